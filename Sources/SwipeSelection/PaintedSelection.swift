/// A selection with the paint of a swipe over one interval of it (S4).
///
/// The base, S0, doesn't change while the interval does, so that a step costs the cells by which the interval changes.
struct PaintedSelection: Sendable {
  /// The selection that the last gesture left behind.
  private(set) var base: CellSet
  /// The cells under the paint; empty without a swipe.
  private(set) var painted = 0..<0
  /// How many cells are selected, as shown.
  private(set) var count = 0

  private var brush = Brush.on
  private let cellCount: Int

  /// Creates a selection of nothing.
  init(cellCount: Int) {
    self.cellCount = cellCount
    base = CellSet(cellCount: cellCount)
  }

  /// Says whether a cell is selected, as shown.
  func contains(_ cell: Int) -> Bool {
    let isInBase = base.contains(cell)
    return painted.contains(cell) ? brush.paints(isInBase) : isInBase
  }

  /// The selected cells, as shown: ascending closed runs.
  var runs: [ClosedRange<Int>] {
    var flat = self
    flat.commit()
    var runs: [ClosedRange<Int>] = []
    flat.base.forEachRun(in: 0..<cellCount, of: true) { runs.append(ClosedRange($0)) }
    return runs
  }
}

// MARK: - Painting

extension PaintedSelection {
  /// Takes up a swipe's brush; the paint covers nothing yet.
  mutating func startPainting(with brush: Brush) {
    self.brush = brush
  }

  /// Lets the paint cover `range` instead of what it covers, and adds to `change` what that changes.
  ///
  /// The two share a cell, the anchor, unless one is empty: they differ by a strip on each side of it, whose runs
  /// can't touch.
  mutating func paint(_ range: Range<Int>, into change: inout SelectionChange) {
    let old = painted.isEmpty ? range.lowerBound..<range.lowerBound : painted
    let new = range.isEmpty ? old.lowerBound..<old.lowerBound : range
    repaint(
      from: old.lowerBound, to: new.lowerBound, isCovered: new.lowerBound < old.lowerBound, into: &change)
    repaint(
      from: old.upperBound, to: new.upperBound, isCovered: new.upperBound > old.upperBound, into: &change)
    painted = range
  }

  private mutating func repaint(
    from old: Int, to new: Int, isCovered: Bool, into change: inout SelectionChange
  ) {
    let strip = min(old, new)..<max(old, new)
    if brush != .off { turn(strip, on: isCovered, wherever: false, into: &change) }
    if brush != .on { turn(strip, on: !isCovered, wherever: true, into: &change) }
  }

  /// Notes that those cells of a strip that are in the base, or are not, are shown as on or off now.
  private mutating func turn(
    _ strip: Range<Int>, on isOn: Bool, wherever isInBase: Bool, into change: inout SelectionChange
  ) {
    var turned = 0
    base.forEachRun(in: strip, of: isInBase) { run in
      turned += run.count
      if isOn { change.added.append(ClosedRange(run)) } else { change.removed.append(ClosedRange(run)) }
    }
    count += isOn ? turned : -turned
  }

  /// Makes the selection as shown the base, without paint (S6).
  mutating func commit() {
    switch brush {
    case .on: base.insert(painted)
    case .off: base.remove(painted)
    case .opposite: base.flip(painted)
    }
    painted = 0..<0
  }
}

// MARK: - Changing the base

extension PaintedSelection {
  /// Turns cells off; there must be no paint.
  mutating func turnOff(_ run: Range<Int>) {
    base.remove(run)
    count = base.count
  }

  /// Turns cells on in reading order until `limit` are selected, and returns how many it refused;
  /// there must be no paint.
  mutating func turnOn(_ run: Range<Int>, limit: Int?) -> Int {
    var room = limit.map { max(0, max(0, $0) - base.count) } ?? Int.max
    var end = run.upperBound
    var refused = 0
    base.forEachRun(in: run, of: false) { gap in
      let granted = min(room, gap.count)
      if granted < gap.count, refused == 0 { end = gap.lowerBound + granted }
      refused += gap.count - granted
      room -= granted
    }
    base.insert(run.lowerBound..<end)
    count = base.count
    return refused
  }

  /// Turns cells off if all are on, else those on that aren't, until `limit`; returns how many that refused (S10, S11).
  mutating func toggle(_ run: Range<Int>, limit: Int?) -> Int {
    guard base.containsAll(of: run) else { return turnOn(run, limit: limit) }
    turnOff(run)
    return 0
  }

  /// Returns what tells this selection from `earlier`; neither may be painted.
  func change(since earlier: PaintedSelection) -> SelectionChange {
    var change = SelectionChange()
    let all = 0..<cellCount
    base.subtracting(earlier.base).forEachRun(in: all, of: true) { change.added.append(ClosedRange($0)) }
    earlier.base.subtracting(base).forEachRun(in: all, of: true) { change.removed.append(ClosedRange($0)) }
    return change
  }
}
