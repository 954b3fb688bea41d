import TestSupport
import Testing

@testable import MediaFormats

@Suite struct HEIFTests {
  static let tiff = SampleTIFF(dateTimeOriginal: "2021:07:06 16:08:14").bytes
  static let packet = Array("<x:xmpmeta/>".utf8)

  @Test func `a phone's file tells Exif, XMP, size and orientation in one read`() {
    let file = BoxedFile(SampleHEIF.file(exif: Self.tiff, xmp: Self.packet), as: .heic)
    #expect(file.exif == [Self.tiff])
    #expect(file.xmp == [Self.packet])
    #expect(file.contents.details.width == 4032)
    #expect(file.contents.details.height == 3024)
    #expect(file.contents.details.orientation == 6)
    #expect(file.contents.exif.map(\.directory) == [.primary])
    #expect(file.fault == nil)
    #expect(file.readCount == 1)
  }

  /// A way in which writers lay a file out.
  struct Layout: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let file: SampleHEIF

    init(_ title: String, _ change: (inout SampleHEIF) -> Void) {
      testDescription = title
      var file = SampleHEIF(.exif(2, HEIFTests.tiff), .xmp(3, HEIFTests.packet))
      change(&file)
      self.file = file
    }

    static let rows = [
      Layout("tables behind the picture") { $0.hasTablesLast = true },
      Layout("other boxes first") {
        $0.boxesBefore = SampleBoxes.box("free", [1]) + SampleBoxes.box("moov", [], size: .large)
      },
      Layout("other tables first") { $0.tablesBefore = SampleBoxes.box("dinf", [1]) },
      Layout("entries of version 3") { $0.informationVersion = 3 },
      Layout("locations of version 0") { $0.locationVersion = 0 },
      Layout("locations of version 2") { $0.locationVersion = 2 },
      Layout("no offsets but bases") { $0.widths = .init(offset: 0, length: 4, base: 4) },
      Layout("bases and offsets") { $0.widths = .init(offset: 4, length: 4, base: 4) },
      Layout("the widest numbers") { $0.widths = .init(offset: 8, length: 8, base: 8, index: 8) },
      Layout("indices") { $0.widths = .init(index: 4) },
      Layout("numbers of odd widths") { $0.widths = .init(offset: 3, length: 5, base: 2, index: 1) },
      Layout("Exif among the tables") { $0.items[0].construction = 1 },
      Layout("all among the tables") {
        $0.items[0].construction = 1
        $0.items[1].construction = 1
      },
      Layout("32-bit item numbers") { $0.hasWideNumbers = true },
      Layout("wide associations") { $0.hasWideAssociations = true },
      Layout("items in pieces") {
        for index in 0...1 {
          let whole = $0.items[index].pieces[0]
          $0.items[index].pieces = [Array(whole[..<3]), [], Array(whole[3..<5]), Array(whole[5...])]
        }
      },
    ]
  }

  @Test(arguments: Layout.rows)
  func `items are found however writers lay them out`(layout: Layout) {
    let file = BoxedFile(layout.file.bytes, as: .heif)
    #expect(file.exif == [Self.tiff])
    #expect(file.xmp == [Self.packet])
    #expect(file.contents.details.width == 4032)
    #expect(file.contents.details.orientation == 1)
    #expect(file.fault == nil)
  }

  @Test(arguments: [0, 1])
  func `in the oldest tables a name tells Exif, and a media type XMP`(version: Int) {
    var sample = SampleHEIF(.exif(2, Self.tiff), .xmp(3, Self.packet))
    sample.informationVersion = version
    sample.items[0].strings = ["Exif", "application/octet-stream"]
    let file = BoxedFile(sample.bytes, as: .heic)
    #expect(file.exif == [Self.tiff])
    #expect(file.xmp == [Self.packet])
  }

  @Test func `an item without a stated length is the rest of the file`() {
    var sample = SampleHEIF(.exif(2, Self.tiff))
    sample.widths = .init(length: 0)
    let exif = BoxedFile(sample.bytes, as: .heic).exif
    #expect(exif == [Self.tiff + [0xEE]])
  }

  // MARK: - The header behind its offset

  @Test(
    arguments: [
      ("six bytes as in a JPEG", [0, 0, 0, 6, 0x45, 0x78, 0x69, 0x66, 0, 0]),
      ("none", [0, 0, 0, 0]),
      ("none, though the six are there", [0, 0, 0, 0, 0x45, 0x78, 0x69, 0x66, 0, 0]),
      ("six, which are not there", [0, 0, 0, 6]),
      ("more than there are", [0xFF, 0xFF, 0xFF, 0xFF, 1, 2, 3]),
      ("no offset but the six", [0x45, 0x78, 0x69, 0x66, 0, 0]),
      ("no offset at all", []),
      ("many", [0, 0, 0, 40] + [UInt8](repeating: 0, count: 40)),
    ] as [(String, [UInt8])])
  func `Exif is found by its header, whatever stands before it`(title: String, prefix: [UInt8]) {
    for isBigEndian in [false, true] {
      let tiff = SampleTIFF(dateTimeOriginal: "2021:07:06 16:08:14", isBigEndian: isBigEndian).bytes
      let sample = SampleHEIF(.init(2, "Exif", prefix + tiff))
      #expect(BoxedFile(sample.bytes, as: .heic).exif == [tiff])
    }
  }

  @Test func `a header far behind none that is stated is not searched for`() {
    let sample = SampleHEIF(
      .init(2, "Exif", [UInt8](repeating: 0, count: Limits.exifPrefix + 1) + Self.tiff))
    let file = BoxedFile(sample.bytes, as: .heic)
    #expect(file.exif.isEmpty)
    let start = sample.bytes.count - Self.tiff.count - 1 - Limits.exifPrefix - 1
    #expect(file.fault == .invalid("TIFF header", at: start))
  }

  @Test func `an empty item is none`() {
    let file = BoxedFile(SampleHEIF(.init(2, "Exif", [0, 0, 0, 0])).bytes, as: .heic)
    #expect(file.exif.isEmpty)
    #expect(file.fault == nil)
  }

  // MARK: - Which item

  @Test(
    arguments: [
      ("the second describes the picture", [[9], [1]], 1),
      ("both do", [[1], [1]], 0),
      ("the second does among others", [[], [9, 8, 1]], 1),
      ("neither does", [[9], [8]], 0),
      ("nothing is said", [[], []], 0),
    ] as [(String, [[Int]], Int)])
  func `of several items the one that describes the picture counts, else the first`(
    title: String, describes: [[Int]], expected: Int
  ) {
    let other = SampleTIFF(dateTimeOriginal: "2021:07:06 16:08:12").bytes
    var sample = SampleHEIF(.exif(2, Self.tiff), .exif(3, other), .xmp(4, Self.packet), .xmp(5, [0x3C]))
    for index in 0...3 { sample.items[index].describes = describes[index & 1] }
    for hasWideNumbers in [false, true] {
      sample.hasWideNumbers = hasWideNumbers
      let file = BoxedFile(sample.bytes, as: .heic)
      #expect(file.exif == [[Self.tiff, other][expected]])
      #expect(file.xmp == [[Self.packet, [0x3C]][expected]])
    }
  }

  @Test(arguments: [
    ["", "text/plain"], ["", "application/rdf+xml", "deflate"], [], ["application/rdf+xml"],
  ])
  func `only a plain item of XMP's media type is a packet`(strings: [String]) {
    var item = SampleHEIF.Item.xmp(2, Self.packet)
    item.strings = strings
    let file = BoxedFile(SampleHEIF(item).bytes, as: .heic)
    #expect(file.xmp.isEmpty)
    #expect(file.fault == nil)
  }

  @Test func `a file without metadata has none, which is no fault`() {
    let file = BoxedFile(SampleHEIF().bytes, as: .avif)
    #expect(file.contents.exif.isEmpty && file.contents.xmp.isEmpty)
    #expect(file.contents.details.width == 4032)
    #expect(file.fault == nil)
  }

  @Test func `a file without tables has nothing, which is no fault`() {
    let file = BoxedFile(SampleBoxes.fileType("mif3") + SampleBoxes.box("mini", [1, 2]), as: .heif)
    #expect(file.contents == MediaContents())
    #expect(file.fault == nil)
  }
}
