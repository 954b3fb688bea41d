/// A Fujifilm raw file, written byte by byte for tests.
package enum SampleRAF {
  /// Where the JPEG begins in files of most cameras.
  package static let headerByteCount = 148

  /// A file with a JPEG, and a few bytes for the sensor's data behind it. The header may state another offset than
  /// where the JPEG is.
  package static func file(jpeg: [UInt8], statedOffset: Int? = nil) -> [UInt8] {
    let big = SampleTIFF(isBigEndian: true)
    let camera = Array("FinePix S5000".utf8)
    var bytes = Array("FUJIFILMCCD-RAW 0201FF383501".utf8)
    bytes += camera + [UInt8](repeating: 0, count: 84 - bytes.count - camera.count)
    bytes += big.integer32(statedOffset ?? headerByteCount) + big.integer32(jpeg.count)
    bytes += [UInt8](repeating: 0, count: headerByteCount - bytes.count)
    return bytes + jpeg + [UInt8](repeating: 0x5A, count: 64)
  }

  /// A file taken at that time, as Exif writes it.
  package static func file(takenAt date: String) -> [UInt8] { file(jpeg: SampleJPEG.file(takenAt: date)) }
}
