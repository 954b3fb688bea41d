public import CaptureDates

/// A run of days, both ends included, either of which may be open.
public struct DayRange: Equatable, Sendable {
  /// The first day; `nil` for no beginning.
  public var first: CivilDay?
  /// The last day; `nil` for no end.
  public var last: CivilDay?

  /// Creates a range.
  public init(first: CivilDay? = nil, last: CivilDay? = nil) {
    self.first = first
    self.last = last
  }
}

extension DayRange {
  /// Whether every day that a moment may mean lies in the range; `undated` lies in none.
  public func contains(_ key: MomentKey) -> Bool {
    guard let days = key.days else { return false }
    if let first, days.lowerBound < first { return false }
    if let last, days.upperBound > last { return false }
    return true
  }

  /// Whether the end comes before the beginning, so that no day lies in the range.
  public var isBackwards: Bool {
    guard let first, let last else { return false }
    return last < first
  }

  /// Returns the days of both.
  public func intersection(_ other: DayRange) -> DayRange {
    DayRange(
      first: [first, other.first].compactMap { $0 }.max(), last: [last, other.last].compactMap { $0 }.min())
  }

  /// Reads one date of the command line: `2024-05-03`, `2024-05`, `2024`, `today`, `yesterday`, or `3d` and
  /// `2w`, which lie so many days or weeks before today.
  public init?(word: [UInt8], today: CivilDay) {
    let text = String(decoding: word, as: UTF8.self)
    let day: CivilDay?
    switch text {
    case "today": day = today
    case "yesterday": day = today.adding(days: -1)
    case _ where text.hasSuffix("d") || text.hasSuffix("w"):
      guard let count = Int(text.dropLast()), count >= 0, text.first != "+", count <= 3_650_000 else {
        return nil
      }
      day = today.adding(days: -count * (text.hasSuffix("w") ? 7 : 1))
    default:
      guard text != "undated", let days = MomentKey(word)?.days else { return nil }
      self.init(first: days.lowerBound, last: days.upperBound)
      return
    }
    guard let day else { return nil }
    self.init(first: day, last: day)
  }

  /// Reads `A` or `A..B`, as `--day` takes it; either side of the dots may be missing, but not both.
  public init?(words: [UInt8], today: CivilDay) {
    let dot = UInt8(ascii: ".")
    guard let dots = words.indices.dropLast().first(where: { words[$0] == dot && words[$0 + 1] == dot })
    else {
      self.init(word: words, today: today)
      return
    }
    let sides = [Array(words[..<dots]), Array(words[(dots + 2)...])]
    let days = sides.map { DayRange(word: $0, today: today) }
    guard words.count > 2, zip(sides, days).allSatisfy({ $0.isEmpty || $1 != nil }) else { return nil }
    self.init(first: days[0]?.first, last: days[1]?.last)
  }
}
