import Foundation
import Glibc
import Testing

/// The DIRs that were scanned last serve a select without any (cli.md, *Which library*).
@Suite struct RememberedTests {
  private static func home() -> Home {
    Home([
      "A/a.jpg": "2024:05:03 14:03:22", "B/b.jpg": "2024:05:04 14:03:22",
      "sub/C/c.jpg": "2024:05:05 14:03:22",
    ])
  }

  /// What the state holds after a scan.
  private func last(_ home: Home) -> Bytes? { home.content(home.state + "/photosel/last") }

  @Test func `DIRs are kept absolute, each ended by NUL`() {
    let home = Self.home()
    _ = home.run("scan A ./B/")
    #expect(last(home) == home.absolute("A\0") + home.absolute("B\0"))
    _ = home.run("scan C", in: "sub")
    #expect(last(home) == home.absolute("sub/C\0"))
    _ = home.run("scan", in: "sub")
    #expect(last(home) == home.absolute("sub\0"))
    _ = home.run("scan .", in: "A")
    #expect(last(home) == home.absolute("A\0"))
    _ = home.run("scan \(home.path)/B")
    #expect(last(home) == home.absolute("B\0"))
  }

  @Test func `select without a library takes them, and says so`() {
    let home = Self.home()
    home.file("script.json", "[{\"item\": 0}, {\"item\": 1}]")
    _ = home.run("scan A B")
    let a = home.absolute("A")
    let b = home.absolute("B")
    #expect(
      home.run("select --gesture ../script.json", in: "sub")
        == Outcome(
          b + "/b.jpg\n" + a + "/a.jpg\n",
          messages: "photosel: in what was scanned last: " + a + ", " + b + "\n"))
    #expect(
      home.run("select --day 2024-05-03 --relative -q", in: "sub") == Outcome("a.jpg\n"),
      "quiet is quiet")
  }

  @Test func `a scan that fails, and a select, remember nothing`() {
    let home = Self.home()
    _ = home.run("scan A")
    let kept = last(home)
    #expect(home.run("scan B nowhere").status == 3)
    #expect(home.run("scan --format xml B").status == 2)
    #expect(home.run("select --kind photo B").status == 0)
    #expect(last(home) == kept)
  }

  @Test func `nothing scanned yet is exit 2, with the command that would help`() {
    #expect(
      Home().run("select --kind photo")
        == .fault("no library: name a DIR, or scan one first (photosel scan DIR)", status: 2))
  }

  @Test func `a DIR that is gone since is exit 3`() {
    let home = Self.home()
    _ = home.run("scan A")
    rename(home.cString("A"), home.cString("A2"))
    let outcome = home.run("select --kind photo")
    #expect(outcome.status == 3 && outcome.output == "")
    #expect(outcome.messages.lines.last == "photosel: " + home.absolute("A") + ": No such file or directory")
  }

  @Test func `an operand, --from and the script's root come before`() {
    let home = Self.home()
    home.file("saved", home.run("scan --format ndjson B").output)
    _ = home.run("scan A")
    home.file(
      "root.json",
      Bytes(#"{"library": {"root": "\#(home.path)/B"}, "gestures": [{"type": "tap", "item": 0}]}"#.utf8))
    #expect(home.run("select --kind photo sub") == Outcome("sub/C/c.jpg\n"))
    #expect(home.run("select --kind photo --from saved") == Outcome("B/b.jpg\n"))
    #expect(home.run("select --gesture root.json") == Outcome(home.absolute("B/b.jpg\n")))
    #expect(home.run("select --gesture root.json sub") == Outcome("sub/C/c.jpg\n"))
  }

  @Test func `without XDG_STATE_HOME it is the one below HOME`() {
    let home = Self.home()
    let environment = ["XDG_STATE_HOME": ""]
    #expect(home.run("scan A", environment: environment).status == 0)
    let user = home.environment["HOME"] ?? ""
    #expect(home.content(user + "/.local/state/photosel/last") == home.absolute("A\0"))
    #expect(
      home.run("select --kind photo -q", environment: environment) == Outcome(home.absolute("A/a.jpg\n")))
  }

  @Test func `without any home nothing is remembered, and scan goes on`() {
    let home = Self.home()
    let outcome = home.run("scan --format paths A", environment: ["XDG_STATE_HOME": "", "HOME": ""])
    #expect(outcome == Outcome("A/a.jpg\n"))
  }

  @Test func `a folder that is gone can't be remembered, and scan goes on`() {
    let home = Self.home()
    home.folder("gone")
    #expect(
      home.shell("cd gone && rmdir ../gone && photosel scan --format paths ../A") == Outcome("../A/a.jpg\n"))
    #expect(last(home) == nil)
  }

  @Test func `a state folder that is no absolute path counts as none`() {
    let home = Self.home()
    #expect(
      home.run("scan --format paths A", environment: ["XDG_STATE_HOME": "state"]) == Outcome("A/a.jpg\n"))
    #expect(home.names(in: "") == ["A", "B", "sub"])
  }

  @Test func `a state that can't be written is said once, and scan goes on`() {
    let home = Self.home()
    home.file("file", "no folder")
    let environment = ["XDG_STATE_HOME": home.path + "/file"]
    let note: Bytes = "photosel: can't remember what was scanned: Not a directory\n"
    #expect(
      home.run("scan --format paths A", environment: environment) == Outcome("A/a.jpg\n", messages: note))
    #expect(home.run("scan --format paths -q A", environment: environment) == Outcome("A/a.jpg\n"))
  }

  @Test func `the state is for its owner only`() {
    let home = Self.home()
    _ = home.run("scan A")
    let attributes = try? FileManager.default.attributesOfItem(atPath: home.state + "/photosel")
    #expect(attributes?[.posixPermissions] as? Int == 0o700)
  }
}
