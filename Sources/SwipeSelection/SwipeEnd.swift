/// How a swipe ends (S6).
public enum SwipeEnd: Sendable {
  /// The pointer was lifted.
  case up
  /// The system took the touch away.
  case cancel
}
