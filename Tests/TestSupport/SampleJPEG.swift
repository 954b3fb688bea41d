/// A JPEG of chosen segments and no picture to speak of, written byte by byte for tests.
package enum SampleJPEG {
  /// A segment with that marker.
  package static func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
    let length = payload.count + 2
    return [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + payload
  }

  /// The Exif segment that holds a TIFF structure.
  package static func exifSegment(_ tiff: [UInt8]) -> [UInt8] {
    segment(0xE1, [0x45, 0x78, 0x69, 0x66, 0, 0] + tiff)
  }

  /// A file of segments, with a scan of a few bytes behind them.
  package static func file(_ segments: [UInt8]) -> [UInt8] {
    [0xFF, 0xD8] + segments + segment(0xDA, [1, 1, 0, 0, 63, 0]) + [0x12, 0x34, 0xFF, 0xD9]
  }

  /// A file whose Exif is `tiff`.
  package static func file(exif tiff: SampleTIFF) -> [UInt8] { file(exifSegment(tiff.bytes)) }

  /// A file taken at that time, as Exif writes it.
  package static func file(takenAt date: String) -> [UInt8] { file(exif: SampleTIFF(dateTimeOriginal: date)) }

  /// The segment that holds an XMP packet.
  package static func xmpSegment(_ packet: [UInt8]) -> [UInt8] {
    segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + packet)
  }

  /// A segment that holds a piece of an extended XMP packet.
  package static func extendedXMPSegment(
    _ piece: [UInt8], at offset: Int, of count: Int, identifier: String
  ) -> [UInt8] {
    segment(
      0xE1,
      Array("http://ns.adobe.com/xmp/extension/\0".utf8) + Array(identifier.utf8) + bigEndian(count)
        + bigEndian(offset) + piece)
  }

  /// A segment that holds a piece of a list of image resources.
  package static func resourceSegment(_ resources: [UInt8]) -> [UInt8] {
    segment(0xED, Array("Photoshop 3.0\0".utf8) + resources)
  }

  /// The header of a frame.
  package static func frameSegment(_ marker: UInt8 = 0xC0, width: Int, height: Int) -> [UInt8] {
    segment(marker, [8] + bigEndian(height).suffix(2) + bigEndian(width).suffix(2) + [1, 1, 0x11, 0])
  }

  /// A file with all the metadata that is looked for.
  package static func file(exif tiff: [UInt8], xmp packet: [UInt8], iptc dataSets: [UInt8]) -> [UInt8] {
    file(
      segment(0xE0, Array("JFIF\0".utf8)) + exifSegment(tiff) + xmpSegment(packet)
        + resourceSegment(SampleIPTC.resource(0x03ED, [1, 2, 3]) + SampleIPTC.resource(0x0404, dataSets))
        + frameSegment(width: 640, height: 480))
  }

  private static func bigEndian(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }
}
