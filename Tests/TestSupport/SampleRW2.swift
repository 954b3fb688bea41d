/// A Panasonic raw file, written byte by byte for tests: a TIFF of another magic number, in whose first directory the
/// JPEG stands that the camera made.
package enum SampleRW2 {
  /// A file with such a JPEG, and with an Exif directory of its own where `exif` has fields.
  package static func file(jpeg: [UInt8], exif: [SampleTIFF.Field] = []) -> [UInt8] {
    var tiff = SampleTIFF(exif: exif)
    tiff.magic = 0x55
    tiff.primary = [
      tiff.short(0x0002, 3724), tiff.short(0x0003, 2754), tiff.short(0x0004, 6), tiff.short(0x0005, 8),
      tiff.short(0x0006, 2742), tiff.short(0x0007, 3656),
      SampleTIFF.Field(0x002E, type: 7, count: jpeg.count, value: jpeg), .text(0x010F, "Panasonic"),
      .text(0x0110, "DMC-LX3"), tiff.short(0x0112, 1),
    ]
    return tiff.bytes
  }

  /// A file whose JPEG alone tells that it was taken at that time, as Exif writes it.
  package static func file(takenAt date: String) -> [UInt8] { file(jpeg: SampleJPEG.file(takenAt: date)) }
}
