import Foundation
import Glibc
import TestSupport
import Testing

/// Files that are broken, hostile, or no files at all: a warning or silence, never a hang, a crash or a lost run.
@Suite struct BadInputTests {
  private static let good: Bytes = "2024-05-03\t14:03:22\tPics/good.jpg\n"

  /// A library with one good photo.
  private static func home() -> Home { Home(["Pics/good.jpg": "2024:05:03 14:03:22"]) }

  @Test func `a JPEG that is cut off anywhere is listed, with one warning at most`() {
    let home = Self.home()
    let whole = SampleJPEG.file(takenAt: "2024:05:04 10:00:00")
    for length in 1..<whole.count { home.file(Bytes("Pics/\(length).jpg".utf8), Bytes(whole[..<length])) }
    let outcome = home.run("scan --format paths Pics")
    #expect(outcome.status == 0)
    #expect(outcome.output.lines.count == whole.count)
    let files = outcome.messages.lines.compactMap { $0.text.firstMatch(of: /Pics\/(\d+)\.jpg/)?.1 }
    #expect(files.count == Set(files).count, "one warning each")
    #expect(outcome.messages.lines.last?.text == "photosel: \(files.count) warnings")
    #expect(home.run("scan --format paths --strict Pics").status == 5)
    #expect(home.run("scan --format paths --quiet Pics") == Outcome(outcome.output))
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `a damaged JPEG ends nothing`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let home = Self.home()
    var tiff = SampleTIFF(
      isBigEndian: seed % 2 == 0, primary: [.text(0x010F, "Make"), .text(0x0132, "2024:05:04 10:00:00")])
    tiff.exif = [.text(0x9003, "2024:05:04 10:00:00"), .text(0x927C, "maker note"), .text(0x9011, "+01:00")]
    tiff.gps = [.text(29, "2024:05:04"), tiff.rational(7, (10, 1), (0, 1), (0, 1))]
    let whole = SampleJPEG.file(exif: tiff)
    for number in 0..<200 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        bytes[Int.random(in: 2..<bytes.count, using: &generator)] =
          [0, 0xFF, 0x7F, 0x80, .random(in: 0...255, using: &generator)].randomElement(using: &generator) ?? 0
      }
      home.file(Bytes("Pics/\(number).jpg".utf8), Bytes(bytes))
    }
    let outcome = home.run("scan --format ndjson Pics")
    #expect(outcome.status == 0 && outcome.output.lines.count == 201, "seed \(seed)")
    home.file("saved", outcome.output)
    let order = home.run("scan --format paths -q Pics")
    #expect(home.run("select --from saved --kind photo") == order, "seed \(seed)")
  }

  @Test func `FIFOs, sockets and devices are never opened`() {
    let home = Self.home()
    mkfifo(home.cString("Pics/fifo.jpg"), 0o644)
    _ = home.shell(
      "python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind(\"Pics/socket.jpg\")'; mknod Pics/null.jpg c 1 3"
    )
    let names = home.names(in: "Pics").filter { $0 != "good.jpg" }
    #expect(names.contains("fifo.jpg"))
    #expect(home.run("scan Pics") == Outcome(Self.good))
    #expect(home.run("scan --follow --no-skip --hidden Pics") == Outcome(Self.good))
    #expect(
      Set(home.run("scan --skipped Pics").output.lines)
        == Set(names.map { Bytes("special\tPics/\($0)".utf8) }))
  }

  @Test(.enabled(if: Privileges.canBeLimited, "root can't become somebody else here"))
  func `a folder without permission is one warning, and so is a file`() {
    let home = Self.home()
    home.photo("Pics/closed/a.jpg")
    home.photo("Pics/closed.jpg", modified: 1_000_000_000)
    home.photo("Pics/closed.xyz")
    chmod(home.cString("Pics/closed"), 0)
    chmod(home.cString("Pics/closed.jpg"), 0)
    chmod(home.cString("Pics/closed.xyz"), 0)
    let outcome = home.shell("XDG_STATE_HOME= HOME= " + Privileges.limit + "\"$PHOTOSEL\" scan --strict Pics")
    #expect(outcome.output == Self.good + "2001-09-09\t01:46:40\tPics/closed.jpg\n")
    #expect(outcome.status == 5)
    #expect(
      Set(outcome.messages.lines) == [
        "photosel: Pics/closed: Permission denied", "photosel: Pics/closed.jpg: Permission denied",
        "photosel: Pics/closed.xyz: Permission denied", "photosel: 3 warnings",
      ])
    chmod(home.cString("Pics"), 0)
    let closed = home.shell(Privileges.limit + "\"$PHOTOSEL\" scan Pics")
    #expect(closed == .fault("Pics: Permission denied", status: 3))
    chmod(home.cString("Pics"), 0o755)
    chmod(home.cString("Pics/closed"), 0o755)
  }

  @Test func `an empty file is passed over in silence`() {
    let home = Self.home()
    home.file("Pics/empty.jpg", "")
    #expect(home.run("scan Pics") == Outcome(Self.good))
  }

  @Test func `what is not what its name promises is listed with one warning`() {
    let home = Self.home()
    home.file("Pics/text.jpg", "This is no picture.")
    home.file("Pics/text.MOV", "This is no film.")
    home.file("Pics/text.ts", "interface Photo {}")
    let warnings: Bytes =
      "photosel: Pics/text.MOV: is not what its name promises\nphotosel: Pics/text.jpg: is not what its name promises\nphotosel: 2 warnings\n"
    #expect(
      home.run("scan Pics")
        == Outcome(
          Self.good + "2020-02-02\t02:02:02\tPics/text.jpg\n2020-02-02\t02:02:02\tPics/text.MOV\n",
          messages: warnings))
    #expect(home.run("scan --kind video --format paths -q Pics") == Outcome("Pics/text.MOV\n"))
    #expect(home.run("scan --strict --format days Pics").status == 5)
    #expect(home.run("select --strict --day 2020 Pics").status == 5)
    #expect(home.run("scan --strict --ext jpg Pics").status == 5, "one is enough")
    #expect(home.run("select --strict --ext jpg Pics").status == 5)
    #expect(home.run("select --strict --day 1999 Pics").status == 5, "even if nothing was chosen")
    #expect(home.run("scan --strict --exclude text.* Pics") == Outcome(Self.good))
  }

  @Test func `a sparse file of 5 GB costs no more than another`() {
    let home = Self.home()
    home.file("Pics/big.jpg", Bytes(SampleJPEG.file(takenAt: "2024:05:02 10:00:00")))
    home.file("Pics/zeros.jpg", "\0")
    for name in ["big", "zeros"] { truncate(home.cString(Bytes("Pics/\(name).jpg".utf8)), 5 << 30) }
    let outcome = home.run("scan --format ndjson Pics")
    #expect(outcome.status == 0 && outcome.output.lines.count == 3)
    #expect(outcome.output.text.contains(#""captured":"2024-05-02T10:00:00""#))
    #expect(outcome.output.text.contains(#""size":5368709120,"#))
    #expect(
      outcome.messages == "photosel: Pics/zeros.jpg: is not what its name promises\nphotosel: 1 warning\n")
  }

  @Test func `links that lead in circles end`() {
    let home = Self.home()
    home.link("Pics/self", to: ".")
    home.link("Pics/up", to: "..")
    home.link("Pics/one", to: "two")
    home.link("Pics/two", to: "one")
    home.link("Pics/sub/back", to: "../../Pics")
    #expect(home.run("scan Pics") == Outcome(Self.good))
    #expect(home.run("scan --follow Pics") == Outcome(Self.good))
    #expect(home.run("scan Pics/one").status == 3)
  }

  @Test func `a path may be longer than PATH_MAX`() {
    let home = Self.home()
    let name = String(repeating: "d", count: 250)
    let depth = 20
    let made = home.shell(
      "cd Pics && for i in $(seq \(depth)); do mkdir \(name) && cd -P \(name) || exit; done && cp \(home.path)/Pics/good.jpg deep.jpg"
    )
    #expect(made.status == 0, "\(made)")
    let folders = Array(repeating: name, count: depth).joined(separator: "/")
    let path = Bytes("Pics/\(folders)/deep.jpg".utf8)
    #expect(home.run("scan --format paths Pics") == Outcome("Pics/good.jpg\n" + path + "\n"))
    home.file("tap.json", Bytes(#"{"gestures": [{"type": "tap", "file": "\#(folders)/deep.jpg"}]}"#.utf8))
    #expect(home.run("select --gesture tap.json Pics") == Outcome(path + "\n"))
  }

  @Test(
    arguments: [
      ("nowhere", "nowhere: No such file or directory"), ("Pics/good.jpg", "Pics/good.jpg: Not a directory"),
      ("Pics nowhere", "nowhere: No such file or directory"), ("-- -x", "-x: No such file or directory"),
    ])
  func `a DIR that can't be walked is exit 3, before anything is printed`(line: String, message: String) {
    let home = Self.home()
    home.file("Pics/text.jpg", "a warning, if it came so far")
    #expect(home.run("scan \(line)") == .fault(Bytes(message.utf8), status: 3))
    #expect(home.run("select --kind photo \(line)") == .fault(Bytes(message.utf8), status: 3))
  }

  @Test func `a FIFO as DIR is exit 3, and does not hang`() {
    let home = Self.home()
    mkfifo(home.cString("fifo"), 0o644)
    #expect(home.run("scan fifo") == .fault("fifo: Not a directory", status: 3))
    #expect(home.run("scan /dev/null") == .fault("/dev/null: Not a directory", status: 3))
  }

  @Test func `few descriptors are enough for a deep tree`() {
    let home = Self.home()
    let folders = (1...60).map(String.init).joined(separator: "/")
    home.photo(Bytes("Pics/\(folders)/a.jpg".utf8), takenAt: "2024:05:01 10:00:00")
    #expect(
      home.shell("ulimit -n 12; photosel scan --format paths Pics")
        == Outcome(Bytes("Pics/good.jpg\nPics/\(folders)/a.jpg\n".utf8)))
  }

  @Test(arguments: [("before", -315_619_200), ("at", 0), ("after", 10_413_792_000)])
  func `a file time that can't be is no date, rule 17`(title: String, seconds: Int) {
    let home = Home()
    home.photo("a.jpg", modified: seconds)
    #expect(home.run("scan") == Outcome("undated\t\ta.jpg\n"))
    #expect(home.run("scan --format ndjson").output.text.contains("\"mtime\":\(seconds),"))
  }

  @Test func `an empty DIR is no DIR`() {
    #expect(Self.home().run(words: ["scan", ""]).status == 3)
  }

  @Test func `files that come and go while the scan runs cost nothing`() {
    let home = Self.home()
    for number in 0..<300 { home.photo(Bytes("Pics/\(number).jpg".utf8), takenAt: "2024:05:03 10:00:00") }
    let outcome = home.shell(
      """
      (while [ ! -e stop ]; do for i in $(seq 0 20 299); do mv Pics/$i.jpg Pics/m$i.jpg; mv Pics/m$i.jpg Pics/$i.jpg; done; done) &
      for i in 1 2 3 4 5; do photosel scan --format days Pics >/dev/null || exit 9; done
      touch stop; wait
      """)
    #expect(outcome == Outcome())
  }
}
