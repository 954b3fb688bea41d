import Foundation
import Glibc
import TestSupport
import Testing

/// What is walked, and what is passed over with which reason (cli.md, *Walking*; containers.md, *What is media*).
@Suite struct WalkingTests {
  /// The smallest file that is a video by its content.
  private static let video = Bytes([0, 0, 0, 16] + Array("ftypisom".utf8) + [0, 0, 2, 0])

  private static func mixed() -> Home {
    let home = Home([
      "a.jpg": "2024:05:09 12:00:00", "b.JPG": "2024:05:08 12:00:00", "c": "2024:05:07 12:00:00",
    ])
    home.file("d.png", Bytes(SamplePNG.file()))
    home.file("e.heic", Bytes(SampleJPEG.file(takenAt: "2024:05:06 12:00:00")))
    home.file("f.mkv", Bytes([0x1A, 0x45, 0xDF, 0xA3, 0x80]))
    home.file("g.txt", "no picture")
    return home
  }

  @Test(
    arguments: [
      ("", "a.jpg b.JPG c e.heic f.mkv d.png"), ("--ext jpg", "a.jpg b.JPG"), ("--ext .jpg", "a.jpg b.JPG"),
      ("--ext JPG,png", "a.jpg b.JPG d.png"), ("--ext jpg --ext heic", "a.jpg b.JPG e.heic"),
      ("--kind photo", "a.jpg b.JPG c e.heic d.png"), ("--kind video", "f.mkv"),
      ("--kind photo,video", "a.jpg b.JPG c e.heic f.mkv d.png"), ("--kind video --ext jpg", ""),
      ("--exclude *.jpg", "b.JPG c e.heic f.mkv d.png"), ("--exclude * --exclude !c", "c"),
      ("--exclude [a-d]*", "e.heic f.mkv"),
    ])
  func `filters leave what is asked for; content decides what a file is`(options: String, names: String) {
    let home = Self.mixed()
    let outcome = home.run("scan --format paths \(options)")
    #expect(
      Set(outcome.output.lines) == Set(names.split(separator: " ").map { Bytes($0.utf8) }), "\(outcome)")
    #expect(outcome.status == 0)
  }

  @Test(arguments: ["photo", "video", "photo,video"])
  func `select with --kind and no script chooses all of the grid`(kinds: String) {
    let home = Self.mixed()
    let expected = home.run("scan --format paths --kind \(kinds) .")
    let outcome = home.run("select --kind \(kinds) .")
    #expect(outcome == expected)
  }

  @Test(
    arguments: [
      ("--ext", "", "extensions such as heic,jpg"), ("--ext", "a/b", "extensions such as heic,jpg"),
      ("--ext", "jpg,", "extensions such as heic,jpg"),
      ("--kind", "raw", "photo, video or both, with a comma"),
      ("--kind", "", "photo, video or both, with a comma"), ("--max-depth", "0", "a whole number from 1"),
      ("--max-depth", "-1", "a whole number from 1"), ("--max-depth", "x", "a whole number from 1"),
      ("--exclude", "", "a pattern of .gitignore; it has nothing to match"),
    ])
  func `a value that makes no sense is refused`(option: String, value: String, expected: String) {
    #expect(
      Home().run(words: ["scan", Bytes(option.utf8), Bytes(value.utf8)])
        == .misuse(Bytes("\(option): '\(value)' must be \(expected)".utf8), help: " scan"))
  }

  @Test func `--max-depth counts from the DIR, whose own files are at 1`() {
    let time = "2024:05:03 14:03:22"
    let home = Home(["P/a.jpg": time, "P/1/b.jpg": time, "P/1/2/c.jpg": time])
    #expect(home.run("scan --format paths --max-depth 1 P") == Outcome("P/a.jpg\n"))
    #expect(home.run("scan --format paths --max-depth 2 P") == Outcome("P/1/b.jpg\nP/a.jpg\n"))
    #expect(home.run("scan --format paths --max-depth 3 P").output.lines.count == 3)
    #expect(home.run("scan --skipped --max-depth 1 P") == Outcome("depth\tP/1\n"))
  }

  @Test(
    arguments: [
      ("hidden", "hidden", ".a.jpg", "--hidden"), ("a hidden folder", "hidden", ".a/x.jpg", "--hidden"),
      ("AppleDouble", "apple-double", "._a.jpg", "--hidden --no-skip"),
      ("a folder of AppleDouble", "apple-double", ".AppleDouble/x.jpg", "--hidden --no-skip"),
      ("DS_Store", "system", ".DS_Store", nil), ("lost+found", "system", "lost+found/x.jpg", "--no-skip"),
      ("Thumbs.db", "thumbnails", "Thumbs.db", nil), ("eaDir", "thumbnails", "@eaDir/x.jpg", "--no-skip"),
      ("SYNOFILE_THUMB", "thumbnails", "SYNOFILE_THUMB_M.jpg", "--no-skip"),
      ("QNAP", "thumbnails", ".@__thumb/x.jpg", "--hidden --no-skip"),
      ("thumbnails", "thumbnails", ".thumbnails/x.jpg", "--hidden --no-skip"),
      ("recycle", "trash", "#recycle/x.jpg", "--no-skip"),
      ("the recycle bin", "trash", "$RECYCLE.BIN/x.jpg", "--no-skip"),
      ("trash", "trash", ".Trash-1000/x.jpg", "--hidden --no-skip"),
      ("trashed", "trash", ".trashed-1-a.jpg", "--hidden --no-skip"),
      ("pending", "pending", ".pending-1-a.jpg", "--hidden --no-skip"),
      ("a sidecar", "sidecar", "a.thm", "--no-skip"),
    ] as [(String, String, Bytes, String?)])
  func `clutter is passed over with its reason, unless it is asked for`(
    title: String, reason: String, name: Bytes, options: String?
  ) {
    let home = Home()
    home.photo("P/" + name, takenAt: "2024:05:03 14:03:22")
    let skipped = name.array.split(separator: 0x2F).first.map { Bytes($0) } ?? ""
    #expect(home.run("scan --format paths P") == Outcome(""))
    #expect(home.run("scan --skipped P") == Outcome(Bytes("\(reason)\tP/".utf8) + skipped + "\n"))
    guard let options else { return }
    #expect(home.run("scan --format paths \(options) P") == Outcome("P/" + name + "\n"))
  }

  @Test func `a DIR is entered whatever its name`() {
    for name in ["@eaDir", ".hidden", "lost+found", "#recycle"] {
      let home = Home()
      home.photo(Bytes("\(name)/a.jpg".utf8))
      home.file(Bytes("\(name)/.nomedia".utf8), "")
      #expect(home.run("scan --format paths \(name)") == Outcome(Bytes("\(name)/a.jpg\n".utf8)))
    }
  }

  @Test func `every other reason, too`() {
    let home = Home(["real/a.jpg": "2024:05:03 14:03:22"])
    home.photo("P/no/a.jpg")
    home.file("P/no/.nomedia", "")
    home.file("P/empty.jpg", "")
    home.file("P/text.txt", "text")
    home.file("P/song.m4a", Bytes([0, 0, 0, 16] + Array("ftypM4A ".utf8) + [0, 0, 2, 0]))
    home.photo("P/not.asked")
    home.photo("P/left/out.jpg")
    home.link("P/link.jpg", to: "../real/a.jpg")
    home.link("P/linked", to: "../real")
    mkfifo(home.cString("P/fifo.jpg"), 0o644)
    #expect(
      Set(home.run("scan --skipped --exclude left/ P").output.lines) == [
        "nomedia\tP/no", "empty\tP/empty.jpg", "not-media\tP/text.txt", "audio\tP/song.m4a",
        "excluded\tP/left", "link\tP/link.jpg", "link\tP/linked", "special\tP/fifo.jpg",
      ])
    #expect(home.run("scan --skipped --ext jpg P").output.lines.contains("extension\tP/not.asked"))
    #expect(home.run("scan --no-skip --format paths P/no") == home.run("scan --format paths P/no"))
    #expect(home.run("scan --no-skip --format paths P").output.lines.contains("P/no/a.jpg"))
    home.link("P/dangling.jpg", to: "nowhere")
    home.link("P/loop.jpg", to: "loop.jpg")
    home.link("P/self", to: ".")
    let lines = Set(home.run("scan --skipped --follow P").output.lines)
    #expect(
      lines.isSuperset(of: [
        "dangling-link\tP/dangling.jpg", "loop\tP/loop.jpg", "already-entered\tP/self",
      ]))
    #expect(!lines.contains { $0.text.hasPrefix("link\t") })
  }

  @Test func `--skipped takes the place of the items, and of a form`() {
    let home = Home(["a.jpg": "2024:05:03 14:03:22"])
    #expect(home.run("scan --skipped") == Outcome(""))
    #expect(
      home.run("scan --skipped --format tsv")
        == .misuse("--skipped and --format exclude each other", help: " scan"))
  }

  @Test func `--follow enters a folder once, however many links lead to it`() {
    let home = Home(["real/a.jpg": "2024:05:03 14:03:22"])
    home.link("P/b.jpg", to: "../real/a.jpg")
    home.link("P/dir", to: "../real")
    home.link("P/dir2", to: "../real")
    home.link("P/up", to: "..")
    #expect(home.run("scan --format paths P") == Outcome(""))
    let outcome = home.run("scan --format paths --follow P")
    #expect(outcome.output.lines.filter { $0.text.hasSuffix("a.jpg") }.count == 1, "\(outcome)")
    #expect(outcome.output.lines.contains("P/b.jpg"))
    #expect(outcome.status == 0)
  }

  @Test func `a DIR that is a link is followed`() {
    let home = Home(["real/a.jpg": "2024:05:03 14:03:22"])
    home.link("P", to: "real")
    #expect(home.run("scan --format paths P") == Outcome("P/a.jpg\n"))
  }

  @Test func `hard links are files of their own`() {
    let home = Home(["a.jpg": "2024:05:03 14:03:22"])
    link(home.cString("a.jpg"), home.cString("b.jpg"))
    #expect(home.run("scan --format paths") == Outcome("b.jpg\na.jpg\n"))
  }

  @Test(.enabled(if: Mounts.arePermitted, "mounting is not permitted here"))
  func `--one-file-system stays on that of the DIR`() {
    let home = Home(["P/a.jpg": "2024:05:03 14:03:22"])
    home.folder("P/other")
    let outcome = home.shell(
      Mounts.inOwnNamespace(
        """
        mount -t tmpfs none P/other && cp P/a.jpg P/other/b.jpg
        "$PHOTOSEL" scan --format paths P; "$PHOTOSEL" scan --format paths --one-file-system P
        "$PHOTOSEL" scan --skipped --one-file-system P
        """))
    #expect(outcome == Outcome("P/other/b.jpg\nP/a.jpg\nP/a.jpg\nother-file-system\tP/other\n"))
  }
}
