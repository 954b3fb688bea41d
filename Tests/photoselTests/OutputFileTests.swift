import Foundation
import Glibc
import Testing

/// `-o FILE` writes there, whole or not at all.
@Suite struct OutputFileTests {
  private static let paths: Bytes = "Pics/b.jpg\nPics/a.jpg\n"

  private static func home() -> Home {
    Home(["Pics/a.jpg": "2024:05:03 14:03:22", "Pics/b.jpg": "2024:05:04 14:03:22"])
  }

  @Test(arguments: ["-o out", "-oout", "--output out", "--output=out"])
  func `results go to the file and nowhere else`(option: String) {
    let home = Self.home()
    for command in ["scan --format paths", "select --kind photo"] {
      home.file("out", "something older and longer than what comes\n")
      #expect(home.run("\(command) Pics \(option)") == Outcome())
      #expect(home.content("out") == Self.paths)
    }
    #expect(home.names(in: "") == ["Pics", "out"], "nothing else is left")
  }

  @Test func `scan's form is tsv in a file`() {
    let home = Self.home()
    #expect(home.run("scan -o out Pics") == Outcome())
    #expect(home.content("out") == home.run("scan Pics").output)
  }

  @Test func `a file is written even if nothing was chosen`() {
    let home = Self.home()
    home.file("out", "old\n")
    #expect(home.run("select --day 1999 -o out Pics") == Outcome(status: 1))
    #expect(home.content("out") == "")
  }

  @Test(
    arguments: [
      ("a newline in a name", "scan --format paths Pics", 3), ("no such DIR", "scan nowhere", 3),
      ("misuse", "scan --format xml", 2), ("a bad script", "select --gesture bad.json Pics", 3),
      ("a bad scan", "select --from bad.json --kind photo", 3),
      ("another grid", "select --gesture other.json Pics", 4),
    ] as [(String, String, Int32)])
  func `a run that fails keeps the file that was there`(title: String, line: String, status: Int32) {
    let home = Self.home()
    home.photo("Pics/new\nline.jpg")
    home.file("bad.json", "{")
    home.file("other.json", #"{"library": {"items": 99}, "gestures": []}"#)
    home.file("out", "old\n")
    let outcome = home.run("\(line) -o out")
    #expect(outcome.status == status && outcome.output == "", "\(outcome)")
    #expect(home.content("out") == "old\n")
    #expect(home.names(in: "") == ["Pics", "bad.json", "other.json", "out"])
  }

  @Test(.enabled(if: access("/dev/full", F_OK) == 0, "there is no /dev/full here"))
  func `a full disk is exit 3`() {
    let home = Self.home()
    #expect(home.run("scan -o /dev/full Pics") == .fault("/dev/full: No space left on device", status: 3))
    #expect(
      home.shell("photosel scan Pics >/dev/full")
        == .fault("standard output: No space left on device", status: 3))
    #expect(home.shell("photosel help >/dev/full").status == 3)
  }

  @Test(.enabled(if: Mounts.arePermitted, "mounting is not permitted here"))
  func `a disk that fills up on the way keeps the file that was there, and nothing else`() {
    let home = Self.home()
    let names = (0..<400).map { #"{"path": "\#(String(repeating: "n", count: 200))/\#($0)"}"# + "\n" }
    home.file("saved", Bytes(names.joined().utf8))
    home.folder("disk")
    let outcome = home.shell(
      Mounts.inOwnNamespace(
        """
        mount -t tmpfs -o size=16k none disk && echo old >disk/out
        "$PHOTOSEL" select --from saved --kind photo -o disk/out
        echo $?; ls -A disk; cat disk/out
        """))
    #expect(
      outcome
        == Outcome("3\nout\nold\n", messages: "photosel: disk/out: No space left on device\n"))
  }

  @Test func `a device is written to as it is`() {
    let home = Self.home()
    #expect(home.run("scan -o /dev/null Pics") == Outcome())
    #expect(home.run("scan --format paths -o /dev/stdout Pics") == Outcome(Self.paths))
  }

  @Test func `a link leads to the file that is written`() {
    let home = Self.home()
    home.file("real/out", "old\n")
    home.link("out", to: "real/out")
    #expect(home.run("scan --format paths -o out Pics") == Outcome())
    #expect(home.content("real/out") == Self.paths)
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: home.path + "/out")) == "real/out")
    #expect(home.names(in: "real") == ["out"])
  }

  @Test func `a link to a file that is not there yet stays a link`() {
    let home = Self.home()
    home.folder("real")
    home.link("out", to: "real/out")
    #expect(home.run("scan --format paths -o out Pics") == Outcome())
    #expect(home.content("real/out") == Self.paths)
  }

  @Test func `a file keeps its permissions`() {
    let home = Self.home()
    home.file("out", "old\n")
    chmod(home.cString("out"), 0o600)
    #expect(home.run("scan -o out Pics") == Outcome())
    let attributes = try? FileManager.default.attributesOfItem(atPath: home.path + "/out")
    #expect(attributes?[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a name may be as long as names can be`() {
    let home = Self.home()
    let name = String(repeating: "o", count: 255)
    #expect(home.run("scan --format paths -o \(name) Pics") == Outcome())
    #expect(home.content(name) == Self.paths)
  }

  @Test(
    arguments: [
      ("no/where/out", "No such file or directory"), ("Pics", "Is a directory"),
      ("Pics/a.jpg/out", "Not a directory"),
    ])
  func `what can't be written is exit 3`(file: String, fault: String) {
    let home = Self.home()
    #expect(home.run("scan -o \(file) Pics") == .fault(Bytes("\(file): \(fault)".utf8), status: 3))
    #expect(home.names(in: "Pics") == ["a.jpg", "b.jpg"])
  }

  @Test(.enabled(if: Privileges.canBeLimited, "root can't become somebody else here"))
  func `a folder that nobody may write to is exit 3`() {
    let home = Self.home()
    home.folder("mine")
    chmod(home.cString("mine"), 0o555)
    #expect(
      home.shell(Privileges.limit + "\"$PHOTOSEL\" scan -qo mine/out Pics")
        .status == 3)
    #expect(home.names(in: "mine") == [])
  }
}
