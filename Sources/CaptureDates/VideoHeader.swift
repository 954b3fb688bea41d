/// What a video's name adds to an instant in its header (rules 31 and 33).
extension DateChooser {
  /// Returns the date of an instant, `seconds` after 1970, that the header of a video states: on the wall that the
  /// name tells of, or if it tells of none, on the host's, as `date` has it (rule 32).
  func date(_ date: CaptureDate, at seconds: Int64, named file: FileFacts) -> CaptureDate {
    guard !date.flags.contains(.defaultClock), let name = NameDate(file.name, latest: latest),
      name.wall.precision >= .second
    else { return date }
    let told = name.wall.secondsSince1970
    if name.isPixel {
      // The name is the recording's start; the header may be its end. To the second both may say the same.
      guard told != seconds, var start = self.date(of: name) else { return date }
      start.source = date.source
      start.flags = date.flags
      return start
    }
    guard name.clock == .local, let offset = RecordingZone.offset(of: told - seconds, duration: file.duration)
    else { return date }
    return CaptureDate(
      wall: name.wall, offsetMinutes: offset.minutes, source: date.source, zone: .name)
  }
}
