/// Where a pointer is: a place, or a cell named outright (G2).
public enum Pointer: Equatable, Sendable {
  /// A place, in the session's space.
  case place(x: Double, y: Double)
  /// A cell, by its flat index.
  case cell(Int)
}

/// How a swipe ends (S6).
public enum SwipeEnd: Sendable {
  /// The pointer was lifted.
  case up
  /// The system took the touch away.
  case cancel
}

/// What one step changed (S13): runs of flat indices, in ascending order, that were added and removed.
public struct SelectionChange: Equatable, Sendable {
  /// The closed runs that are selected now and were not.
  public var added: [ClosedRange<Int>] = []
  /// The closed runs that were selected and are not.
  public var removed: [ClosedRange<Int>] = []

  /// Creates a change.
  public init(added: [ClosedRange<Int>] = [], removed: [ClosedRange<Int>] = []) {
    self.added = added
    self.removed = removed
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { added.isEmpty && removed.isEmpty }
}

/// A selection over a grid, and the gestures that change it (gesture.md, sections 2 to 5).
///
/// A swipe is `beginSwipe`, any number of `move`, `endSwipe`. The caller keeps one pointer (S12).
public struct SelectionSession: Sendable {
  /// Starts with nothing selected, unless `selected` says so, scrolled to `offset` (clamped).
  public init(
    sections: [Int], viewport: Viewport = Viewport(), grid: Grid = Grid(), rules: Rules = Rules(),
    autoScroll: AutoScroll = AutoScroll(), space: Space = .view, offset: Double = 0, selected: [Int] = []
  ) {}

  /// How far the grid is scrolled: the content y at the top of the viewport's usable part.
  public var offset: Double { 0 }
  /// The swipe's first cell; `nil` without one.
  public var anchor: Int? { nil }
  /// The cell that the pointer resolves to; `nil` without one.
  public var current: Int? { nil }
  /// How many cells are selected, as shown.
  public var selectedCount: Int { 0 }
  /// The selected cells, as shown: ascending closed runs of flat indices.
  public var selectedRuns: [ClosedRange<Int>] { [] }
  /// How many cells the limit refused in the gesture that ended last (S7).
  public var refusedCount: Int { 0 }

  /// Says whether a cell is selected, as shown.
  public func isSelected(_ index: Int) -> Bool { false }

  /// Starts a swipe, by its own rules if it has some.
  public mutating func beginSwipe(rules: Rules? = nil) {}
  /// Moves the pointer, at `time` in milliseconds on the swipe's own clock, and returns what changed.
  public mutating func move(to pointer: Pointer, at time: Double = 0) -> SelectionChange { SelectionChange() }
  /// Ends the swipe and returns what changed.
  public mutating func endSwipe(_ end: SwipeEnd = .up) -> SelectionChange { SelectionChange() }
  /// Taps a cell or a header (S10).
  public mutating func tap(_ pointer: Pointer) -> SelectionChange { SelectionChange() }
  /// Taps the header of the section with that index (S11).
  public mutating func tapDay(_ section: Int) -> SelectionChange { SelectionChange() }
  /// Scrolls to a content offset, clamped.
  public mutating func scroll(to offset: Double) {}
  /// Scrolls by a distance, clamped.
  public mutating func scroll(by distance: Double) {}
  /// Lays the grid out anew, and clamps the offset.
  public mutating func relayout(viewport: Viewport, grid: Grid) {}
  /// Turns closed runs off, then others on in reading order until the limit (G1 `set`).
  public mutating func set(select: [ClosedRange<Int>], deselect: [ClosedRange<Int>]) -> SelectionChange {
    SelectionChange()
  }
}
