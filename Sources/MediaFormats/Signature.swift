/// The first bytes of a file, as one number of which the first byte is the most significant, so that a look at a
/// table of signatures costs a comparison each.
struct FirstBytes {
  /// How many bytes are looked at.
  static let byteCount = 16

  /// The bytes; zeros stand for those that the file lacks.
  fileprivate let number: UInt128
  /// How many of them are the file's.
  fileprivate let byteCount: Int

  /// Reads the first bytes of a file, as many as it has.
  init(of source: inout ByteSource) throws(MalformedMedia) {
    byteCount = min(Self.byteCount, source.byteCount)
    let present = try source.withBytes(at: 0, count: byteCount) { bytes in
      var number: UInt128 = 0
      for index in bytes.indices { number = number << 8 | UInt128(bytes[index]) }
      return number
    }
    number = present << UInt128(8 * (Self.byteCount - byteCount))
  }
}

/// Bytes that stand among the first 16 of every file of a format.
struct Signature: Sendable {
  private let number: UInt128
  /// All bits of the bytes that it tells.
  private let mask: UInt128
  /// Where it ends.
  private let end: Int

  /// Creates the signature of `bytes` at an offset; `nil` stands for a byte that may be any.
  init(_ bytes: [UInt8?], at offset: Int = 0) {
    var number: UInt128 = 0
    var mask: UInt128 = 0
    for (index, byte) in bytes.enumerated() {
      guard let byte else { continue }
      number |= UInt128(byte) << Self.shift(ofByte: offset + index)
      mask |= 0xFF << Self.shift(ofByte: offset + index)
    }
    self.number = number
    self.mask = mask
    end = offset + bytes.count
  }

  /// Creates the signature of ASCII characters, of which "?" stands for a byte that may be any.
  init(_ text: StaticString, at offset: Int = 0) {
    self.init("\(text)".utf8.map { $0 == UInt8(ascii: "?") ? nil : $0 }, at: offset)
  }

  /// Says whether a file with those first bytes has it.
  func matches(_ first: FirstBytes) -> Bool { end <= first.byteCount && first.number & mask == number }

  /// By how many bits a byte is to the left of the last one.
  private static func shift(ofByte index: Int) -> UInt128 {
    UInt128(8 * (FirstBytes.byteCount - 1 - index))
  }
}
