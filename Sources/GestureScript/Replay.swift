public import JSON
public import SwipeSelection

/// A script over a grid, with every day, item and file found: ready to run, any number of times.
public struct Replay: Sendable {
  /// Swipes that hardly do what was meant.
  public let warnings: [Warning]

  let session: SelectionSession
  let space: Space
  let steps: [Step]

  /// Where cells and headers stand before the first gesture.
  public var layout: Layout { session.layout }

  /// A swipe without times leaves the viewport, but will not scroll (G3).
  public struct Warning: Equatable, Sendable {
    /// The first point outside.
    public let path: JSONPath
  }

  /// A gesture with nothing left to look up.
  enum Step: Sendable {
    case swipe([TimedPointer], isTimed: Bool, end: SwipeEnd, rules: Rules?)
    case tap(Pointer)
    case scrollTo(Double)
    case scrollBy(Double)
    case day(section: Int)
    case layout(Viewport, Grid)
    case set(select: [ClosedRange<Int>], deselect: [ClosedRange<Int>])
  }
}

extension Replay {
  /// What a run leaves.
  public struct Outcome: Equatable, Sendable {
    /// The cells selected: ascending closed runs of flat indices.
    public let selected: [ClosedRange<Int>]
    /// Where the grid is scrolled to.
    public let offset: Double
    /// How many cells a limit refused, over all gestures (S7).
    public let refusedCount: Int
  }

  /// A change of the selection, and the state after it (S13).
  public struct Record: Equatable, Sendable {
    /// The index of the gesture.
    public let gesture: Int
    /// When on the swipe's clock, in milliseconds; `nil` outside swipes, and in those without times.
    public let time: Double?
    /// Where the grid is scrolled to.
    public let offset: Double
    /// The swipe's first cell; `nil` without one.
    public let anchor: Int?
    /// The cell that the pointer resolves to; `nil` without one.
    public let current: Int?
    /// The cells that changed, at least one.
    public let change: SelectionChange
  }

  /// Goes through all gestures.
  ///
  /// - Parameter onChange: Is told of each change as it comes; applied in order they give the outcome.
  /// - Returns: What is selected after the last.
  public func run(onChange: (Record) -> Void = { _ in }) -> Outcome {
    run(onChange: onChange) { _, _, _ in }
  }

  /// What a run tells of a gesture besides the changes.
  enum Event {
    /// The pointer has moved.
    case moved(to: Pointer)
    /// The gesture is over.
    case ended
  }

  /// Goes through all gestures and lets `watch` see the session after each step of each.
  func run(
    onChange: (Record) -> Void, watching watch: (_ gesture: Int, Event, SelectionSession) -> Void
  ) -> Outcome {
    var session = session
    var refusedCount = 0
    for (index, step) in steps.enumerated() {
      func report(_ change: SelectionChange, at time: Double? = nil) {
        guard !change.isEmpty else { return }
        onChange(
          Record(
            gesture: index, time: time, offset: session.offset, anchor: session.anchor,
            current: session.current, change: change))
      }
      switch step {
      case .swipe(let points, let isTimed, let end, let rules):
        session.beginSwipe(rules: rules)
        for point in points {
          report(session.move(to: point.pointer, at: point.time), at: isTimed ? point.time : nil)
          watch(index, .moved(to: point.pointer), session)
        }
        report(session.endSwipe(end), at: isTimed ? points.last?.time : nil)
        refusedCount += session.refusedCount
      case .tap(let pointer):
        report(session.tap(pointer))
        refusedCount += session.refusedCount
      case .day(let section):
        report(session.tapDay(section))
        refusedCount += session.refusedCount
      case .set(let select, let deselect):
        report(session.set(select: select, deselect: deselect))
        refusedCount += session.refusedCount
      case .scrollTo(let offset): session.scroll(to: offset)
      case .scrollBy(let distance): session.scroll(by: distance)
      case .layout(let viewport, let grid): session.relayout(viewport: viewport, grid: grid)
      }
      watch(index, .ended, session)
    }
    return Outcome(selected: session.selectedRuns, offset: session.offset, refusedCount: refusedCount)
  }
}

extension Replay.Warning: CustomStringConvertible {
  /// The place, what is odd about it and what was likely meant.
  public var description: String {
    let words = "lies outside the viewport, and a swipe without times does not scroll"
    return "\(path): \(words); did you mean \"space\": \"content\"?"
  }
}
