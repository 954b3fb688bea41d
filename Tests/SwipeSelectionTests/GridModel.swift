import SwipeSelection

/// A grid as section 2 of gesture.md describes it: the frame of every cell, written down one by one.
struct GridModel {
  let viewport: Viewport
  let isMirrored: Bool
  let headerHeight: Double
  /// The frame of each cell, by flat index (L2).
  private(set) var frames: [Rect] = []
  /// The section of each cell.
  private(set) var sectionOf: [Int] = []
  /// Where each section starts and ends.
  private(set) var intervals: [(start: Double, end: Double)] = []
  /// Whether nothing can be selected (L6).
  private(set) var isInert: Bool

  /// L1, L3.
  init(sections: [Int], viewport: Viewport, grid: Grid) {
    self.viewport = viewport
    isMirrored = grid.direction == .rightToLeft
    headerHeight = grid.header
    let room = viewport.width - 2 * grid.padding - Double(grid.columns - 1) * grid.columnSpacing
    let side = max(0, room / Double(grid.columns))
    let cell = grid.cell ?? Grid.CellSize(width: side, height: side)
    var y = 0.0
    for (section, count) in sections.enumerated() {
      let start = y
      y += grid.header
      for item in 0..<count {
        let row = Double(item / grid.columns)
        let column = Double(item % grid.columns)
        let minX = grid.padding + column * (cell.width + grid.columnSpacing)
        let minY = y + row * (cell.height + grid.rowSpacing)
        var frame = Rect(minX: minX, minY: minY, maxX: minX + cell.width, maxY: minY + cell.height)
        if isMirrored {
          (frame.minX, frame.maxX) = (viewport.width - frame.maxX, viewport.width - frame.minX)
        }
        frames.append(frame)
        sectionOf.append(section)
      }
      if count > 0 {
        let rows = Double((count + grid.columns - 1) / grid.columns)
        y += rows * cell.height + (rows - 1) * grid.rowSpacing
      }
      y += grid.footer
      intervals.append((start, y))
    }
    isInert = frames.isEmpty || viewport.width <= 0 || cell.width <= 0 || cell.height <= 0
  }

  /// Takes over the frames of a layout, so that the two agree about edges to the last bit.
  init(_ layout: Layout) {
    let sections = (0..<layout.sectionCount).map { layout.cells(ofSection: $0).count }
    self.init(sections: sections, viewport: layout.viewport, grid: layout.grid)
    frames = frames.indices.map { layout.frame(ofCell: $0) }
  }
}

// MARK: - Scrolling and headers

extension GridModel {
  var usableHeight: Double { max(0, viewport.height - viewport.topInset - viewport.bottomInset) }

  /// L4.
  func clamped(_ offset: Double) -> Double {
    let greatest = max(0, (intervals.last?.end ?? 0) - usableHeight)
    return offset < 0 ? 0 : offset > greatest ? greatest : offset
  }

  /// The cells of a section.
  func cells(ofSection section: Int) -> [Int] { frames.indices.filter { sectionOf[$0] == section } }

  /// G4: headers where the layout puts them.
  func header(atX x: Double, contentY y: Double) -> Int? {
    intervals.indices.first { isHeader(x, y, startingAt: intervals[$0].start) }
  }

  /// L5: headers as drawn.
  func header(atX x: Double, viewY y: Double, offset: Double) -> Int? {
    intervals.indices.first {
      let (start, end) = intervals[$0]
      let pushed = min(0, end - headerHeight - offset)
      return isHeader(x, y, startingAt: viewport.topInset + max(start - offset, pushed))
    }
  }

  private func isHeader(_ x: Double, _ y: Double, startingAt start: Double) -> Bool {
    0 <= x && x < viewport.width && start <= y && y < start + headerHeight
  }
}
