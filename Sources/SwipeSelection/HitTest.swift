// How many sections, rows, columns and cells lie before a position: all that a pointer asks of a layout (L7).
//
// A step "has begun" at a position that is on its first edge or past it, and "has ended" on its second edge or past
// that. Both hold for a first few of the steps, so that a count says it all; a position is in a step that has
// begun and not ended.

extension Layout {
  /// Returns the cell whose frame holds a point of the content.
  public func cell(atX x: Double, y: Double) -> Int? {
    let band = band(atY: y)
    let column = columnsEnded(atX: x, of: band.count)
    return column < columnsBegun(atX: x, of: band.count) ? band.lowerBound + column : nil
  }

  /// Returns the section whose header holds a point of the content, as drawn when scrolled to `offset`;
  /// without an offset, where the layout puts it.
  public func header(atX x: Double, y: Double, pinnedAt offset: Double? = nil) -> Int? {
    guard let section = section(atY: y) else { return nil }
    // A pinned header never leaves its section, so no other one's can be here.
    return headerFrame(ofSection: section, pinnedAt: offset).contains(x: x, y: y) ? section : nil
  }

  /// Returns the last section that has begun; `nil` above all.
  private func section(atY y: Double) -> Int? {
    let begun = prefixCount(of: sectionCount) { starts[$0] <= y }
    return begun > 0 ? begun - 1 : nil
  }

  /// Returns the cells of the band that holds `y`; where none does, an empty range between the cells whose bands
  /// have ended and the others.
  func band(atY y: Double) -> Range<Int> {
    guard let section = section(atY: y) else { return 0..<0 }
    let cells = cells(ofSection: section)
    guard !cells.isEmpty else { return cells }
    let rows = (cells.count - 1) / grid.columns + 1
    func end(ofRows count: Int) -> Int {
      count == rows ? cells.upperBound : cells.lowerBound + count * grid.columns
    }
    let begun = rowsPassed(atY: y, of: rows) { minY(ofRow: $0, inSection: section) }
    let ended = rowsPassed(atY: y, of: begun) { maxY(ofRow: $0, inSection: section) }
    return end(ofRows: ended)..<end(ofRows: begun)
  }

  private func rowsPassed(atY y: Double, of rows: Int, edge: (_ row: Int) -> Double) -> Int {
    prefixCount(of: rows, guess: (y - edge(0)) / rowStride + 1) { edge($0) <= y }
  }

  /// Counts, of a row's first `count` cells, those that have begun at `x` as the row is read.
  func columnsBegun(atX x: Double, of count: Int) -> Int {
    switch grid.direction {
    case .leftToRight:
      prefixCount(of: count, guess: (x - minX(ofColumn: 0)) / columnStride + 1) { minX(ofColumn: $0) <= x }
    case .rightToLeft:
      prefixCount(of: count, guess: (maxX(ofColumn: 0) - x) / columnStride + 1) { maxX(ofColumn: $0) > x }
    }
  }

  /// Counts, of a row's first `count` cells, those that have ended at `x` as the row is read.
  func columnsEnded(atX x: Double, of count: Int) -> Int {
    switch grid.direction {
    case .leftToRight:
      prefixCount(of: count, guess: (x - maxX(ofColumn: 0)) / columnStride + 1) { maxX(ofColumn: $0) <= x }
    case .rightToLeft:
      prefixCount(of: count, guess: (minX(ofColumn: 0) - x) / columnStride + 1) { minX(ofColumn: $0) > x }
    }
  }
}
