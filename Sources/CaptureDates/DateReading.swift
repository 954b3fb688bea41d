/// How a single date is read and checked, before any is ranked.
extension DateChooser {
  /// Reads the candidate at `index`, or says what is wrong with it (rules 8 to 25, 31 to 34).
  func date(of index: Int, in candidates: [DateCandidate], file: FileFacts) throws(DateFault) -> CaptureDate {
    let candidate = candidates[index]
    switch candidate.value {
    case .instant(let seconds, let nanoseconds):
      let date = try date(at: seconds, nanoseconds: nanoseconds, from: candidate.source)
      if candidate.source == .takeout { return takeoutDate(date, at: seconds, named: file) }
      return candidate.source.isVideoHeader ? self.date(date, at: seconds, named: file) : date
    case .wallSeconds(let seconds):
      try check(count: seconds, from: candidate.source)
      guard let wall = WallTime(secondsSince1970: seconds) else { throw .inFuture }
      let flags: CaptureDate.Flags = ResetClock.shows(wall) ? .defaultClock : []
      return CaptureDate(wall: wall, source: candidate.source, flags: flags)
    case .text(let text, let subSecond, let offset):
      let string = try DateString(text)
      var wall = string.wall
      guard wall.year >= Years.firstOfText else { throw .tooEarly }
      guard wall.secondsSince1970 <= clock.latest else { throw .inFuture }
      if let digits = Self.fraction(subSecond) { wall.setFraction(digits: digits) }
      if candidate.source == .gps { return gpsDate(wall, flags: string.flags) }
      let minutes =
        string.offset?.minutes ?? UTCOffset(offset)?.minutes
        ?? digitizedOffset(for: candidate, text: text, in: candidates)?.minutes
        ?? candidate.timeZoneHours.flatMap { -14...14 ~= $0 ? $0 * 60 : nil }
      var flags = string.flags
      if ResetClock.shows(wall) { flags.insert(.defaultClock) }
      return CaptureDate(
        wall: wall, offsetMinutes: minutes, source: candidate.source, zone: minutes == nil ? nil : .tag,
        flags: flags)
    }
  }

  /// Reads a count of seconds since 1970, which the host's wall shows (rules 17 and 32).
  func date(at seconds: Int64, nanoseconds: Int32 = 0, from source: DateSource) throws(DateFault)
    -> CaptureDate
  {
    try check(count: seconds, from: source)
    guard let (time, offset) = clock.wall(at: seconds) else { throw .inFuture }
    var wall = time
    wall.setFraction(nanoseconds: nanoseconds)
    var flags: CaptureDate.Flags = .zoneAssumed
    // What a file states must not win or lose by the host's zone; file times on memory cards were a wall's.
    let shown = source == .fileTime ? time : WallTime(secondsSince1970: seconds)
    if let shown, ResetClock.shows(shown) { flags.insert(.defaultClock) }
    return CaptureDate(wall: wall, offsetMinutes: offset, source: source, zone: .assumed, flags: flags)
  }

  /// Throws unless a count of seconds lies in the years that make sense (rule 17).
  ///
  /// People tell Google Photos when their scans were taken, so what a Takeout export counts is as old as text can be.
  private func check(count seconds: Int64, from source: DateSource) throws(DateFault) {
    let first = source == .takeout ? Years.firstSecondOfText : Years.firstSecondOfCounts
    guard seconds >= first else { throw .tooEarly }
    guard seconds <= clock.latest else { throw .inFuture }
  }

  /// Reads the date of a name; one by a clock in UTC becomes what the host's wall shows (rules 33 and 40).
  func date(of name: NameDate) -> CaptureDate? {
    var date = CaptureDate(wall: name.wall, source: name.wall.precision == .day ? .nameDay : .name)
    if name.clock == .utc {
      guard let instant = try? self.date(at: name.wall.secondsSince1970, from: .name) else { return nil }
      date = instant
      date.wall.copyPrecision(of: name.wall)
    } else if ResetClock.shows(name.wall) {
      date.flags.insert(.defaultClock)
    }
    if name.isAmbiguous { date.flags.insert(.ambiguous) }
    return date
  }

  /// Reads GPS date and time, which are in UTC (rule 5); a date without a time stays the day that it is.
  private func gpsDate(_ utc: WallTime, flags: CaptureDate.Flags) -> CaptureDate {
    guard utc.precision >= .minute, let (time, offset) = clock.wall(at: utc.secondsSince1970) else {
      return CaptureDate(wall: utc, source: .gps, flags: flags)
    }
    var wall = time
    wall.copyPrecision(of: utc)
    var flags = flags.union(.zoneAssumed)
    if ResetClock.shows(utc) { flags.insert(.defaultClock) }
    return CaptureDate(wall: wall, offsetMinutes: offset, source: .gps, zone: .assumed, flags: flags)
  }

  /// Returns a GPS date that many days later, as the host's wall shows it then; `nil` in the future.
  func gpsDate(_ date: CaptureDate, movedByDays days: Int) -> CaptureDate? {
    let seconds = Int64(days) * 86_400 - Int64(date.offsetMinutes ?? 0) * 60
    guard let utc = date.wall.adding(seconds: seconds), utc.secondsSince1970 <= clock.latest else {
      return nil
    }
    return gpsDate(utc, flags: date.flags)
  }

  /// Returns the digits of a SubSecTime tag; `nil` where there are none, or anything else (rule 20).
  private static func fraction(_ subSecond: [UInt8]) -> ArraySlice<UInt8>? {
    guard !subSecond.isEmpty else { return nil }
    var cursor = TextCursor(trimming: subSecond)
    let digits = cursor.digits()
    return cursor.isAtEnd ? digits : nil
  }

  /// Returns the offset of DateTimeDigitized for a DateTimeOriginal that is the same string: the one exception of
  /// rule 20.
  private func digitizedOffset(
    for candidate: DateCandidate, text: [UInt8], in candidates: [DateCandidate]
  ) -> UTCOffset? {
    guard candidate.source == .exifDateTimeOriginal else { return nil }
    for other in candidates where other.source == .exifDateTimeDigitized {
      guard case .text(let digitized, _, let offset) = other.value, digitized == text else { continue }
      return UTCOffset(offset)
    }
    return nil
  }
}

/// The years that make sense (rule 17).
enum Years {
  /// The year of the first photograph.
  static let firstOfText = 1826
  /// It begins then, in seconds since 1970 UTC.
  static let firstSecondOfText = WallTime(year: firstOfText, month: 1, day: 1).secondsSince1970
  /// 1990-01-01 in UTC: what counts seconds is younger than that.
  static let firstSecondOfCounts: Int64 = 631_152_000
}

extension WallTime {
  /// Takes billionths of a second from a clock that counts them; none if they make no fraction.
  fileprivate mutating func setFraction(nanoseconds: Int32) {
    guard 1..<1_000_000_000 ~= nanoseconds else { return }
    var digits: UInt8 = 9
    var rest = nanoseconds
    while rest.isMultiple(of: 10) {
      rest /= 10
      digits -= 1
    }
    nanosecond = UInt32(nanoseconds)
    fractionDigits = digits
    precision = .fraction
  }

  /// Takes what another wall showed at the same moment of the parts that no offset changes.
  fileprivate mutating func copyPrecision(of other: WallTime) {
    nanosecond = other.nanosecond
    fractionDigits = other.fractionDigits
    precision = other.precision
  }
}
