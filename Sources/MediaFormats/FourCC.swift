/// The four characters that name a box, a chunk or a brand.
struct FourCC: Hashable, Sendable, ExpressibleByStringLiteral {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Takes the Latin-1 codes of four characters. The compiler makes one number of them, whereas a string is gone
  /// through whenever it is compared.
  @inline(__always)
  init(_ first: Unicode.Scalar, _ second: Unicode.Scalar, _ third: Unicode.Scalar, _ fourth: Unicode.Scalar) {
    rawValue = first.value << 24 | second.value << 16 | third.value << 8 | fourth.value
  }

  /// Takes the Latin-1 codes of four characters; any more are left out.
  init(stringLiteral text: String) {
    var code: UInt32 = 0
    if text.utf8.count == 4 {
      for byte in text.utf8 { code = code << 8 | UInt32(byte) }
    } else {
      for scalar in text.unicodeScalars.prefix(4) { code = code << 8 | (scalar.value & 0xFF) }
    }
    rawValue = code
  }
}

extension ByteSource {
  /// The four characters at an offset.
  mutating func fourCC(at offset: Int) throws(MalformedMedia) -> FourCC {
    FourCC(rawValue: UInt32(truncatingIfNeeded: try integer32(at: offset, .bigEndian)))
  }
}
