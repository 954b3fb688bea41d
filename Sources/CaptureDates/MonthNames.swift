/// Dates with the month's English name: `Mon, 02 Jan 2006 15:04:05 GMT` (RFC 5322, 3.3 and 4.3), which the PNG
/// specification suggests for its Creation Time, and `Mon Jan  2 15:04:05 2006` (C's `asctime`), which cameras write
/// into AVI files.
extension TextCursor {
  /// Reads a string that begins with a word: the day of the week, which tells nothing new, or the month.
  mutating func wordedFields() throws(DateFault) -> (DateFields, TimeFields?) {
    if skipWord(of: Names.weekdays) != nil { skipJoint() }
    guard let month = skipWord(of: Names.months) else {
      guard next?.isDigit == true else { throw .malformed }
      return try plainFields()
    }
    skipJoint()
    guard let day = try field(), day > 0 else { throw .malformed }
    var date = DateFields(year: 0, month: month + 1, day: day)
    if let year = yearBehindJoint() {  // `Jan 2, 2006 15:04`
      date.year = year
      try date.check()
      skip(UInt8(ascii: ","))
      return (date, try timeFields(after: date))
    }
    let time = try timeFields(after: date)
    _ = letters()  // The name of a zone, which `date` writes before the year.
    guard let year = yearBehindJoint() else { throw .malformed }
    date.year = year
    try date.check()
    return (date, time)
  }

  /// Reads what follows the day in `02 Jan 2006` and `02-Jan-2006`; `nil`, and nothing is passed over, for
  /// anything else.
  mutating func monthNameAndYear(behindDay day: Int) -> DateFields? {
    var onward = self
    onward.skipJoint()
    guard let month = onward.skipWord(of: Names.months), let year = onward.yearBehindJoint() else {
      return nil
    }
    self = onward
    return DateFields(year: year, month: month + 1, day: day)
  }

  /// Reads `GMT`, `UTC` or `UT`, perhaps with an offset from it; other words name no zone that is the same
  /// everywhere, and `nil` is returned for them (rule 11).
  mutating func universalTime() -> UTCOffset? {
    var onward = self
    guard Names.universalTimes.contains(onward.letters()) else { return nil }
    self = onward
    // `UTC+2` is some other time than UTC: where no offset can be read from what follows, nothing is known.
    return offset() ?? (position == onward.position ? UTCOffset(minutes: 0) : nil)
  }
}

/// The words in dates, in small letters.
private enum Names {
  static let months = words("jan feb mar apr may jun jul aug sep oct nov dec")
  static let weekdays = words("mon tue wed thu fri sat sun")
  static let universalTimes = words("gmt utc ut")

  private static func words(_ text: String) -> [[UInt8]] { text.split(separator: " ").map { Array($0.utf8) } }
}

extension TextCursor {
  /// Passes over a word that begins with one of `names`, whole or cut short behind them, and says with which.
  private mutating func skipWord(of names: [[UInt8]]) -> Int? {
    var onward = self
    let word = onward.letters()
    guard let index = names.firstIndex(where: { word.starts(with: $0) }) else { return nil }
    self = onward
    return index
  }

  /// Reads all letters that come next, as small ones.
  private mutating func letters() -> [UInt8] {
    var letters: [UInt8] = []
    while let next, next.isLetter {
      letters.append(next | 0x20)
      advance()
    }
    return letters
  }

  /// Passes over what may stand between a day, a month's name and a year.
  private mutating func skipJoint() {
    while let next, Self.isJoint(next) { advance() }
  }

  private static func isJoint(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "/"): true
    default: false
    }
  }

  /// Reads a year of four digits; `nil`, and nothing is passed over, when none comes next.
  private mutating func yearBehindJoint() -> Int? {
    var onward = self
    onward.skipJoint()
    guard onward.digitCount == 4, let year = onward.number(digits: 4) else { return nil }
    self = onward
    return year
  }
}
