import TestSupport
import Testing

@testable import MediaFormats

@Suite struct AVITests {
  typealias AVI = SampleAVI

  static func text(_ type: String, _ text: String) -> [UInt8] { AVI.chunk(type, Array(text.utf8)) }

  /// Files, and the dates that they hold.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let file: [UInt8]
    let dates: [String]

    init(_ title: String, _ file: [UInt8], _ dates: String...) {
      testDescription = title
      self.file = file
      self.dates = dates
    }
  }

  static let date = text("IDIT", "2009/10/27 12:14:34")
  static let found = "riff:IDIT 2009/10/27 12:14:34"

  static let rows: [Row] = [
    Row("none", AVI.file()),
    Row(
      "as C writes it", AVI.file(header: text("IDIT", "Mon Mar 10 15:04:43 2003\n\0")),
      "riff:IDIT Mon Mar 10 15:04:43 2003"),
    Row(
      "twelve hours and blanks", AVI.file(header: text("IDIT", "  2001/ 1/27  1:42PM\0")),
      "riff:IDIT 2001/ 1/27  1:42PM"),
    Row("what stands behind a NUL", AVI.file(header: text("IDIT", "2009\0rest")), "riff:IDIT 2009"),
    Row("blank", AVI.file(header: text("IDIT", " \n\0"))),
    Row("empty", AVI.file(header: text("IDIT", ""))),
    Row("behind the header", AVI.file(beforeFrames: date), found),
    Row("behind a chunk of odd size", AVI.file(beforeFrames: AVI.chunk("JUNK", [1, 2, 3]) + date), found),
    Row("behind the frames", AVI.file(behindFrames: date), found),
    Row("among the information", AVI.file(behindFrames: AVI.list("INFO", date)), found),
    Row("among the frames", AVI.file(frames: date)),
    Row(
      "the day alone", AVI.file(beforeFrames: AVI.list("INFO", text("ICRD", "2009-10-27\0"))),
      "riff:ICRD 2009-10-27"),
    Row("the first of two", AVI.file(header: date, beforeFrames: text("IDIT", "2010")), found),
    Row("in a stream's header", AVI.file(header: AVI.list("strl", date))),
    Row("a list too short for a type", AVI.file(beforeFrames: AVI.chunk("LIST", [1, 2]) + date), found),
    Row(
      "a Nikon's",
      AVI.file(
        beforeFrames: AVI.list(
          "ncdt",
          AVI.chunk(
            "nctg",
            [0x03, 0, 5, 0] + Array("NIKON".utf8) + [0x13, 0, 20, 0] + Array("2009:10:27 12:14:34\0".utf8)))),
      "quicktime:nctg 2009:10:27 12:14:34"),
    Row(
      "a Nikon's that is longer than its list",
      AVI.file(beforeFrames: AVI.list("ncdt", AVI.chunk("nctg", [0x13, 0, 20, 0, 0x32])))),
  ]

  @Test(arguments: rows)
  func `rule 30: the dates of chunks are found`(row: Row) {
    let search = MovieSearch(row.file, as: .avi)
    #expect(search.dates == row.dates)
    #expect(search.fault == nil)
    #expect(search.readCount == 1)
    #expect(search.contents.details.width == 320)
    #expect(search.contents.details.height == 240)
    #expect(search.contents.details.duration == 2)
  }

  @Test func `a long text is cut`() {
    let search = MovieSearch(
      AVI.file(header: Self.text("IDIT", String(repeating: "9", count: 3000))), as: .avi)
    #expect(search.dates == ["riff:IDIT " + String(repeating: "9", count: Limits.textBytes)])
  }

  @Test func `XMP behind the frames is found`() throws {
    let packets = AVI.chunk("_PMX", Array("<x:xmpmeta/>".utf8)) + AVI.chunk("_PMX", [1])
    let file = AVI.file(behindFrames: packets)
    let search = MovieSearch(file, as: .avi)
    #expect(search.contents.xmp.count == 1)
    let packet = try #require(search.contents.xmp.first)
    var source = ByteSource(file)
    #expect(try source.bytes(of: packet, limit: 100) == Array("<x:xmpmeta/>".utf8))
  }

  @Test func `a date in the header saves the way behind the frames`() {
    let file = AVI.file(takenAt: "2009/10/27 12:14:34")
    let first = MovieSearch(file, as: .avi, depth: .exif)
    #expect(first.contents.isPartial)
    #expect(first.contents.xmp.isEmpty)
    #expect(first.dates == [Self.found, "riff:ICRD 2003-03-10"])
    let whole = MovieSearch(file, as: .avi, depth: .everything)
    #expect(!whole.contents.isPartial)
    #expect(whole.contents.xmp.count == 1)
    #expect(!MovieSearch(AVI.file(), as: .avi, depth: .exif).contents.isPartial)
  }

  @Test func `frames are passed over however many there are, and further RIFF chunks as well`() {
    let head = AVI.file(frames: [])
    let frames = 0xFFFF_FFF0
    let movie = Array(head.dropLast(12)) + Array("LIST".utf8) + AVI.integer(frames) + Array("movi".utf8)
    let second = movie.count - 4 + frames
    let third = second + 8 + frames
    let more = Array("RIFF".utf8) + AVI.integer(frames) + Array("AVIX".utf8)
    let information = AVI.list("INFO", Self.text("ICRD", "2009-10-27"))
    let search = MovieSearch(
      SparseBytes(byteCount: third + information.count, [0: movie, second: more, third: information]),
      as: .avi)
    #expect(search.dates == ["riff:ICRD 2009-10-27"])
    #expect(search.readCount == 3)
  }

  @Test(
    arguments: [
      ("OpenDML counts the frames of all parts", 40_000, 50, 5_000, 200.0),
      ("OpenDML that counts none", 40_000, 50, 0, 2.0),
      ("no rate", 0, 50, 0, nil),
      ("no frames", 40_000, 0, 0, nil),
      ("the most", 0xFFFF_FFFF, 0xFFFF_FFFF, 0, 18_446_744_065_119.617),
    ] as [(String, Int, Int, Int, Double?)])
  func `the length is that of all frames`(title: String, each: Int, first: Int, all: Int, seconds: Double?) {
    let header = AVI.list(
      "hdrl",
      AVI.mainHeader(microsecondsPerFrame: each, frames: first, width: 0)
        + AVI.list("odml", AVI.chunk("dmlh", AVI.integer(all))))
    let details = MovieSearch(AVI.chunk("RIFF", Array("AVI ".utf8) + header), as: .avi).contents.details
    #expect(details.duration == seconds)
    #expect(details.width == nil)
    #expect(details.height == nil)
  }

  @Test func `every prefix is searched as far as it goes`() throws {
    let file = AVI.file(takenAt: "2009/10/27 12:14:34")
    let date = try #require(file.firstRange(of: Array("IDIT".utf8)))
    for length in 0..<file.count {
      let search = MovieSearch(Array(file.prefix(length)), as: .avi)
      #expect(search.dates.contains(Self.found) == (length >= date.upperBound + 4 + 21), "\(length)")
    }
  }

  @Test(
    arguments: [
      ("a main header", AVI.chunk("RIFF", Array("AVI ".utf8) + AVI.list("hdrl", AVI.chunk("avih", [])))),
      ("a date", AVI.file(behindFrames: AVI.chunk("IDIT", [], statedSize: 60))),
    ])
  func `what is cut off is named`(title: String, file: [UInt8]) {
    #expect(MovieSearch(file, as: .avi).fault == .truncated(at: file.count))
  }

  @Test func `a file of nothing but empty chunks is given up`() {
    let search = MovieSearch(
      SparseBytes(byteCount: 5 << 30, [0: Array("RIFF".utf8) + AVI.integer(0) + Array("AVI ".utf8)]), as: .avi
    )
    #expect(search.fault == nil)
    #expect(search.readCount <= 1 + Limits.chunks * 8 / Limits.head)
    let tags = AVI.chunk("nctg", [], statedSize: 0xFFFF_FFFE)
    let nikon = MovieSearch(
      SparseBytes(byteCount: 5 << 30, [0: Array("RIFF".utf8) + AVI.integer(0) + Array("AVI ".utf8) + tags]),
      as: .avi)
    #expect(nikon.readCount <= 4)
  }
}
