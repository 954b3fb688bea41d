/// Where every cell and header stands, in content coordinates (gesture.md, section 2).
///
/// A section costs two numbers, a cell none: sections are found by binary search, rows and columns by arithmetic (L7).
public struct Layout: Sendable {
  /// The window that the grid was laid out for.
  public let viewport: Viewport
  /// The measures that the grid was laid out by.
  public let grid: Grid
  /// The size of every cell: the grid's, or the square that fills the width.
  public let cellSize: Grid.CellSize

  /// The way from a column's first edge to the next one's.
  let columnStride: Double
  /// The way from a row's upper edge to the next one's.
  let rowStride: Double
  /// The flat index of each section's first cell, and at the end the number of cells.
  let firstCells: [Int]
  /// The y at which each section starts, and at the end the height of the content.
  let starts: [Double]

  /// Lays out sections of as many cells as `sections` says, one under another (L1); the grid must have a column.
  public init(sections: [Int], viewport: Viewport = Viewport(), grid: Grid = Grid()) {
    var firstCells = [0]
    firstCells.reserveCapacity(sections.count + 1)
    var cellCount = 0
    for count in sections {
      cellCount += max(0, count)
      firstCells.append(cellCount)
    }
    self.init(firstCells: firstCells, viewport: viewport, grid: grid)
  }

  private init(firstCells: [Int], viewport: Viewport, grid: Grid) {
    precondition(grid.columns > 0)
    self.viewport = viewport
    self.grid = grid
    self.firstCells = firstCells
    let size = grid.cell ?? .filling(viewport.width, in: grid)
    cellSize = size
    // Finite, so that no product or difference of positions is anything but a number.
    columnStride = min(size.width + grid.columnSpacing, .greatestFiniteMagnitude)
    rowStride = min(size.height + grid.rowSpacing, .greatestFiniteMagnitude)

    var starts = [0.0]
    starts.reserveCapacity(firstCells.count)
    var y = 0.0
    for section in 0..<firstCells.count - 1 {
      y += grid.header
      let count = firstCells[section + 1] - firstCells[section]
      if count > 0 { y = y + Double((count - 1) / grid.columns) * rowStride + size.height }
      y = min(y + grid.footer, .greatestFiniteMagnitude)
      starts.append(y)
    }
    self.starts = starts
  }

  /// Returns the same sections in another window or by other measures.
  func relaid(viewport: Viewport, grid: Grid) -> Layout {
    Layout(firstCells: firstCells, viewport: viewport, grid: grid)
  }
}

// MARK: - Measures

extension Layout {
  /// The height of all sections together.
  public var contentHeight: Double { starts[sectionCount] }

  /// The height of the window that no inset covers.
  public var usableHeight: Double { max(0, viewport.height - viewport.topInset - viewport.bottomInset) }

  /// The greatest offset; 0 where everything fits (L4).
  public var maxOffset: Double { max(0, contentHeight - usableHeight) }

  /// Returns the offset within bounds that is nearest to `offset` (L4).
  func clamped(offset: Double) -> Double { min(max(0, offset), maxOffset) }

  /// Whether there is nothing that a pointer could be in, so that no gesture selects (L6).
  public var isInert: Bool {
    cellCount == 0 || viewport.width <= 0 || cellSize.width <= 0 || cellSize.height <= 0
  }
}

extension Grid.CellSize {
  /// Returns the square of which a full row fills `width`; 0 where there is no room (L1).
  static func filling(_ width: Double, in grid: Grid) -> Grid.CellSize {
    let gaps = Double(grid.columns - 1) * grid.columnSpacing
    let side = max(0, (width - 2 * grid.padding - gaps) / Double(grid.columns))
    return Grid.CellSize(width: side, height: side)
  }
}

// MARK: - Indices

extension Layout {
  /// How many sections there are, empty ones included.
  public var sectionCount: Int { firstCells.count - 1 }

  /// How many cells there are.
  public var cellCount: Int { firstCells[sectionCount] }

  /// Says whether there is a cell of that flat index.
  public func hasCell(_ cell: Int) -> Bool { cell >= 0 && cell < cellCount }

  /// Returns the flat indices of a section's cells (L2).
  public func cells(ofSection section: Int) -> Range<Int> {
    firstCells[section]..<firstCells[section + 1]
  }

  /// Returns the section that a cell stands in; the item counts from 0 within it: `cell - cells(ofSection:).lowerBound`.
  public func section(ofCell cell: Int) -> Int {
    prefixCount(of: firstCells.count) { firstCells[$0] <= cell } - 1
  }

  /// Returns the flat index of a section's item, or `nil` where there is none.
  public func cell(ofItem item: Int, inSection section: Int) -> Int? {
    guard section >= 0, section < sectionCount, item >= 0 else { return nil }
    let cells = cells(ofSection: section)
    return item < cells.count ? cells.lowerBound + item : nil
  }
}

// MARK: - Frames

extension Layout {
  /// Returns a cell's frame.
  public func frame(ofCell cell: Int) -> Rect {
    let section = section(ofCell: cell)
    let item = cell - firstCells[section]
    let row = item / grid.columns
    let column = item % grid.columns
    return Rect(
      minX: minX(ofColumn: column), minY: minY(ofRow: row, inSection: section),
      maxX: maxX(ofColumn: column), maxY: maxY(ofRow: row, inSection: section))
  }

  /// Returns the frame of a section's header as drawn when the grid is scrolled to `offset` (L5);
  /// without an offset, where the layout puts it (G4).
  public func headerFrame(ofSection section: Int, pinnedAt offset: Double? = nil) -> Rect {
    var y = starts[section]
    if let offset { y = max(y, min(offset, starts[section + 1] - grid.header)) }
    return Rect(minX: 0, minY: y, maxX: viewport.width, maxY: y + grid.header)
  }

  /// Returns the upper edge of a row's band.
  func minY(ofRow row: Int, inSection section: Int) -> Double {
    starts[section] + grid.header + Double(row) * rowStride
  }

  /// Returns the lower edge of a row's band, which never passes the next band by a rounding.
  func maxY(ofRow row: Int, inSection section: Int) -> Double {
    min(minY(ofRow: row, inSection: section) + cellSize.height, minY(ofRow: row + 1, inSection: section))
  }

  /// Returns the left edge of a column.
  func minX(ofColumn column: Int) -> Double {
    switch grid.direction {
    case .leftToRight: leadingEdge(ofColumn: column)
    case .rightToLeft: viewport.width - trailingEdge(ofColumn: column)
    }
  }

  /// Returns the right edge of a column.
  func maxX(ofColumn column: Int) -> Double {
    switch grid.direction {
    case .leftToRight: trailingEdge(ofColumn: column)
    case .rightToLeft: viewport.width - leadingEdge(ofColumn: column)
    }
  }

  /// Returns how far a column's first edge in reading order is from the side where rows begin.
  private func leadingEdge(ofColumn column: Int) -> Double {
    grid.padding + Double(column) * columnStride
  }

  /// Returns how far a column's other edge is, which never passes the next column by a rounding.
  private func trailingEdge(ofColumn column: Int) -> Double {
    min(leadingEdge(ofColumn: column) + cellSize.width, leadingEdge(ofColumn: column + 1))
  }
}
