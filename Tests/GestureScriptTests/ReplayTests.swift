@testable import GestureScript
import SwipeSelection
import Testing

@Suite struct ReplayTests {
  /// A replay over cells of 100 by 100, five to a row, without header or spacing, two rows on screen.
  private func replay(
    _ gestures: String, more: String = "", sections: [Int] = [25]
  ) throws(ScriptError) -> Replay {
    let text = #"""
      {"viewport": {"width": 500, "height": 200}, "grid": {"columns": 5, "spacing": 0, "header": 0}, \#(more)
       "gestures": [\#(gestures)]}
      """#
    let keys = sections.indices.map { "day \($0)" }
    let grid = ScriptGrid(sections: sections, keys: keys, digest: 0) { path in
      path == Array("é/1.jpg".utf8) ? 7 : nil
    }
    return try GestureScript(parsing: Array(text.utf8)).resolved(in: grid)
  }

  @Test func `each point that changes something is told of, S13`() throws {
    var records: [Replay.Record] = []
    let outcome = try replay(
      """
      {"points": [[50, 50, 10], [60, 50, 20], [250, 50, 30], [150, 50, 40]]},
      {"type": "tap", "item": 9},
      {"type": "scroll", "by": 30},
      {"points": [[450, 50], [50, 50]], "end": "cancel"}
      """
    ).run { records.append($0) }
    func record(
      _ gesture: Int, _ time: Double?, _ offset: Double, _ anchor: Int?, _ current: Int?,
      added: [ClosedRange<Int>] = [], removed: [ClosedRange<Int>] = []
    ) -> Replay.Record {
      Replay.Record(
        gesture: gesture, time: time, offset: offset, anchor: anchor, current: current,
        change: SelectionChange(added: added, removed: removed))
    }
    #expect(
      records.prefix(4) == [
        record(0, 10, 0, 0, 0, added: [0...0]),
        record(0, 30, 0, 0, 2, added: [1...2]),
        record(0, 40, 0, 0, 1, removed: [2...2]),
        record(1, nil, 0, nil, nil, added: [9...9]),
      ])
    #expect(records.dropFirst(4).map(\.gesture) == [3, 3, 3])
    #expect(records.dropFirst(4).map(\.time) == [nil, nil, nil])
    #expect(outcome == Replay.Outcome(selected: [0...1, 9...9], offset: 30, refusedCount: 0))
  }

  @Test func `a swipe's rules override only what they name, G1`() throws {
    let outcome = try replay(
      """
      {"points": [{"item": 0}, {"item": 4}], "rules": {"paint": "select"}},
      {"points": [{"item": 5}, {"item": 9}]},
      {"points": [{"item": 20}, {"item": 24}], "rules": {"limit": null, "paint": "select"}}
      """, more: #""rules": {"paint": "deselect", "limit": 3}, "#
    ).run()
    #expect(outcome.selected == [0...2, 20...24])
    #expect(outcome.refusedCount == 2)
  }

  @Test func `what limits refuse is counted over all gestures, S7`() throws {
    let outcome = try replay(
      """
      {"points": [{"item": 0}, {"item": 4}]},
      {"type": "scroll", "to": 10},
      {"points": [{"item": 10}, {"item": 11}]}
      """, more: #""rules": {"limit": 2}, "#
    ).run()
    #expect(outcome.selected == [0...1])
    #expect(outcome.refusedCount == 5)
  }

  @Test func `cells are found by index, day and file, G2`() throws {
    let outcome = try replay(
      """
      {"type": "tap", "item": 0}, {"type": "tap", "day": "day 2", "item": 1}, {"type": "tap", "file": "é/1.jpg"},
      {"points": [{"day": "day 0", "item": 2}, {"file": "é/1.jpg"}, {"item": 3}]}
      """, sections: [5, 0, 5]
    ).run()
    #expect(outcome.selected == [0...0, 2...3, 6...7])
  }

  @Test func `a layout replaces whole what it gives, and leaves what it doesn't, G1`() throws {
    // In rows of five, the cell below the first is 5; in the rows of four of a default grid it is 4.
    let swipe = #"{"type": "tap", "x": 10, "y": 150}"#
    #expect(try replay(swipe).run().selected == [5...5])
    #expect(
      try replay(#"{"type": "layout", "viewport": {"width": 500}}, \#(swipe)"#).run().selected == [5...5])
    #expect(try replay(#"{"type": "layout", "grid": {"header": 0}}, \#(swipe)"#).run().selected == [4...4])
  }

  @Test func `a later layout builds upon the one before, G1`() throws {
    // A width of 100 makes cells of 25 in four columns, so that y 60 is in the third row of a headless grid.
    let narrow = #"{"type": "layout", "viewport": {"width": 100}}"#
    let headless = #"{"type": "layout", "grid": {"spacing": 0, "header": 0}}"#
    let tap = #"{"type": "tap", "x": 30, "y": 60}"#
    #expect(try replay("\(narrow), \(headless), \(tap)").run().selected == [9...9])
    #expect(try replay("\(headless), \(narrow), \(tap)").run().selected == [9...9])
  }

  @Test func `a run leaves the replay as it was`() throws {
    let replay = try replay(#"{"points": [{"item": 0}, {"item": 4}]}, {"type": "scroll", "by": 10}"#)
    #expect(replay.run() == replay.run())
  }

  @Test(
    arguments: [
      ("below", "{\"points\": [[50, 50], [50, 201], [50, 300]]}", "", ["gestures[0].points[1]"]),
      ("right", "{\"points\": [[501, 50]]}", "", ["gestures[0].points[0]"]),
      ("left", "{\"points\": [[50, 50], [-1, 50]]}", "", ["gestures[0].points[1]"]),
      ("on the edges", "{\"points\": [[0, 0], [500, 200]]}", "", []),
      ("with times", "{\"points\": [[50, 50, 0], [50, 300, 9]]}", "", []),
      ("in content space", "{\"points\": [[50, 50], [50, 300]]}", "\"space\": \"content\", ", []),
      ("a tap", "{\"type\": \"tap\", \"x\": 50, \"y\": 300}", "", []),
      ("a cell", "{\"points\": [{\"item\": 24}]}", "", []),
      (
        "once the viewport has shrunk, and each swipe once",
        "{\"points\": [[50, 150]]}, {\"type\": \"layout\", \"viewport\": {\"height\": 100}}, "
          + "{\"points\": [[50, 150]]}, {\"points\": [[50, 50], [50, 150], [50, 160]]}", "",
        ["gestures[2].points[0]", "gestures[3].points[1]"]
      ),
    ] as [(String, String, String, [String])])
  func `a swipe without times that leaves the viewport is pointed out, G3`(
    title: String, gestures: String, more: String, expected: [String]
  ) throws {
    let warnings = try replay(gestures, more: more).warnings
    #expect(warnings.map { "\($0.path)" } == expected)
  }

  @Test func `a warning says what was likely meant`() throws {
    let script = try GestureScript(parsing: Array("[[1, 1], [1, 900]]".utf8))
    #expect(
      try script.resolved(in: smallGrid()).warnings.map { "\($0)" } == [
        "[1]: lies outside the viewport, and a swipe without times does not scroll; "
          + "did you mean \"space\": \"content\"?"
      ])
  }

  @Test func `a grid of nothing takes every gesture that names nothing, L6`() throws {
    let text =
      #"{"gestures": [{"points": [[1, 1], [9, 900]]}, {"type": "tap", "x": 1, "y": 50}, {"type": "day", "day": "a"}]}"#
    let grid = ScriptGrid(sections: [0, 0], keys: ["a", "b"], digest: 0, indexOfFile: { _ in nil })
    let outcome = try GestureScript(parsing: Array(text.utf8)).resolved(in: grid).run()
    #expect(outcome == Replay.Outcome(selected: [], offset: 0, refusedCount: 0))
    let nothing = ScriptGrid(sections: [], keys: [], digest: 0, indexOfFile: { _ in nil })
    #expect(throws: ScriptError.self) {
      try GestureScript(parsing: Array(#"[{"item": 0}]"#.utf8)).resolved(in: nothing)
    }
  }
}
