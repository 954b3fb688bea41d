/// A raw picture of Sigma, written byte by byte for tests.
package enum SampleX3F {
  private static let little = SampleTIFF()

  /// A section: its name in the directory, and its bytes.
  package typealias Section = (name: String, bytes: [UInt8])

  /// A section that holds a picture in a format, of which 18 is JPEG.
  package static func picture(
    _ name: String, _ bytes: [UInt8], format: Int = 18, signature: String = "SECi"
  ) -> Section {
    var header = Array(signature.utf8) + little.integer32(0x2_0000) + little.integer32(2)
    header += little.integer32(format) + [UInt8](repeating: 1, count: 12)
    return (name, header + bytes)
  }

  /// A list of properties, which nothing is read of.
  package static let properties: Section = ("PROP", Array("SECp".utf8) + [UInt8](repeating: 0, count: 20))

  /// A file of sections, 2640 × 1760 pixels large, in a version of the format, which tells where that stands. The
  /// directory may state another count of sections than there are.
  package static func file(_ sections: [Section], major: Int = 2, statedCount: Int? = nil) -> [UInt8] {
    var bytes = Array("FOVb".utf8) + little.integer16(0) + little.integer16(major)
    bytes += [UInt8](repeating: 0x30, count: (major < 4 ? 28 : 40) - bytes.count)
    bytes += little.integer32(2640) + little.integer32(1760) + [UInt8](repeating: 0, count: 36)
    var directory = Array("SECd".utf8) + little.integer32(0x2_0000)
    directory += little.integer32(statedCount ?? sections.count)
    for section in sections {
      directory += little.integer32(bytes.count) + little.integer32(section.bytes.count)
      directory += Array(section.name.utf8)
      bytes += section.bytes
    }
    return bytes + directory + little.integer32(bytes.count)
  }

  /// A file with an uncompressed thumbnail, the camera's JPEG, the sensor's data and properties.
  package static func file(jpeg: [UInt8]) -> [UInt8] {
    file([
      picture("IMAG", [UInt8](repeating: 0x7F, count: 48), format: 3), picture("IMA2", jpeg),
      picture("IMA2", [UInt8](repeating: 0x5A, count: 32), format: 30), properties,
    ])
  }
}
