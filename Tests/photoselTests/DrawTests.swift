import Foundation
import Glibc
import TestSupport
import Testing

/// What `select --draw` writes beside the results; what is in the picture is tested with the pictures.
@Suite struct DrawTests {
  private static let thumbnail: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDB, 1, 2, 3, 0xFF, 0xD9]

  /// Three photos of two days, and a script that chooses the first two. One has a thumbnail on its side.
  private static func home() -> Home {
    let home = Home(["Pics/a.jpg": "2024:05:03 10:00:02", "Pics/c.jpg": "2024:05:01 10:00:00"])
    var tiff = SampleTIFF(dateTimeOriginal: "2024:05:03 10:00:01")
    tiff.primary = [tiff.short(0x0112, 6)]
    tiff.thumbnail = thumbnail
    home.file("Pics/b.jpg", Bytes(SampleJPEG.file(exif: tiff)))
    home.file("s.json", "[[48, 92], [146, 92]]")
    return home
  }

  private static let chosen: Bytes = "Pics/a.jpg\nPics/b.jpg\n"

  /// The picture that a run has left.
  private static func picture(_ home: Home) -> String { home.content("out.svg")?.text ?? "" }

  @Test func `the picture comes beside the results`() {
    let home = Self.home()
    #expect(home.run("select --gesture s.json Pics --draw out.svg") == Outcome(Self.chosen))
    let picture = Self.picture(home)
    #expect(picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" "))
    #expect(picture.hasSuffix("</svg>\n"))
    #expect(picture.contains("<title id=\"title\">2 of 3 items chosen</title>"))
    #expect(picture.contains(">2024-05-03 Fri</text>") && picture.contains(">2024-05-01 Wed</text>"))
    #expect(!picture.contains("<image"))
    #expect(home.run("select --gesture s.json Pics --draw=again.svg") == Outcome(Self.chosen))
    #expect(home.content("again.svg")?.text == picture, "the same run makes the same picture")
  }

  @Test func `headers are titled as --title says`() {
    let home = Self.home()
    _ = home.run(words: [
      "select", "--gesture", "s.json", "Pics", "--draw", "out.svg", "--title", "<%d & %b>",
    ])
    #expect(Self.picture(home).contains(">&lt;03 &amp; May&gt;</text>"))
  }

  @Test(
    arguments: [
      ("--gesture s.json --trace", "{\"gesture\":0,", 0), ("--layout", "{\"contentHeight\":", 0),
      ("--gesture s.json --layout", "{\"contentHeight\":", 0), ("--day 2024-05-01", "Pics/c.jpg\n", 0),
      ("--gesture s.json --format ndjson", "{\"path\":\"Pics/a.jpg\"", 0), ("--day 1999", "", 1),
    ] as [(String, String, Int32)])
  func `it comes beside whatever is printed, with the same exit code`(
    options: String, start: String, status: Int32
  ) {
    let home = Self.home()
    let plain = home.run("select \(options) Pics")
    #expect(home.run("select \(options) Pics --draw out.svg") == plain)
    #expect(plain.status == status && plain.output.text.hasPrefix(start))
    #expect(Self.picture(home).hasSuffix("</svg>\n"))
  }

  @Test func `--thumbnails puts the photos' own in, as they are, turned upright`() {
    let home = Self.home()
    #expect(home.run("select --gesture s.json Pics --draw out.svg --thumbnails") == Outcome(Self.chosen))
    let image =
      "<image width=\"96\" height=\"96\" preserveAspectRatio=\"xMidYMid slice\" transform=\"matrix(0 1 -1 0 194 44)\" "
      + "href=\"data:image/jpeg;base64,\(Data(Self.thumbnail).base64EncodedString())\"/>"
    #expect(Self.picture(home).components(separatedBy: "<image").count == 2)
    #expect(Self.picture(home).contains(image))
  }

  @Test func `links are followed for thumbnails as they are for items`() {
    let home = Self.home()
    rename(home.cString("Pics/b.jpg"), home.cString("b.jpg"))
    home.link("Pics/b.jpg", to: "../b.jpg")
    _ = home.run("select --layout Pics --draw out.svg --thumbnails --follow")
    #expect(Self.picture(home).contains("<image"))
    for options in ["--absolute", "--relative"] {
      _ = home.run("select --layout Pics --draw out.svg --thumbnails --follow \(options)")
      #expect(Self.picture(home).contains("<image"))
    }
  }

  @Test func `a saved scan has no thumbnails, which is said once`() {
    let home = Self.home()
    _ = home.run("scan Pics --format ndjson -o saved")
    let note: Bytes = "photosel: a saved scan has no thumbnails; the picture is drawn without\n"
    let line = "select --from saved --gesture s.json --draw out.svg --thumbnails"
    #expect(home.run(line) == Outcome(Self.chosen, messages: note))
    #expect(home.run("\(line) -q") == Outcome(Self.chosen))
    #expect(Self.picture(home).hasSuffix("</svg>\n") && !Self.picture(home).contains("<image"))
  }

  @Test func `- is standard output, if the results go elsewhere`() {
    let home = Self.home()
    let outcome = home.run("select --gesture s.json Pics --draw - -o list")
    #expect(outcome.output.text.hasPrefix("<svg ") && outcome.status == 0)
    #expect(home.content("list") == Self.chosen)
  }

  @Test(
    arguments: [
      ("--thumbnails", "--thumbnails goes with --draw"), ("--draw", "--draw needs a value: --draw FILE"),
      ("--draw -", "--draw needs a file of its own; the results go to the same one"),
      ("--draw out -o out", "--draw needs a file of its own; the results go to the same one"),
      ("--check --draw out", "--draw and --check exclude each other"),
    ])
  func `what makes no sense is exit 2`(options: String, message: String) {
    let home = Self.home()
    #expect(
      home.run("select --gesture s.json Pics \(options)") == .misuse(Bytes(message.utf8), help: " select"))
    #expect(home.names(in: "") == ["Pics", "s.json"])
  }

  @Test(
    arguments: [
      ("a newline in a name", "--gesture s.json Pics New", 3), ("a bad script", "--gesture bad.json Pics", 3),
      ("another grid", "--gesture other.json Pics", 4),
    ] as [(String, String, Int32)])
  func `a run that fails keeps the picture that was there`(title: String, options: String, status: Int32) {
    let home = Self.home()
    home.photo("New/new\nline.jpg", takenAt: "2024:05:03 10:00:03")
    home.file("bad.json", "{")
    home.file("other.json", #"{"library": {"items": 99}, "gestures": []}"#)
    home.file("out.svg", "old\n")
    let outcome = home.run("select \(options) --draw out.svg")
    #expect(outcome.status == status && outcome.output == "", "\(outcome)")
    #expect(home.content("out.svg") == "old\n")
  }

  @Test func `a picture that can't be written is exit 3, and nothing is printed`() {
    let home = Self.home()
    #expect(
      home.run("select --gesture s.json Pics --draw no/out.svg")
        == .fault("no/out.svg: No such file or directory", status: 3))
  }

  @Test func `what a limit refused and a swipe out of the view are said as without it`() {
    let home = Self.home()
    home.file(
      "s.json", #"{"rules": {"limit": 1}, "gestures": [{"points": [{"item": 0}, {"item": 2}]}]}"#)
    #expect(
      home.run("select --gesture s.json Pics --draw out.svg")
        == Outcome("Pics/a.jpg\n", messages: "photosel: the limit refused 2 items\n"))
    #expect(Self.picture(home).contains(">refused by the limit</text>"))
  }
}
