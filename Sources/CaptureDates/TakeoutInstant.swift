/// What a file's name adds to the instant that a Takeout export tells of it (rule 29).
extension DateChooser {
  /// Returns the date of an instant, `seconds` after 1970: on the wall that the name tells of, or if it tells of none,
  /// on the host's, as `date` has it.
  ///
  /// A time in the name that lies as near as two walls in the world can be is taken for the photo's. What zone that
  /// was is told only where the two are apart by an offset (rule 31).
  func takeoutDate(_ date: CaptureDate, at seconds: Int64, named file: FileFacts) -> CaptureDate {
    guard !date.flags.contains(.defaultClock), let name = NameDate(file.name, latest: latest),
      name.clock == .local, name.wall.precision >= .second
    else { return date }
    let difference = name.wall.secondsSince1970 - seconds
    guard difference.magnitude <= RecordingZone.furthest else { return date }
    let offset = RecordingZone.offset(of: difference, duration: file.duration)
    return CaptureDate(
      wall: name.wall, offsetMinutes: offset?.minutes, source: .takeout, zone: offset == nil ? nil : .name)
  }
}
