/// The walk outward from a swipe's anchor, on one side, that grants cells until the limit (S7).
///
/// Where it ends depends on S0, anchor and brush alone, so that it goes as far as the swipe has been, and never twice.
struct Grant: Sendable {
  /// Which way the walk goes: towards the last cell, or the first.
  private let step: Int
  /// The outermost cell that was granted; before the first step, the one before the anchor.
  private var reached: Int
  /// How many more cells may be turned on.
  private var room: Int
  /// Whether the next cell would exceed the limit.
  private var isOver = false

  /// Starts a walk whose first cell is the anchor; `step` is 1 or -1.
  init(anchor: Int, step: Int, room: Int) {
    self.step = step
    self.room = room
    reached = anchor - step
  }

  /// Walks on to `cell`, unless the limit ends the walk before, and returns the outermost cell that is granted
  /// on the way to it; the one before the anchor where not even that is.
  mutating func reach(_ cell: Int, over base: CellSet, with brush: Brush) -> Int {
    while !isOver, (cell - reached) * step > 0 {
      let wasSelected = base.contains(reached + step)
      let isSelected = brush.paints(wasSelected)
      if wasSelected, !isSelected { room += 1 }
      if isSelected, !wasSelected {
        guard room > 0 else {
          isOver = true
          break
        }
        room -= 1
      }
      reached += step
    }
    return (reached - cell) * step > 0 ? cell : reached
  }
}
