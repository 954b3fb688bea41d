import TestSupport
import Testing

/// The forms of what `why` prints.
@Suite struct WhyFormTests {
  /// A photo that was taken, one that is undated without its file time, and one with bytes in its name.
  private static func home() -> Home {
    let home = Home()
    home.file("P/a.jpg", Bytes(SampleJPEG.file(exif: Samples.full())))
    home.photo("P/b.jpg")
    home.file(
      Bytes(Array("P/".utf8) + [0xFF] + Array(".jpg".utf8)),
      Bytes(SampleJPEG.file(exif: SampleTIFF(exif: [.text(0x9003, "\u{1}", terminator: [0xFE, 0])]))))
    return home
  }

  private static let odd = Bytes(Array("P/".utf8) + [0xFF] + Array(".jpg".utf8))

  private static let objects: [Bytes] = [
    #"""
    {"path":"P/a.jpg","kind":"photo","type":"jpeg","captured":"2024-05-03T14:03:22.25","offset":"+09:00",\#
    "zone":"tag","source":"exif:DateTimeOriginal","faults":[],"dates":[{"source":"exif:DateTimeOriginal",\#
    "captured":"2024-05-03T14:03:22.25","offset":"+09:00","zone":"tag","flags":[],"fate":"won",\#
    "reason":"wins: the first that can be true","at":263,"text":"2024:05:03 14:03:22","subSecond":"25",\#
    "offsetText":"+09:00"},\#
    {"source":"exif:DateTimeDigitized","captured":"2024-05-03T14:03:23.250","offset":"+09:00",\#
    "zone":"tag","flags":[],"fate":"outranked","reason":"ranks lower","at":283,\#
    "text":"2024:05:03 14:03:23","subSecond":"250","offsetText":"+09:00"},\#
    {"source":"exif:DateTime","captured":"2024-05-06T10:20:30.5","offset":"+02:00","zone":"tag",\#
    "flags":[],"fate":"outranked","reason":"ranks lower","at":117,"text":"2024:05:06 10:20:30",\#
    "subSecond":"5","offsetText":"+02:00"},\#
    {"source":"gps","captured":"2024-05-03T05:03:22","offset":null,"zone":"assumed",\#
    "flags":["tz-assumed"],"fate":"outranked","reason":"ranks lower","at":474,\#
    "text":"2024:05:03 05:03:22","offsetText":"Z"},\#
    {"source":"mtime","captured":"2020-02-02T02:02:02","offset":null,"zone":"assumed",\#
    "flags":["tz-assumed"],"fate":"outranked","reason":"ranks lower","at":null,"seconds":1580608922}]}
    """#,
    #"""
    {"path":"P/b.jpg","kind":"photo","type":"jpeg","captured":"2020-02-02T02:02:02","offset":null,\#
    "zone":"assumed","source":"mtime","faults":[],"dates":[{"source":"mtime",\#
    "captured":"2020-02-02T02:02:02","offset":null,"zone":"assumed","flags":["tz-assumed"],"fate":"won",\#
    "reason":"wins: there is nothing better","at":null,"seconds":1580608922}]}
    """#,
    #"""
    {"path":"P/�.jpg","kind":"photo","type":"jpeg","captured":"2020-02-02T02:02:02","offset":null,\#
    "zone":"assumed","source":"mtime","faults":[],"dates":[{"source":"exif:DateTimeOriginal",\#
    "captured":null,"offset":null,"zone":null,"flags":[],"fate":"rejected",\#
    "reason":"no date: not written as one","at":48,"text":"\u0001�","textBytes":"Af4="},\#
    {"source":"mtime","captured":"2020-02-02T02:02:02","offset":null,"zone":"assumed",\#
    "flags":["tz-assumed"],"fate":"won","reason":"wins: there is nothing better","at":null,\#
    "seconds":1580608922}],"pathBytes":"UC//LmpwZw=="}
    """#,
  ]

  @Test func `ndjson has a line a file`() {
    let outcome = Self.home().run(words: ["why", "--format", "ndjson", "P/a.jpg", "P/b.jpg", Self.odd])
    #expect(outcome == Outcome(.joined(Self.objects.map { $0 + "\n" })))
  }

  @Test func `json is an array of the same`() {
    let outcome = Self.home().run(words: ["why", "--format=json", "P/a.jpg", "P/b.jpg", Self.odd])
    #expect(
      outcome
        == Outcome("[" + Self.objects[0] + "," + Self.objects[1] + "," + Self.objects[2] + "]\n"))
  }

  @Test func `json tells what files beside a movie say, and what it counts`() {
    let home = WhyMovieTests.livePhotos()
    #expect(
      home.run("why --format ndjson P/IMG_0001.MOV")
        == Outcome(
          #"""
          {"path":"P/IMG_0001.MOV","kind":"video","type":"mov","captured":"2024-05-03T16:03:20",\#
          "offset":null,"zone":null,"source":"live-pair","faults":[],"dates":[{"source":"live-pair",\#
          "captured":"2024-05-03T16:03:20","offset":null,"zone":null,"flags":[],"fate":"won",\#
          "reason":"wins: the first that can be true","at":null,"in":"IMG_0001.JPG",\#
          "text":"2024-05-03T16:03:20"},\#
          {"source":"quicktime:mvhd","captured":"2024-05-03T14:03:22","offset":null,"zone":"assumed",\#
          "flags":["tz-assumed"],"fate":"outranked","reason":"ranks lower","at":156,"seconds":1714745002},\#
          {"source":"mtime","captured":"2020-02-02T02:02:02","offset":null,"zone":"assumed",\#
          "flags":["tz-assumed"],"fate":"outranked","reason":"ranks lower","at":null,\#
          "seconds":1580608922}]}

          """#))
    home.file("P/a.crw", Bytes(SampleCIFF(seconds: 1_068_486_006).bytes))
    #expect(
      home.run("why --format ndjson --date-from name P/a.crw")
        == Outcome(
          #"""
          {"path":"P/a.crw","kind":"photo","type":"crw","captured":null,"offset":null,"zone":null,\#
          "source":null,"faults":[],"dates":[{"source":"ciff:timestamp","captured":"2003-11-10T17:40:06",\#
          "offset":null,"zone":null,"flags":[],"fate":"excluded","reason":"left out by --date-from",\#
          "at":56,"wallSeconds":1068486006},\#
          {"source":"mtime","captured":"2020-02-02T02:02:02","offset":null,"zone":"assumed",\#
          "flags":["tz-assumed"],"fate":"excluded","reason":"left out by --date-from","at":null,\#
          "seconds":1580608922}]}

          """#, status: 1))
    home.file("P/a.mkv", Bytes(SampleMatroska.file(nanoseconds: 721_000_000_123_456_789)))
    #expect(
      home.run("why --format ndjson P/a.mkv")
        == Outcome(
          #"""
          {"path":"P/a.mkv","kind":"video","type":"mkv","captured":"2023-11-06T21:46:40.123456789",\#
          "offset":null,"zone":"assumed","source":"matroska:DateUTC","faults":[],\#
          "dates":[{"source":"matroska:DateUTC","captured":"2023-11-06T21:46:40.123456789","offset":null,\#
          "zone":"assumed","flags":["tz-assumed"],"fate":"won",\#
          "reason":"wins: the first that can be true","at":87,"seconds":1699307200,\#
          "nanoseconds":123456789},\#
          {"source":"mtime","captured":"2020-02-02T02:02:02","offset":null,"zone":"assumed",\#
          "flags":["tz-assumed"],"fate":"outranked","reason":"ranks lower","at":null,\#
          "seconds":1580608922}]}

          """#))
    home.file("P/cut.png", Bytes(SamplePNG.signature))
    #expect(
      home.run("why --format ndjson P/cut.png")
        == Outcome(
          #"""
          {"path":"P/cut.png","kind":"photo","type":"png","captured":"2020-02-02T02:02:02","offset":null,\#
          "zone":"assumed","source":"mtime","faults":["ends too early, at byte 8"],\#
          "dates":[{"source":"mtime","captured":"2020-02-02T02:02:02","offset":null,"zone":"assumed",\#
          "flags":["tz-assumed"],"fate":"won","reason":"wins: there is nothing better","at":null,\#
          "seconds":1580608922}]}

          """#))
  }

  @Test func `texts are parted by an empty line`() {
    let home = Self.home()
    let texts = ["P/a.jpg", "P/b.jpg"].map { home.run("why \($0)").output }
    #expect(home.run("why P/a.jpg P/b.jpg") == Outcome(texts[0] + "\n" + texts[1]))
    #expect(home.run("why -- P/a.jpg P/b.jpg") == Outcome(texts[0] + "\n" + texts[1]))
  }

  @Test func `-o writes to a file`() {
    let home = Self.home()
    let text = home.run("why P/a.jpg").output
    #expect(home.run("why P/a.jpg -o out") == Outcome())
    #expect(home.content("out") == text)
    #expect(home.run("why P/a.jpg -o none/out") == .fault("none/out: No such file or directory", status: 3))
  }

  private static let colored: Bytes = """
    \u{1B}[1mP/c.jpg · jpeg · 2024-05-03T14:03:22\u{1B}[m
    \u{1B}[33m! ends too early, at byte 4012, so dates may be missing\u{1B}[m
    \u{1B}[32m* exif:DateTime\u{1B}[m  "2024:05:03 14:03:22" @ 50
                     → 2024-05-03T14:03:22; zone unknown; wins: the first that can be true
      mtime          1580608922 = 2020-02-02T02:02:02Z
    \u{1B}[2m                 → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower\u{1B}[m

    \u{1B}[1mP/b.jpg · jpeg · 2020-02-02T02:02:02+00:00\u{1B}[m
    \u{1B}[32m* mtime\u{1B}[m  1580608922 = 2020-02-02T02:02:02Z
             → 2020-02-02T02:02:02+00:00; this computer's zone; wins: there is nothing better

    """

  @Test func `--color always colours the winner, and dims the rest`() {
    let home = Self.home()
    home.file("P/c.jpg", Bytes(WhyTests.damaged))
    #expect(home.run("why --color always P/c.jpg P/b.jpg") == Outcome(Self.colored))
    let plain = home.run("why P/c.jpg P/b.jpg").output
    #expect(home.run("why --color auto P/c.jpg P/b.jpg") == Outcome(plain))
    #expect(home.run("why --color never P/c.jpg P/b.jpg") == Outcome(plain))
  }

  @Test(.enabled(if: Terminal.isAvailable, "no terminal can be had"))
  func `a terminal is coloured, unless that is declined`() {
    let home = Self.home()
    home.file("P/c.jpg", Bytes(WhyTests.damaged))
    let plain = home.run("why P/c.jpg P/b.jpg").output
    #expect(home.runOnTerminal("why P/c.jpg P/b.jpg") == Outcome(Self.colored))
    #expect(home.runOnTerminal("why --color never P/c.jpg P/b.jpg") == Outcome(plain))
    #expect(home.runOnTerminal("why P/c.jpg P/b.jpg", environment: ["NO_COLOR": "1"]) == Outcome(plain))
    #expect(home.runOnTerminal("why P/c.jpg P/b.jpg", environment: ["TERM": "dumb"]) == Outcome(plain))
  }
}
