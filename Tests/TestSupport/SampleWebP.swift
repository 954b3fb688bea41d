/// A WebP of chosen chunks, written byte by byte for tests.
package enum SampleWebP {
  /// What the extended header promises.
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let animation = Flags(rawValue: 0x02)
    package static let xmp = Flags(rawValue: 0x04)
    package static let exif = Flags(rawValue: 0x08)
  }

  /// A chunk of that type, padded to an even number of bytes.
  package static func chunk(_ type: String, _ payload: [UInt8]) -> [UInt8] {
    Array(type.utf8) + integer32(payload.count) + payload + (payload.count.isMultiple(of: 2) ? [] : [0])
  }

  /// The extended header.
  package static func header(_ flags: Flags, width: Int = 640, height: Int = 480) -> [UInt8] {
    chunk(
      "VP8X", [flags.rawValue, 0, 0, 0] + integer32(width - 1).prefix(3) + integer32(height - 1).prefix(3))
  }

  /// A lossy frame, but for its picture; some bytes stand for that.
  package static func lossyFrame(width: Int = 640, height: Int = 480, pictureByteCount: Int = 5) -> [UInt8] {
    chunk(
      "VP8 ",
      [0x30, 0x01, 0x00, 0x9D, 0x01, 0x2A] + integer32(width).prefix(2) + integer32(height).prefix(2)
        + [UInt8](repeating: 0xA5, count: pictureByteCount))
  }

  /// A lossless frame, but for its picture.
  package static func losslessFrame(width: Int = 640, height: Int = 480) -> [UInt8] {
    chunk("VP8L", [0x2F] + integer32((width - 1) | (height - 1) << 14) + [0, 0])
  }

  /// A file of chunks; `statedByteCount` instead of the true size behind "RIFF".
  package static func file(_ chunks: [UInt8], statedByteCount: Int? = nil) -> [UInt8] {
    Array("RIFF".utf8) + integer32(statedByteCount ?? chunks.count + 4) + Array("WEBP".utf8) + chunks
  }

  /// A file of one frame whose Exif is `tiff`.
  package static func file(exif tiff: SampleTIFF) -> [UInt8] {
    file(header(.exif) + lossyFrame() + chunk("EXIF", tiff.bytes))
  }

  package static func integer32(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
