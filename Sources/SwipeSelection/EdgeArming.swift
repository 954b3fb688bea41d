/// Which edges scroll, when a swipe starts near one (A5).
struct EdgeArming: Sendable {
  /// How much nearer to an edge than its first point a pointer must come to arm it.
  private static let approach = 10.0

  private let firstY: Double
  /// Whether the upper zone scrolls.
  private(set) var isUpperArmed: Bool
  /// Whether the lower zone scrolls.
  private(set) var isLowerArmed: Bool

  /// Arms both zones, for a swipe whose first point lies in none.
  init() {
    firstY = 0
    isUpperArmed = true
    isLowerArmed = true
  }

  /// Disarms the zone that a swipe's first point lies in, by its view y.
  init(firstY: Double, in zones: HotZones) {
    self.firstY = firstY
    isUpperArmed = !zones.isInUpper(firstY)
    isLowerArmed = !zones.isInLower(firstY)
  }

  /// Arms the zones that a pointer has left, or gone deeper into, by its view y.
  mutating func pass(_ y: Double, in zones: HotZones) {
    if !zones.isInUpper(y) || firstY - y >= Self.approach { isUpperArmed = true }
    if !zones.isInLower(y) || y - firstY >= Self.approach { isLowerArmed = true }
  }
}
