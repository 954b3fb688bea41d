import SwipeSelection

/// A session, and what a caller who can pass only numbers needs around it: lists that are filled one by one before
/// a call and read one by one after it.
struct FlatSession {
  /// How many cells a grid may have at most; a section that would have more is cut there.
  ///
  /// Sixteen times the largest library that is measured: its sets take 2 MB each.
  static let maximumCellCount = 1 << 24

  /// The window, from the next start or layout on.
  var viewport = Viewport()
  /// How sections are laid out, from the next start or layout on.
  var grid = Grid()
  /// The rules, from the next start on.
  var rules = Rules()
  /// How the grid scrolls by itself, from the next start on.
  var autoScroll = AutoScroll()
  /// What places are measured from, from the next start on.
  var space = Space.view

  /// The session under way; over nothing before the first start.
  private(set) var session = SelectionSession(sections: [])
  /// What the last gesture changed.
  private(set) var change = SelectionChange()
  /// The selection as last listed.
  private(set) var listed: [ClosedRange<Int>] = []

  private var sections: [Int] = []
  private var cellCount = 0
  private var select: [ClosedRange<Int>] = []
  private var deselect: [ClosedRange<Int>] = []
}

// MARK: - Lists to fill

extension FlatSession {
  /// Adds a section to the grid that the next start lays out.
  mutating func appendSection(_ count: Int) {
    let count = min(max(0, count), Self.maximumCellCount - cellCount)
    sections.append(count)
    cellCount += count
  }

  /// Adds a closed run of cells that the next start or `set` turns on; one that ends before it starts is none.
  mutating func appendSelect(from first: Int, to last: Int) {
    if first <= last { select.append(first...last) }
  }

  /// Adds a closed run of cells that the next `set` turns off.
  mutating func appendDeselect(from first: Int, to last: Int) {
    if first <= last { deselect.append(first...last) }
  }
}

// MARK: - The session

extension FlatSession {
  /// Starts a session over the sections that were appended, with the runs that were appended selected.
  mutating func start(at offset: Double) {
    session = SelectionSession(
      sections: sections, viewport: viewport, grid: grid, rules: rules, autoScroll: autoScroll, space: space,
      offset: offset, selected: takeSelectedCells())
    change.clear()
    listed = []
    sections = []
    cellCount = 0
  }

  /// Takes the runs to select as cells of the grid to be, each once.
  private mutating func takeSelectedCells() -> [Int] {
    var cells: [Int] = []
    for run in select.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let start = max(run.lowerBound, cells.last.map { $0 + 1 } ?? 0)
      let end = min(run.upperBound, cellCount - 1)
      if start <= end { cells.append(contentsOf: start...end) }
    }
    select = []
    deselect = []
    return cells
  }

  /// Does what a gesture does and returns how many cells that changed.
  mutating func perform(_ gesture: (inout SelectionSession) -> SelectionChange) -> Int {
    change = gesture(&session)
    return change.cellCount
  }

  /// Moves the pointer and returns how many cells that changed; takes no memory but for longer lists of runs.
  mutating func move(to pointer: Pointer, at time: Double) -> Int {
    session.move(to: pointer, at: time, into: &change)
    return change.cellCount
  }

  /// Turns the runs that were appended off and on, and returns how many cells that changed.
  mutating func applyRuns() -> Int {
    change = session.set(select: select, deselect: deselect)
    select = []
    deselect = []
    return change.cellCount
  }

  /// Lays the grid out by the window and the measures as they are now.
  mutating func relayout() {
    session.relayout(viewport: viewport, grid: grid)
  }

  /// Scrolls the grid.
  mutating func scroll(to offset: Double) {
    session.scroll(to: offset)
  }

  /// Lists the selection, to be read run by run, and returns how many runs it has.
  mutating func list() -> Int {
    listed = session.selectedRuns
    return listed.count
  }
}

extension SelectionChange {
  /// How many cells changed.
  fileprivate var cellCount: Int {
    added.reduce(0) { $0 + $1.count } + removed.reduce(0) { $0 + $1.count }
  }
}
