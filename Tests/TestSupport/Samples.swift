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
    Sample(
      "xmp-and-iptc", "jpeg",
      SampleJPEG.file(exif: full().bytes, xmp: SampleXMP.bytes(), iptc: SampleIPTC.bytes())),
    Sample("little-endian", "tiff", full(isBigEndian: false).bytes),
    Sample("big-endian", "tiff", full(isBigEndian: true).bytes),
    Sample("big", "tiff", SampleTIFF.file(magic: 43)),
    Sample("panasonic", "tiff", SampleRW2.file(takenAt: taken)),
    Sample("live-photo", "tiff", livePhoto.bytes),
    Sample("usual", "raf", SampleRAF.file(jpeg: SampleJPEG.file(exif: full()))),
    Sample("exif-and-xmp", "heif", SampleHEIF.file(exif: full().bytes, xmp: SampleXMP.bytes())),
    Sample("usual", "cr3", SampleCR3.file(takenAt: taken)),
    Sample("exif-and-xmp", "jxl", SampleJXL.file(exif: full().bytes, xmp: SampleXMP.bytes())),
    Sample(
      "usual", "jp2", SampleJP2.file(exif: full().bytes, xmp: SampleXMP.bytes(), iptc: SampleIPTC.bytes())),
    Sample("exif", "png", SamplePNG.file(exif: full())),
    Sample("texts", "png", texts),
    Sample("exif", "webp", SampleWebP.file(exif: full())),
    Sample("xmp", "gif", SampleGIF.file(xmp: SampleXMP.bytes())),
    Sample("phone", "quicktime", SampleMovie.file()),
    Sample("everything", "quicktime", SampleMovie.everything),
    Sample("usual", "avi", SampleAVI.file(takenAt: "Mon Mar 10 15:04:43 2003")),
    Sample("usual", "matroska", SampleMatroska.file(nanoseconds: 721_000_000_123_456_789)),
    Sample("usual", "mts", SampleTransportStream.file()),
    Sample("usual", "asf", SampleASF.file(creation: 133_590_614_020_000_000)),
    Sample("usual", "mrw", SampleMRW.file(exif: full(isBigEndian: true).bytes)),
    Sample("usual", "crw", SampleCIFF(seconds: 1_068_486_006).bytes),
    Sample("usual", "x3f", SampleX3F.file(jpeg: SampleJPEG.file(exif: full()))),
    Sample("usual", "bmp", SampleBMP.file()),
    Sample("exif", "psd", SamplePSD.file(exif: full().bytes)),
    Sample("usual", "xmp", SampleXMP.bytes()),
    Sample("usual", "iptc", SampleIPTC.bytes()),
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

  private static let taken = "2024:05:03 14:03:22"

  /// What an iPhone writes into the still of a Live Photo.
  private static var livePhoto: SampleTIFF {
    var tiff = full(isBigEndian: true)
    tiff.exif.append(SampleAppleMakerNote.field(contentIdentifier: "5A7B0D4C-1F0E-4B66-9C3B-2B2F6E0B5B9A"))
    return tiff
  }

  /// A picture that texts tell all about.
  private static let texts = SamplePNG.file(
    before: SamplePNG.text("Creation Time", "Fri, 03 May 2024 14:03:22 +0200")
      + SamplePNG.compressedText(
        "Raw profile type exif", SamplePNG.rawProfile("exif", Array("Exif\0\0".utf8) + full().bytes))
      + SamplePNG.internationalText("XML:com.adobe.xmp", SampleXMP.packet()))

  /// Segments that cameras write before Exif: JFIF's, a comment, and fill bytes.
  private static let before: [UInt8] =
    SampleJPEG.segment(0xE0, Array("JFIF\0".utf8) + [1, 2, 0, 0, 1, 0, 1, 0, 0])
    + SampleJPEG.segment(0xFE, Array("a comment".utf8)) + [0xFF, 0xFF]
}
