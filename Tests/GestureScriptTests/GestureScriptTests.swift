@testable import GestureScript
import JSON
import SwipeSelection
import TestSupport
import Testing

@Suite struct GestureScriptTests {
  private func script(_ text: String) throws(ScriptError) -> GestureScript {
    try GestureScript(parsing: Array(text.utf8))
  }

  @Test(arguments: ["[[1, 2]]", #"{"gestures": []}"#])
  func `what a script leaves out is as specified, 1`(text: String) throws {
    let script = try script(text)
    #expect(script.viewport == Viewport(width: 390, height: 844, topInset: 0, bottomInset: 0))
    #expect(
      script.grid
        == Grid(
          columns: 4, rowSpacing: 2, columnSpacing: 2, header: 44, footer: 0, padding: 0,
          direction: .leftToRight, cell: nil))
    #expect(
      script.rules
        == Rules(
          paint: .toggle, resolve: .regions, startOutside: .wait, recognizer: .direct, onCancel: .restore,
          limit: nil))
    #expect(script.autoScroll == AutoScroll(zone: 80, speed: 800, curve: .linear))
    #expect(script.space == .view)
    #expect(script.offset == 0)
    #expect(script.recording == Recording())
  }

  @Test func `what a script says is what it means, 1`() throws {
    let script = try script(fullScript)
    #expect(script.viewport == Viewport(width: 400, height: 800, topInset: 20, bottomInset: 30))
    #expect(
      script.grid
        == Grid(
          columns: 3, rowSpacing: 1, columnSpacing: 4, header: 10, footer: 5, padding: 6,
          direction: .rightToLeft, cell: Grid.CellSize(width: 50, height: 60)))
    #expect(
      script.rules
        == Rules(
          paint: .each, resolve: .nearest, startOutside: .ignore, recognizer: .pan, onCancel: .commit,
          limit: 7))
    #expect(script.autoScroll == AutoScroll(zone: -1, speed: 0, curve: .constant))
    #expect(script.offset == 12.5)
    #expect(script.recording.root == "/photos")
    #expect(script.recording.items == 10)
    #expect(script.recording.digest == 0xFF)
    _ = try script.resolved(in: smallGrid())
  }

  @Test(
    arguments: [
      ("nothing", "{}", 0xFF, false),
      ("the number", #"{"items": 10}"#, 1, false),
      ("another number", #"{"items": 9}"#, 0xFF, true),
      ("the digest", #"{"items": 10, "digest": "00000000000000ff"}"#, 0xFF, false),
      ("the digest in capitals", #"{"digest": "00000000000000FF"}"#, 0xFF, false),
      ("another digest", #"{"items": 10, "digest": "00000000000000ff"}"#, 0xFE, true),
      ("a root alone", #"{"root": "/elsewhere"}"#, 1, false),
    ] as [(String, String, UInt64, Bool)])
  func `a script knows the grid it was recorded on, G6`(
    title: String, library: String, digest: UInt64, differs: Bool
  ) throws {
    let script = try script(#"{"gestures": [], "library": \#(library)}"#)
    #expect(script.wasRecordedOnAnotherGrid(than: smallGrid(digest: digest)) == differs)
  }

  @Test func `every truncation is refused`() throws {
    let bytes = Array(fullScript.utf8)
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: "}")))
    for length in 0...end {
      #expect(throws: ScriptError.self, "of \(length) bytes") {
        try GestureScript(parsing: Array(bytes.prefix(length)))
      }
    }
  }

  @Test func `a script is limited to 64 MB, G7`() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: (64 << 20) + 1)
    #expect(throws: ScriptError(.unreadable(.tooLarge(limit: 64 << 20)), at: .document)) {
      try GestureScript(parsing: bytes)
    }
  }

  @Test func `a script is limited to 32 levels, G7`() {
    let deepest = String(repeating: "[", count: 32) + String(repeating: "]", count: 32)
    #expect(message(of: deepest) == "[0]: must be [x, y], [x, y, t] or an object (got a list of 1)")
    #expect(message(of: "[\(deepest)]") == "line 1, column 33: is nested deeper than 32")
    #expect(message(of: String(repeating: "[{\"a\":", count: 500_000))?.hasSuffix("deeper than 32") == true)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `a damaged script is refused or runs`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "1e308", "-1e308", "1e18", "9007199254740993", "0", "-1", "null", "[]", "{}", "\"\"", "1e-320",
      "99999999", ",", "0.5",
    ].map { Array($0.utf8) }
    let text = Array(fullScript.replacing("\"recognizer\": \"pan\"", with: "\"recognizer\": \"direct\"").utf8)
    let numbers = text.indices.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[$0]) }
    var runs = 0
    for _ in 0..<2_000 {
      var damaged = text
      for _ in 0...random.next() % 3 {
        let place = numbers[Int(random.next() % UInt64(numbers.count))]
        let piece = pieces[Int(random.next() % UInt64(pieces.count))]
        damaged.replaceSubrange(place...place, with: piece)
      }
      guard let replay = try? GestureScript(parsing: damaged).resolved(in: smallGrid()) else { continue }
      runs += 1
      let outcome = replay.run()
      #expect(outcome.selected.allSatisfy { (0..<10).contains($0.lowerBound) && $0.upperBound < 10 })
    }
    #expect(runs > 0)
  }

  private func message(of text: String) -> String? {
    do throws(ScriptError) {
      _ = try script(text)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
