import TestSupport
import Testing

@testable import MediaFormats

/// What movies tell besides their dates.
@Suite struct QuickTimeDetailsTests {
  /// What a file tells whose movie box holds these boxes.
  func contents(_ boxes: [UInt8], brand: String = "mp42") -> MediaContents {
    QuickTimeTests.read(SampleMovie.file(SampleMovie.box("moov", boxes), brand: brand)).contents
  }

  static let durations: [([UInt8], Double?)] = [
    (SampleMovie.movieHeader(timescale: 600, duration: 905), 905.0 / 600),
    (SampleMovie.movieHeader(version: 1, timescale: 1000, duration: 5_000_000_000), 5_000_000),
    (SampleMovie.movieHeader(timescale: 0, duration: 905), nil),
    (SampleMovie.movieHeader(timescale: 600, duration: 0), nil),
    (SampleMovie.movieHeader(timescale: 600, duration: 0xFFFF_FFFF), nil),
    (SampleMovie.movieHeader(version: 1, timescale: 600, duration: .max), nil),
    (
      SampleMovie.movieHeader(timescale: 600)
        + SampleMovie.box("mvex", SampleMovie.fullBox("mehd", SampleMovie.integer32(1200))), 2
    ),
    (
      SampleMovie.movieHeader(timescale: 600)
        + SampleMovie.box("mvex", SampleMovie.fullBox("mehd", version: 1, SampleMovie.integer64(1200))), 2
    ),
    (SampleMovie.box("mvex", SampleMovie.fullBox("mehd", SampleMovie.integer32(1200))), nil),
  ]

  @Test(arguments: durations)
  func `how long it plays`(boxes: [UInt8], expected: Double?) {
    #expect(contents(boxes).details.duration == expected)
  }

  @Test(
    arguments: [
      (SampleMovie.Turn(1, 0, 0, 1), 1), (.init(0, 1, -1, 0), 6), (.init(-1, 0, 0, -1), 3),
      (.init(0, -1, 1, 0), 8), (.init(2, 0, 0, 3), 1), (.init(1, 1, -1, 1), nil), (.init(0, 0, 0, 0), nil),
      (.init(-1, 0, 0, 1), nil),
    ] as [(SampleMovie.Turn, Int?)])
  func `the size is as stored, and a turn by a right angle is an orientation`(
    turn: SampleMovie.Turn, expected: Int?
  ) {
    for version in [0, 1] {
      let header = SampleMovie.trackHeader(version: version, width: 1920, height: 1080, turn: turn)
      let details = contents(SampleMovie.track("vide", header: header)).details
      #expect(details.width == 1920)
      #expect(details.height == 1080)
      #expect(details.orientation == expected)
    }
  }

  @Test func `the first track of pictures counts`() {
    func track(_ handler: String, _ width: Int) -> [UInt8] {
      SampleMovie.track(handler, header: SampleMovie.trackHeader(width: width, height: 100))
    }
    let details = contents(track("text", 10) + track("vide", 20) + track("vide", 30)).details
    #expect(details.width == 20)
    #expect(contents(track("soun", 10)).details == MediaDetails())
  }

  static let cameras: [[UInt8]] = [
    SampleMovie.keys([("com.apple.quicktime.make", "ACME"), ("com.apple.quicktime.model", "X 100")]),
    SampleMovie.keys([("com.android.manufacturer", "ACME"), ("com.android.model", "X 100")]),
    SampleMovie.box(
      "udta",
      SampleMovie.box("©mak", SampleMovie.quickTimeText("ACME"))
        + SampleMovie.box("©mod", SampleMovie.quickTimeText("X 100"))),
    SampleMovie.box(
      "udta",
      SampleMovie.box("@mak", SampleMovie.quickTimeText(" ACME "))
        + SampleMovie.box("@mod", SampleMovie.value("X 100\0"))),
    SampleMovie.box(
      "udta",
      SampleMovie.box("manu", SampleMovie.assetText("ACME"))
        + SampleMovie.box("modl", SampleMovie.assetText("X 100"))),
    SampleMovie.box(
      "udta",
      SampleMovie.nikon([SampleMovie.nikonText(1, "ACME"), SampleMovie.nikonText(2, "X 100")])),
    SampleMovie.box("udta", SampleMovie.items([("©mak", "ACME"), ("©mod", "X 100")])),
    SampleMovie.sony("<NonRealTimeMeta><Device manufacturer=\"ACME\" modelName=\"X 100\"/>"),
  ]

  @Test(arguments: cameras)
  func `the camera, wherever it is named`(boxes: [UInt8]) {
    let details = contents(boxes).details
    #expect(details.make == "ACME")
    #expect(details.model == "X 100")
  }

  @Test(arguments: [0, 1])
  func `no more texts are read than any program writes`(excess: Int) {
    let days = (1..<Limits.movieTexts + excess).flatMap { _ in SampleMovie.box("©day", Array("2010".utf8)) }
    let lists = SampleMovie.box("udta", days) + SampleMovie.box("udta", SampleMovie.items([("©mak", "ACME")]))
    #expect(contents(lists).details.make == (excess == 0 ? "ACME" : nil))
  }

  static let places: [[UInt8]] = [
    SampleMovie.keys([("com.apple.quicktime.location.ISO6709", "+48.5-002.25+035/")]),
    SampleMovie.box("udta", SampleMovie.box("©xyz", SampleMovie.quickTimeText("+48.5-002.25/"))),
    SampleMovie.box("udta", SampleMovie.box("@xyz", SampleMovie.quickTimeText("+48.5-002.25/"))),
    SampleMovie.box("udta", SampleMovie.items([("©xyz", "+48.5-002.25/")])),
    SampleMovie.box(
      "udta", SampleMovie.location(name: Array("Home".utf8), latitude: 48.5, longitude: -2.25)),
    SampleMovie.box("udta", SampleMovie.location(name: [], latitude: 48.5, longitude: -2.25)),
    SampleMovie.box(
      "udta",
      SampleMovie.location(name: [0xFE, 0xFF, 0, 0x48, 0, 0x49, 0], latitude: 48.5, longitude: -2.25)),
  ]

  @Test(arguments: places)
  func `the place, wherever it is told`(boxes: [UInt8]) {
    let details = contents(boxes).details
    #expect(details.latitude == 48.5)
    #expect(details.longitude == -2.25)
  }

  @Test func `a place beyond the globe, or without an end to its name, is none`() {
    for location in [
      SampleMovie.location(name: [], latitude: 91, longitude: 2),
      SampleMovie.location(name: [], latitude: 48, longitude: -181),
      SampleMovie.location(name: [UInt8](repeating: 1, count: 5000), latitude: 48, longitude: 2),
      SampleMovie.fullBox("loci"), SampleMovie.fullBox("loci", [0x15, 0xC7, 0x61, 0x62, 0x63]),
      SampleMovie.fullBox("loci", [0x15, 0xC7, 0x61, 0, 0, 1, 2, 3]),
    ] {
      #expect(contents(SampleMovie.box("udta", location)).details == MediaDetails())
    }
  }

  // MARK: - Sound alone

  @Test(
    arguments: [
      (["soun"], true), (["soun", "soun"], true), (["soun", "text"], true), (["soun", "vide"], false),
      (["vide"], false), (["soun", "pict"], false), (["auxv", "soun"], false), ([], false),
      // Neither to be seen nor to be heard, but no sound.
      (["meta"], false),
    ])
  func `sound alone is no film`(handlers: [String], expected: Bool) {
    let tracks = handlers.flatMap { SampleMovie.track($0) }
    #expect(contents(tracks).isAudio == expected)
    #expect(contents(tracks, brand: "qt  ").isAudio == expected)
  }

  @Test func `a brand of films, or a movie that wasn't read whole, is no sound`() {
    #expect(!contents(SampleMovie.track("soun"), brand: "M4V ").isAudio)
    #expect(!contents(SampleMovie.track("soun") + SampleMovie.box("udta", statedSize: 999)).isAudio)
    let file = SampleMovie.movie(tracks: SampleMovie.track("soun"))
    #expect(QuickTimeTests.read(file).contents.isAudio)
    for length in 0..<file.count {
      #expect(!QuickTimeTests.read(Array(file.prefix(length))).contents.isAudio)
    }
    let many = (0...Limits.tracks).flatMap { _ in SampleMovie.track("soun") }
    #expect(!contents(many).isAudio)
  }
}
