import SwipeSelection

/// One call of a session.
enum Action {
  case begin(Rules?)
  case move(Pointer, time: Double)
  case end(SwipeEnd)
  case tap(Pointer)
  case day(Int)
  case set(select: [ClosedRange<Int>], deselect: [ClosedRange<Int>])
  case scrollTo(Double)
  case scrollBy(Double)
  case layout(Viewport, Grid)
}

extension SelectionSession {
  /// Does an action and returns what changed.
  mutating func perform(_ action: Action) -> SelectionChange {
    switch action {
    case .begin(let rules): return beginSwipe(rules: rules)
    case .move(let pointer, let time): return move(to: pointer, at: time)
    case .end(let end): return endSwipe(end)
    case .tap(let pointer): return tap(pointer)
    case .day(let section): return tapDay(section)
    case .set(let select, let deselect): return set(select: select, deselect: deselect)
    case .scrollTo(let offset): scroll(to: offset)
    case .scrollBy(let distance): scroll(by: distance)
    case .layout(let viewport, let grid): relayout(viewport: viewport, grid: grid)
    }
    return SelectionChange()
  }
}
