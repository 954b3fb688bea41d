/// How days and times are written in names.
extension TextCursor {
  /// Reads `20200102`.
  mutating func compactDay() -> WallTime? {
    guard let year = number(digits: 4), let month = number(digits: 2), let day = number(digits: 2),
      CivilDay(year: year, month: month, day: day) != nil
    else { return nil }
    return WallTime(year: year, month: month, day: day)
  }

  /// Reads `030405`.
  mutating func compactTime(on day: WallTime) -> WallTime? {
    guard let hour = number(digits: 2), let minute = number(digits: 2), let second = number(digits: 2) else {
      return nil
    }
    return day.at(hour: hour, minute: minute, second: second)
  }

  mutating func skipCompactJoint() -> Bool {
    switch next {
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " "), UInt8(ascii: "T"):
      advance()
      return true
    default: return false
    }
  }

  /// Reads `2020-01-02` or `2020_01_02`, and no digit may follow.
  mutating func dashedDay() -> WallTime? {
    guard let year = number(digits: 4), let dash = next,
      dash == UInt8(ascii: "-") || dash == UInt8(ascii: "_"),
      skip(dash), digitCount == 2, let month = number(digits: 2),
      skip(dash), digitCount == 2, let day = number(digits: 2),
      CivilDay(year: year, month: month, day: day) != nil
    else { return nil }
    return WallTime(year: year, month: month, day: day)
  }

  /// Reads what may stand behind a dashed day: ` at 3.04.05 PM`, `_03-04-05`, ` 03.04.05`, `-030405`.
  mutating func dashedTime(on day: WallTime) -> WallTime? {
    guard NameWords.at.contains(where: { skip($0) }) || skipCompactJoint() else { return nil }
    let leadingHalf = leadingHalfOfDay()
    let hourDigits = digitCount
    if hourDigits == 6 { return compactTime(on: day) }
    guard hourDigits == 1 || hourDigits == 2, let hour = number(digits: hourDigits),
      let colon = next, Self.isColon(colon),
      skip(colon), digitCount == 2, let minute = number(digits: 2),
      skip(colon), digitCount == 2, let second = number(digits: 2)
    else { return nil }
    if let isAfternoon = leadingHalf ?? spacedHalfOfDay() {
      guard 1...12 ~= hour else { return nil }
      return day.at(hour: hour % 12 + (isAfternoon ? 12 : 0), minute: minute, second: second)
    }
    // One digit is an hour of twelve, which says nothing without its half of the day.
    guard hourDigits == 2, var wall = day.at(hour: hour, minute: minute, second: second) else { return nil }
    var onward = self
    if colon == UInt8(ascii: "-"), onward.skip(colon), onward.digitCount == 3 {
      let digits = onward.digits()
      // Where a letter follows, they are the beginning of something else.
      if onward.next?.isHexLetter != true {
        wall.setFraction(digits: digits)
        self = onward
      }
    }
    return wall
  }

  /// Reads `03_04_05`, and no digit may follow.
  mutating func underscoredTime(on day: WallTime) -> WallTime? {
    let separator = UInt8(ascii: "_")
    guard digitCount == 2, let hour = number(digits: 2), skip(separator),
      digitCount == 2, let minute = number(digits: 2), skip(separator),
      digitCount == 2, let second = number(digits: 2)
    else { return nil }
    return day.at(hour: hour, minute: minute, second: second)
  }

  /// Reads ` AM` or ` PM`, behind a space of any width or none, and says whether it is the latter.
  private mutating func spacedHalfOfDay() -> Bool? {
    var onward = self
    for space in NameWords.spaces where onward.skip(space) { break }
    guard let isAfternoon = onward.halfOfDay() else { return nil }
    self = onward
    return isAfternoon
  }

  /// Reads the half of the day before a time, where Chinese, Japanese and Korean put it.
  private mutating func leadingHalfOfDay() -> Bool? {
    if NameWords.morning.contains(where: { skip($0) }) { return false }
    guard NameWords.afternoon.contains(where: { skip($0) }) else { return nil }
    return true
  }

  private static func isColon(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: ":"): true
    default: false
    }
  }
}

extension WallTime {
  /// Returns this day with a time; hour 24 and second 60 are read as in a string (rules 14 and 15).
  fileprivate func at(hour: Int, minute: Int, second: Int) -> WallTime? {
    guard hour <= 24, minute < 60, second <= 60 else { return nil }
    return WallTime(
      year: Int(year), month: Int(month), day: Int(day),
      hour: hour == 24 ? 0 : hour, minute: minute, second: min(second, 59))
  }
}
