public import SwipeSelection

/// The course of a run: all that can be seen of it in the end, in content coordinates.
public struct Course: Sendable {
  /// What the run leaves.
  public internal(set) var outcome: Replay.Outcome
  /// Where cells and headers stand at the end.
  public internal(set) var layout: Layout
  /// Where the grid was scrolled to before the first gesture of `trails`.
  public internal(set) var firstOffset: Double
  /// What each gesture left behind that has a place; of those before the last change of the layout nothing, since
  /// their places are gone.
  public internal(set) var trails: [Trail] = []
  /// Whether the layout has changed on the way.
  public internal(set) var isRelaid = false
  /// Cells that some gesture selected and that are not selected at the end: ascending closed runs.
  public internal(set) var released: [ClosedRange<Int>] = []

  /// What one gesture left behind.
  public struct Trail: Equatable, Sendable {
    /// What the gesture is.
    public enum Kind: Equatable, Sendable {
      /// A swipe.
      case swipe
      /// A tap on a cell, a header or nothing.
      case tap
      /// A tap on the header of the section with that index, which has no sample.
      case day(section: Int)
      /// Runs turned on and off outright, without a pointer.
      case set
    }

    /// The index of the gesture in the script.
    public let gesture: Int
    /// What the gesture is.
    public let kind: Kind
    /// Where the pointer was, in order.
    public var samples: [Sample] = []
    /// The first cell of a swipe; `nil` without one.
    public internal(set) var anchor: Int?
    /// The last cell that the pointer of a swipe resolved to; `nil` without one.
    public internal(set) var current: Int?
    /// Whether a swipe ended by being taken away.
    public internal(set) var isCancelled = false
    /// The cells that the limit refused: ascending closed runs.
    public internal(set) var refused: [ClosedRange<Int>] = []
  }

  /// A place that a pointer came to.
  public struct Sample: Equatable, Sendable {
    /// The content x.
    public let x: Double
    /// The content y, by the offset that held when the pointer came here.
    public let y: Double
    /// Whether the pointer rested and the grid went by, so that no point of the script says this place.
    public let isScrolled: Bool
  }
}

extension Replay {
  /// Goes through all gestures, and returns what can be seen of them.
  public func course() -> Course {
    var tracker = CourseTracker(replay: self)
    let outcome = run { record in
      tracker.note(record.change)
    } watching: { gesture, event, session in
      switch event {
      case .moved(let pointer): tracker.follow(pointer, in: gesture, session)
      case .ended: tracker.end(gesture, session)
      }
    }
    return tracker.course(to: outcome)
  }
}
