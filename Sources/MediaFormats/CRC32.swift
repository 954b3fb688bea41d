/// The checksum that ends every chunk of a PNG file (PNG 3rd edition, 5.5 and annex D; ISO/IEC 3309).
enum CRC32 {
  /// What each value of a byte does to the checksum; the polynomial's bits stand in reverse.
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ (rest >> 1) : rest >> 1 }
  }

  /// Returns the checksum of bytes.
  static func checksum(of bytes: Span<UInt8>) -> UInt32 {
    let table = table
    var rest = UInt32.max
    for index in bytes.indices {
      rest = table[Int(UInt8(truncatingIfNeeded: rest) ^ bytes[index])] ^ (rest >> 8)
    }
    return ~rest
  }
}
