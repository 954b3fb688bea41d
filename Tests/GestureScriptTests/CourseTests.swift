@testable import GestureScript
import SwipeSelection
import Testing

@Suite struct CourseTests {
  /// The course of gestures over cells of 100 by 100, five to a row, under headers of 20, two rows on screen.
  private func course(_ gestures: String, more: String = "") throws(ScriptError) -> Course {
    let text = #"""
      {"viewport": {"width": 500, "height": 200}, "grid": {"columns": 5, "spacing": 0, "header": 20},
       \#(more) "gestures": [\#(gestures)]}
      """#
    let grid = ScriptGrid(sections: [25, 5], keys: ["new", "old"], digest: 0) { _ in nil }
    return try GestureScript(parsing: Array(text.utf8)).resolved(in: grid).course()
  }

  private func sample(_ x: Double, _ y: Double, isScrolled: Bool = false) -> Course.Sample {
    Course.Sample(x: x, y: y, isScrolled: isScrolled)
  }

  @Test func `samples stand in the content, by the offset that held then`() throws {
    let course = try course(
      #"{"type": "scroll", "to": 100}, {"points": [[50, 50], [150, 60]]}, {"type": "tap", "item": 24}"#)
    #expect(course.firstOffset == 100 && course.outcome.offset == 100)
    #expect(course.trails.map(\.gesture) == [1, 2])
    #expect(course.trails[0].samples == [sample(50, 150), sample(150, 160)])
    #expect(course.trails[1].samples == [sample(450, 470)], "the middle of the cell")
    #expect(course.trails[1].kind == .tap)
  }

  @Test func `content points are where they say, G4`() throws {
    let course = try course("{\"points\": [[50, 350]]}", more: #""space": "content", "scroll": 30,"#)
    #expect(course.trails[0].samples == [sample(50, 350)])
  }

  @Test func `a rest that scrolls leads to the place that the pointer leaves, A3`() throws {
    let course = try course(
      "{\"points\": [[50, 100, 0], [50, 200, 0], [60, 100, 100]]}",
      more: #""autoScroll": {"zone": 50, "speed": 1000},"#)
    #expect(
      course.trails[0].samples == [
        sample(50, 100), sample(50, 200), sample(50, 300, isScrolled: true), sample(60, 200),
      ])
    #expect(course.firstOffset == 0 && course.outcome.offset == 100)
  }

  @Test func `a touch that scrolls stays on the content, S1`() throws {
    let course = try course(
      "{\"points\": [[50, 150], [50, 100], [50, 60]]}", more: #""rules": {"recognizer": "pan"},"#)
    #expect(course.trails[0].samples == [sample(50, 150), sample(50, 150), sample(50, 150)])
    #expect(course.trails[0].anchor == nil)
  }

  @Test func `a swipe has an anchor, a current cell, and cells that it let go`() throws {
    let course = try course("{\"points\": [{\"item\": 2}, {\"item\": 9}, {\"item\": 4}]}")
    #expect(course.trails[0].anchor == 2 && course.trails[0].current == 4)
    #expect(course.outcome.selected == [2...4])
    #expect(course.released == [5...9])
    #expect(!course.trails[0].isCancelled)
  }

  @Test func `a cancelled swipe says so`() throws {
    let course = try course("{\"points\": [{\"item\": 2}, {\"item\": 3}], \"end\": \"cancel\"}")
    #expect(course.trails[0].isCancelled && course.released == [2...3])
  }

  @Test(
    arguments: [
      ("a swipe on", #"{"points": [{"item": 3}, {"item": 8}]}"#, [[6...8]]),
      ("a swipe back", #"{"points": [{"item": 8}, {"item": 3}]}"#, [[3...5]]),
      ("a day", #"{"type": "day", "day": "old"}"#, [[28...29]]),
      ("a tap", #"{"points": [{"item": 0}, {"item": 2}]}, {"type": "tap", "item": 9}"#, [[], [9...9]]),
      (
        "a tap on a pinned header", #"{"type": "scroll", "to": 50}, {"type": "tap", "x": 9, "y": 9}"#,
        [[3...24]]
      ),
      (
        "a tap in the view", #"{"points": [{"item": 0}, {"item": 2}]}, {"type": "tap", "x": 310, "y": 30}"#,
        [[], [3...3]]
      ),
      ("runs", #"{"type": "set", "select": [[0, 1], [5, 7]]}"#, [[6...7]]),
      ("none", #"{"points": [{"item": 3}, {"item": 5}]}"#, [[]]),
    ] as [(String, String, [[ClosedRange<Int>]])])
  func `what a limit refused is known cell by cell, S7`(
    title: String, gestures: String, refused: [[ClosedRange<Int>]]
  ) throws {
    let course = try course(gestures, more: #""rules": {"limit": 3},"#)
    #expect(course.trails.map(\.refused) == refused)
    let count = refused.joined().reduce(0) { $0 + $1.count }
    #expect(course.outcome.refusedCount == count)
  }

  @Test func `a layout that changes takes away what stood in the one before`() throws {
    let course = try course(
      """
      {"type": "tap", "item": 1}, {"type": "scroll", "to": 90},
      {"type": "layout", "grid": {"columns": 1, "spacing": 0, "header": 0}}, {"type": "tap", "item": 3}
      """)
    #expect(course.isRelaid && course.trails.map(\.gesture) == [3])
    #expect(course.layout.grid.columns == 1 && course.firstOffset == 90)
    #expect(course.outcome.selected == [1...1, 3...3])
  }
}
