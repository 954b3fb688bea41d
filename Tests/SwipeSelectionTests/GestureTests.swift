import Testing

@testable import SwipeSelection

/// Gestures, one row each: where they start, what is done, what is selected and where the grid stands then.
struct GestureRow: Sendable, CustomTestStringConvertible {
  let title: String
  let scene: Scene
  let steps: [Step]
  let selected: [Int]
  let offset: Double
  let refused: Int

  init(
    _ title: String, _ scene: Scene, _ steps: [Step], _ selected: [Int], offset: Double = 0, refused: Int = 0
  ) {
    self.title = title
    self.scene = scene
    self.steps = steps
    self.selected = selected
    self.offset = offset
    self.refused = refused
  }

  var testDescription: String { title }
}

@Suite struct GestureTests {
  @Test(arguments: geometry + starts + paints + ends + limits + taps + scrolls)
  func `a gesture does what its rule says`(row: GestureRow) {
    var session = row.scene.session
    var applied = session.selectedCells
    for step in row.steps {
      for change in session.perform(step) { applied.apply(change) }
    }
    #expect(session.selectedCells.sorted() == row.selected)
    #expect(applied == session.selectedCells)
    #expect(session.selectedCount == row.selected.count)
    #expect((session.offset - row.offset).magnitude < 1e-9, "scrolled to \(session.offset)")
    #expect(session.refusedCount == row.refused)
  }

  static let standard = Scene.standard
  static let content = Scene.content

  /// Returns the scene with one of its rules changed.
  static func ruled(_ scene: Scene, _ change: (inout Rules) -> Void) -> Scene {
    scene.with { change(&$0.rules) }
  }

  static let pan = ruled(standard) { $0.recognizer = .pan }
  static let inset = standard.with {
    $0.viewport = Viewport(width: 430, height: 400, topInset: 50, bottomInset: 60)
  }
  static let flat = standard.with {
    $0.viewport = Viewport(width: 430, height: 100, topInset: 60, bottomInset: 60)
  }

  static let geometry: [GestureRow] = [
    .init(
      "L3 mirrored", content.with { $0.grid.direction = .rightToLeft }, [.swipe([at(150, 90), at(50, 200)])],
      [2, 3, 4, 5]),
    .init("L4 insets move the content", inset, [.tap(at(50, 95))], [0]),
    .init(
      "L4 an offset out of bounds is clamped", standard.with { $0.offset = 5000 }, [.swipe([at(150, 100)])],
      [8], offset: 470),
    .init(
      "L5 a pinned header is no start", standard.with { $0.offset = 60 }, [.swipe([at(50, 10), at(50, 60)])],
      [0], offset: 60),
    .init(
      "L5 a header pushed out frees the cells", standard.with { $0.offset = 235 }, [.tap(at(50, 36))], [],
      offset: 235),
    .init(
      "L6 no cells", standard.with { $0.sections = [0, 0] },
      [.swipe([at(10, 10), at(90, 90)]), .day(0), .tap(.cell(0))], []),
    .init(
      "L6 no cell size", standard.with { $0.grid.cell?.height = 0 },
      [.swipe([.cell(0), .cell(3)]), .day(0), .tap(.cell(1)), .set(select: [0...3], deselect: [])], []),
    .init(
      "L6 no width", standard.with { $0.viewport.width = 0 },
      [.swipe([.cell(0), .cell(3)]), .swipe([at(0, 90)])], []),
    .init(
      "L6 no usable height: no place is in a cell, none changes a range", flat,
      [.swipe([at(50, 60), at(150, 60)]), .swipe([.cell(1), at(50, 60), .cell(3), at(50, 60)])], [1, 2, 3]),
    .init("G4 content space clamps nothing", content, [.swipe([at(150, 90), at(50, 900)])], Array(1...15)),
    .init(
      "section 3: a place below the window counts as its last line", standard,
      [.swipe([at(150, 90), at(50, 900)])], Array(1...6)),
    .init(
      "section 3: a band that starts at the window's end isn't reached", standard.with { $0.offset = 130 },
      [.swipe([at(150, 60), at(420, 900)])], [5, 6], offset: 130),
    .init(
      "section 3: a place above the window counts as its first line", standard.with { $0.offset = 200 },
      [.swipe([at(50, 220), at(0, -500)])], [4, 5, 6], offset: 200),
    .init(
      "G1 layout: other columns from here on", standard,
      [
        .layout(
          Viewport(width: 430, height: 800),
          Grid(columns: 2, header: 40, cell: .init(width: 100, height: 100))),
        .swipe([at(50, 90), at(50, 200)]),
      ], [0, 1, 2]),
  ]

  static let starts: [GestureRow] = [
    .init("S1 direct paints at the first point", standard, [.swipe([at(150, 90)])], [1]),
    .init(
      "S1 pan: across, the anchor is under the first point", pan,
      [.swipe([at(150, 90), at(165, 93), at(165, 300)])], [1, 2, 3, 4, 5]),
    .init(
      "S1 pan: exactly ten is far enough", ruled(pan.with { $0.selected = [1] }) { $0.paint = .select },
      [.swipe([at(150, 90), at(158, 96)])], [1]),
    .init(
      "S1 pan: less than ten is a tap", ruled(pan.with { $0.selected = [1] }) { $0.paint = .select },
      [.swipe([at(150, 90), at(157.9, 96)])], []),
    .init("S1 pan: as wide as high selects", pan, [.swipe([at(150, 90), at(160, 100)])], [1]),
    .init(
      "S1 pan: exactly ten, higher than wide, scrolls", pan, [.swipe([at(150, 290), at(156, 282)])], [],
      offset: 8),
    .init(
      "S1 pan: scrolls from where the grid stands", pan.with { $0.offset = 100 },
      [.swipe([at(150, 290), at(150, 270)])], [], offset: 120),
    .init(
      "S1 pan: along scrolls, the deciding point included", pan,
      [.swipe([at(150, 290), at(153, 270), at(500, 170)])], [], offset: 120),
    .init(
      "S1 pan: an y far outside is no less far", pan, [.swipe([at(150, 90), at(150, -200), at(150, -400)])],
      [], offset: 470),
    .init("S1 pan: scrolls no further than the bound", pan, [.swipe([at(150, 90), at(150, 190)])], []),
    .init(
      "S1 pan: not recognised, a tap at its first point", pan,
      [.swipe([at(109, 90), at(111, 93)]), .swipe([at(111, 90), at(109, 90)])], [1]),
    .init("S1 pan: not recognised, cancelled", pan, [.swipe([at(150, 90), at(155, 93)], end: .cancel)], []),
    .init("S1 pan: not recognised, on a header", pan, [.swipe([at(150, 20)])], Array(0...5)),
    .init(
      "S1 pan: waits for an anchor once it selects", pan, [.swipe([at(105, 90), at(125, 90), at(225, 90)])],
      [1, 2]),
    .init(
      "S1 pan: ignored once it selects", ruled(pan) { $0.startOutside = .ignore },
      [.swipe([at(105, 90), at(125, 90), at(225, 90)])], []),
    .init(
      "S1 pan: ignore scrolls all the same", ruled(pan) { $0.startOutside = .ignore },
      [.swipe([at(105, 290), at(105, 200)])], [], offset: 90),
    .init("G2 pan: a cell first, then any point", pan, [.swipe([.cell(1), at(150, 91)])], [1]),
    .init("G2 pan: a cell decides", pan, [.swipe([at(150, 90), .cell(8)])], Array(1...8)),
    .init("G2 pan: a cell alone is a tap", ruled(pan) { $0.paint = .deselect }, [.swipe([.cell(8)])], [8]),
    .init(
      "G2 pan: a cell in a scroll is skipped", pan,
      [.swipe([at(150, 290), at(150, 250), .cell(2), at(150, 200)])], [], offset: 90),
    .init(
      "G2 a cell under a pinned header is an anchor", standard.with { $0.offset = 100 },
      [.swipe([.cell(0), at(150, 100)])], Array(0...5), offset: 100),
    .init(
      "G2 a cell that isn't there says nothing", standard,
      [.swipe([.cell(-1), .cell(16), .cell(3), .cell(Int.max), .cell(4)])], [3, 4]),
    .init(
      "S2 waits in a gap and on a header", standard,
      [.swipe([at(105, 90), at(50, 20), at(150, 90), at(260, 90)])], [1, 2]),
    .init(
      "S2 ignores a swipe from a gap", ruled(standard) { $0.startOutside = .ignore },
      [.swipe([at(105, 90), at(150, 90), at(260, 90)])], []),
    .init(
      "S2 a start isn't clamped", standard, [.swipe([at(50, 400), at(150, -1), at(-1, 90), at(430, 90)])], []
    ),
    .init(
      "S2 a cell may reach beyond the window, a start may not", standard.with { $0.viewport.width = 400 },
      [.swipe([at(400, 90)]), .swipe([at(399, 90)])], [3]),
    .init("S2 the insets are outside", inset, [.swipe([at(50, 49), at(50, 341)])], []),
    .init(
      "S2 cells beyond the width are no start, but a range reaches them",
      standard.with { $0.grid.columns = 6 }, [.swipe([at(460, 90), at(150, 90), at(600, 90)])],
      [1, 2, 3, 4, 5]),
    .init(
      "S2 headers hide nothing once there's an anchor", standard.with { $0.offset = 60 },
      [.swipe([at(150, 60), at(50, 10)])], [0, 1], offset: 60),
    .init(
      "R3 stays in the gap, moves in a cell", ruled(standard) { $0.resolve = .cell },
      [.swipe([at(150, 90), at(260, 90), at(325, 90)])], [1, 2]),
    .init(
      "R3 is clamped too", ruled(standard) { $0.resolve = .cell }, [.swipe([at(150, 90), at(50, 900)])],
      Array(1...6)),
  ]

  static let paints: [GestureRow] = [
    .init(
      "S3 toggle on", content.with { $0.selected = [9] }, [.swipe([at(150, 580), at(370, 690)])],
      Array(8...14)),
    .init(
      "S3 toggle off", content.with { $0.selected = [7, 9, 11, 15] }, [.swipe([at(50, 580), at(370, 690)])],
      [15]),
    .init(
      "S3 select", ruled(content.with { $0.selected = [8, 15] }) { $0.paint = .select },
      [.swipe([at(150, 580), at(370, 580)])], [8, 9, 10, 15]),
    .init(
      "S3 deselect", ruled(content.with { $0.selected = [9, 15] }) { $0.paint = .deselect },
      [.swipe([at(150, 580), at(370, 580)])], [15]),
    .init(
      "S3 each", ruled(content.with { $0.selected = [8, 15] }) { $0.paint = .each },
      [.swipe([at(150, 580), at(370, 580)])], [9, 10, 15]),
    .init(
      "S4 a cell that leaves the range is as before", content.with { $0.selected = [2, 9, 12] },
      [.swipe([at(150, 580), at(370, 690), at(260, 580)])], [2, 8, 9, 12]),
    .init(
      "S5 back on the anchor", content.with { $0.selected = [0, 4, 9] },
      [.swipe([at(150, 90), at(370, 690), at(150, 90)])], [0, 1, 4, 9]),
    .init(
      "S5 past the anchor in one step", content.with { $0.selected = [2, 9, 12] },
      [.swipe([at(150, 580), at(370, 690), at(50, 90)])], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12]),
  ]

  static let ends: [GestureRow] = [
    .init("S6 up commits", content, [.swipe([at(150, 90)]), .swipe([at(260, 90)])], [1, 2]),
    .init(
      "S6 cancel restores", content.with { $0.selected = [9] },
      [.swipe([at(50, 580), at(370, 690)], end: .cancel)], [9]),
    .init(
      "S6 cancel commits", ruled(content.with { $0.selected = [9] }) { $0.onCancel = .commit },
      [.swipe([at(50, 580), at(370, 690)], end: .cancel)], [7, 8] + Array(9...14)),
    .init(
      "S9 the offset carries over, and nothing else", pan.with { $0.selected = [3] },
      [
        .swipe([at(150, 290), at(150, 200)]), .swipe([.cell(0), .cell(9)], end: .cancel),
        .swipe([at(150, 60), at(165, 60)]),
      ], [3, 5], offset: 90),
    .init(
      "S9 a swipe's own rules are its own", content,
      [.swipe([.cell(1), .cell(3)], rules: Rules(paint: .deselect)), .swipe([.cell(5), .cell(6)])], [5, 6]),
  ]

  /// Returns the content scene under a limit.
  static func limited(_ limit: Int, _ selected: [Int] = [], _ paint: Rules.Paint = .toggle) -> Scene {
    ruled(content.with { $0.selected = selected }) {
      $0.limit = limit
      $0.paint = paint
    }
  }

  static let limits: [GestureRow] = [
    .init(
      "S7 counts what was selected", limited(3, [15]), [.swipe([.cell(1), .cell(14)])], [1, 2, 15],
      refused: 12),
    .init(
      "S7 upward from the anchor", limited(3, [0]), [.swipe([.cell(14), .cell(1)])], [0, 13, 14], refused: 12),
    .init(
      "S7 each side by itself", limited(4), [.swipe([.cell(8), .cell(14), .cell(0)])], [5, 6, 7, 8],
      refused: 5),
    .init(
      "S7 back within the grant, nothing is refused", limited(4), [.swipe([.cell(8), .cell(14), .cell(9)])],
      [8, 9]),
    .init(
      "S7 cells already on cost nothing", limited(4, [3, 4]), [.swipe([.cell(2), .cell(9)])], [2, 3, 4, 5],
      refused: 4),
    .init(
      "S7 a cell that each turns off gives its place back", limited(3, [1, 3, 4], .each),
      [.swipe([.cell(1), .cell(9)])], [2, 5, 6], refused: 3),
    .init(
      "S7 each stops at the first that would exceed", limited(2, [2, 4], .each),
      [.swipe([.cell(1), .cell(4)])], [2, 4], refused: 4),
    .init("S7 none at all", limited(0), [.swipe([.cell(8), .cell(9)])], [], refused: 2),
    .init("S7 none at all still turns off", limited(0, [8, 9]), [.swipe([.cell(8), .cell(14)])], []),
    .init(
      "S7 a selection above it stays", limited(2, [0, 1, 2]), [.swipe([.cell(8), .cell(9)])], [0, 1, 2],
      refused: 2),
    .init(
      "S7 a cancelled swipe refused nothing", limited(1), [.swipe([.cell(8), .cell(9)], end: .cancel)], []),
    .init(
      "S7 a cancel that commits did", ruled(limited(1)) { $0.onCancel = .commit },
      [.swipe([.cell(8), .cell(9)], end: .cancel)], [8], refused: 1),
  ]

  static let taps: [GestureRow] = [
    .init("S10 a cell, and again", content, [.tap(at(150, 90)), .tap(at(50, 90)), .tap(at(150, 90))], [0]),
    .init("S10 a cell by name", standard, [.tap(.cell(7))], [7]),
    .init(
      "S10 a gap, a footer, a cell that isn't there", standard,
      [.tap(at(105, 90)), .tap(at(50, 260)), .tap(.cell(16))], []),
    .init("S10 a header", standard, [.tap(at(50, 20))], Array(0...5)),
    .init(
      "S10 a pinned header covers the cells", standard.with { $0.offset = 60 }, [.tap(at(50, 10))],
      Array(0...5), offset: 60),
    .init("S10 a header begins in its corner", standard, [.tap(at(0, 0))], Array(0...5)),
    .init("S10 a header ends at the width", content, [.tap(at(-1, 20)), .tap(at(430, 20))], []),
    .init("S10 outside the usable part", inset, [.tap(at(50, 20)), .tap(at(50, 390))], []),
    .init("S10 a limit refuses", limited(1, [0]), [.tap(.cell(1))], [0], refused: 1),
    .init("S10 a limit lets off", limited(0, [0]), [.tap(.cell(0))], []),
    .init(
      "S1 a pan's tap obeys the swipe's own limit", standard.with { $0.selected = [9] },
      [.swipe([at(150, 90), at(152, 91)], rules: Rules(recognizer: .pan, limit: 1))], [9], refused: 1),
    .init("S11 a day goes on", standard.with { $0.selected = [7] }, [.day(3)], Array(7...15)),
    .init("S11 all on goes off", standard.with { $0.selected = [0, 1, 2, 3, 4, 5, 9] }, [.day(0)], [9]),
    .init("S11 a day without cells, and one that isn't there", standard, [.day(1), .day(4), .day(-1)], []),
    .init(
      "S11 in reading order until the limit", limited(5, [0, 8]), [.day(3)], [0, 7, 8, 9, 10], refused: 5),
    .init(
      "G1 set: off, then on", standard.with { $0.selected = [0, 1, 3] },
      [.set(select: [9...9, 2...4], deselect: [0...1])], [2, 3, 4, 9]),
    .init(
      "G1 set: in reading order until the limit", limited(4, [0, 1, 3]),
      [.set(select: [14...15, 9...12, 10...14], deselect: [0...0])], [1, 3, 9, 10], refused: 5),
    .init(
      "G1 set: runs beyond the cells", standard,
      [.set(select: [14...Int.max, Int.min ... -5], deselect: [20...30])], [14, 15]),
  ]

  static let edge = standard.with { $0.offset = 330 }
  static let byCell = ruled(standard) { $0.resolve = .cell }

  /// Returns a swipe whose points come at these times.
  static func timed(_ points: (Double, Double, Double)..., end: SwipeEnd = .up) -> Step {
    .timed(points.map { (at($0.0, $0.1), $0.2) }, end: end)
  }

  static let scrolls: [GestureRow] = [
    .init(
      "A1 the inner edge is outside", standard, [timed((150, 90, 0), (150, 320, 0), (150, 320, 1000))],
      [1, 2, 3, 4, 5]),
    .init(
      "A1 one inside it", standard, [timed((150, 90, 0), (150, 321, 0), (150, 321, 1000))], [1, 2, 3, 4, 5],
      offset: 10),
    .init(
      "A1 the inner edges at full speed",
      standard.with {
        $0.offset = 100; $0.autoScroll.curve = .constant
      },
      [
        timed((150, 90, 0), (150, 320, 0), (150, 320, 1000)),
        timed((150, 90, 0), (150, 80, 0), (150, 80, 1000)),
      ], [6], offset: 100),
    .init(
      "A5 a start on the inner edges is outside", standard.with { $0.offset = 300 },
      [timed((50, 320, 0), (50, 325, 0), (50, 325, 200)), timed((50, 80, 0), (50, 75, 0), (50, 75, 200))],
      Array(6...10), offset: 300),
    .init(
      "A1 x plays no part", standard, [timed((150, 90, 0), (-900, 321, 0), (-900, 321, 1000))], Array(1...5),
      offset: 10),
    .init(
      "A1 a zone is no higher than a quarter", standard.with { $0.viewport.height = 100 },
      [timed((50, 70, 0), (50, 95, 0), (50, 95, 100))], [0, 1, 2, 3, 4], offset: 64),
    .init(
      "A1 no zone", standard.with { $0.autoScroll.zone = 0 },
      [timed((150, 90, 0), (150, 399, 0), (150, 399, 1000))], Array(1...6)),
    .init(
      "A1 a zone below zero", standard.with { $0.autoScroll.zone = -80 },
      [timed((150, 90, 0), (150, 399, 0), (150, 399, 1000))], Array(1...6)),
    .init(
      "A1 the zones lie within the insets", inset, [timed((150, 140, 0), (150, 330, 0), (150, 330, 100))],
      Array(1...5), offset: 0.1 * 800 * 62.5 / 72.5),
    .init(
      "A2 in proportion to the depth", standard, [timed((150, 90, 0), (150, 360, 0), (150, 360, 500))],
      Array(1...8), offset: 200),
    .init(
      "A2 saturated outside", standard, [timed((150, 90, 0), (150, 560, 0), (150, 560, 250))], Array(1...8),
      offset: 200),
    .init(
      "A2 constant", standard.with { $0.autoScroll = AutoScroll(speed: 400, curve: .constant) },
      [timed((150, 90, 0), (150, 330, 0), (150, 330, 250))], Array(1...6), offset: 100),
    .init(
      "A2 up at the top", standard.with { $0.offset = 300 },
      [timed((150, 240, 0), (150, 40, 0), (150, 40, 500))], Array(4...8),
      offset: 100),
    .init(
      "A3 rests at the earlier point", standard, [timed((150, 90, 0), (150, 360, 100), (150, 90, 600))],
      Array(1...5),
      offset: 200),
    .init(
      "A3 times that decrease rest for nothing", standard,
      [timed((150, 90, 500), (150, 360, 400), (150, 360, 300), (150, 360, 500))], Array(1...5)),
    .init(
      "A4 onto the bound", standard, [timed((150, 90, 0), (150, 390, 0), (150, 390, 5000))], Array(1...15),
      offset: 470),
    .init(
      "A4 R3 passes the rows on the way", byCell, [timed((150, 90, 0), (150, 360, 0), (150, 360, 3000))],
      Array(1...12), offset: 470),
    .init(
      "A4 R3 touches a band's edge", byCell, [timed((150, 90, 0), (50, 360, 0), (50, 360, 25))], Array(1...6),
      offset: 10),
    .init(
      "A5 a start in the zone is disarmed", edge.with { $0.offset = 0 },
      [timed((50, 380, 0), (50, 389.9, 0), (50, 389.9, 1000))], [6]),
    .init(
      "A5 armed by ten outward", standard, [timed((50, 380, 0), (50, 390, 0), (50, 390, 200))], [6, 7],
      offset: 140),
    .init(
      "A5 armed by leaving", standard, [timed((50, 380, 0), (50, 200, 100), (50, 360, 200), (50, 360, 300))],
      [6], offset: 40),
    .init(
      "A5 armed beyond the edge", standard, [timed((50, 395, 0), (50, 420, 0), (50, 420, 100))], [6],
      offset: 80),
    .init(
      "A5 the top, less than ten outward", edge, [timed((50, 70, 0), (50, 60.1, 0), (50, 60.1, 250))], [6],
      offset: 330),
    .init(
      "A5 the top, ten outward", edge, [timed((50, 70, 0), (50, 60, 0), (50, 60, 250))], [6], offset: 280),
    .init(
      "A5 points before the anchor count", standard,
      [timed((105, 380, 0), (105, 200, 0), (50, 380, 0), (50, 380, 100))], [6], offset: 60),
    .init(
      "A5 each edge by itself", standard.with { $0.offset = 100 },
      [timed((50, 330, 0), (50, 30, 0), (50, 30, 100))], Array(0...6), offset: 50),
    .init(
      "G2 a cell arms nothing and never scrolls", standard,
      [
        .timed([(at(50, 380), 0), (.cell(7), 0), (.cell(7), 1000), (at(50, 380), 1000), (at(50, 380), 2000)])
      ], [6]),
    .init(
      "G2 a first cell disarms nothing", standard,
      [.timed([(.cell(1), 0), (at(50, 360), 0), (at(50, 360), 100)])], Array(1...6), offset: 40),
    .init("A6 not while waiting", standard, [timed((105, 90, 0), (105, 390, 100), (105, 390, 900))], []),
    .init(
      "A6 not in an ignored swipe", ruled(standard) { $0.startOutside = .ignore },
      [timed((105, 90, 0), (150, 390, 100), (150, 390, 900))], []),
    .init(
      "A6 a cancel leaves the offset", standard.with { $0.selected = [3] },
      [timed((150, 90, 0), (150, 360, 0), (150, 360, 500), end: .cancel)], [3], offset: 200),
    .init(
      "A7 content that fits never scrolls", standard.with { $0.sections = [3] },
      [timed((50, 90, 0), (50, 395, 0), (50, 395, 1000))], [0, 1, 2]),
    .init(
      "G4 content space never scrolls", content, [timed((150, 90, 0), (150, 390, 0), (150, 390, 1000))],
      Array(1...6)),
  ]
}
