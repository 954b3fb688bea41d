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

extension Step {
  /// The calls that the gesture is made of.
  var actions: [Action] {
    switch self {
    case .swipe(let points, let rules, let end):
      [.begin(rules)] + points.map { .move($0, time: 0) } + [.end(end)]
    case .timed(let points, let end):
      [.begin(nil)] + points.map { .move($0.pointer, time: $0.time) } + [.end(end)]
    case .tap(let pointer): [.tap(pointer)]
    case .day(let section): [.day(section)]
    case .scroll(let offset): [.scrollTo(offset)]
    case .layout(let viewport, let grid): [.layout(viewport, grid)]
    case .set(let select, let deselect): [.set(select: select, deselect: deselect)]
    }
  }
}

extension SelectionSession {
  /// Does a gesture and returns every change record of it, empty ones left out.
  mutating func perform(_ step: Step) -> [SelectionChange] {
    step.actions.map { perform($0) }.filter { !$0.isEmpty }
  }
}
