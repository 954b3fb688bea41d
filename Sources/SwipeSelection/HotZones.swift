/// The zones at the upper and lower edge in which a resting pointer scrolls the grid (A1).
struct HotZones: Sendable {
  /// The height of a zone.
  private let depth: Double
  /// The view y at which the upper zone ends.
  private let upperLimit: Double
  /// The view y behind which the lower zone starts.
  private let lowerLimit: Double
  private let setting: AutoScroll

  /// Creates the zones of a window; `nil` where they are off.
  init?(of layout: Layout, setting: AutoScroll) {
    let viewport = layout.viewport
    depth = min(setting.zone, layout.usableHeight / 4)
    guard depth > 0 else { return nil }
    upperLimit = viewport.topInset + depth
    lowerLimit = viewport.height - viewport.bottomInset - depth
    self.setting = setting
  }

  /// Says whether a view y lies in the upper zone, or above it.
  func isInUpper(_ y: Double) -> Bool { y < upperLimit }

  /// Says whether a view y lies in the lower zone, or below it.
  func isInLower(_ y: Double) -> Bool { y > lowerLimit }

  /// Returns how fast a pointer that rests at a view y scrolls, in points a second, negative upwards (A2).
  func velocity(atY y: Double, arming: EdgeArming) -> Double {
    if isInUpper(y), arming.isUpperArmed { return -speed(atDepth: upperLimit - y) }
    if isInLower(y), arming.isLowerArmed { return speed(atDepth: y - lowerLimit) }
    return 0
  }

  private func speed(atDepth distance: Double) -> Double {
    switch setting.curve {
    case .linear: setting.speed * min(distance, depth) / depth
    case .constant: setting.speed
    }
  }
}
