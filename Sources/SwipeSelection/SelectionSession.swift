/// A selection over a grid, and the gestures that change it (gesture.md, sections 2 to 5).
///
/// A swipe is `beginSwipe`, any number of `move`, `endSwipe`. The caller keeps one pointer (S12): whatever gesture
/// starts during a swipe ends it as a cancel, and what that changes is part of what it returns.
public struct SelectionSession: Sendable {
  /// Where cells and headers stand.
  public internal(set) var layout: Layout
  /// How far the grid is scrolled: the content y at the top of the viewport's usable part.
  public internal(set) var offset: Double
  /// How many cells the limit refused in the gesture that ended last (S7).
  public internal(set) var refusedCount = 0

  let rules: Rules
  let autoScroll: AutoScroll
  let space: Space
  var selection: PaintedSelection
  var swipe: Swipe?

  /// Starts with nothing selected, unless `selected` says so, scrolled to `offset` (clamped).
  public init(
    sections: [Int], viewport: Viewport = Viewport(), grid: Grid = Grid(), rules: Rules = Rules(),
    autoScroll: AutoScroll = AutoScroll(), space: Space = .view, offset: Double = 0, selected: [Int] = []
  ) {
    layout = Layout(sections: sections, viewport: viewport, grid: grid)
    self.rules = rules
    self.autoScroll = autoScroll
    self.space = space
    self.offset = layout.clamped(offset: offset)
    selection = PaintedSelection(cellCount: layout.cellCount)
    for cell in selected where layout.hasCell(cell) {
      _ = selection.turnOn(cell..<cell + 1, limit: nil)
    }
  }
}

// MARK: - What is shown

extension SelectionSession {
  /// The swipe's first cell; `nil` without one.
  public var anchor: Int? { swipe?.stroke?.anchor }

  /// The cell that the pointer resolves to; `nil` without one.
  public var current: Int? { swipe?.stroke?.current }

  /// How many cells are selected, as shown.
  public var selectedCount: Int { selection.count }

  /// The selected cells, as shown: ascending closed runs of flat indices.
  public var selectedRuns: [ClosedRange<Int>] { selection.runs }

  /// Says whether a cell is selected, as shown.
  public func isSelected(_ index: Int) -> Bool {
    layout.hasCell(index) && selection.contains(index)
  }
}

// MARK: - The grid

extension SelectionSession {
  /// Scrolls to a content offset, clamped; a pointer that rests is resolved again when it moves next.
  public mutating func scroll(to offset: Double) {
    self.offset = layout.clamped(offset: offset)
    swipe?.restartRest(at: self.offset)
  }

  /// Scrolls by a distance, clamped.
  public mutating func scroll(by distance: Double) {
    scroll(to: offset + distance)
  }

  /// Lays the grid out anew, and clamps the offset.
  public mutating func relayout(viewport: Viewport, grid: Grid) {
    layout = layout.relaid(viewport: viewport, grid: grid)
    scroll(to: offset)
  }
}

// MARK: - Gestures of one step

extension SelectionSession {
  /// Taps a cell or a header (S10).
  public mutating func tap(_ pointer: Pointer) -> SelectionChange {
    tap(pointer, limit: rules.limit)
  }

  mutating func tap(_ pointer: Pointer, limit: Int?) -> SelectionChange {
    let cells: Range<Int>? =
      switch target(of: pointer) {
      case .header(let section): layout.cells(ofSection: section)
      case .cell(let cell): cell..<cell + 1
      case nil: nil
      }
    return edit { selection in cells.map { selection.toggle($0, limit: limit) } ?? 0 }
  }

  /// Taps the header of the section with that index (S11).
  public mutating func tapDay(_ section: Int) -> SelectionChange {
    let isThere = section >= 0 && section < layout.sectionCount && !layout.isInert
    let cells = isThere ? layout.cells(ofSection: section) : 0..<0
    let limit = rules.limit
    return edit { selection in selection.toggle(cells, limit: limit) }
  }

  /// Turns closed runs off, then others on in reading order until the limit (G1 `set`).
  public mutating func set(select: [ClosedRange<Int>], deselect: [ClosedRange<Int>]) -> SelectionChange {
    let cellCount = layout.isInert ? 0 : layout.cellCount
    let limit = rules.limit
    return edit { selection in
      for run in deselect { selection.turnOff(run.clamped(from: 0, below: cellCount)) }
      var refused = 0
      var end = 0
      for run in select.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        // From where the runs before ended, so that none is refused twice.
        let run = run.clamped(from: end, below: cellCount)
        refused += selection.turnOn(run, limit: limit)
        end = max(end, run.upperBound)
      }
      return refused
    }
  }

  /// Applies `body`, which returns how many cells the limit refused, to the selection without a swipe.
  private mutating func edit(_ body: (inout PaintedSelection) -> Int) -> SelectionChange {
    var shown = selection
    shown.commit()
    if swipe != nil { _ = endSwipe(.cancel) }
    refusedCount = body(&selection)
    return selection.change(since: shown)
  }
}

extension ClosedRange<Int> {
  /// Returns the part of a run from one index to below another.
  fileprivate func clamped(from start: Int, below end: Int) -> Range<Int> {
    let first = Swift.max(lowerBound, start)
    let last = Swift.min(upperBound, end - 1)
    return first <= last ? first..<last + 1 : start..<start
  }
}
