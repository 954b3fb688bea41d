import SwipeSelection

/// The rules of the specification word for word, by looking at every cell.
struct LiteralModel {
  let frames: [Rect]
  let sectionOf: [Int]
  let isMirrored: Bool

  init(_ layout: Layout) {
    frames = (0..<layout.cellCount).map { layout.frame(ofCell: $0) }
    sectionOf = (0..<layout.sectionCount).flatMap { section in
      layout.cells(ofSection: section).map { _ in section }
    }
    isMirrored = layout.grid.direction == .rightToLeft
  }

  func cell(atX x: Double, y: Double) -> Int? {
    frames.firstIndex { $0.minX <= x && x < $0.maxX && $0.minY <= y && y < $0.maxY }
  }

  /// R1.
  func regions(anchor: Int, x: Double, y: Double) -> Int {
    let frame = frames[anchor]
    if cell(atX: x, y: y) == anchor { return anchor }
    let isInBand = frame.minY <= y && y < frame.maxY
    let isRight = x >= frame.maxX
    let isLeft = x < frame.minX
    if y >= frame.maxY || isInBand && (isMirrored ? isLeft : isRight) {
      return frames.indices.last {
        let other = frames[$0]
        let hasBegun = isMirrored ? other.maxX > x : other.minX <= x
        return $0 > anchor && (other.maxY <= y || other.minY <= y && hasBegun)
      } ?? anchor
    }
    return frames.indices.first {
      let other = frames[$0]
      let hasNotEnded = isMirrored ? other.minX <= x : other.maxX > x
      return $0 < anchor && (other.minY > y || other.maxY > y && hasNotEnded)
    } ?? anchor
  }

  /// R2.
  func nearest(anchor: Int, x: Double, y: Double) -> Int {
    if let cell = cell(atX: x, y: y) { return cell }
    func nearest(inBandOf cell: Int) -> Int {
      let band = frames.indices.filter {
        frames[$0].minY == frames[cell].minY && sectionOf[$0] == sectionOf[cell]
      }
      if let holding = band.first(where: { frames[$0].minX <= x && x < frames[$0].maxX }) { return holding }
      // The first of the nearest: `min` keeps the earlier one on a tie.
      return band.min { distance(x, $0) < distance(x, $1) } ?? cell
    }
    if let cell = frames.indices.first(where: { frames[$0].minY <= y && y < frames[$0].maxY }) {
      return nearest(inBandOf: cell)
    }
    guard let above = frames.indices.last(where: { frames[$0].maxY <= y }) else { return 0 }
    guard let below = frames.indices.first(where: { frames[$0].minY > y }) else { return frames.count - 1 }
    if sectionOf[above] != sectionOf[below] { return anchor <= above ? above : below }
    return nearest(inBandOf: y - frames[above].maxY <= frames[below].minY - y ? above : below)
  }

  private func distance(_ x: Double, _ cell: Int) -> Double {
    max(0, frames[cell].minX - x, x - frames[cell].maxX)
  }

  /// R3, for a pointer that passes from one y to another: each edge that it meets is looked at in turn.
  func lastPassed(x: Double, from start: Double, to end: Double) -> Int? {
    let passed = frames.indices.filter {
      frames[$0].minX <= x && x < frames[$0].maxX && frames[$0].minY <= max(start, end)
        && frames[$0].maxY > min(start, end)
    }
    return start <= end ? passed.last : passed.first
  }

  /// S3, S4, S7: the selection for a range, and how many of its cells the limit refused.
  static func selection(
    _ base: Set<Int>, anchor: Int, current: Int, paint: Rules.Paint, limit: Int?
  ) -> (selected: Set<Int>, refused: Int) {
    var selected = base
    var granted = 0
    let walk = Array(stride(from: anchor, through: current, by: current < anchor ? -1 : 1))
    for cell in walk {
      let isOn =
        switch paint {
        case .toggle: !base.contains(anchor)
        case .select: true
        case .deselect: false
        case .each: !base.contains(cell)
        }
      if isOn, !selected.contains(cell), let limit, selected.count + 1 > limit { break }
      if isOn { selected.insert(cell) } else { selected.remove(cell) }
      granted += 1
    }
    return (selected, walk.count - granted)
  }
}
