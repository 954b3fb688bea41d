import MediaFormats
import TestSupport
import Testing

@testable import MediaMetadata

@Suite struct ExifDetailsTests {
  /// Returns the details of a JPEG with that Exif.
  func details(_ tiff: SampleTIFF) throws -> MediaDetails {
    try metadata(of: SampleJPEG.file(exif: tiff)).details
  }

  static func full(isBigEndian: Bool) -> SampleTIFF {
    var tiff = SampleTIFF(isBigEndian: isBigEndian)
    tiff.primary = [.text(0x010F, "NIKON"), .text(0x0110, "D80"), tiff.short(0x0112, 6)]
    tiff.exif = [.text(0x9003, "2024:05:03 14:03:22"), tiff.short(0xA002, 4032), tiff.long(0xA003, 70_000)]
    tiff.gps = [
      .text(1, "N"), tiff.rational(2, (35, 1), (30, 1), (36, 1)),
      .text(3, "E"), tiff.rational(4, (139, 1), (45, 1), (0, 1)),
    ]
    return tiff
  }

  @Test(arguments: [false, true])
  func `size, orientation, camera and place are read in either byte order`(isBigEndian: Bool) throws {
    var expected = MediaDetails()
    expected.width = 4032
    expected.height = 70_000
    expected.orientation = 6
    expected.make = "NIKON"
    expected.model = "D80"
    expected.latitude = 35.51
    expected.longitude = 139.75
    #expect(try details(Self.full(isBigEndian: isBigEndian)) == expected)
  }

  /// Where a frame's header stands, and the size that a picture then has by it or by its Exif.
  @Test(
    arguments: [
      ("at hand", SampleJPEG.frameSegment(width: 640, height: 480), 640, 480),
      ("of a progressive picture", SampleJPEG.frameSegment(0xC2, width: 640, height: 480), 640, 480),
      ("behind a table", SampleJPEG.segment(0xC4, [1, 2, 3, 4, 5, 6]), 4032, 70_000),
      ("with a height of zero", SampleJPEG.frameSegment(width: 640, height: 0), 4032, 70_000),
      ("too short", SampleJPEG.segment(0xC0, [8, 1, 2]), 4032, 70_000),
      ("behind bytes of no use", SampleJPEG.segment(0xFE, .init(repeating: 0, count: 5000)), 4032, 70_000),
      ("with a length that can't be", [0xFF, 0xE0, 0, 1], 4032, 70_000),
    ] as [(String, [UInt8], Int, Int)])
  func `a JPEG is as large as its frame says, where that takes no further read, else as its Exif says`(
    title: String, segment: [UInt8], width: Int, height: Int
  ) throws {
    let exif = SampleJPEG.exifSegment(Self.full(isBigEndian: true).bytes)
    let later = SampleJPEG.frameSegment(width: 1, height: 1)
    var source = ByteSource(SampleJPEG.file(exif + segment + (segment.count > 5000 ? later : [])))
    var reader = MediaReader(wantsDetails: true)
    guard case .media(let found, fault: nil) = try reader.read(&source, fileExtension: []) else {
      throw NotWholeMedia()
    }
    #expect([found.details.width, found.details.height] == [width, height])
    #expect(source.readCount == 1)
  }

  @Test(arguments: [false, true])
  func `no details are read where none are wanted, and the date all the same`(isBigEndian: Bool) throws {
    let file = SampleJPEG.file(exif: Self.full(isBigEndian: isBigEndian))
    let found = try metadata(of: file, wantsDetails: false)
    #expect(found.details == MediaDetails())
    #expect(found.dateText == "2024-05-03T14:03:22 exif:DateTimeOriginal")
  }

  @Test(
    arguments: [
      ("NIKON CORPORATION  ", "NIKON CORPORATION"), ("  Canon\0", "Canon"), ("Canon\0\u{1}garbage", "Canon"),
      ("\t\n", nil), ("", nil), ("\0\0Canon", nil), ("Ä", "Ä"),
    ] as [(String, String?)])
  func `what pads a name is trimmed, and what follows NUL is dropped`(text: String, expected: String?) throws
  {
    let tiff = SampleTIFF(primary: [.text(0x010F, text), .text(0x0110, text)])
    let found = try details(tiff)
    #expect(found.make == expected)
    #expect(found.model == expected)
  }

  @Test func `a name that is no UTF-8 is mended`() throws {
    let tiff = SampleTIFF(primary: [.init(0x010F, type: 2, count: 3, value: [0x41, 0xFF, 0])])
    #expect(try details(tiff).make == "A\u{FFFD}")
  }

  @Test(arguments: 0...9)
  func `orientations are 1 to 8`(value: Int) throws {
    var tiff = SampleTIFF()
    tiff.primary = [tiff.short(0x0112, value)]
    #expect(try details(tiff).orientation == (1...8 ~= value ? value : nil))
    tiff.primary = [tiff.long(0x0112, value)]
    #expect(try details(tiff).orientation == (1...8 ~= value ? value : nil))
  }

  @Test func `sizes of nothing are unknown`() throws {
    var tiff = SampleTIFF()
    tiff.exif = [tiff.short(0xA002, 0), tiff.signedShort(0xA003, -1)]
    #expect(try details(tiff) == MediaDetails())
  }

  @Test(arguments: [(42, 0x0100, 640), (0x01BC, 0xBC80, 640), (0x0055, 0x0100, 4032)])
  func `a picture that an editor wrote is as large as it says, whatever the camera's Exif does`(
    magic: Int, tag: Int, expected: Int
  ) throws {
    var tiff = SampleTIFF()
    tiff.magic = magic
    tiff.primary = [tiff.long(tag, 640), tiff.long(tag + 1, 480)]
    tiff.exif = [tiff.long(0xA002, 4032), tiff.long(0xA003, 3024)]
    #expect(try metadata(of: tiff.bytes).details.width == expected)
  }

  /// A latitude and a longitude, and the place that comes of them.
  struct Place: CustomTestStringConvertible {
    let testDescription: String
    let references: (String, String)
    let latitude: [(Int, Int)]
    let longitude: [(Int, Int)]
    let expected: (Double, Double)?

    init(
      _ title: String, _ references: (String, String), _ latitude: [(Int, Int)], _ longitude: [(Int, Int)],
      _ expected: (Double, Double)?
    ) {
      testDescription = title
      self.references = references
      self.latitude = latitude
      self.longitude = longitude
      self.expected = expected
    }

    static let rows = [
      Place(
        "north and east", ("N", "E"), [(1, 1), (30, 1), (0, 1)], [(2, 1), (15, 1), (0, 1)], (1.5, 2.25)),
      Place(
        "south and west", ("S", "W"), [(1, 1), (30, 1), (0, 1)], [(2, 1), (15, 1), (0, 1)], (-1.5, -2.25)),
      Place(
        "the poles' limit", ("S", "W"), [(90, 1), (0, 1), (0, 1)], [(180, 1), (0, 1), (0, 1)], (-90, -180)),
      Place(
        "fractional degrees", ("N", "E"), [(3, 2), (0, 1), (0, 1)], [(9, 4), (0, 1), (0, 1)], (1.5, 2.25)),
      Place(
        "0/0 for no seconds", ("N", "E"), [(1, 1), (30, 1), (0, 0)], [(2, 1), (15, 1), (0, 0)], (1.5, 2.25)),
      Place("0/0 for minutes too", ("N", "E"), [(1, 1), (0, 0), (0, 0)], [(2, 1), (0, 0), (0, 0)], (1, 2)),
      Place("no references", ("", ""), [(1, 1), (30, 1), (0, 1)], [(2, 1), (15, 1), (0, 1)], (1.5, 2.25)),
      Place("beyond the pole", ("N", "E"), [(91, 1), (0, 1), (0, 1)], [(2, 1), (15, 1), (0, 1)], nil),
      Place("beyond half the world", ("N", "E"), [(1, 1), (0, 1), (0, 1)], [(180, 1), (0, 1), (1, 1)], nil),
      Place("a division by zero", ("N", "E"), [(1, 0), (0, 1), (0, 1)], [(2, 1), (15, 1), (0, 1)], nil),
      Place("two parts", ("N", "E"), [(1, 1), (30, 1)], [(2, 1), (15, 1), (0, 1)], nil),
    ]
  }

  @Test(arguments: Place.rows, [false, true])
  func `a place is both or neither`(place: Place, isBigEndian: Bool) throws {
    var tiff = SampleTIFF(isBigEndian: isBigEndian)
    func coordinate(_ tag: Int, _ parts: [(Int, Int)]) -> SampleTIFF.Field {
      let value = parts.flatMap { tiff.integer32($0.0) + tiff.integer32($0.1) }
      return SampleTIFF.Field(tag, type: 5, count: parts.count, value: value)
    }
    tiff.gps = [
      .text(1, place.references.0), coordinate(2, place.latitude),
      .text(3, place.references.1), coordinate(4, place.longitude),
    ]
    let found = try details(tiff)
    #expect(found.latitude == place.expected?.0)
    #expect(found.longitude == place.expected?.1)
  }

  @Test(arguments: [false, true])
  func `signed numbers are as good as unsigned ones`(isBigEndian: Bool) throws {
    var tiff = Self.full(isBigEndian: isBigEndian)
    tiff.primary[2] = tiff.long(0x0112, 6)
    tiff.primary[2].type = 9
    tiff.gps[1].type = 10
    tiff.gps[3].type = 10
    let found = try details(tiff)
    #expect(found.orientation == 6)
    #expect(found.latitude == 35.51)
    #expect(found.longitude == 139.75)
  }

  @Test func `a receiver without a fix tells no place`() throws {
    var tiff = SampleTIFF()
    let unknown = [(0, 0), (0, 0), (0, 0)].flatMap { tiff.integer32($0.0) + tiff.integer32($0.1) }
    tiff.gps = [2, 4].map { SampleTIFF.Field($0, type: 5, count: 3, value: unknown) }
    let found = try details(tiff)
    #expect(found.latitude == nil)
    #expect(found.longitude == nil)
  }
}

extension SampleTIFF {
  /// A field of 32-bit numbers.
  func long(_ tag: Int, _ values: Int...) -> Field {
    Field(tag, type: 4, count: values.count, value: values.flatMap { integer32($0) })
  }
}
