/// The range of a swipe: from its anchor to the cell that the pointer resolves to, as far as the limit grants it.
struct Stroke: Sendable {
  /// The swipe's first cell.
  let anchor: Int
  /// The cell that the pointer resolves to.
  var current: Int
  /// What the range does to its cells.
  let brush: Brush
  /// How many cells of the range the limit refused, as last computed (S7).
  private(set) var refusedCount = 0

  /// The walk from the anchor to higher indices; `nil` where no limit can end it.
  private var forward: Grant?
  /// The walk from the anchor to lower indices; `nil` where no limit can end it.
  private var backward: Grant?

  /// Starts a range that is the anchor alone.
  init(anchor: Int, rules: Rules, over base: CellSet) {
    self.anchor = anchor
    current = anchor
    brush = Brush(rules.paint, isAnchorSelected: base.contains(anchor))
    if let limit = rules.limit, brush != .off {
      // A selection above the limit stays as it is: there's no room, rather than less than none.
      let room = max(0, limit) - base.count
      forward = Grant(anchor: anchor, step: 1, room: room)
      backward = Grant(anchor: anchor, step: -1, room: room)
    }
  }

  /// Computes the cells to paint; costs the cells that the range never reached before.
  mutating func paintedCells(over base: CellSet) -> Range<Int> {
    let granted: Range<Int>
    if current >= anchor {
      let last = forward?.reach(current, over: base, with: brush) ?? current
      granted = anchor..<last + 1
    } else {
      let first = backward?.reach(current, over: base, with: brush) ?? current
      granted = first..<anchor + 1
    }
    refusedCount = abs(current - anchor) + 1 - granted.count
    return granted
  }
}
