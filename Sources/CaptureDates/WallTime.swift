/// How much of a date is known, from least to most.
public enum Precision: UInt8, Comparable, Sendable {
  case year, month, day, minute, second, fraction

  /// Whether the one tells less than the other.
  public static func < (one: Precision, other: Precision) -> Bool { one.rawValue < other.rawValue }
}

/// A time as a clock on the wall showed it, in the proleptic Gregorian calendar, with no zone.
///
/// The fields that the precision leaves out are the lowest that a calendar has: month and day 1, the rest 0.
/// The one exception is a day that borrows a file time's hour, minute and second (rule 41, `borrowingTime(of:)`):
/// its precision stays `day`, so it is printed and grouped as a day, and only `orderKey` sees the time.
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
      if month == nil {
        .year
      } else if day == nil {
        .month
      } else if hour == nil {
        .day
      } else if second == nil {
        .minute
      } else {
        fractionDigits == 0 ? .second : .fraction
      }
  }
}

extension WallTime {
  /// The day on the calendar; the first of the month or year where the precision tells no more.
  public var civilDay: CivilDay { CivilDay(knownYear: Int(year), month: Int(month), day: Int(day)) }

  /// Whether the two agree in every field that this one knows (rule 1).
  public func agrees(with other: WallTime) -> Bool {
    let known = min(precision, .second)
    guard other.precision >= known, year == other.year else { return false }
    if known >= .month, month != other.month { return false }
    if known >= .day, day != other.day { return false }
    if known >= .minute, (hour, minute) != (other.hour, other.minute) { return false }
    return known < .second || second == other.second
  }

  /// Returns this day with the time of `other`, for the order alone, if `other` lies on the same day (rule 41).
  ///
  /// A time of another precision than `day`, or on another day, is returned as it is.
  public func borrowingTime(of other: WallTime) -> WallTime {
    guard precision == .day, other.precision >= .minute, agrees(with: other) else { return self }
    var result = self
    result.hour = other.hour
    result.minute = other.minute
    result.second = other.second
    return result
  }

  /// Takes the digits after the point as this time's fraction; all but the first nine are dropped (rule 12).
  ///
  /// Nothing happens unless the time is known to the second.
  mutating func setFraction(digits: some Sequence<UInt8>) {
    guard precision == .second else { return }
    var value: UInt32 = 0
    var count: UInt8 = 0
    for digit in digits.prefix(9) {
      value = value * 10 + UInt32(digit &- UInt8(ascii: "0"))
      count += 1
    }
    guard count > 0 else { return }
    for _ in count..<9 { value *= 10 }
    nanosecond = value
    fractionDigits = count
    precision = .fraction
  }
}
