import SwipeSelection

/// Section 3 of gesture.md word for word, by looking at every cell.
extension GridModel {
  func cell(atX x: Double, y: Double) -> Int? {
    frames.firstIndex { $0.minX <= x && x < $0.maxX && $0.minY <= y && y < $0.maxY }
  }

  /// R1.
  func cell(byRegionsAround anchor: Int, x: Double, y: Double) -> Int {
    let frame = frames[anchor]
    let isInBand = frame.minY <= y && y < frame.maxY
    let isRight = x >= frame.maxX
    let isLeft = x < frame.minX
    if isInBand && !isRight && !isLeft { return anchor }
    if y >= frame.maxY || isInBand && (isMirrored ? isLeft : isRight) {
      let reached = frames.indices.last { cell in
        let other = frames[cell]
        let hasBegun = isMirrored ? other.maxX > x : other.minX <= x
        return cell > anchor && (other.maxY <= y || other.minY <= y && hasBegun)
      }
      return reached ?? anchor
    }
    let reached = frames.indices.first { cell in
      let other = frames[cell]
      let hasNotEnded = isMirrored ? other.minX <= x : other.maxX > x
      return cell < anchor && (other.minY > y || other.maxY > y && hasNotEnded)
    }
    return reached ?? anchor
  }

  /// R2.
  func cell(nearestToX x: Double, y: Double, anchor: Int) -> Int {
    if let cell = frames.indices.first(where: { frames[$0].minY <= y && y < frames[$0].maxY }) {
      return self.cell(nearestToX: x, inBandOf: cell)
    }
    guard let above = frames.indices.last(where: { frames[$0].maxY <= y }) else { return 0 }
    guard let below = frames.indices.first(where: { frames[$0].minY > y }) else { return frames.count - 1 }
    if sectionOf[above] != sectionOf[below] { return anchor <= above ? above : below }
    let isUpper = y - frames[above].maxY <= frames[below].minY - y
    return cell(nearestToX: x, inBandOf: isUpper ? above : below)
  }

  private func cell(nearestToX x: Double, inBandOf cell: Int) -> Int {
    func distance(_ other: Int) -> Double { max(0, frames[other].minX - x, x - frames[other].maxX) }
    let band = frames.indices.filter {
      frames[$0].minY == frames[cell].minY && sectionOf[$0] == sectionOf[cell]
    }
    if let holding = band.first(where: { frames[$0].minX <= x && x < frames[$0].maxX }) { return holding }
    // The first of the nearest: `min` keeps the earlier one on a tie.
    return band.min { distance($0) < distance($1) } ?? cell
  }

  /// R3, for a pointer that passes from one y to another: the last of the cells that it was inside on the way.
  func cell(lastPassedAtX x: Double, from start: Double, to end: Double) -> Int? {
    let passed = frames.indices.filter {
      frames[$0].minX <= x && x < frames[$0].maxX && frames[$0].minY <= max(start, end)
        && frames[$0].maxY > min(start, end)
    }
    return start <= end ? passed.last : passed.first
  }
}
