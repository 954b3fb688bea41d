import SwipeSelection
import Testing

@testable import Drawing

@Suite struct ExcerptTests {
  /// Seven cells in two rows under a header of 44, then four in one: 0–238, 238–378.
  private static let layout = Layout(sections: [7, 4])

  @Test(
    arguments: [
      ("all", 0.0, 382.0, 0.0, 382.0, 0..<11, [0, 1]), ("a point in a row", 150, 151, 142, 238, 4..<7, []),
      ("a point in a header", 250, 250, 238, 282, 0..<0, [1]),
      ("the space between rows", 140.5, 141, 140.5, 141, 0..<0, []),
      ("what is beyond the grid", -30, 400, -30, 400, 0..<11, [0, 1]),
    ] as [(String, Double, Double, Double, Double, Range<Int>, [Int])])
  func `whole rows and headers are shown`(
    title: String, from: Double, to: Double, start: Double, end: Double, cells: Range<Int>, headers: [Int]
  ) {
    let excerpt = Excerpt(of: Self.layout, from: from, to: to)
    #expect(excerpt.parts.count == 1)
    #expect(excerpt.parts[0].start == start && excerpt.parts[0].end == end)
    #expect(excerpt.parts[0].cells.count == cells.count)
    #expect(cells.isEmpty || excerpt.parts[0].cells == cells)
    #expect(excerpt.headedSections == headers)
    #expect(excerpt.height == end - start)
  }

  @Test func `a long grid is its two ends with a gap between`() {
    let layout = Layout(sections: [1_000_000])
    let excerpt = Excerpt(of: layout, from: 0, to: layout.contentHeight)
    #expect(excerpt.parts.count == 2)
    #expect(excerpt.parts[0].cells.lowerBound == 0 && excerpt.parts[1].cells.upperBound == 1_000_000)
    let shown = excerpt.parts.reduce(0) { $0 + $1.cells.count }
    #expect(shown <= 1200 && excerpt.omittedCellCount == 1_000_000 - shown)
    #expect(excerpt.height < 6500)
    let places = stride(from: -100.0, to: layout.contentHeight + 100, by: 997).map(excerpt.y)
    #expect(places == places.sorted(), "the order of places stays")
    #expect(excerpt.isInGap(layout.contentHeight / 2) && !excerpt.isInGap(0))
  }

  @Test(
    arguments: [
      ("one row of a million", Grid(columns: 1_000_000, cell: .init(width: 10, height: 10)), [1_000_000]),
      ("cells as small as dust", Grid(columns: 1000), [1_000_000]),
      ("cells without height", Grid(cell: .init(width: 10, height: 0)), [1_000_000]),
      ("days without items", Grid(header: 0), Array(repeating: 0, count: 100_000)),
      ("headers alone", Grid(header: 44), Array(repeating: 0, count: 100_000)),
      ("headers as thin as hairs", Grid(header: 0.01), Array(repeating: 0, count: 100_000)),
      ("sizes beyond all bounds", Grid(header: 1e308, cell: .init(width: 1e308, height: 1e308)), [9, 9, 9]),
      ("nothing", Grid(), []),
    ] as [(String, Grid, [Int])])
  func `whatever the grid, a picture has an end`(title: String, grid: Grid, sections: [Int]) {
    for width in [390, 0, 0.001, 1e9] {
      let layout = Layout(sections: sections, viewport: Viewport(width: width), grid: grid)
      let excerpt = Excerpt(of: layout, from: 0, to: layout.contentHeight)
      #expect(excerpt.parts.reduce(0) { $0 + $1.cells.count } <= 2400)
      #expect(excerpt.headedSections.count <= 1200)
      #expect(excerpt.scale > 0 && !excerpt.height.isNaN && !excerpt.width.isNaN)
    }
  }

  @Test(arguments: [(390, 1), (320, 1), (1024, 390.0 / 1024), (100, 3.9), (1, 4), (0, 1)])
  func `a viewport is drawn about as wide as a phone`(width: Double, scale: Double) {
    let layout = Layout(sections: [9], viewport: Viewport(width: width))
    #expect(Excerpt(of: layout, from: 0, to: 50).scale == scale)
  }

  @Test func `cells beyond the viewport are part of the picture, L3`() {
    for (direction, left, right) in [(Grid.Direction.leftToRight, 0.0, 598.0), (.rightToLeft, -208, 390)] {
      let grid = Grid(columns: 3, direction: direction, cell: .init(width: 198, height: 50))
      let excerpt = Excerpt(of: Layout(sections: [3], grid: grid), from: 0, to: 94)
      #expect(excerpt.minX == left && excerpt.maxX == right)
    }
  }
}
