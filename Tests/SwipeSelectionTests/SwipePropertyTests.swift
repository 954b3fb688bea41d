import TestSupport
import Testing

@testable import SwipeSelection

/// What holds for every swipe over every grid.
@Suite struct SwipePropertyTests {
  /// A swipe over a random grid, and the numbers to make it from.
  struct Trial {
    var generator: SeededGenerator
    var scene: Scene
    let seed: Int

    init(seed: Int) {
      self.seed = seed
      generator = SeededGenerator(seed: seed)
      scene = Scene.random(using: &generator)
    }

    var comment: Comment { "seed \(seed), \(scene)" }

    mutating func cell() -> Int { Int.random(in: 0..<scene.layout.cellCount, using: &generator) }

    mutating func place() -> Pointer {
      let y = generator.number(-30...scene.viewport.height + 30)
      return .place(x: generator.number(-30...scene.viewport.width + 30), y: y)
    }
  }

  @Test(arguments: 0..<200)
  func `S3, S4, S5, S7 and S8 the selection is a function of where the swipe started and where it is`(
    seed: Int
  ) {
    var trial = Trial(seed: seed)
    var session = trial.scene.session
    let base = session.selectedCells
    let anchor = trial.cell()
    var current = anchor
    var refused = 0
    session.beginSwipe()
    for step in 0..<25 {
      if step > 0 { current = trial.cell() }
      var shown = session.selectedCells
      shown.apply(session.move(to: .cell(current)), trial.comment)
      let rules = trial.scene.rules
      let expected = SwipeModel.selection(
        base, anchor: anchor, current: current, paint: rules.paint, limit: rules.limit)
      #expect(shown == expected.selected, trial.comment)
      #expect(session.selectedCells == expected.selected, trial.comment)
      #expect(session.selectedCount == expected.selected.count, trial.comment)
      let answers = (0..<trial.scene.layout.cellCount).filter { session.isSelected($0) }
      #expect(Set(answers) == expected.selected, trial.comment)
      #expect(session.anchor == anchor && session.current == current, trial.comment)
      refused = expected.refused
    }
    let shown = session.selectedCells
    #expect(session.endSwipe().isEmpty)
    #expect(session.selectedCells == shown, trial.comment)
    #expect(session.refusedCount == refused, trial.comment)
    #expect(session.anchor == nil && session.current == nil)
  }

  @Test(arguments: 0..<150)
  func `S8 and R4 samples between two points change nothing`(seed: Int) {
    var trial = Trial(seed: seed)
    if trial.scene.rules.resolve == .cell { trial.scene.rules.resolve = .nearest }
    let anchor = trial.cell()
    let from = trial.place()
    let target = trial.place()
    guard case .place(let x0, let y0) = from, case .place(let x1, let y1) = target else { return }

    var direct = trial.scene.session
    direct.beginSwipe()
    for point in [.cell(anchor), from, target] { _ = direct.move(to: point) }
    var sampled = trial.scene.session
    sampled.beginSwipe()
    for point in [.cell(anchor), from] { _ = sampled.move(to: point) }
    for _ in 0..<20 {
      let part = Double.random(in: 0...1, using: &trial.generator)
      _ = sampled.move(to: .place(x: x0 + part * (x1 - x0), y: y0 + part * (y1 - y0)))
    }
    _ = sampled.move(to: target)
    #expect(sampled.current == direct.current, trial.comment)
    #expect(sampled.selectedRuns == direct.selectedRuns, trial.comment)
  }

  @Test(arguments: 0..<150)
  func `A3 and A4 a rest told in ticks is the rest told at once`(seed: Int) {
    var trial = Trial(seed: seed)
    trial.scene.autoScroll.curve = trial.generator.pick([.linear, .constant])
    trial.scene.autoScroll.speed = trial.generator.pick([37, 800, 12_345.6])
    let anchor = trial.cell()
    let pointer = trial.place()
    let end = Double.random(in: 0...2500, using: &trial.generator)
    let wait = Double.random(in: 0...100, using: &trial.generator)

    var atOnce = trial.scene.session
    atOnce.beginSwipe()
    _ = atOnce.move(to: .cell(anchor), at: 0)
    _ = atOnce.move(to: pointer, at: wait)
    var inTicks = atOnce
    var shown = inTicks.selectedCells
    _ = atOnce.move(to: pointer, at: wait + end)

    var time = wait
    while time < wait + end {
      time = min(wait + end, time + Double.random(in: 1...100, using: &trial.generator))
      shown.apply(inTicks.move(to: pointer, at: time), trial.comment)
    }
    #expect(inTicks.offset == atOnce.offset, trial.comment)
    #expect(inTicks.current == atOnce.current, trial.comment)
    #expect(inTicks.selectedRuns == atOnce.selectedRuns, trial.comment)
    #expect(shown == atOnce.selectedCells, trial.comment)
  }

  @Test(arguments: 0..<60)
  func `R3 a rest that scrolls passes what a look at every cell finds on the way`(seed: Int) {
    var trial = Trial(seed: seed)
    trial.scene.rules.resolve = .cell
    let anchor = trial.cell()
    guard case .place(let x, let y) = trial.place() else { return }
    var session = trial.scene.session
    session.beginSwipe()
    _ = session.move(to: .cell(anchor), at: 0)
    _ = session.move(to: .place(x: x, y: y), at: 0)
    let resting = session.current
    let start = session.offset
    _ = session.move(to: .place(x: x, y: y), at: 700)

    let layout = trial.scene.layout
    func contentY(_ offset: Double) -> Double {
      let inside = min(y - layout.viewport.topInset + offset, (offset + layout.usableHeight).nextDown)
      return max(offset, inside)
    }
    let passed = GridModel(layout).cell(lastPassedAtX: x, from: contentY(start), to: contentY(session.offset))
    #expect(session.current == (session.offset == start ? resting : passed ?? resting), trial.comment)
  }

  @Test(arguments: 0..<100)
  func `S6, S9 and S13 records applied in order give the selection, and a cancel gives S0 again`(seed: Int) {
    var trial = Trial(seed: seed)
    trial.scene.space = trial.generator.pick([.view, .content])
    trial.scene.rules.recognizer = trial.generator.pick([.direct, .direct, .pan])
    trial.scene.rules.startOutside = trial.generator.pick([.wait, .ignore])
    trial.scene.rules.onCancel = trial.generator.pick([.restore, .commit])
    var session = trial.scene.session
    var shown = session.selectedCells
    for _ in 0..<6 {
      let before = session.selectedCells
      session.beginSwipe()
      var time = 0.0
      for _ in 0..<Int.random(in: 1...8, using: &trial.generator) {
        let pointer =
          Int.random(in: 0..<5, using: &trial.generator) == 0 ? .cell(trial.cell()) : trial.place()
        shown.apply(session.move(to: pointer, at: time), trial.comment)
        #expect(shown == session.selectedCells, trial.comment)
        time += trial.generator.pick([0, 16, 250, 900])
      }
      let end: SwipeEnd = trial.generator.pick([.up, .cancel])
      shown.apply(session.endSwipe(end), trial.comment)
      if end == .cancel, trial.scene.rules.onCancel == .restore {
        #expect(session.selectedCells == before, trial.comment)
      }
      shown.apply(session.tap(trial.place()), trial.comment)
      shown.apply(session.tapDay(Int.random(in: -1...9, using: &trial.generator)), trial.comment)
      let runs = (0..<2).map { _ in
        let start = trial.cell()
        return start...start + Int.random(in: 0...20, using: &trial.generator)
      }
      shown.apply(session.set(select: [runs[0]], deselect: [runs[1]]), trial.comment)
      #expect(shown == session.selectedCells, trial.comment)
      #expect(session.selectedCount == shown.count, trial.comment)
    }
  }
}
