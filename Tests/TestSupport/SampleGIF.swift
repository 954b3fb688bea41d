/// A GIF of chosen blocks, written byte by byte for tests.
package enum SampleGIF {
  /// A picture of one pixel.
  package static let picture: [UInt8] =
    [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 9, 9, 9, 8, 8, 8, 2] + [2, 0x4C, 0x01, 0]

  /// An application extension whose data stands in blocks.
  package static let loop: [UInt8] = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]

  /// The application extension that holds an XMP packet, with the bytes that lead readers of blocks to its end.
  package static func xmp(_ packet: [UInt8]) -> [UInt8] {
    let trailer = [1] + (0...255).reversed().map { UInt8($0) } + [0]
    return [0x21, 0xFF, 11] + Array("XMP DataXMP".utf8) + packet + trailer
  }

  /// A file of blocks, 640 × 480 with four colors.
  package static func file(_ blocks: [UInt8]) -> [UInt8] {
    Array("GIF89a".utf8) + [0x80, 2, 0xE0, 1, 0x91, 0, 0] + [UInt8](repeating: 0x21, count: 12) + blocks + [
      0x3B
    ]
  }

  /// An animation whose XMP is `packet`.
  package static func file(xmp packet: [UInt8]) -> [UInt8] {
    file(loop + xmp(packet) + picture + picture)
  }
}
