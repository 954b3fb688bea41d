/// A JPEG XL file of boxes without a picture, written byte by byte for tests.
package enum SampleJXL {
  /// The boxes that such a file begins with.
  package static let signature =
    SampleBoxes.box("JXL ", [0x0D, 0x0A, 0x87, 0x0A]) + SampleBoxes.fileType("jxl ", compatible: ["jxl "])

  /// The beginning of a codestream of 1024 by 768 pixels, turned upright by orientation 6.
  package static let codestream: [UInt8] = codestream(
    [(0, 1), (1, 2), (767, 13), (3, 3), (0, 1), (1, 1), (5, 3)])

  /// A codestream that begins with fields of so many bits each.
  package static func codestream(_ fields: [(value: Int, bitCount: Int)]) -> [UInt8] {
    let bits = fields.flatMap { field in (0..<field.bitCount).map { field.value >> $0 & 1 } }
    let bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<min(start + 8, bits.count)].enumerated().reduce(UInt8(0)) {
        $0 | UInt8($1.element << $1.offset)
      }
    }
    return [0xFF, 0x0A] + bytes + [UInt8](repeating: 0, count: 16)
  }

  /// A box of Exif.
  package static func exifBox(_ tiff: [UInt8]) -> [UInt8] { SampleBoxes.box("Exif", [0, 0, 0, 0] + tiff) }

  /// A file of Exif, XMP and a codestream.
  package static func file(exif tiff: [UInt8], xmp: [UInt8] = Array("<x:xmpmeta/>".utf8)) -> [UInt8] {
    signature + SampleBoxes.box("xml ", xmp) + exifBox(tiff) + SampleBoxes.box("jxlc", codestream)
  }
}
