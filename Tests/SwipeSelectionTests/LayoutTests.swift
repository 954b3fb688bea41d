import TestSupport
import Testing

@testable import SwipeSelection

@Suite struct LayoutTests {
  @Test(
    arguments: [
      ("the first", 0, Rect(minX: 0, minY: 40, maxX: 100, maxY: 140)),
      ("the second row", 5, Rect(minX: 110, minY: 150, maxX: 210, maxY: 250)),
      ("behind an empty day", 6, Rect(minX: 0, minY: 370, maxX: 100, maxY: 470)),
      ("the last", 15, Rect(minX: 0, minY: 750, maxX: 100, maxY: 850)),
    ])
  func `L1 sections stand one under another`(title: String, cell: Int, frame: Rect) {
    #expect(Scene.standard.layout.frame(ofCell: cell) == frame)
    #expect(Scene.standard.layout.contentHeight == 870)
  }

  @Test func `L1 a square cell fills the width, fixed ones aren't stretched`() {
    #expect(Layout(sections: [1]).cellSize == .init(width: 96, height: 96))
    let padded = Layout(sections: [4], viewport: Viewport(width: 390), grid: Grid(columns: 3, padding: 20))
    #expect(padded.cellSize.width == 346.0 / 3)
    #expect(padded.frame(ofCell: 3).minX == 20)
    let fixed = Layout(sections: [4], grid: Grid(padding: 20, cell: .init(width: 10, height: 30)))
    #expect(fixed.frame(ofCell: 3) == Rect(minX: 56, minY: 44, maxX: 66, maxY: 74))
  }

  @Test func `L1 positions are multiplied`() {
    let layout = Layout(sections: [1_000_000], grid: Grid(cell: .init(width: 10, height: 0.1)))
    #expect(layout.frame(ofCell: 999_999).minY == 44 + 249_999 * (0.1 + 2))
  }

  @Test func `L1 a side below zero is zero`() {
    #expect(Layout(sections: [1], viewport: Viewport(width: 10), grid: Grid(padding: 6)).cellSize.width == 0)
  }

  @Test func `L2 flat indices count through the sections`() {
    let layout = Scene.standard.layout
    #expect((0..<4).map { layout.cells(ofSection: $0) } == [0..<6, 6..<6, 6..<7, 7..<16])
    #expect(
      (0..<16).map { layout.section(ofCell: $0) } == [0, 0, 0, 0, 0, 0, 2] + Array(repeating: 3, count: 9))
    #expect(layout.cell(ofItem: 8, inSection: 3) == 15)
    for (item, section) in [(9, 3), (0, 1), (-1, 0), (0, 4), (0, -1), (Int.max, 3)] {
      #expect(layout.cell(ofItem: item, inSection: section) == nil)
    }
  }

  @Test(arguments: 0..<20)
  func `L2 an index and a section's item are one`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let layout = Scene.random(using: &generator).layout
    for cell in 0..<layout.cellCount {
      let section = layout.section(ofCell: cell)
      let item = cell - layout.cells(ofSection: section).lowerBound
      #expect(layout.cell(ofItem: item, inSection: section) == cell)
    }
  }

  @Test(arguments: 0..<20)
  func `L3 right to left mirrors every cell`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var scene = Scene.random(using: &generator)
    scene.grid.direction = .leftToRight
    let layout = scene.layout
    scene.grid.direction = .rightToLeft
    let mirrored = scene.layout
    for cell in 0..<layout.cellCount {
      let frame = layout.frame(ofCell: cell)
      let width = scene.viewport.width
      #expect(
        mirrored.frame(ofCell: cell)
          == Rect(minX: width - frame.maxX, minY: frame.minY, maxX: width - frame.minX, maxY: frame.maxY))
    }
  }

  @Test(
    arguments: [
      ("all covered", 400, 250, 250, 0, 870, 870),
      ("insets", 400, 50, 60, 290, 580, 580),
      ("all fits", 900, 0, 0, 900, 0, 0),
    ] as [(String, Double, Double, Double, Double, Double, Double)])
  func `L4 the offset has bounds`(
    title: String, height: Double, top: Double, bottom: Double, usable: Double, greatest: Double,
    clamped: Double
  ) {
    let viewport = Viewport(width: 430, height: height, topInset: top, bottomInset: bottom)
    let layout = Scene.standard.with { $0.viewport = viewport }.layout
    #expect(layout.usableHeight == usable)
    #expect(layout.maxOffset == greatest)
    #expect(layout.clamped(offset: 5000) == clamped)
    #expect(layout.clamped(offset: -1) == 0)
  }

  @Test(
    arguments: [
      ("not pinned", 3, 0, 490), ("before it is pinned", 3, 489, 490), ("pinned", 3, 500, 500),
      ("at its section's end", 0, 230, 230), ("pushed out", 0, 255, 230), ("of an empty day", 1, 280, 280),
      ("pushed out of an empty day", 1, 320, 290),
    ] as [(String, Int, Double, Double)])
  func `L5 a header stays at the top while its section crosses it`(
    title: String, section: Int, offset: Double, y: Double
  ) {
    let frame = Scene.standard.layout.headerFrame(ofSection: section, pinnedAt: offset)
    #expect(frame == Rect(minX: 0, minY: y, maxX: 430, maxY: y + 40))
  }

  @Test(
    arguments: [
      ("no cells", Scene.standard.with { $0.sections = [0, 0] }, true),
      ("no sections", Scene.standard.with { $0.sections = [] }, true),
      ("no width", Scene.standard.with { $0.viewport.width = 0 }, true),
      ("a cell without width", Scene.standard.with { $0.grid.cell?.width = 0 }, true),
      ("a cell without height", Scene.standard.with { $0.grid.cell?.height = 0 }, true),
      ("no height", Scene.standard.with { $0.viewport.height = 0 }, false),
    ])
  func `L6 nothing can be hit`(title: String, scene: Scene, isInert: Bool) {
    #expect(scene.layout.isInert == isInert)
  }

  @Test(arguments: 0..<150)
  func `L7 a hit test finds what a look at every cell finds`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let scene = Scene.random(using: &generator)
    let layout = scene.layout
    let model = GridModel(layout)
    for _ in 0..<60 {
      let (x, y) = scene.randomPlace(using: &generator)
      #expect(layout.cell(atX: x, y: y) == model.cell(atX: x, y: y), "seed \(seed), at \(x), \(y)")
      let pinned = (0..<layout.sectionCount).first {
        layout.headerFrame(ofSection: $0, pinnedAt: scene.offset).contains(x: x, y: y)
      }
      #expect(layout.header(atX: x, y: y, pinnedAt: scene.offset) == pinned, "seed \(seed), at \(x), \(y)")
    }
  }

  @Test func `L7 sections of none, of a million and ten thousand of them are hit at their edges`() {
    let grid = Grid(columns: 7, cell: .init(width: 33.3, height: 28.1))
    for sections in [
      [0, 1_000_000, 0], Array(repeating: 100, count: 10_000), Array(repeating: 0, count: 10_000) + [3],
    ] {
      let layout = Layout(sections: sections, grid: grid)
      for cell in stride(from: 0, to: layout.cellCount, by: max(1, layout.cellCount / 500)) {
        let frame = layout.frame(ofCell: cell)
        #expect(layout.cell(atX: frame.minX, y: frame.minY) == cell)
        #expect(layout.cell(atX: frame.maxX.nextDown, y: frame.maxY.nextDown) == cell)
        #expect(layout.cell(atX: frame.minX, y: frame.maxY) != cell)
        #expect(layout.cell(atX: frame.maxX, y: frame.minY) != cell)
      }
    }
  }
}
