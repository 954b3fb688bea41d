import TestSupport
import Testing

@testable import SwipeSelection

@Suite struct SelectionSessionTests {
  @Test func `S12 a second swipe ends the first as a cancel, and says so`() {
    var session = Scene.standard.session
    session.beginSwipe()
    _ = session.move(to: .cell(1))
    _ = session.move(to: .cell(3))
    #expect(session.beginSwipe() == SelectionChange(removed: [1...3]))
    #expect(session.move(to: .cell(8)) == SelectionChange(added: [8...8]))
    _ = session.endSwipe()
    #expect(session.selectedRuns == [8...8])
  }

  @Test(
    arguments: [
      ("a tap", .tap(.cell(2)), SelectionChange(removed: [1...1, 3...3])),
      ("a day", .day(2), SelectionChange(added: [6...6], removed: [1...3])),
      ("a set", .set(select: [3...4], deselect: [0...9]), SelectionChange(added: [4...4], removed: [1...2])),
    ] as [(String, Step, SelectionChange)])
  func `S12 and S13 another gesture ends a swipe in one record`(
    title: String, step: Step, change: SelectionChange
  ) {
    var session = Scene.standard.session
    session.beginSwipe()
    for cell in 1...3 { _ = session.move(to: .cell(cell)) }
    #expect(session.perform(step) == [change])
    #expect(session.move(to: .cell(9)).isEmpty)
    #expect(session.endSwipe().isEmpty)
  }

  @Test func `S13 one record for a rest and the point that ends it, none for a point that changes nothing`() {
    var session = Scene.standard.session
    session.beginSwipe()
    #expect(session.move(to: at(150, 90), at: 0) == SelectionChange(added: [1...1]))
    #expect(session.move(to: at(150, 360), at: 0) == SelectionChange(added: [2...5]))
    #expect(session.move(to: at(150, 390), at: 500) == SelectionChange(added: [6...8]))
    #expect(session.move(to: at(151, 391), at: 500).isEmpty)
    #expect(session.move(to: .cell(0), at: 500) == SelectionChange(added: [0...0], removed: [2...8]))
    #expect(session.endSwipe(.cancel) == SelectionChange(removed: [0...1]))
  }

  @Test func `S13 a record takes the place of what was there`() {
    var session = Scene.standard.session
    var change = SelectionChange(added: [3...4], removed: [9...9])
    session.beginSwipe()
    session.move(to: .cell(1), into: &change)
    #expect(change == SelectionChange(added: [1...1]))
    session.move(to: .cell(1), into: &change)
    #expect(change.isEmpty)
  }

  @Test func `gestures out of order are harmless`() {
    var session = Scene.standard.with { $0.selected = [4, -1, 16, 4] }.session
    #expect(session.move(to: .cell(1)).isEmpty)
    #expect(session.endSwipe().isEmpty)
    #expect(session.endSwipe(.cancel).isEmpty)
    session.beginSwipe()
    #expect(session.endSwipe().isEmpty)
    session.beginSwipe()
    #expect(session.beginSwipe().isEmpty)
    #expect(session.selectedRuns == [4...4])
    #expect(!session.isSelected(-1) && !session.isSelected(16) && session.isSelected(4))
  }

  @Test func `A4 a rest goes on from where the grid was scrolled to meanwhile`() {
    var session = Scene.standard.session
    session.beginSwipe()
    _ = session.move(to: at(150, 90), at: 0)
    _ = session.move(to: at(150, 360), at: 0)
    _ = session.move(to: at(150, 360), at: 100)
    #expect(session.offset == 40)
    session.scroll(by: 100)
    _ = session.move(to: at(150, 360), at: 200)
    #expect(session.offset == 180)
    session.scroll(to: -5)
    #expect(session.offset == 0)
  }

  @Test func `L4 and L6 a layout during a swipe keeps the range`() {
    var session = Scene.standard.with { $0.offset = 470 }.session
    session.beginSwipe()
    for cell in [8, 12] { _ = session.move(to: .cell(cell)) }
    session.relayout(viewport: Viewport(width: 0, height: 400), grid: Scene.standard.grid)
    #expect(session.move(to: at(0, 0)).isEmpty)
    session.relayout(viewport: Viewport(width: 430, height: 800), grid: Scene.standard.grid)
    #expect(session.offset == 70)
    #expect(session.move(to: at(150, 510)) == SelectionChange(removed: [9...12]))
  }

  /// Numbers that a script may hold, of which sums and products overflow.
  static let huge: [Double] = [0, 1, -1e300, 1e300, .greatestFiniteMagnitude, 1e-300, 4e9, -1e19, 1e16]

  @Test(arguments: 0..<300)
  func `numbers of any size neither trap nor hang`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    func size() -> Double { generator.pick(Self.huge).magnitude }
    func place() -> Pointer { .place(x: generator.pick(Self.huge), y: generator.pick(Self.huge)) }
    let viewport = Viewport(width: size(), height: size(), topInset: size(), bottomInset: size())
    var grid = Grid(
      columns: generator.pick([1, 4, Int.max]), rowSpacing: size(), columnSpacing: size(), header: size(),
      footer: size(), padding: size(), direction: generator.pick([.leftToRight, .rightToLeft]))
    grid.cell = generator.pick([nil, .init(width: size(), height: size())])
    var rules = Rules(resolve: generator.pick([.regions, .nearest, .cell]))
    rules.recognizer = generator.pick([.direct, .pan])
    rules.limit = generator.pick([nil, 3, Int.max])
    let autoScroll = AutoScroll(zone: size(), speed: size(), curve: generator.pick([.linear, .constant]))
    var session = SelectionSession(
      sections: [3, 0, 900, 1], viewport: viewport, grid: grid, rules: rules, autoScroll: autoScroll,
      space: generator.pick([.view, .content]), offset: generator.pick(Self.huge))
    var shown: Set<Int> = []
    for _ in 0..<4 {
      session.beginSwipe()
      for _ in 0..<6 {
        let pointer = Bool.random(using: &generator) ? place() : .cell(generator.pick([0, 5, 903]))
        shown.apply(session.move(to: pointer, at: size()), "seed \(seed)")
      }
      shown.apply(session.endSwipe(), "seed \(seed)")
      shown.apply(session.tap(place()), "seed \(seed)")
      session.scroll(by: generator.pick(Self.huge))
      session.relayout(viewport: viewport, grid: grid)
    }
    #expect(shown == session.selectedCells, "seed \(seed)")
    #expect(!session.offset.isNaN, "seed \(seed)")
  }
}
