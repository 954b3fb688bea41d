/// The maker note of an Apple camera, written byte by byte for tests.
package enum SampleAppleMakerNote {
  private static let signature = Array("Apple iOS\0\0\u{1}MM".utf8)

  /// A note whose directory has a number before the content identifier, which stands behind it.
  package static func bytes(contentIdentifier: String) -> [UInt8] {
    let tiff = SampleTIFF(isBigEndian: true)
    let identifier = Array(contentIdentifier.utf8) + [0]
    let start = signature.count + 2 + 12 * 2 + 4
    return signature + tiff.integer16(2)
      + tiff.integer16(0x0001) + tiff.integer16(9) + tiff.integer32(1) + tiff.integer32(14)
      + tiff.integer16(0x0011) + tiff.integer16(2) + tiff.integer32(identifier.count) + tiff.integer32(start)
      + tiff.integer32(0) + identifier
  }

  /// The field of an Exif directory that holds such a note.
  package static func field(contentIdentifier: String) -> SampleTIFF.Field {
    let note = bytes(contentIdentifier: contentIdentifier)
    return SampleTIFF.Field(0x927C, type: 7, count: note.count, value: note)
  }
}
