import CaptureDates
import TestSupport
import Testing

@testable import MediaFormats

/// The dates that movies hold.
@Suite struct QuickTimeDatesTests {
  /// The dates of a movie box with those boxes in it.
  func dates(_ boxes: [UInt8]) -> [DateCandidate] {
    QuickTimeTests.read(SampleMovie.file(SampleMovie.box("moov", boxes))).contents.dates
  }

  static func text(_ source: DateSource, _ text: String, offset: String = "") -> DateCandidate {
    DateCandidate(
      source: source, value: .text(Array(text.utf8), subSecond: [], offset: Array(offset.utf8)))
  }

  static func instant(_ source: DateSource, _ seconds: Int64) -> DateCandidate {
    DateCandidate(source: source, value: .instant(seconds: seconds, nanoseconds: 0))
  }

  // MARK: - Rule 30

  @Test(arguments: [false, true])
  func `rule 30 (1): the creation date of QuickTime metadata, with its offset`(hasVersion: Bool) {
    let items = [
      ("com.apple.quicktime.make", "Apple"), ("com.android.version", "14"),
      ("com.apple.quicktime.creationdate", "2019-02-12T15:27:12+08:00"),
    ]
    #expect(
      dates(SampleMovie.keys(items, hasVersion: hasVersion))
        == [Self.text(.quickTimeCreationDate, "2019-02-12T15:27:12+08:00")])
  }

  @Test func `rule 30 (1): a key of another name is no date, and neither is an item without a key`() {
    let day = "2019-02-12T15:27:12+08:00"
    let others = [
      "com.android.capture.date", "com.apple.quicktime.creationdat", "com.apple.quicktime.creationdates",
    ]
    #expect(dates(SampleMovie.keys(others.map { ($0, day) })).isEmpty)
    // The names of items mean nothing where there are keys.
    let named = SampleMovie.box("©day", SampleMovie.value(day))
    #expect(
      dates(
        SampleMovie.box("meta", SampleMovie.fullBox("keys", [0, 0, 0, 0]) + SampleMovie.box("ilst", named))
      )
      .isEmpty)
    #expect(
      dates(SampleMovie.box("meta", SampleMovie.box("ilst", named))) == [Self.text(.quickTimeDay, day)])
  }

  @Test func `rule 30 (2): Nikon's date with its zone`() {
    let other: (tag: Int, type: Int, count: Int, value: [UInt8]) = (0x13, 4, 2, [0, 0, 1, 1, 0, 0, 0, 0])
    let fields = [
      SampleMovie.nikonText(0x11, "2023:12:01 00:00:00"), other,
      SampleMovie.nikonText(0x12, "2023:11:05 20:14:32"), SampleMovie.nikonText(0x19, "+08:00"),
    ]
    let expected = Self.text(.quickTimeNCTG, "2023:11:05 20:14:32", offset: "+08:00")
    #expect(dates(SampleMovie.box("udta", SampleMovie.nikon(fields))) == [expected])
    #expect(dates(SampleMovie.box("udta", SampleMovie.nikon(fields.reversed()))) == [expected])
  }

  @Test func `rule 34: an offset is never added to Nikon's date`() {
    let created = UInt64(SampleMovie.secondsTo1970 + 1_699_186_472)
    let nikon = SampleMovie.nikon([SampleMovie.nikonText(0x12, "2023:11:05 20:14:32")])
    #expect(
      dates(SampleMovie.movieHeader(created: created) + SampleMovie.box("udta", nikon))
        == [
          Self.text(.quickTimeNCTG, "2023:11:05 20:14:32"),
          Self.instant(.quickTimeMovieHeader, 1_699_186_472),
        ])
  }

  @Test func `rule 30 (2): Nikon's fields before a fault count`() {
    let date = SampleMovie.nikonText(0x12, "2023:11:05 20:14:32")
    for broken in [(0x19, 0, 1, []), (0x19, 13, 1, []), (0x19, 2, 60_000, [])] as [(Int, Int, Int, [UInt8])] {
      let box = SampleMovie.nikon([date, (broken.0, broken.1, broken.2, broken.3)])
      #expect(
        dates(SampleMovie.box("udta", box)) == [Self.text(.quickTimeNCTG, "2023:11:05 20:14:32")])
    }
  }

  static let documents: [(String, [String])] = [
    (SampleMovie.sonyDocument(creationDate: "2024-05-03T14:03:22+09:00"), ["2024-05-03T14:03:22+09:00"]),
    ("<NonRealTimeMeta><CreationDate  value = '2024-05-03'/>", ["2024-05-03"]),
    ("<NonRealTimeMeta><CreationDate/><Other value=\"2024-05-03T14:03:22\"/>", []),
    ("<NonRealTimeMeta><CreationDate value=\"2024-05-03T14:03:22", []),
    ("<NonRealTimeMeta><CreationDate value=2024/>", []),
    ("<NonRealTimeMeta><CreationDate value=\"\"/>", []),
    ("<NonRealTimeMeta><CreationDate value=\"\(String(repeating: "2", count: 70))\"/>", []),
    ("<OtherMeta><CreationDate value=\"2024-05-03T14:03:22+09:00\"/>", []),
    ("", []),
  ]

  @Test(arguments: documents)
  func `rule 30 (2): Sony's creation date, in the movie or beside it`(document: String, expected: [String]) {
    let meta = SampleMovie.sony(document)
    let wanted = expected.map { Self.text(.sonyCreationDate, $0) }
    #expect(dates(meta) == wanted)
    #expect(QuickTimeTests.read(meta + SampleMovie.movie()).contents.dates == wanted)
    #expect(QuickTimeTests.read(SampleMovie.movie() + meta).contents.dates == wanted)
  }

  static let day = "2015-01-19T12:45:11-0800"
  static let dayForms: [(String, [UInt8])] = [
    ("QuickTime", SampleMovie.quickTimeText(day)), ("iTunes", SampleMovie.value(day)),
    ("3GPP", SampleMovie.assetText(day)), ("bare", Array(day.utf8)),
    ("padded", Array("  \(day) \0\0".utf8)),
    ("two languages", SampleMovie.quickTimeText(day) + SampleMovie.quickTimeText("2016-01-01 00:00:00")),
  ]

  @Test(arguments: dayForms)
  func `rule 30 (2): a full time in user data, in each form of text`(title: String, value: [UInt8]) {
    for name in ["date", "©day", "@day"] {
      #expect(
        dates(SampleMovie.box("udta", SampleMovie.box(name, value) + SampleMovie.integer32(0)))
          == [Self.text(.quickTimeDay, Self.day)])
    }
    let list = SampleMovie.fullBox("meta", SampleMovie.box("ilst", SampleMovie.box("©day", value)))
    #expect(dates(SampleMovie.box("udta", list)) == [Self.text(.quickTimeDay, Self.day)])
  }

  @Test(arguments: [
    "2010", "2010-07", "2010-07-30", "", "0000:00:00 00:00:00", "spring", "2010-07-30T25:00:00",
  ])
  func `rule 30 (2): a year or a day in user data is no date of a film`(text: String) {
    let items = SampleMovie.items([("©day", text)])
    #expect(dates(SampleMovie.box("udta", items + SampleMovie.box("©day", Array(text.utf8)))).isEmpty)
  }

  @Test func `a text that is cut off is no date`() {
    let item = SampleMovie.box("©day", SampleMovie.quickTimeText(Self.day))
    let file = SampleMovie.box("moov", SampleMovie.box("udta", item))
    for length in 0..<file.count {
      let (contents, _, fault) = QuickTimeTests.read(Array(file.prefix(length)))
      #expect(contents.dates.isEmpty && fault != nil)
    }
    // A list that ends before its last item does.
    let short = SampleMovie.box("udta", item, statedSize: item.count + 4)
    let (contents, _, fault) = QuickTimeTests.read(SampleMovie.movie(short))
    #expect(contents.dates.isEmpty && fault != nil)
  }

  @Test func `rule 30 (5): the movie header, and the first date of a track`() {
    let (movie, track, media) = (
      UInt64(SampleMovie.secondsTo1970 + 1_500_000_000), UInt64(SampleMovie.secondsTo1970 + 1_400_000_000),
      UInt64(SampleMovie.secondsTo1970 + 1_300_000_000)
    )
    func tracks(_ track: UInt64, _ media: UInt64) -> [UInt8] {
      SampleMovie.track("soun")
        + SampleMovie.track("vide", header: SampleMovie.trackHeader(created: track), mediaCreated: media)
    }
    let header = SampleMovie.movieHeader(created: movie)
    let none = SampleMovie.movieHeader()
    #expect(
      dates(header + tracks(track, media)) == [
        Self.instant(.quickTimeMovieHeader, 1_500_000_000), Self.instant(.quickTimeTrack, 1_400_000_000),
      ])
    #expect(dates(none + tracks(track, media)) == [Self.instant(.quickTimeTrack, 1_400_000_000)])
    #expect(dates(none + tracks(0, media)) == [Self.instant(.quickTimeTrack, 1_300_000_000)])
    #expect(dates(tracks(0, media)) == [Self.instant(.quickTimeTrack, 1_300_000_000)])
    #expect(dates(none + tracks(0, 0)).isEmpty)
    // A track behind the pictures is looked into for want of another date.
    let late = SampleMovie.track("soun", mediaCreated: media)
    #expect(dates(none + tracks(0, 0) + late) == [Self.instant(.quickTimeTrack, 1_300_000_000)])
  }

  // MARK: - Rule 34

  static let wallClocks: [(String, [UInt8])] = [
    ("firmware", SampleMovie.box("udta", SampleMovie.box("FIRM", [1]))),
    ("telemetry", SampleMovie.box("udta", SampleMovie.box("GPMF", [1]))),
    ("highlights", SampleMovie.box("udta", SampleMovie.box("HMMT", [1]))),
    ("a handler of QuickTime", SampleMovie.track("vide", name: [9] + SampleMovie.latin1("GoPro AVC"))),
    ("a handler of MPEG-4", SampleMovie.track("vide", name: SampleMovie.latin1("GoPro H.265\0"))),
  ]

  @Test(arguments: wallClocks)
  func `rule 34: GoPro writes the time on the wall into its headers`(title: String, clue: [UInt8]) {
    let created = UInt64(SampleMovie.secondsTo1970 + 1_700_000_000)
    let track = SampleMovie.track("soun", mediaCreated: created)
    #expect(
      dates(SampleMovie.movieHeader(created: created) + track + clue) == [
        DateCandidate(source: .quickTimeMovieHeader, value: .wallSeconds(1_700_000_000)),
        DateCandidate(source: .quickTimeTrack, value: .wallSeconds(1_700_000_000)),
      ])
  }

  @Test func `rule 34: others write UTC`() {
    let created = UInt64(SampleMovie.secondsTo1970 + 1_700_000_000)
    for clue in [
      SampleMovie.box("udta", SampleMovie.box("©fmt", [1])), SampleMovie.box("FIRM", [1]),
      SampleMovie.track("vide", name: SampleMovie.latin1("VideoHandler\0")),
      SampleMovie.track("vide", name: SampleMovie.latin1("GoPr")),
    ] {
      #expect(
        dates(SampleMovie.movieHeader(created: created) + clue)
          == [Self.instant(.quickTimeMovieHeader, 1_700_000_000)])
    }
  }

  // MARK: - Rule 35

  static let counts: [(UInt64, version: Int, Int64?)] = [
    (0, 0, nil), (0, 1, nil), (1, 0, 1),
    // Since 1970 where it would be before 1970.
    (1_331_812_800, 0, 1_331_812_800), (2_082_844_799, 0, 2_082_844_799),
    (2_082_844_800, 0, 0), (2_082_844_801, 1, 1), (3_782_844_800, 0, 1_700_000_000),
    (3_782_844_800, 1, 1_700_000_000), (0xFFFF_FFFE, 0, 2_212_122_494), (0xFFFF_FFFF, 0, nil),
    (0x1_0000_0000, 1, 2_212_122_496), (1 << 63, 1, nil), (UInt64.max - 9, 1, nil),
    ((1 << 63) - 1, 1, Int64.max - 2_082_844_800),
  ]

  @Test(arguments: counts)
  func `rule 35: seconds since 1904, or since 1970 where that makes more sense`(
    count: UInt64, version: Int, expected: Int64?
  ) {
    let header = SampleMovie.movieHeader(created: count, version: version)
    #expect(dates(header) == (expected.map { [Self.instant(.quickTimeMovieHeader, $0)] } ?? []))
    let track = SampleMovie.trackHeader(created: count, version: version)
    #expect(
      dates(SampleMovie.track("vide", header: track))
        == (expected.map { [Self.instant(.quickTimeTrack, $0)] } ?? []))
    #expect(
      dates(SampleMovie.track("vide", mediaCreated: count, version: version))
        == (expected.map { [Self.instant(.quickTimeTrack, $0)] } ?? []))
  }

  // MARK: - Rule 37

  @Test func `rule 37: the content identifier of a live pair`() {
    let key = "com.apple.quicktime.content.identifier"
    let movie = SampleMovie.movie(SampleMovie.keys([(key, "3E2B-77"), (key, "other")]))
    #expect(QuickTimeTests.read(movie).contents.contentIdentifier == Array("3E2B-77".utf8))
    #expect(QuickTimeTests.read(SampleMovie.movie()).contents.contentIdentifier == nil)
  }
}
