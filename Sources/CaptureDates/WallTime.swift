/// How much of a date is known, from least to most.
public enum Precision: UInt8, Comparable, Sendable {
  case year, month, day, minute, second, fraction

  /// Whether the one tells less than the other.
  public static func < (one: Precision, other: Precision) -> Bool { one.rawValue < other.rawValue }
}

/// A time as a clock on the wall showed it, in the proleptic Gregorian calendar, with no zone.
///
/// The fields that the precision leaves out are the lowest that a calendar has: month and day 1, the rest 0.
public struct WallTime: Equatable, Hashable, Sendable {
  /// The year, 1 to 9999.
  public var year: Int16
  /// The month, 1 to 12.
  public var month: UInt8
  /// The day of the month, from 1.
  public var day: UInt8
  /// The hour, 0 to 23.
  public var hour: UInt8
  /// The minute, 0 to 59.
  public var minute: UInt8
  /// The second, 0 to 59.
  public var second: UInt8
  /// The fraction of a second in billionths.
  public var nanosecond: UInt32
  /// How many digits of the fraction are known, 0 to 9.
  public var fractionDigits: UInt8
  /// Which of the fields are known.
  public var precision: Precision

  /// Creates a time from fields that are known to be one; the precision follows from what is given.
  public init(
    year: Int, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil,
    nanosecond: Int = 0, fractionDigits: Int = 0
  ) {
    self.year = Int16(year)
    self.month = UInt8(month ?? 1)
    self.day = UInt8(day ?? 1)
    self.hour = UInt8(hour ?? 0)
    self.minute = UInt8(minute ?? 0)
    self.second = UInt8(second ?? 0)
    self.nanosecond = UInt32(nanosecond)
    self.fractionDigits = UInt8(fractionDigits)
    precision =
      month == nil
      ? .year
      : day == nil
        ? .month : hour == nil ? .day : second == nil ? .minute : fractionDigits == 0 ? .second : .fraction
  }
}
