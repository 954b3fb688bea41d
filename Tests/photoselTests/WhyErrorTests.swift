import Foundation
import Glibc
import TestSupport
import Testing

/// What `why` can't explain.
@Suite struct WhyErrorTests {
  private static let good: Bytes = """
    good.jpg · jpeg · 2024-05-03T14:03:22
    * exif:DateTimeOriginal  "2024:05:03 14:03:22" @ 56
                             → 2024-05-03T14:03:22; zone unknown; wins: the first that can be true
      mtime                  1580608922 = 2020-02-02T02:02:02Z
                             → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

    """

  private static func home() -> Home { Home(["good.jpg": "2024:05:03 14:03:22"]) }

  @Test(
    arguments: [
      ("none.jpg", "none.jpg: No such file or directory"),
      ("good.jpg/", "good.jpg/: Not a directory"),
      ("P", "P: Not a regular file"),
      (".", ".: Not a regular file"),
      ("fifo.jpg", "fifo.jpg: Not a regular file"),
      ("/dev/null", "/dev/null: Not a regular file"),
      ("empty.jpg", "empty.jpg: Empty file"),
      ("notes.txt", "notes.txt: No photo or video"),
      ("song.m4a", "song.m4a: Sound alone, no video"),
      ("dangling.jpg", "dangling.jpg: No such file or directory"),
    ] as [(Bytes, Bytes)])
  func `a file that can't be read is a warning, and the rest is printed`(name: Bytes, message: Bytes) {
    let home = Self.home()
    home.folder("P")
    mkfifo(home.cString("fifo.jpg"), 0o644)
    home.file("empty.jpg", "")
    home.file("notes.txt", "no photo")
    home.file("song.m4a", Bytes([0, 0, 0, 16] + Array("ftypM4A ".utf8) + [0, 0, 0, 0]))
    home.link("dangling.jpg", to: "nowhere")
    let warning: Bytes = "photosel: " + message + "\n"
    #expect(
      home.run(words: ["why", name, "good.jpg"]) == Outcome(Self.good, messages: warning, status: 3))
    #expect(home.run(words: ["why", "--quiet", "good.jpg", name]) == Outcome(Self.good, status: 3))
    #expect(
      home.run(words: ["why", "--format", "json", name]) == Outcome("[]\n", messages: warning, status: 3))
  }

  @Test(.enabled(if: Privileges.canBeLimited, "root can't become somebody else here"))
  func `a file without permission is a warning, and a folder that can't be listed hides nothing else`() {
    let home = WhyMovieTests.livePhotos()
    let whole = home.run("why P/IMG_0001.JPG")
    chmod(home.cString("P/IMG_0002.JPG"), 0)
    chmod(home.cString("P"), 0o711)
    defer { chmod(home.cString("P"), 0o755) }
    let limited = home.shell(Privileges.limit + "\"$PHOTOSEL\" why P/IMG_0001.JPG P/IMG_0002.JPG")
    #expect(
      limited
        == Outcome(whole.output, messages: "photosel: P/IMG_0002.JPG: Permission denied\n", status: 3))
    let movie = home.shell(Privileges.limit + "\"$PHOTOSEL\" why P/IMG_0001.MOV")
    #expect(movie.status == 0 && movie.messages == "")
    #expect(movie.output.text.hasPrefix("P/IMG_0001.MOV · mov · 2024-05-03T14:03:22+00:00\n"))
  }

  @Test func `a link is followed, and goes by its own name`() {
    let home = Self.home()
    home.link("P/IMG_20200102_030405.jpg", to: "../good.jpg")
    let outcome = home.run("why P/IMG_20200102_030405.jpg")
    #expect(outcome.status == 0 && outcome.messages == "")
    #expect(outcome.output.text.hasPrefix("P/IMG_20200102_030405.jpg · jpeg · 2024-05-03T14:03:22\n"))
    #expect(outcome.output.text.contains("\n  name                   \"IMG_20200102_030405.jpg\"\n"))
  }

  @Test func `--strict tells of a file that may not be read whole`() {
    let home = Self.home()
    home.file("cut.png", Bytes(SamplePNG.signature))
    #expect(home.run("why cut.png good.jpg").status == 0)
    #expect(home.run("why --strict cut.png good.jpg").status == 5)
    #expect(home.run("why --strict good.jpg") == Outcome(Self.good))
    #expect(home.run("why --strict cut.png none.jpg").status == 3)
  }

  @Test func `one undated file is enough to say so, and one that can't be read outweighs it`() {
    let home = Self.home()
    home.photo("a.jpg")
    #expect(home.run("why --date-from metadata good.jpg a.jpg").status == 1)
    #expect(home.run("why --date-from metadata good.jpg").status == 0)
    #expect(home.run("why --date-from metadata a.jpg none.jpg").status == 3)
  }

  @Test func `nothing is written beside the files, nor remembered`() {
    let home = Self.home()
    #expect(home.run("why good.jpg") == Outcome(Self.good))
    #expect(home.names(in: ".") == ["good.jpg"])
    #expect(FileManager.default.fileExists(atPath: home.state) == false)
  }

  @Test(
    arguments: [
      ("why", "why needs a file: photosel why [OPTIONS] FILE…"),
      (
        "why -",
        "standard input (-) has neither name nor time, which may date a file; ./- is a file of that name"
      ),
      ("why --format tsv a.jpg", "--format: 'tsv' must be one of text, ndjson, json"),
      (
        "why --date-from moon a.jpg",
        "--date-from: 'moon' must be some of metadata, name and mtime, with commas"
      ),
      ("why --color red a.jpg", "--color: 'red' must be auto, always or never"),
      ("why --hidden a.jpg", "--hidden is no option of why"),
      ("why -0 a.jpg", "-0 is no option of why"),
      ("why --frmat json a.jpg", "unknown option '--frmat'; did you mean '--format'?"),
      ("why --format", "--format needs a value: --format FORM"),
    ] as [(String, Bytes)])
  func `a command line that makes no sense is refused`(line: String, message: Bytes) {
    #expect(Home().run(line) == .misuse(message, help: " why"))
  }
}
