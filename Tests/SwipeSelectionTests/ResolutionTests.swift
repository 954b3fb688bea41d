import TestSupport
import Testing

@testable import SwipeSelection

@Suite struct ResolutionTests {
  @Test(
    arguments: [
      ("inside the anchor", 8, 150, 580, 8),
      ("further along the band", 8, 400, 580, 10),
      ("back along the band", 8, 50, 580, 7),
      ("in the gap after the anchor", 8, 215, 580, 8),
      ("in the gap between two rows: the row above is whole", 1, 150, 145, 3),
      ("behind a short row's end", 1, 400, 200, 5),
      ("in a break from above: the last cell above", 1, 50, 350, 5),
      ("in a break from below: the first cell below", 8, 50, 350, 6),
      ("above all", 8, 150, -50, 0),
      ("below all", 8, 50, 900, 15),
      ("on a band's first edge", 1, 50, 150, 4),
      ("just before it", 1, 50, 149.9, 3),
    ] as [(String, Int, Double, Double, Int)])
  func `R1 regions around the anchor`(title: String, anchor: Int, x: Double, y: Double, cell: Int) {
    #expect(Scene.standard.layout.cell(byRegionsAround: anchor, atX: x, y: y) == cell)
  }

  @Test(
    arguments: [
      ("inside a cell", 8, 150, 90, 1),
      ("a gap, its middle", 8, 105, 90, 0),
      ("a gap, nearer to the latter", 8, 106, 90, 1),
      ("between bands, the middle", 8, 150, 145, 1),
      ("between bands, nearer to the lower", 8, 150, 146, 5),
      ("behind a short row's end", 8, 400, 200, 5),
      ("in a break from above", 1, 400, 300, 5),
      ("in a break from below", 8, 400, 300, 6),
      ("above all", 8, 400, 10, 0),
      ("below all", 8, 0, 900, 15),
    ] as [(String, Int, Double, Double, Int)])
  func `R2 the nearest`(title: String, anchor: Int, x: Double, y: Double, cell: Int) {
    #expect(Scene.standard.layout.cell(nearestToX: x, y: y, anchor: anchor) == cell)
  }

  @Test func `R2 a cell that holds x wins over one that touches it`() {
    let scene = Scene.standard.with { $0.grid.columnSpacing = 0 }
    #expect(scene.layout.cell(nearestToX: 100, y: 145, anchor: 0) == 1)
    let mirrored = scene.with { $0.grid.direction = .rightToLeft }
    #expect(mirrored.layout.cell(nearestToX: 330, y: 145, anchor: 0) == 0)
  }

  @Test(
    arguments: [
      ("down over two bands", 50, 90, 160, 4), ("up over two bands", 50, 200, 90, 0),
      ("down to an edge", 50, 145, 150, 4), ("just before the edge", 50, 145, 149, nil),
      ("up to an edge", 50, 145, 140, nil), ("just past it", 50, 145, 139, 0),
      ("down into a tail", 400, 90, 260, 3), ("down a tail's column", 400, 145, 500, nil),
      ("down past short days", 150, 300, 600, 8), ("up past short days", 150, 500, 100, 1),
      ("in a column gap", 105, 0, 900, nil), ("beside all", 500, 0, 900, nil),
      ("all the way down", 400, 0, 900, 14), ("all the way up", 400, 900, 0, 3),
    ] as [(String, Double, Double, Double, Int?)])
  func `R3 the last cell that was passed`(title: String, x: Double, start: Double, end: Double, cell: Int?) {
    #expect(Scene.standard.layout.lastCell(passedAtX: x, from: start, to: end) == cell)
  }

  @Test(arguments: 0..<300)
  func `R1, R2 and R3 are what a look at every cell gives`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let scene = Scene.random(using: &generator)
    let layout = scene.layout
    let model = GridModel(layout)
    for _ in 0..<40 {
      let anchor = Int.random(in: 0..<layout.cellCount, using: &generator)
      let (x, y) = scene.randomPlace(using: &generator)
      let (_, end) = scene.randomPlace(using: &generator)
      let place: Comment = "seed \(seed), anchor \(anchor), at \(x), \(y)"
      #expect(
        layout.cell(byRegionsAround: anchor, atX: x, y: y) == model.cell(byRegionsAround: anchor, x: x, y: y),
        place
      )
      #expect(
        layout.cell(nearestToX: x, y: y, anchor: anchor) == model.cell(nearestToX: x, y: y, anchor: anchor),
        place)
      #expect(
        layout.lastCell(passedAtX: x, from: y, to: end) == model.cell(lastPassedAtX: x, from: y, to: end),
        place)
    }
  }

  @Test(arguments: 0..<40)
  func `R4 moving down never lowers the cell`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let scene = Scene.random(using: &generator)
    let layout = scene.layout
    let anchor = Int.random(in: 0..<layout.cellCount, using: &generator)
    let (x, _) = scene.randomPlace(using: &generator)
    let ys = (0..<200).map { _ in scene.randomPlace(using: &generator).y }.sorted()
    for (upper, lower) in zip(ys, ys.dropFirst()) {
      let place: Comment = "seed \(seed), anchor \(anchor), x \(x), from \(upper) to \(lower)"
      #expect(
        layout.cell(byRegionsAround: anchor, atX: x, y: upper)
          <= layout.cell(byRegionsAround: anchor, atX: x, y: lower), place)
      #expect(
        layout.cell(nearestToX: x, y: upper, anchor: anchor)
          <= layout.cell(nearestToX: x, y: lower, anchor: anchor), place)
    }
  }
}
