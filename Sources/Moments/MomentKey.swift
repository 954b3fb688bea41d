public import CaptureDates

/// The name of a moment: a day, a month or year of which no more is known, or the lack of a date.
///
/// Keys are in the order of time: a year before its months, a month before its days, `undated` after all.
public struct MomentKey: Hashable, Sendable {
  /// Year, month and day as decimal digits of one number, 0 for what is unknown.
  private let number: Int32

  /// What has no date.
  public static let undated = MomentKey(number: .max)

  private init(number: Int32) { self.number = number }

  /// The key of a time whose day begins `dayStart` minutes after midnight (capture-date.md, rule 44).
  public init(of captured: WallTime?, dayStart: Int = 0) {
    guard let wall = captured else {
      self = .undated
      return
    }
    // A date without a time belongs to its day, whenever that begins.
    if wall.precision >= .minute, dayStart > 0, let shifted = wall.adding(minutes: Int64(-dayStart)) {
      self.init(year: Int(shifted.year), month: Int(shifted.month), day: Int(shifted.day))
    } else {
      self.init(
        year: Int(wall.year), month: wall.precision >= .month ? Int(wall.month) : 0,
        day: wall.precision >= .day ? Int(wall.day) : 0)
    }
  }

  private init(year: Int, month: Int, day: Int) { number = Int32(year * 10_000 + month * 100 + day) }

  /// Reads `2024`, `2024-05`, `2024-05-03` or `undated`.
  public init?(_ text: [UInt8]) {
    if text == Array("undated".utf8) {
      self = .undated
      return
    }
    guard let wall = WallTime(text), wall.precision <= .day else { return nil }
    self.init(of: wall)
  }
}

extension MomentKey {
  /// The first and the last day that the key may mean; `nil` for `undated`.
  public var days: ClosedRange<CivilDay>? {
    let (year, month, day) = fields
    guard let first = CivilDay(year: year, month: max(month, 1), day: max(day, 1)) else { return nil }
    if day > 0 { return first...first }
    let lastMonth = month > 0 ? month : 12
    guard
      let last = CivilDay(
        year: year, month: lastMonth, day: CivilDay.dayCount(ofMonth: lastMonth, year: year))
    else { return nil }
    return first...last
  }

  /// The day, if the key means a single one.
  public var day: CivilDay? {
    guard let days, days.lowerBound == days.upperBound else { return nil }
    return days.lowerBound
  }

  private var fields: (year: Int, month: Int, day: Int) {
    (Int(number / 10_000), Int(number / 100 % 100), Int(number % 100))
  }
}

extension MomentKey: Comparable {
  /// Whether the one comes before the other.
  public static func < (one: MomentKey, other: MomentKey) -> Bool { one.number < other.number }
}

extension MomentKey: CustomStringConvertible {
  /// The key as scripts and output write it.
  public var description: String {
    if self == .undated { return "undated" }
    let (year, month, day) = fields
    var text = padded(year, 4)
    if month > 0 { text += "-" + padded(month, 2) }
    if day > 0 { text += "-" + padded(day, 2) }
    return text
  }
}

/// Writes a number with leading zeros.
func padded(_ number: Int, _ digits: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
