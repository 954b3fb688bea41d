import TestSupport
import Testing

@testable import MediaFormats

@Suite struct MatroskaTests {
  typealias Matroska = SampleMatroska

  /// 2008-08-08T08:08:08Z: in nanoseconds since 2001, and as it is found.
  static let nanoseconds = 239_875_688_000_000_000
  static let found = "matroska:DateUTC @1218182888+0"

  static let info = Matroska.info(Matroska.date(nanoseconds))
  static let tracks = Matroska.tracks(Matroska.video(width: 640, height: 360))
  static let infoID = 0x1549_A966
  static let tracksID = 0x1654_AE6B

  @Test func `the smallest file with a date gives it`() {
    let search = MovieSearch(Matroska.header() + Matroska.segment(Self.info), as: .mkv)
    #expect(search.dates == [Self.found])
    #expect(search.fault == nil)
  }

  @Test func `a whole file gives date, length and size in one read`() {
    let search = MovieSearch(Matroska.file(nanoseconds: Self.nanoseconds), as: .mkv)
    #expect(search.dates == [Self.found])
    #expect(search.contents.details.duration == 2.5)
    #expect(search.contents.details.width == 640)
    #expect(search.contents.details.height == 360)
    #expect(!search.contents.isAudio)
    #expect(search.readCount == 1)
    #expect(search.fault == nil)
  }

  @Test(
    arguments: [
      ("a fraction", 239_875_688_123_456_789, "matroska:DateUTC @1218182888+123456789"),
      ("the epoch", 0, "matroska:DateUTC @978307200+0"),
      ("a nanosecond before it", -1, "matroska:DateUTC @978307199+999999999"),
      ("a second before it", -1_000_000_000, "matroska:DateUTC @978307199+0"),
      ("the earliest", .min, "matroska:DateUTC @-8245064837+145224192"),
      ("the latest", .max, "matroska:DateUTC @10201679236+854775807"),
    ] as [(String, Int, String)])
  func `rule 30: DateUTC is a moment in UTC, counted from 2001`(
    title: String, nanoseconds: Int, expected: String
  ) {
    let search = MovieSearch(Matroska.file(nanoseconds: nanoseconds), as: .mkv)
    #expect(search.dates == [expected])
  }

  /// What a segment holds.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let file: [UInt8]

    init(_ title: String, _ segment: [UInt8]) {
      self.init(title, file: Matroska.header() + Matroska.segment(segment))
    }

    init(_ title: String, file: [UInt8]) {
      testDescription = title
      self.file = file
    }
  }

  static let rows: [Row] = [
    Row("Info first", info + tracks + Matroska.cluster),
    Row("Tracks first", tracks + info),
    Row("a filler first", Matroska.element(0xEC, [UInt8](repeating: 0, count: 99)) + info + tracks),
    Row("an unknown element first", Matroska.element(0x1941_A469, info) + info + tracks),
    Row(
      "a SeekHead that leads to what is passed anyway",
      Matroska.seekHead((infoID, Matroska.seekHeadLength)) + info + tracks),
    Row(
      "a SeekHead that leads nowhere, but isn't needed", Matroska.seekHead((infoID, 9999)) + info + tracks),
    Row(
      "Info behind the clusters",
      Matroska.seekHead((infoID, Matroska.seekHeadLength + tracks.count + Matroska.cluster.count)) + tracks
        + Matroska.cluster
        + info
    ),
    Row(
      "Tracks behind the clusters",
      Matroska.seekHead((tracksID, Matroska.seekHeadLength + info.count + Matroska.cluster.count)) + info
        + Matroska.cluster
        + tracks
    ),
    Row(
      "a segment of unknown size",
      file: Matroska.header("webm")
        + Matroska.endless(0x1853_8067, info + tracks + Matroska.endless(0x1F43_B675, []))),
    Row(
      "two places for Info, the first of them right",
      Matroska.seekHead(
        (infoID, 2 * Matroska.seekHeadLength - 5 + tracks.count + Matroska.cluster.count), (infoID, 0))
        + tracks + Matroska.cluster + info),
    Row("an Info of unknown size, at the end", tracks + Matroska.endless(infoID, Matroska.date(nanoseconds))),
    Row("a second date", Matroska.info(Matroska.date(nanoseconds) + Matroska.date(0)) + tracks),
    Row("a second Info", info + Matroska.info(Matroska.date(0)) + tracks),
    Row(
      "sizes of eight bytes",
      Matroska.element(infoID, Matroska.date(nanoseconds), sizeLength: 8)
        + Matroska.element(tracksID, Matroska.video(width: 640, height: 360), sizeLength: 7)),
    Row(
      "two tracks of video",
      info
        + Matroska.tracks(
          Matroska.sound + Matroska.video(width: 640, height: 360) + Matroska.video(width: 32, height: 16))),
    Row(
      "a date of another length",
      Matroska.info(Matroska.element(0x4461, [1, 2]) + Matroska.date(nanoseconds)) + tracks),
  ]

  @Test(arguments: rows)
  func `Info and Tracks are found`(row: Row) {
    let search = MovieSearch(row.file, as: .webm)
    #expect(search.dates == [Self.found])
    #expect(search.contents.details.width == 640)
    #expect(search.contents.details.height == 360)
    #expect(!search.contents.isAudio)
    #expect(search.fault == nil)
  }

  @Test(
    arguments: [
      ("Info", Matroska.info([]) + info),
      (
        "SeekHead",
        Matroska.element(0x114D_9B74, [])
          + Matroska.seekHead((infoID, 5 + Matroska.seekHeadLength + Matroska.cluster.count))
          + Matroska.cluster + info
      ),
    ])
  func `only the first of them is read`(title: String, segment: [UInt8]) {
    let search = MovieSearch(Matroska.header() + Matroska.segment(segment), as: .mkv)
    #expect(search.dates.isEmpty)
    #expect(search.fault == nil)
  }

  @Test func `an Info behind gigabytes of clusters costs a second read`() {
    let place = 6 << 30
    let head =
      Matroska.header() + Matroska.endless(0x1853_8067, [])
      + Matroska.element(
        0x114D_9B74,
        Matroska.element(
          0x4DBB,
          Matroska.element(0x53AB, Matroska.bigEndian(Self.infoID))
            + Matroska.element(0x53AC, Matroska.bigEndian(place))))
    let start = Matroska.header().count + 12
    let search = MovieSearch(
      SparseBytes(
        byteCount: start + place + Self.info.count,
        [0: head + Self.tracks + Matroska.cluster, start + place: Self.info]), as: .mkv)
    #expect(search.dates == [Self.found])
    #expect(search.readCount == 2)
  }

  @Test(
    arguments: [
      ("ticks of a millisecond, if nothing is said", Matroska.duration(1500), 1.5),
      (
        "ticks of a microsecond", Matroska.duration(1500) + Matroska.element(0x2A_D7B1, [0x03, 0xE8]), 0.0015
      ),
      (
        "ticks of nine bytes",
        Matroska.duration(1500) + Matroska.element(0x2A_D7B1, [UInt8](repeating: 1, count: 9)), 1.5
      ),
      ("four bytes", Matroska.element(0x4489, Matroska.bigEndian(0x44BB_8000)), 1.5),
      ("none", [], nil),
      ("zero", Matroska.duration(0), nil),
      ("less than zero", Matroska.duration(-1500), nil),
      ("no number", Matroska.duration(.nan), nil),
      ("no end", Matroska.duration(.infinity), nil),
      ("three bytes", Matroska.element(0x4489, [1, 2, 3]), nil),
      ("no bytes", Matroska.element(0x4489, []), nil),
      ("nine bytes", Matroska.element(0x4489, [UInt8](repeating: 1, count: 9)), nil),
    ] as [(String, [UInt8], Double?)])
  func `the length is counted in ticks`(title: String, info: [UInt8], seconds: Double?) {
    let search = MovieSearch(Matroska.header() + Matroska.segment(Matroska.info(info)), as: .mkv)
    #expect(search.contents.details.duration == seconds)
    #expect(search.fault == nil)
  }

  @Test(
    arguments: [
      ("sound alone", Matroska.tracks(Matroska.sound + Matroska.sound), true),
      ("video and sound", Matroska.tracks(Matroska.video(width: 1, height: 1) + Matroska.sound), false),
      ("video without a size", Matroska.tracks(Matroska.element(0xAE, Matroska.element(0x83, [1]))), false),
      ("no tracks in Tracks", Matroska.tracks([]), false),
      ("no Tracks", [], false),
    ])
  func `a file whose tracks are no video holds sound`(title: String, tracks: [UInt8], isAudio: Bool) {
    let search = MovieSearch(Matroska.header() + Matroska.segment(Self.info + tracks), as: .mkv)
    #expect(search.contents.isAudio == isAudio)
    #expect(search.dates == [Self.found])
  }

  @Test(
    arguments: [(0, 0), (-1, 16), (1 << 40, 16)])
  func `a size that can't be is none`(width: Int, height: Int) {
    let tracks = Matroska.tracks(Matroska.video(width: width, height: height))
    let search = MovieSearch(Matroska.header() + Matroska.segment(tracks), as: .mkv)
    #expect(search.contents.details.width == nil)
    #expect(search.fault == nil)
  }

  static let start = Matroska.header().count + 12

  @Test(
    arguments: [
      (
        "an element ID of five bytes", [0x08, 1, 2, 3, 4, 0x80], MalformedMedia.invalid("element", at: start)
      ),
      ("a size of nine bytes", [0xEC, 0x00, 1], .invalid("element size", at: start + 1)),
      ("an Info beyond the end", Matroska.bigEndian(infoID) + [0x89], .truncated(at: start + 5)),
      (
        "a place beyond the end", Matroska.seekHead((infoID, 9999)),
        .truncated(at: start + Matroska.seekHeadLength)
      ),
      (
        "a place of something else", Matroska.seekHead((infoID, 0)),
        .invalid("seek position", at: start)
      ),
      (
        "the furthest place",
        Matroska.element(
          0x114D_9B74,
          Matroska.element(
            0x4DBB,
            Matroska.element(0x53AB, Matroska.bigEndian(infoID))
              + Matroska.element(0x53AC, Matroska.bigEndian(-1)))),
        .truncated(at: start + 26)
      ),
    ] as [(String, [UInt8], MalformedMedia)])
  func `what is wrong is named`(title: String, segment: [UInt8], expected: MalformedMedia) {
    let search = MovieSearch(Matroska.header() + Matroska.endless(0x1853_8067, segment), as: .mkv)
    #expect(search.fault == expected)
  }

  @Test func `the date is found before a fault in the tracks, whichever comes first`() {
    let broken = Matroska.tracks([0, 0])
    for segment in [Self.info + broken, broken + Self.info] {
      let search = MovieSearch(Matroska.header() + Matroska.segment(segment), as: .mkv)
      #expect(search.dates == [Self.found])
      #expect(search.fault != nil)
      #expect(!search.contents.isAudio)
    }
  }

  @Test func `every prefix is searched as far as it goes`() throws {
    let file = Matroska.file(nanoseconds: Self.nanoseconds)
    let date = try #require(file.firstRange(of: [0x44, 0x61, 0x88]))
    for length in 0..<file.count {
      let search = MovieSearch(Array(file.prefix(length)), as: .mkv)
      #expect(search.dates == (length >= date.upperBound + 8 ? [Self.found] : []), "\(length)")
      #expect(!search.contents.isAudio)
    }
  }

  @Test func `a file of nothing but empty elements is given up`() {
    let head = Matroska.header() + Matroska.endless(0x1853_8067, [])
    let fillers = (0..<9000).flatMap { _ in [0xEC, 0x80] as [UInt8] }
    let search = MovieSearch(head + fillers + Self.info, as: .mkv)
    #expect(search.dates.isEmpty)
    #expect(search.fault == nil)
    let sound = Matroska.element(Self.tracksID, Matroska.sound + fillers, sizeLength: 3)
    #expect(!MovieSearch(head + sound, as: .mkv).contents.isAudio)
  }
}
