/// The time and zone of the host, given from outside so that a decision can be repeated.
public struct HostClock: Sendable {
  /// Now, in seconds since 1970-01-01 UTC.
  public var now: Int64
  /// Returns how many seconds the host's zone is ahead of UTC at a moment given in seconds since 1970.
  public var secondsFromUTC: @Sendable (Int64) -> Int

  /// Creates a clock.
  public init(now: Int64, secondsFromUTC: @escaping @Sendable (Int64) -> Int) {
    self.now = now
    self.secondsFromUTC = secondsFromUTC
  }
}

extension HostClock {
  /// Returns what a clock on the host's wall shows at a moment given in seconds since 1970, and its offset.
  ///
  /// `nil` outside of the years 1 to 9999.
  public func wall(at seconds: Int64) -> (time: WallTime, offsetMinutes: Int)? {
    let ahead = secondsFromUTC(seconds)
    let (shifted, overflow) = seconds.addingReportingOverflow(Int64(ahead))
    guard !overflow, let time = WallTime(secondsSince1970: shifted) else { return nil }
    return (time, ahead / 60)
  }

  /// The last second that is not in the future: a day is left for clocks ahead and zones to the east (rule 17).
  var latest: Int64 {
    let (latest, overflow) = now.addingReportingOverflow(86_400)
    return overflow ? .max : latest
  }
}
