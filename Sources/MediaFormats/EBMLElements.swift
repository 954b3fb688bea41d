/// An element of EBML (RFC 8794).
struct EBMLElement: Equatable, Sendable {
  /// What it is, with the marker of its length.
  let id: UInt32
  /// Where it begins, with its ID.
  let start: Int
  /// What it holds, as it says: the end may lie beyond the file's. An element of unknown size is taken to reach to
  /// the end of what is walked.
  let payload: Range<Int>
}

/// Walks the elements of a range, one after another, into those that are entered.
///
/// Every element is at least its own ID and size, so that the walk comes to an end, and how many are looked at is
/// bounded. An ID means the same on every level of Matroska, so that nothing needs to know where a level ends.
struct EBMLElements {
  private var offset: Int
  private let end: Int
  private var remaining = Limits.elements

  /// Creates a walk over the elements that fill `range`.
  init(in range: Range<Int>) {
    offset = range.lowerBound
    end = range.upperBound
  }

  /// Whether the walk came to the end of the range, rather than to that of its patience.
  var isAtEnd: Bool { offset >= end }

  /// Returns the next element; `nil` at the end.
  mutating func next(in source: inout ByteSource) throws(MalformedMedia) -> EBMLElement? {
    guard !isAtEnd, remaining > 0 else { return nil }
    remaining -= 1
    let start = offset
    guard let id = try source.variableInteger(at: start, maximumLength: 4) else {
      throw .invalid("element", at: start)
    }
    guard let size = try source.variableInteger(at: start + id.length, maximumLength: 8) else {
      throw .invalid("element size", at: start + id.length)
    }
    let payload = start + id.length + size.length
    // Less than 2⁵⁶, so that the sum can't overflow.
    offset = size.isUnknown ? end : payload + size.value
    return EBMLElement(
      id: UInt32(truncatingIfNeeded: id.value | id.marker), start: start,
      payload: payload..<max(payload, offset))
  }

  /// Goes on with what the element that was returned last holds, instead of behind it.
  mutating func enter(_ element: EBMLElement) { offset = element.payload.lowerBound }
}

/// An integer whose first bits tell how many bytes it takes (RFC 8794, 4).
private struct VariableInteger {
  /// The bits behind the marker.
  var value: Int
  /// How many bytes it takes.
  let length: Int

  /// The bit that ends the length, at its place before the value.
  var marker: Int { 1 << (7 * length) }
  /// Whether all its bits are set, by which a size says that it isn't known.
  var isUnknown: Bool { value == marker - 1 }
}

extension ByteSource {
  /// The integer of variable length at an offset; `nil` when it is longer than allowed.
  fileprivate mutating func variableInteger(
    at offset: Int, maximumLength: Int
  ) throws(MalformedMedia) -> VariableInteger? {
    let first = try byte(at: offset)
    let length = first.leadingZeroBitCount + 1
    guard length <= maximumLength else { return nil }
    var integer = VariableInteger(value: Int(first) & (0xFF >> length), length: length)
    for index in 1..<length { integer.value = integer.value << 8 | Int(try byte(at: offset + index)) }
    return integer
  }

  /// The unsigned integer that fills an element, big-endian (RFC 8794, 7.2); `nil` when it has no byte, or more
  /// than eight.
  mutating func unsigned(of element: EBMLElement) throws(MalformedMedia) -> UInt64? {
    guard 1...8 ~= element.payload.count else { return nil }
    var value: UInt64 = 0
    for offset in element.payload { value = value << 8 | UInt64(try byte(at: offset)) }
    return value
  }

  /// The floating-point number that fills an element (RFC 8794, 7.3); `nil` when it is none.
  mutating func float(of element: EBMLElement) throws(MalformedMedia) -> Double? {
    guard let bits = try unsigned(of: element) else { return nil }
    switch element.payload.count {
    case 4: return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case 8: return Double(bitPattern: bits)
    default: return nil
    }
  }
}
