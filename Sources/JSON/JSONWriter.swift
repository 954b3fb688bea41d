/// Writes JSON (RFC 8259) in its compact form, value after value, to the end of a buffer.
///
/// The caller sees to the shape: each container that begins ends, and in an object each value follows its key.
/// Commas come by themselves. Nothing is kept but the buffer, which may be taken away after any line.
public struct JSONWriter: Sendable {
  /// What was written so far. The caller may empty it, but not between a key and its value.
  public var buffer: [UInt8] = []

  /// Whether a value came before in the container, so that a comma is due.
  private var needsComma = false

  /// Creates a writer with an empty buffer.
  public init() {}

  /// Begins an object.
  public mutating func beginObject() { begin(UInt8(ascii: "{")) }

  /// Ends the innermost container, an object.
  public mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Begins an array.
  public mutating func beginArray() { begin(UInt8(ascii: "[")) }

  /// Ends the innermost container, an array.
  public mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Ends a line; the next value begins a document of its own, as in NDJSON.
  public mutating func endLine() {
    buffer.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Writes the name of the next member: ASCII that needs no escape.
  public mutating func key(_ name: StaticString) {
    separate()
    buffer.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { unsafe buffer.append(contentsOf: $0) }
    buffer.append(UInt8(ascii: "\""))
    buffer.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a string of bytes that are UTF-8, or nearly so: what is not becomes U+FFFD, one for each maximal
  /// subpart, as `String(decoding:as:)` has it.
  public mutating func string(_ bytes: Span<UInt8>) {
    separate()
    quote(bytes)
    needsComma = true
  }

  /// Writes a string.
  public mutating func string(_ text: String) {
    separate()
    var text = text
    text.withUTF8 { unsafe quote($0.span) }
    needsComma = true
  }

  /// Writes a whole number.
  public mutating func integer(_ value: Int) {
    separate()
    if value < 0 { buffer.append(UInt8(ascii: "-")) }
    var digits: InlineArray<20, UInt8> = .init(repeating: 0)
    var start = digits.count
    var rest = value.magnitude
    repeat {
      start -= 1
      digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    for index in start..<digits.count { buffer.append(digits[index]) }
    needsComma = true
  }

  /// Writes a number with as few digits as tell it from every other, whole ones without a point; `null` for
  /// infinities and NaN, which JSON lacks.
  public mutating func number(_ value: Double) {
    guard value.isFinite else { return null() }
    if value.magnitude < 0x1p63, Double(Int(value)) == value { return integer(Int(value)) }
    separate()
    buffer.append(contentsOf: value.description.utf8)
    needsComma = true
  }

  /// Writes `true` or `false`.
  public mutating func boolean(_ value: Bool) { word(value ? "true" : "false") }

  /// Writes `null`.
  public mutating func null() { word("null") }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    buffer.append(bracket)
    needsComma = false
  }

  private mutating func end(_ bracket: UInt8) {
    buffer.append(bracket)
    needsComma = true
  }

  private mutating func word(_ word: StaticString) {
    separate()
    word.withUTF8Buffer { unsafe buffer.append(contentsOf: $0) }
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { buffer.append(UInt8(ascii: ",")) }
  }
}

extension JSONWriter {
  /// Appends a string token. Runs that stand for themselves are copied at once.
  private mutating func quote(_ bytes: Span<UInt8>) {
    buffer.append(UInt8(ascii: "\""))
    var copied = 0
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x80 {
        if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
          append(bytes.extracting(copied..<offset))
          escape(byte)
          copied = offset + 1
        }
        offset += 1
        continue
      }
      let piece = UTF8Text.piece(at: offset, in: bytes)
      if byte == 0xC2, piece.isValid, bytes[offset + 1] < 0xA0 {
        // A control character of the upper half, which a terminal may obey.
        append(bytes.extracting(copied..<offset))
        escape(bytes[offset + 1])
        copied = offset + piece.length
      } else if !piece.isValid {
        append(bytes.extracting(copied..<offset))
        buffer.append(contentsOf: [0xEF, 0xBF, 0xBD])
        copied = offset + piece.length
      }
      offset += piece.length
    }
    append(bytes.extracting(copied..<bytes.count))
    buffer.append(UInt8(ascii: "\""))
  }

  private mutating func append(_ run: Span<UInt8>) {
    unsafe run.withUnsafeBufferPointer { unsafe buffer.append(contentsOf: $0) }
  }

  private mutating func escape(_ byte: UInt8) {
    buffer.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): buffer.append(byte)
    case UInt8(ascii: "\n"): buffer.append(UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): buffer.append(UInt8(ascii: "r"))
    case UInt8(ascii: "\t"): buffer.append(UInt8(ascii: "t"))
    default:
      buffer.append(contentsOf: [UInt8(ascii: "u"), UInt8(ascii: "0"), UInt8(ascii: "0")])
      buffer.append(UInt8(ascii: "0") + byte >> 4)
      let low = byte & 0xF
      buffer.append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
    }
  }
}
