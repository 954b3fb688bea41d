/// A place in a box's payload, from which fields are taken one after another, none from beyond the box's end.
struct BoxCursor {
  /// What was not taken yet.
  private(set) var rest: Range<Int>

  /// Creates a cursor at the beginning of a box's payload.
  init(_ payload: Range<Int>) { rest = payload }
}

extension BoxCursor {
  /// Takes a big-endian integer of up to eight bytes; one of none is 0.
  mutating func integer(_ byteCount: Int, of source: inout ByteSource) throws(MalformedMedia) -> Int {
    let start = rest.lowerBound
    try skip(byteCount)
    switch byteCount {
    case 0: return 0
    case 1: return Int(try source.byte(at: start))
    case 2: return try source.integer16(at: start, .bigEndian)
    case 4: return try source.integer32(at: start, .bigEndian)
    default: break
    }
    let value = try source.withBytes(at: start, count: byteCount) { bytes in
      var value: UInt64 = 0
      for index in bytes.indices { value = value << 8 | UInt64(bytes[index]) }
      return value
    }
    guard let value = Int(exactly: value) else { throw .invalid("number", at: start) }
    return value
  }

  /// Takes 32 bits with a sign.
  mutating func signed32(of source: inout ByteSource) throws(MalformedMedia) -> Int {
    Int(Int32(truncatingIfNeeded: try integer(4, of: &source)))
  }

  /// Takes the version and the 24 flags that the payload of a full box begins with (ISO/IEC 14496-12, 4.2.2).
  mutating func versionAndFlags(
    of source: inout ByteSource
  ) throws(MalformedMedia) -> (version: Int, flags: Int) {
    let word = try integer(4, of: &source)
    return (word >> 24, word & 0xFF_FFFF)
  }

  /// Takes four characters.
  mutating func fourCC(of source: inout ByteSource) throws(MalformedMedia) -> FourCC {
    FourCC(rawValue: UInt32(truncatingIfNeeded: try integer(4, of: &source)))
  }

  /// Takes a string with the NUL that ends it; the end of box or file ends it too, and so
  /// does `Limits.boxString`.
  mutating func string(of source: inout ByteSource) throws(MalformedMedia) -> [UInt8] {
    let count = min(rest.count, Limits.boxString, max(0, source.byteCount - rest.lowerBound))
    guard count > 0 else { return [] }
    let bytes = try source.withBytes(at: rest.lowerBound, count: count) { bytes in
      var length = 0
      while length < count, bytes[length] != 0 { length += 1 }
      return (0..<length).map { bytes[$0] }
    }
    try skip(min(bytes.count + 1, count))
    return bytes
  }

  /// Passes over that many bytes.
  mutating func skip(_ byteCount: Int) throws(MalformedMedia) {
    guard byteCount <= rest.count else { throw .truncated(at: rest.upperBound) }
    rest.removeFirst(byteCount)
  }
}
