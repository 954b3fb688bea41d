/// The two files of a live photo (rule 37).
extension CaptureDate {
  /// How many seconds may lie between the dates of a still and of its movie.
  private static let liveStep: Int64 = 10

  /// Whether a movie may take this date over from its still: it is told to the second, by more than a name or a file
  /// time, and beyond doubt.
  public var canLeadMovie: Bool {
    source.rank < DateSource.name.rank && wall.precision >= .second && flags.isEmpty
  }

  /// Returns the date that a movie of this date takes over from its still; `nil` when the two can't be of one moment.
  func following(_ still: CaptureDate) -> CaptureDate? {
    guard still.canLeadMovie, isOfOneMoment(with: still) else { return nil }
    var date = still
    date.source = .livePair
    if still.offsetMinutes == nil, zone != .assumed {
      date.offsetMinutes = offsetMinutes
      date.zone = zone
    }
    return date
  }

  /// Whether a still that tells this zone, or none, can have been taken as this movie began.
  private func isOfOneMoment(with still: CaptureDate) -> Bool {
    guard wall.precision >= .second else { return false }
    let step = wall.secondsSince1970 - still.wall.secondsSince1970
    guard let offset = offsetMinutes.map({ Int64($0) * 60 }) else { return abs(step) <= Self.liveStep }
    if let other = still.offsetMinutes { return abs(step - offset + Int64(other) * 60) <= Self.liveStep }
    guard zone == .assumed else { return abs(step) <= Self.liveStep }
    // An instant and a wall: the still may have been taken in any zone.
    let ahead = offset - step
    let zone = RecordingZone.nearestOffset(to: ahead)
    return zone.magnitude <= RecordingZone.furthest && abs(ahead - zone) <= Self.liveStep
  }
}
