import SwipeSelection

/// A swipe as sections 4 and 5 of gesture.md describe it, with every point that it had.
struct SwipeModel {
  enum Phase {
    case over
    /// The pan recogniser hasn't decided (S1).
    case undecided
    /// The touch scrolls, from that offset (S1).
    case scrolling(from: Double)
    case waiting
    case ignored
    case painting(anchor: Int, current: Int)
  }

  var rules = Rules()
  /// S0.
  var base: Set<Int> = []
  var phase = Phase.over
  var points: [(pointer: Pointer, time: Double)] = []

  /// S3, S4 and S7: what is selected with the paint over the range, and how many cells the limit refused.
  static func selection(
    _ base: Set<Int>, anchor: Int, current: Int, paint: Rules.Paint, limit: Int?
  ) -> (selected: Set<Int>, refused: Int) {
    var selected = base
    var reached = 0
    let range = Array(stride(from: anchor, through: current, by: current < anchor ? -1 : 1))
    for cell in range {
      let isOn =
        switch paint {
        case .toggle: !base.contains(anchor)
        case .select: true
        case .deselect: false
        case .each: !base.contains(cell)
        }
      if isOn, !selected.contains(cell), let limit, selected.count + 1 > limit { break }
      if isOn { selected.insert(cell) } else { selected.remove(cell) }
      reached += 1
    }
    return (selected, range.count - reached)
  }

  /// A1, A2 and A5: how fast the grid scrolls while the pointer rests at its last point, in points a second.
  func speed(in viewport: Viewport, usableHeight: Double, by autoScroll: AutoScroll) -> Double {
    let zone = min(autoScroll.zone, usableHeight / 4)
    guard zone > 0, case .place(_, let y) = points.last?.pointer else { return 0 }
    let topDepth = viewport.topInset + zone - y
    let bottomDepth = y - (viewport.height - viewport.bottomInset - zone)
    func speed(_ depth: Double) -> Double {
      autoScroll.curve == .constant ? autoScroll.speed : autoScroll.speed * min(depth, zone) / zone
    }
    let top = viewport.topInset + zone
    if topDepth > 0 { return isArmed(inZone: { $0 < top }, outward: -1) ? -speed(topDepth) : 0 }
    let bottom = viewport.height - viewport.bottomInset - zone
    if bottomDepth > 0 { return isArmed(inZone: { $0 > bottom }, outward: 1) ? speed(bottomDepth) : 0 }
    return 0
  }

  /// A5, by going through all points.
  private func isArmed(inZone: (Double) -> Bool, outward: Double) -> Bool {
    guard case .place(_, let first) = points.first?.pointer, inZone(first) else { return true }
    return points.contains {
      guard case .place(_, let y) = $0.pointer else { return false }
      return !inZone(y) || (y - first) * outward >= 10
    }
  }
}
