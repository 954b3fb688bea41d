import Foundation
import TestSupport

@testable import GestureScript
@testable import SwipeSelection

/// A session and what is done to it.
struct Scenario: Sendable {
  var name: String
  var sections: [Int]
  var start: SelectionSession
  var steps: [Replay.Step]
  /// The swipes, by their index, that are not ended: what follows interrupts them (S12).
  var interrupted: Set<Int> = []
}

extension Scenario {
  /// The worked examples of the specification, with what must be selected in the end.
  static let workedExamples: [(scenario: Scenario, selected: [Int])] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../GestureScriptTests/gesture-cases.json")
    guard let bytes = try? Data(contentsOf: file),
      let examples = try? JSONSerialization.jsonObject(with: bytes) as? [[String: Any]]
    else { return [] }
    return examples.compactMap { example in
      guard let name = example["name"] as? String, let sections = example["sections"] as? [Int],
        let days = example["days"] as? [String], let expected = example["expect"] as? [String: Any],
        let selected = expected["selected"] as? [Int], let script = example["script"],
        let text = try? JSONSerialization.data(withJSONObject: script)
      else { return nil }
      let grid = ScriptGrid(sections: sections, keys: days, digest: 0, indexOfFile: { _ in nil })
      guard let replay = try? GestureScript(parsing: Array(text)).resolved(in: grid) else { return nil }
      return (Scenario(name: name, sections: sections, start: replay.session, steps: replay.steps), selected)
    }
  }()
}

// MARK: - Random ones

extension Scenario {
  /// Draws a grid of up to some hundred cells, rules, and gestures of every kind.
  static func random(seed: Int) -> Scenario {
    var generator = SeededGenerator(seed: UInt64(truncatingIfNeeded: seed))
    let sections = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
      generator.pick([0, 0, 1, 2, 3, 5, 8, 13, 37, 90])
    }
    let cellCount = sections.reduce(0, +)
    let space: Space = generator.pick([.view, .view, .content])
    let rules = generator.rules(over: cellCount, in: space)
    let autoScroll = AutoScroll(
      zone: generator.pick([80, 33.3, 0, -1, 500]), speed: generator.pick([800, 37, 12_345.6, 0]),
      curve: generator.pick([.linear, .constant]))
    let start = SelectionSession(
      sections: sections, viewport: generator.viewport(), grid: generator.grid(), rules: rules,
      autoScroll: autoScroll, space: space, offset: generator.number(-50...3000),
      selected: (0..<cellCount).filter { _ in generator.pick([true, false, false]) })
    let steps = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
      generator.step(in: start, of: sections)
    }
    let interrupted = Set(steps.indices.filter { _ in generator.pick([true, false, false, false]) })
    return Scenario(
      name: "seed \(seed)", sections: sections, start: start, steps: steps, interrupted: interrupted)
  }
}

extension SeededGenerator {
  fileprivate mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: 0..<choices.count, using: &self)]
  }

  /// Draws a number, a whole one on half of the draws: those lie on edges.
  fileprivate mutating func number(_ range: ClosedRange<Double>) -> Double {
    let number = Double.random(in: range, using: &self)
    return Bool.random(using: &self) ? number : number.rounded()
  }

  fileprivate mutating func viewport() -> Viewport {
    Viewport(
      width: pick([390, 430, 100.5, 0]), height: pick([120, 400, 801.5, 60]),
      topInset: pick([0, 0, 24]), bottomInset: pick([0, 0, 36.5]))
  }

  fileprivate mutating func grid() -> Grid {
    Grid(
      columns: pick([1, 2, 3, 4, 5, 7]), rowSpacing: pick([0, 0, 2, 10.1]),
      columnSpacing: pick([0, 0, 2, 9.3]), header: pick([0, 44, 31.7]), footer: pick([0, 0, 20, 3.3]),
      padding: pick([0, 0, 16, 7.7]), direction: pick([.leftToRight, .rightToLeft]),
      cell: pick([nil, nil, .init(width: 64, height: 50), .init(width: 33.3, height: 77.7)]))
  }

  fileprivate mutating func rules(over cellCount: Int, in space: Space) -> Rules {
    Rules(
      paint: pick([.toggle, .select, .deselect, .each]), resolve: pick([.regions, .nearest, .cell]),
      startOutside: pick([.wait, .wait, .ignore]),
      recognizer: space == .view ? pick([.direct, .pan]) : .direct,
      onCancel: pick([.restore, .commit]), limit: pick([nil, nil, 0, 3, cellCount / 3, cellCount / 2]))
  }

  fileprivate mutating func pointer(in session: SelectionSession) -> Pointer {
    let layout = session.layout
    if layout.cellCount > 0, pick([true, false, false, false]) { return .cell(cell(of: layout)) }
    let height = session.space == .view ? layout.viewport.height : layout.contentHeight
    return .place(x: number(-30...layout.viewport.width + 30), y: number(-30...height + 30))
  }

  fileprivate mutating func cell(of layout: Layout) -> Int {
    Int.random(in: 0..<max(1, layout.cellCount), using: &self)
  }

  fileprivate mutating func runs(of layout: Layout) -> [ClosedRange<Int>] {
    (0..<Int.random(in: 0...3, using: &self)).map { _ in
      let first = cell(of: layout)
      return first...first + Int.random(in: 0...20, using: &self)
    }
  }

  fileprivate mutating func step(in session: SelectionSession, of sections: [Int]) -> Replay.Step {
    switch Int.random(in: 0..<12, using: &self) {
    case 0: return .tap(pointer(in: session))
    case 1: return .scrollTo(number(-50...3000))
    case 2: return .scrollBy(number(-500...500))
    case 3: return .day(section: Int.random(in: -1...sections.count, using: &self))
    case 4: return .layout(viewport(), grid())
    case 5: return .set(select: runs(of: session.layout), deselect: runs(of: session.layout))
    default:
      var time = pick([0, 0, 100, -3.5])
      let points = (0..<Int.random(in: 1...12, using: &self)).map { _ in
        time += pick([0, 16, 16.7, 250, 900])
        return TimedPointer(pointer: pointer(in: session), time: time)
      }
      let rules = pick([true, false]) ? rules(over: session.layout.cellCount, in: session.space) : nil
      return .swipe(points, isTimed: true, end: pick([.up, .up, .cancel]), rules: rules)
    }
  }
}
