/// A Windows bitmap, written byte by byte for tests.
package enum SampleBMP {
  /// A header and a few bytes of a picture.
  package static func file(width: Int = 640, height: Int = 480) -> [UInt8] {
    let little = SampleTIFF()
    let picture = [UInt8](repeating: 0x5A, count: 12)
    var bytes = Array("BM".utf8) + little.integer32(54 + picture.count) + little.integer32(0)
    bytes += little.integer32(54) + little.integer32(40) + little.integer32(width) + little.integer32(height)
    bytes += little.integer16(1) + little.integer16(24)
    return bytes + [UInt8](repeating: 0, count: 54 - bytes.count) + picture
  }

  /// A file whose header is of the oldest form.
  package static func oldFile(width: Int, height: Int) -> [UInt8] {
    let little = SampleTIFF()
    return Array("BM".utf8) + little.integer32(26) + little.integer32(0) + little.integer32(26)
      + little.integer32(12) + little.integer16(width) + little.integer16(height) + little.integer16(1)
      + little.integer16(24)
  }
}
