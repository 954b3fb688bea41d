// The pointer resolves to a cell (gesture.md, section 3). Every layout here has a cell.

extension Layout {
  /// Returns the cell of a point by the regions around the anchor (R1).
  ///
  /// A point divides the cells, as they are read, into those that have ended, the one that it is in, if any, and
  /// those that have not begun. Where the anchor is among them says on which side of it the point is.
  func cell(byRegionsAround anchor: Int, atX x: Double, y: Double) -> Int {
    let band = band(atY: y)
    let ended = band.lowerBound + columnsEnded(atX: x, of: band.count)
    let begun = band.lowerBound + columnsBegun(atX: x, of: band.count)
    if anchor < ended { return begun - 1 }
    if anchor >= begun { return ended }
    return anchor
  }

  /// Returns the cell that is nearest to a point; `anchor` chooses a side in a break between sections (R2).
  func cell(nearestToX x: Double, y: Double, anchor: Int) -> Int {
    let band = band(atY: y)
    guard band.isEmpty else { return cell(nearestToX: x, inRow: band) }
    let below = band.lowerBound
    if below == 0 { return 0 }
    if below == cellCount { return cellCount - 1 }

    let above = below - 1
    let section = section(ofCell: above)
    guard section == self.section(ofCell: below) else { return anchor < below ? above : below }
    let isNearerToUpper = y - frame(ofCell: above).maxY <= frame(ofCell: below).minY - y
    return cell(nearestToX: x, inRow: row(ofCell: isNearerToUpper ? above : below, inSection: section))
  }

  private func row(ofCell cell: Int, inSection section: Int) -> Range<Int> {
    let cells = cells(ofSection: section)
    let first = cell - (cell - cells.lowerBound) % grid.columns
    return first..<first + min(grid.columns, cells.upperBound - first)
  }

  /// Returns the cell of a row that is nearest across, the lower index on a tie.
  private func cell(nearestToX x: Double, inRow row: Range<Int>) -> Int {
    let ended = columnsEnded(atX: x, of: row.count)
    if ended == 0 { return row.lowerBound }
    if ended == row.count { return row.upperBound - 1 }
    let isNearerToFormer = distance(fromX: x, toColumn: ended - 1) <= distance(fromX: x, toColumn: ended)
    let isInLatter = ended < columnsBegun(atX: x, of: row.count)
    return row.lowerBound + (isNearerToFormer && !isInLatter ? ended - 1 : ended)
  }

  private func distance(fromX x: Double, toColumn column: Int) -> Double {
    max(0, minX(ofColumn: column) - x, x - maxX(ofColumn: column))
  }

  /// Returns the last cell that a pointer is inside while the content passes under it, from one y to the other,
  /// both included (R3); `nil` when it is in none.
  ///
  /// May take as long as there are rows between, but only where rows too short for `x` follow each other.
  func lastCell(passedAtX x: Double, from start: Double, to end: Double) -> Int? {
    let columns = min(grid.columns, cellCount)
    let column = columnsEnded(atX: x, of: columns)
    guard column < columnsBegun(atX: x, of: columns) else { return nil }
    return if end >= start {
      lastCell(inColumn: column, among: band(atY: start).lowerBound..<band(atY: end).upperBound)
    } else {
      firstCell(inColumn: column, among: band(atY: end).lowerBound..<band(atY: start).upperBound)
    }
  }

  /// Returns the last cell of a column in a run of whole rows.
  private func lastCell(inColumn column: Int, among rows: Range<Int>) -> Int? {
    var end = rows.upperBound
    while end > rows.lowerBound {
      let first = cells(ofSection: section(ofCell: end - 1)).lowerBound
      let below = end - first - 1 - column
      if below >= 0 {
        let cell = end - 1 - below % grid.columns
        return cell >= rows.lowerBound ? cell : nil
      }
      end = first
    }
    return nil
  }

  /// Returns the first cell of a column in a run of whole rows.
  private func firstCell(inColumn column: Int, among rows: Range<Int>) -> Int? {
    var start = rows.lowerBound
    while start < rows.upperBound {
      let end = cells(ofSection: section(ofCell: start)).upperBound
      if start + column < end { return start + column }
      start = end
    }
    return nil
  }
}
