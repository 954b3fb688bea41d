/// A day of the proleptic Gregorian calendar (ISO 8601-1, 4.2.1), counted from 1970-01-01.
public struct CivilDay: Hashable, Sendable {
  /// How many days after 1970-01-01 it is; negative before.
  public let daysSince1970: Int

  /// Creates the day that is `daysSince1970` days after 1970-01-01; `nil` outside of the years 1 to 9999.
  public init?(daysSince1970: Int) {
    guard Self.all.contains(daysSince1970) else { return nil }
    self.daysSince1970 = daysSince1970
  }

  /// Creates the day that a calendar calls by these numbers; `nil` when none has such a day.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, 1...Self.dayCount(ofMonth: month, year: year) ~= day else {
      return nil
    }
    self.init(knownYear: year, month: month, day: day)
  }

  /// Creates a day from numbers that are known to be one.
  init(knownYear year: Int, month: Int, day: Int) {
    daysSince1970 = Self.firstDay(ofYear: year) + Self.dayCount(beforeMonth: month, year: year) + day - 1
  }

  /// From 0001-01-01 to 9999-12-31.
  private static let all = -719_162...2_932_896
}

extension CivilDay {
  /// The year, month and day of the month.
  public var fields: (year: Int, month: Int, day: Int) {
    let (year, dayOfYear) = yearAndDay
    var month = dayOfYear / 32 + 1  // At most one too low: no month is longer than 32 days.
    if month < 12, dayOfYear > Self.dayCount(beforeMonth: month + 1, year: year) { month += 1 }
    return (year, month, dayOfYear - Self.dayCount(beforeMonth: month, year: year))
  }

  /// The day of the year, 1 to 366 (`%j`).
  public var dayOfYear: Int { yearAndDay.dayOfYear }

  /// The day of the week, 1 for Monday to 7 for Sunday (ISO 8601-1, 4.2.2; `%u`).
  public var weekday: Int { Self.remainder(daysSince1970 + 3, 7) + 1 }

  /// The week and the year to which it belongs: that of its Thursday (ISO 8601-1, 4.2.2; `%V` and `%G`).
  public var isoWeek: (year: Int, week: Int) {
    let thursday = Self.yearAndDay(of: daysSince1970 - weekday + 4)
    return (thursday.year, (thursday.dayOfYear - 1) / 7 + 1)
  }

  /// Returns the day that is `count` days later; `nil` outside of the years 1 to 9999.
  public func adding(days count: Int) -> CivilDay? {
    let (sum, overflow) = daysSince1970.addingReportingOverflow(count)
    return overflow ? nil : CivilDay(daysSince1970: sum)
  }

  /// Whether the year has 366 days.
  public static func isLeap(year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  /// Returns how many days a month, 1 to 12, has.
  public static func dayCount(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year: year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CivilDay: Comparable {
  /// Whether the one comes before the other.
  public static func < (one: CivilDay, other: CivilDay) -> Bool { one.daysSince1970 < other.daysSince1970 }
}

extension CivilDay {
  private var yearAndDay: (year: Int, dayOfYear: Int) { Self.yearAndDay(of: daysSince1970) }

  /// Takes a day apart by the calendar's periods of 400, 100, 4 and 1 years.
  ///
  /// The last century of four and the last year of four are a day longer, so their quotient can be one too high.
  private static func yearAndDay(of daysSince1970: Int) -> (year: Int, dayOfYear: Int) {
    var rest = daysSince1970 - firstDay(ofYear: 1)
    let fourCenturies = rest / 146_097
    rest %= 146_097
    let centuries = min(rest / 36_524, 3)
    rest -= centuries * 36_524
    let fourYears = rest / 1_461
    rest %= 1_461
    let years = min(rest / 365, 3)
    rest -= years * 365
    return (fourCenturies * 400 + centuries * 100 + fourYears * 4 + years + 1, rest + 1)
  }

  private static func firstDay(ofYear year: Int) -> Int {
    let past = year - 1
    return past * 365 + past / 4 - past / 100 + past / 400 - 719_162
  }

  private static func dayCount(beforeMonth month: Int, year: Int) -> Int {
    // Counted from March, the lengths repeat every five months: 31, 30, 31, 30, 31, which make 153 days.
    guard month > 2 else { return (month - 1) * 31 }
    return (153 * (month - 3) + 2) / 5 + (isLeap(year: year) ? 60 : 59)
  }

  /// The remainder of a division that rounds down.
  private static func remainder(_ dividend: Int, _ divisor: Int) -> Int {
    let remainder = dividend % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
