/// A small file that its format's builder made.
package struct Sample: Sendable, CustomStringConvertible {
  /// What is special about it.
  package let name: String
  /// The reader whose file it is, as scripts/fuzz calls it.
  package let format: String
  /// The file.
  package let bytes: [UInt8]

  package init(_ name: String, _ format: String, _ bytes: [UInt8]) {
    self.name = name
    self.format = format
    self.bytes = bytes
  }

  package var description: String { "\(name).\(format)" }
}

/// One or more built files of each format: fuzzers begin with them, and tests damage them.
package enum Samples {
  /// All there are, those of one format one after another.
  package static let all: [Sample] = [
    Sample("little-endian", "jpeg", SampleJPEG.file(exif: full(isBigEndian: false))),
    Sample("big-endian", "jpeg", SampleJPEG.file(exif: full(isBigEndian: true))),
    Sample("behind-others", "jpeg", SampleJPEG.file(before + SampleJPEG.exifSegment(full().bytes))),
    Sample("little-endian", "tiff", full(isBigEndian: false).bytes),
    Sample("big-endian", "tiff", full(isBigEndian: true).bytes),
  ]

  /// A structure of everything that is read: dates with their fractions and offsets, a place, a camera.
  package static func full(isBigEndian: Bool = false) -> SampleTIFF {
    var tiff = SampleTIFF(isBigEndian: isBigEndian)
    tiff.primary = [
      .text(0x010F, "Canon"), .text(0x0110, "Canon EOS R6"), tiff.short(0x0112, 6),
      .text(0x0132, "2024:05:06 10:20:30"),
    ]
    tiff.exif = [
      .text(0x9003, "2024:05:03 14:03:22"), .text(0x9004, "2024:05:03 14:03:23"), .text(0x9010, "+02:00"),
      .text(0x9011, "+09:00"), .text(0x9012, "+09:00"), .text(0x9290, "5"), .text(0x9291, "25"),
      .text(0x9292, "250"), tiff.short(0xA002, 6000), tiff.short(0xA003, 4000),
    ]
    tiff.gps = [
      .text(0x0001, "N"), tiff.rational(0x0002, (35, 1), (41, 1), (2200, 100)), .text(0x0003, "E"),
      tiff.rational(0x0004, (139, 1), (41, 1), (3000, 100)), tiff.rational(0x0007, (5, 1), (3, 1), (22, 1)),
      .text(0x001D, "2024:05:03"),
    ]
    tiff.thumbnail = SampleJPEG.file([])
    return tiff
  }

  /// Segments that cameras write before Exif: JFIF's, a comment, and fill bytes.
  private static let before: [UInt8] =
    SampleJPEG.segment(0xE0, Array("JFIF\0".utf8) + [1, 2, 0, 0, 1, 0, 1, 0, 0])
    + SampleJPEG.segment(0xFE, Array("a comment".utf8)) + [0xFF, 0xFF]
}
