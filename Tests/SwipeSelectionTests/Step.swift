import SwipeSelection

/// One gesture of a test.
enum Step: Sendable {
  case swipe([Pointer], rules: Rules? = nil, end: SwipeEnd = .up)
  case timed([(pointer: Pointer, time: Double)], end: SwipeEnd = .up)
  case tap(Pointer)
  case day(Int)
  case scroll(Double)
  case layout(Viewport, Grid)
  case set(select: [ClosedRange<Int>], deselect: [ClosedRange<Int>])
}

/// A place, written short.
func at(_ x: Double, _ y: Double) -> Pointer { .place(x: x, y: y) }

extension SelectionSession {
  /// Does a gesture and returns every change record of it, empty ones left out.
  mutating func perform(_ step: Step) -> [SelectionChange] {
    var changes: [SelectionChange] = []
    switch step {
    case .swipe(let points, let rules, let end):
      beginSwipe(rules: rules)
      for point in points { changes.append(move(to: point)) }
      changes.append(endSwipe(end))
    case .timed(let points, let end):
      beginSwipe()
      for point in points { changes.append(move(to: point.pointer, at: point.time)) }
      changes.append(endSwipe(end))
    case .tap(let pointer): changes.append(tap(pointer))
    case .day(let section): changes.append(tapDay(section))
    case .scroll(let offset): scroll(to: offset)
    case .layout(let viewport, let grid): relayout(viewport: viewport, grid: grid)
    case .set(let select, let deselect): changes.append(set(select: select, deselect: deselect))
    }
    return changes.filter { !$0.isEmpty }
  }
}
