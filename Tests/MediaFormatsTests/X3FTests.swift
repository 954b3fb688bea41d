import TestSupport
import Testing

@testable import MediaFormats

@Suite struct X3FTests {
  static let date: String = "2010:05:22 13:58:30"
  static let jpeg: [UInt8] = SampleJPEG.file(takenAt: date)
  static let thumbnail: SampleX3F.Section = SampleX3F.picture("IMAG", SampleJPEG.file([]))
  static let preview: SampleX3F.Section = SampleX3F.picture("IMA2", jpeg)

  /// Files and the date that is found in each.
  static let files: [(String, [UInt8], String?)] = [
    ("usual", SampleX3F.file(jpeg: jpeg), date + "\0"),
    ("version 4", SampleX3F.file([preview], major: 4), date + "\0"),
    ("behind a JPEG without", SampleX3F.file([thumbnail, preview]), date + "\0"),
    (
      "in the section that older cameras have", SampleX3F.file([SampleX3F.picture("IMAG", jpeg)]),
      date + "\0"
    ),
    (
      "the first of two",
      SampleX3F.file([preview, SampleX3F.picture("IMA2", SampleJPEG.file(takenAt: "2020:01:02 03:04:05"))]),
      date + "\0"
    ),
    ("none", SampleX3F.file([thumbnail, SampleX3F.properties]), nil),
    ("no sections", SampleX3F.file([]), nil),
    ("in no JPEG", SampleX3F.file([SampleX3F.picture("IMA2", jpeg, format: 30)]), nil),
    ("in no picture for viewing", SampleX3F.file([SampleX3F.picture("RAWI", jpeg)]), nil),
    ("in no picture at all", SampleX3F.file([SampleX3F.picture("IMA2", jpeg, signature: "SECp")]), nil),
    (
      "behind more sections than are looked at",
      SampleX3F.file(
        [SampleX3F.Section](repeating: SampleX3F.properties, count: Limits.x3fSections) + [preview]),
      nil
    ),
  ]

  /// The date of the Exif that is found in `bytes`.
  func date(in bytes: [UInt8]) throws -> String? {
    guard let part = MovieSearch(bytes, as: .x3f).contents.exif.first else { return nil }
    guard case .range(let block) = part.payload else { return nil }
    var source = ByteSource(bytes)
    var tiff = TIFF()
    try tiff.read(&source, block: block)
    return tiff.text(0x9003)
  }

  @Test(arguments: files)
  func `the Exif is that of the camera's JPEG`(title: String, file: [UInt8], expected: String?) throws {
    #expect(try date(in: file) == expected)
    let search = MovieSearch(file, as: .x3f)
    #expect(search.fault == nil)
    #expect(search.contents.details.width == 2640 && search.contents.details.height == 1760)
    var source = ByteSource(file)
    #expect(try Signatures.recognize(&source, fileExtension: { [] }) == .media(.x3f))
  }

  @Test func `of a large file the head, the tail and the JPEG's head are read`() throws {
    let raw = SampleX3F.picture("IMA2", [UInt8](repeating: 0x5A, count: 100_000), format: 30)
    let file = SampleX3F.file([raw, Self.preview, raw, SampleX3F.properties])
    #expect(MovieSearch(file, as: .x3f, depth: .exif).readCount == 3)
    #expect(try date(in: file) == Self.date + "\0")
  }

  /// Where the last four bytes lead: each is the offset of a file without sections, 72 bytes of header long.
  @Test(
    arguments: [
      ("into the header", 0, MalformedMedia.invalid("directory", at: 84)),
      ("to no directory", 71, .invalid("directory", at: 84)),
      ("to where none fits", 73, .invalid("directory", at: 84)),
      ("behind the end", 0xFFFF_FFFF, .invalid("directory", at: 84)),
    ] as [(String, Int, MalformedMedia)])
  func `a directory that can't be is named`(title: String, offset: Int, expected: MalformedMedia) {
    let file = SampleX3F.file([]).dropLast(4) + SampleTIFF().integer32(offset)
    #expect(MovieSearch(Array(file), as: .x3f).fault == expected)
  }

  @Test(arguments: [2, 0xFFFF_FFFF])
  func `a directory that doesn't fit is named`(count: Int) {
    let file = SampleX3F.file([SampleX3F.properties], statedCount: count)
    #expect(MovieSearch(file, as: .x3f).fault == .invalid("directory", at: 96))
  }

  @Test func `every prefix is reported, since the directory stands at the end`() {
    let file = SampleX3F.file(jpeg: Self.jpeg)
    for count in file.indices {
      let search = MovieSearch(Array(file.prefix(count)), as: .x3f)
      #expect(search.fault != nil, "\(count) bytes")
      #expect(search.contents.exif.isEmpty, "\(count) bytes")
    }
  }
}
