/// A date as cameras and programs write it, read by rules 8 to 16.
///
/// The years that make sense (rule 17) are the chooser's business, as they depend on the clock.
public struct DateString: Equatable, Sendable {
  /// The time that it tells.
  public private(set) var wall: WallTime
  /// The offset that it carries itself (rule 11).
  public private(set) var offset: UTCOffset?
  /// `partial` and `ambiguous`, where they apply.
  public private(set) var flags: CaptureDate.Flags = []

  /// Reads `text`, which may end in NULs and blanks.
  public init(_ text: [UInt8]) throws(DateFault) {
    if let wall = WallTime(exif: text) {
      self.wall = wall
      return
    }
    var cursor = TextCursor(trimming: text)
    guard cursor.tellsSomething else { throw .absent }
    let (date, time) = try cursor.next?.isLetter == true ? cursor.wordedFields() : cursor.plainFields()
    if let month = date.month, let day = date.day, let time {
      wall = WallTime(
        year: date.year, month: month, day: day, hour: time.hour, minute: time.minute, second: time.second)
      wall.setFraction(digits: time.fraction)
    } else {
      wall = WallTime(year: date.year, month: date.month, day: date.month == nil ? nil : date.day)
    }
    offset = time?.offset
    if date.isPartial { flags.insert(.partial) }
    if date.isAmbiguous { flags.insert(.ambiguous) }
  }
}

extension TextCursor {
  /// Whether anything but blanks, zeros and separators is left.
  fileprivate var tellsSomething: Bool {
    if let next, next.isDigit, next != UInt8(ascii: "0") { return true }  // The usual case, at once.
    return rest.contains { byte in
      switch byte {
      case UInt8(ascii: "0"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ":"), UInt8(ascii: "-"),
        UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "+"), UInt8(ascii: "_"),
        UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: "Z"), UInt8(ascii: "z"), 0xA0:
        false
      default: true
      }
    }
  }

  /// Reads a string that begins with a number.
  mutating func plainFields() throws(DateFault) -> (DateFields, TimeFields?) {
    let date = try dateFields()
    try date.check()
    return (date, try timeFields(after: date))
  }

  /// Reads the date, in the order that the length of its first field tells.
  private mutating func dateFields() throws(DateFault) -> DateFields {
    switch digitCount {
    case 8: try compactDate()
    case 4: try yearFirstDate()
    case 1, 2: try yearLastDate()
    default: throw .malformed
    }
  }

  private mutating func compactDate() throws(DateFault) -> DateFields {
    guard let year = number(digits: 4), let month = number(digits: 2), let day = number(digits: 2) else {
      throw .malformed
    }
    return DateFields(
      year: year, month: month == 0 ? nil : month, day: day == 0 ? nil : day,
      isPartial: month == 0 || day == 0)
  }

  private mutating func yearFirstDate() throws(DateFault) -> DateFields {
    guard let year = number(digits: 4) else { throw .malformed }
    var date = DateFields(year: year, reachesDay: false)
    guard skipDateSeparator() else { return date }
    date.month = try field().flatMap { $0 == 0 ? nil : $0 }
    date.isPartial = date.month == nil
    guard skipDateSeparator() else { return date }
    date.reachesDay = true
    date.day = try field().flatMap { $0 == 0 ? nil : $0 }
    date.isPartial = date.month == nil || date.day == nil
    return date
  }

  /// Reads a date whose year comes last: day first, unless the second field can't be a month (rule 10).
  private mutating func yearLastDate() throws(DateFault) -> DateFields {
    guard let first = try field(), first > 0 else { throw .malformed }
    if let date = monthNameAndYear(behindDay: first) { return date }
    guard skipDateSeparator(), let second = try field(), skipDateSeparator(),
      digitCount == 4, let year = number(digits: 4), second > 0
    else { throw .malformed }
    return second > 12
      ? DateFields(year: year, month: first, day: second)
      : DateFields(year: year, month: second, day: first, isAmbiguous: first <= 12 && first != second)
  }

  /// Reads the time and the zone, behind which anything may stand; `nil` when no more than the day is told.
  mutating func timeFields(after date: DateFields) throws(DateFault) -> TimeFields? {
    guard !isAtEnd else { return nil }
    guard date.reachesDay, skipTimeMark() else {
      skipBlanks()
      guard next?.isLetter == true || offset() != nil else { throw .malformed }
      return nil  // A word, or the zone of a whole day.
    }
    guard let (hour, minute) = try hourAndMinute() else {
      guard digitCount == 0 else { throw .malformed }
      return nil
    }
    guard hour <= 24, minute < 60 else { throw .impossibleTime }
    var time = TimeFields(hour: hour == 24 ? 0 : hour, minute: minute)  // Rule 14.
    if let second = try second() {
      guard second <= 60 else { throw .impossibleTime }
      time.second = min(second, 59)  // Rule 15.
      if next == UInt8(ascii: ".") || next == UInt8(ascii: ",") {
        advance()
        time.fraction = digits()
      }
    }
    guard digitCount == 0 else { throw .malformed }
    skipBlanks()
    if isAtEnd { return time }  // The usual case, at once.
    if let isAfternoon = halfOfDay(), time.hour <= 12 {
      time.hour = time.hour % 12 + (isAfternoon ? 12 : 0)
      skipBlanks()
    }
    time.offset = offset() ?? universalTime()
    return time
  }

  /// Reads `hh:mm` or `hhmm`; `nil` when the one or the other isn't told.
  private mutating func hourAndMinute() throws(DateFault) -> (hour: Int, minute: Int)? {
    if digitCount == 4 || digitCount == 6 {
      guard let hour = number(digits: 2), let minute = number(digits: 2) else { return nil }
      return (hour, minute)
    }
    let hour = try field()
    guard skipClockSeparator() else { return nil }
    let minute = try field()
    guard let hour, let minute else {
      while skipClockSeparator() || skip(UInt8(ascii: " ")) {}
      return nil
    }
    return (hour, minute)
  }

  /// Reads the seconds, which may be missing (rule 9).
  private mutating func second() throws(DateFault) -> Int? {
    if digitCount == 2 { return number(digits: 2) }  // Of `hhmmss`.
    return skipClockSeparator() ? try field() : nil
  }

  /// Reads a field of two places: two digits, a blank and a digit, or blanks, which are `nil`.
  ///
  /// A digit alone will do before another byte; at the very end it may have lost its mate and tells nothing.
  mutating func field() throws(DateFault) -> Int? {
    let isPadded = skip(UInt8(ascii: " "))
    switch digitCount {
    case 0:
      if isPadded { skip(UInt8(ascii: " ")) }
      return nil
    case 1:
      let value = number(digits: 1)
      return isAtEnd && !isPadded ? nil : value
    case 2: return number(digits: 2)
    default: throw .malformed
    }
  }

  private mutating func skipDateSeparator() -> Bool {
    switch next {
    case UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "."):
      advance()
      return true
    default: return false
    }
  }

  private mutating func skipTimeMark() -> Bool {
    switch next {
    case UInt8(ascii: " "), UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: ":"), UInt8(ascii: "_"):
      advance()
      return true
    default: return false
    }
  }

  private mutating func skipClockSeparator() -> Bool {
    skip(UInt8(ascii: ":")) || skip(UInt8(ascii: "."))
  }
}
