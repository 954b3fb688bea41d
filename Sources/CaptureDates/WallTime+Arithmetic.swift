extension WallTime {
  /// How many whole seconds a clock that shows UTC needs from 1970-01-01 to this time; negative before.
  ///
  /// Differences of it are steps on the wall: exact, and free of zones.
  public var secondsSince1970: Int64 {
    Int64(civilDay.daysSince1970) * 86_400 + Int64(hour) * 3_600 + Int64(minute) * 60 + Int64(second)
  }

  /// Creates the time, known to the second, that a clock in UTC shows; `nil` outside of the years 1 to 9999.
  public init?(secondsSince1970: Int64) {
    let (days, rest) = secondsSince1970.quotientAndRemainder(dividingBy: 86_400)
    let secondOfDay = Int(rest < 0 ? rest + 86_400 : rest)
    guard let day = CivilDay(daysSince1970: Int(rest < 0 ? days - 1 : days)) else { return nil }
    let fields = day.fields
    self.init(
      year: fields.year, month: fields.month, day: fields.day,
      hour: secondOfDay / 3_600, minute: secondOfDay / 60 % 60, second: secondOfDay % 60)
  }

  /// Returns the time that is `seconds` later, known as well as this one; `nil` outside of the years 1 to 9999.
  public func adding(seconds: Int64) -> WallTime? {
    let (sum, overflow) = secondsSince1970.addingReportingOverflow(seconds)
    guard !overflow, var result = WallTime(secondsSince1970: sum) else { return nil }
    result.nanosecond = nanosecond
    result.fractionDigits = fractionDigits
    result.precision = precision
    return result
  }

  /// Returns the time that is `minutes` later, known as well as this one; `nil` outside of the years 1 to 9999.
  public func adding(minutes: Int64) -> WallTime? {
    let (seconds, overflow) = minutes.multipliedReportingOverflow(by: 60)
    return overflow ? nil : adding(seconds: seconds)
  }
}

extension WallTime {
  /// What puts times in order: the fields as one number, in which what the precision leaves out counts as 0.
  ///
  /// A year comes before its January, a month before its first day, a day before or with its first second.
  public struct OrderKey: Comparable, Hashable, Sendable {
    private let fields: UInt64
    private let nanosecond: UInt32

    init(_ time: WallTime) {
      var fields = UInt64(time.year)
      fields = fields << 8 | UInt64(time.precision >= .month ? time.month : 0)
      fields = fields << 8 | UInt64(time.precision >= .day ? time.day : 0)
      fields = fields << 8 | UInt64(time.hour)
      fields = fields << 8 | UInt64(time.minute)
      self.fields = fields << 8 | UInt64(time.second)
      nanosecond = time.nanosecond
    }

    /// Whether the one comes before the other.
    public static func < (one: OrderKey, other: OrderKey) -> Bool {
      (one.fields, one.nanosecond) < (other.fields, other.nanosecond)
    }
  }

  /// This time's place in the order (cli.md, *The grid*).
  public var orderKey: OrderKey { OrderKey(self) }
}
