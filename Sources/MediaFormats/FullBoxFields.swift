/// The fields of a full box (ISO/IEC 14496-12, 4.2), read one after another; its version tells how wide they are.
struct FullBoxFields {
  private var offset: Int
  private let end: Int
  private var isWide = false

  /// Starts at the version, which is the first byte of a full box's payload.
  init(_ payload: Range<Int>) {
    offset = payload.lowerBound
    end = payload.upperBound
  }
}

extension FullBoxFields {
  /// Reads the version and passes over the flags.
  mutating func readVersion(from source: inout ByteSource) throws(MalformedMedia) {
    isWide = try integer32(from: &source) >> 24 == 1
  }

  /// Passes over fields.
  mutating func skip(_ byteCount: Int) { offset += byteCount }

  /// Reads 32 bits.
  mutating func integer32(from source: inout ByteSource) throws(MalformedMedia) -> Int {
    guard end - offset >= 4 else { throw .truncated(at: end) }
    defer { offset += 4 }
    return try source.integer32(at: offset, .bigEndian)
  }

  /// Reads 32 bits with a sign.
  mutating func signed32(from source: inout ByteSource) throws(MalformedMedia) -> Int {
    Int(Int32(truncatingIfNeeded: try integer32(from: &source)))
  }

  /// Reads a number that is 64 bits wide from version 1 on; `nil` for one that is too large, as where all bits are set
  /// to say that nothing is known.
  mutating func length(from source: inout ByteSource) throws(MalformedMedia) -> Int? {
    let high = isWide ? try integer32(from: &source) : 0
    let low = try integer32(from: &source)
    if isWide { return high < 0x8000_0000 ? high << 32 | low : nil }
    return low == 0xFFFF_FFFF ? nil : low
  }

  /// Reads a moment as seconds since 1970; `nil` where there is none (rule 35).
  ///
  /// It counts from 1904. Some programs count from 1970 all the same, which makes numbers too small for any film.
  mutating func time(from source: inout ByteSource) throws(MalformedMedia) -> Int64? {
    guard let count = try length(from: &source), count > 0 else { return nil }
    let from1904To1970 = 2_082_844_800
    return Int64(count < from1904To1970 ? count : count - from1904To1970)
  }
}
