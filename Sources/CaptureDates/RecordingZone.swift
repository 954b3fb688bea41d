/// The zone in which a video was taken, from its start on the wall and an instant in UTC (rule 31).
enum RecordingZone {
  /// All offsets are multiples of it, in seconds.
  static let step: Int64 = 15 * 60
  /// The offset furthest from UTC, in seconds.
  static let furthest: Int64 = 14 * 3_600

  /// Returns the offset by which a wall can be `difference` seconds ahead of an instant that the header took near
  /// the recording's start or its end; `nil` when none can be.
  ///
  /// A recording may be longer than the step between offsets. Of two that come into question it is the one for
  /// which the instant is closest to the start or the end.
  static func offset(of difference: Int64, duration: Double?) -> UTCOffset? {
    guard difference.magnitude <= furthest else { return nil }
    let duration = duration.map { Int64(max(0, min($0.isFinite ? $0 : 0, 86_400))) } ?? 0
    let fromStart = nearestOffset(to: difference)
    let fromEnd = nearestOffset(to: difference + duration)
    let tolerance = max(120, duration + 60)
    let isAtEnd =
      abs(difference + duration - fromEnd) < abs(difference - fromStart)
      && abs(difference - fromEnd) <= tolerance && fromEnd.magnitude <= furthest
    let offset = isAtEnd ? fromEnd : fromStart
    return abs(difference - offset) <= tolerance ? UTCOffset(minutes: Int(offset / 60)) : nil
  }

  /// Returns the multiple of a quarter of an hour that is closest to a number of seconds.
  static func nearestOffset(to seconds: Int64) -> Int64 {
    let half = seconds < 0 ? -step / 2 : step / 2
    return (seconds + half) / step * step
  }
}
