/// A swipe under way (S1–S7).
struct Swipe: Sendable {
  /// What the pointer's next point means.
  enum Phase: Equatable, Sendable {
    /// It may decide between a selection and a scroll (S1).
    case undecided
    /// It may be in the anchor (S2).
    case waiting
    /// It moves the range's end.
    case painting
    /// It scrolls the grid, by the way from the first point to it; `offset` is where that starts.
    case scrolling(from: Double)
    /// Nothing.
    case ignored
  }

  /// The rules of this swipe.
  let rules: Rules
  /// What the next point means.
  var phase = Phase.undecided
  /// The first point; `nil` before it.
  var first: Pointer?
  /// The point at which the pointer rests; `nil` before the first.
  var pointer: Pointer?
  /// The time of that point, in milliseconds on the swipe's own clock.
  var time = -Double.infinity
  /// Since when the pointer rests.
  var rest = Rest(time: 0, offset: 0)
  /// Which edges scroll the grid.
  var arming = EdgeArming()
  /// The range; `nil` before the anchor is found.
  var stroke: Stroke?

  /// The start of a rest at one place: offsets are computed from it, whatever steps the rest is reported in (A3).
  struct Rest: Sendable {
    /// Its time in milliseconds.
    let time: Double
    /// The grid's offset then.
    let offset: Double
  }

  /// Creates a swipe that has no point yet.
  init(rules: Rules) {
    self.rules = rules
  }

  /// Starts the rest anew, as the grid now stands at `offset`.
  mutating func restartRest(at offset: Double) {
    rest = Rest(time: time, offset: offset)
  }
}
