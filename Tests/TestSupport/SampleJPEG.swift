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
}
