import Foundation
import Testing

/// Nothing is ever written into a library.
@Suite struct UntouchedLibraryTests {
  private static let lines = [
    "scan Pics", "scan --format json --no-skip --hidden --follow Pics", "scan --skipped Pics",
    "select --gesture tap.json Pics", "select --kind photo -o out Pics",
  ]

  private static func home() -> Home {
    let home = FormTests.library()
    home.file("Pics/text.jpg", "text")
    home.file("Pics/empty.jpg", "")
    home.link("Pics/link", to: "..")
    home.file("tap.json", #"{"gestures": [{"type": "tap", "item": 2}]}"#)
    return home
  }

  @Test(.enabled(if: Tracing.isPermitted, "strace is not here, or may not be used"))
  func `nothing below the DIR is opened to write, made, renamed or removed`() {
    let home = Self.home()
    for line in Self.lines {
      let trace = Tracing.command(["-o", "trace", "-e", "trace=%file"]).map(\.text).joined(separator: " ")
      let outcome = home.shell("\(trace) \"$PHOTOSEL\" \(line)")
      #expect(outcome.status == 0, "\(outcome)")
      let calls = (home.content("trace") ?? "").lines.map(\.text)
      #expect(calls.contains { $0.contains("\"Pics\"") }, "the trace shows the DIR")
      for call in calls where !Self.isHarmless(call, home) { Issue.record("\(line): \(call)") }
    }
  }

  /// Whether a call only reads, or writes to what is kept elsewhere.
  private static func isHarmless(_ call: String, _ home: Home) -> Bool {
    // Below a folder that is open, files are told by their names alone: the call decides, not the path.
    let reading =
      /\d+ +(open(at)?\(.*, O_RDONLY[|A-Z_]*\)|(newfstatat|statx|l?stat|faccessat2?|access|readlink(at)?|execve|getcwd|chdir)\().*/
    if call.wholeMatch(of: reading) != nil { return true }
    guard let path = call.firstMatch(of: /\("([^"]*)"|AT_FDCWD, "([^"]*)"/).flatMap({ $0.1 ?? $0.2 }) else {
      // The end of a process, and signals.
      return call.contains("+++") || call.contains("---")
    }
    // What a sanitizer, if the program was built with one, keeps for itself.
    if path.hasPrefix("/tmp/tsan.") { return true }
    return path.hasPrefix(home.state) || home.state.hasPrefix(path) || path.hasPrefix("\(home.path)/out")
      || path.hasPrefix("\(home.path)/.photosel") || path.hasPrefix("out") || path.hasPrefix(".photosel")
  }

  @Test func `a library stays as it was, times and all`() {
    let home = Self.home()
    let list = "cd Pics && find . -printf '%p %m %s %T@ %C@\\n' | sort"
    let before = home.shell(list)
    for line in Self.lines { #expect(home.run(line).status == 0) }
    #expect(home.shell(list) == before)
  }

  @Test(.enabled(if: Mounts.arePermitted, "mounting is not permitted here"))
  func `a read-only mount gives the same output`() {
    let home = Self.home()
    for line in Self.lines where !line.contains("-o") {
      let direct = home.run(line)
      let mounted = home.shell(
        Mounts.inOwnNamespace(
          "mount --bind Pics Pics && mount -o remount,bind,ro Pics && ! touch Pics/x 2>/dev/null && \"$PHOTOSEL\" \(line)"
        ))
      #expect(mounted == direct, "\(line)")
    }
  }
}
