import CaptureDates
import Testing

@testable import Moments

@Suite struct DayRangeTests {
  /// A range as `first..last`.
  static func text(_ range: DayRange?) -> String {
    guard let range else { return "nil" }
    func text(_ day: CivilDay?) -> String {
      day.map { String(TitleFormat.standard.title(of: $0).dropLast(4)) } ?? ""
    }
    return "\(text(range.first))..\(text(range.last))"
  }

  @Test(
    arguments: [
      ("2024-05-03", "2024-05-03..2024-05-03"), ("2024-02", "2024-02-01..2024-02-29"),
      ("2024", "2024-01-01..2024-12-31"), ("today", "2024-03-01..2024-03-01"),
      ("yesterday", "2024-02-29..2024-02-29"), ("0d", "2024-03-01..2024-03-01"),
      ("3d", "2024-02-27..2024-02-27"),
      ("2w", "2024-02-16..2024-02-16"), ("2024-02..2024-05-03", "2024-02-01..2024-05-03"),
      ("2024-05..", "2024-05-01.."), ("..yesterday", "..2024-02-29"), ("1w..today", "2024-02-23..2024-03-01"),
      ("..", "nil"), ("", "nil"), ("tomorrow", "nil"), ("2024-13", "nil"), ("undated", "nil"), ("-3d", "nil"),
      ("d", "nil"), ("+3d", "nil"), ("99999999999999999999d", "nil"), ("2024...2025", "nil"),
      ("2024-05-03T10:00", "nil"),
    ])
  func `words mean days`(words: String, expected: String) throws {
    let today = try #require(CivilDay(year: 2024, month: 3, day: 1))
    #expect(Self.text(DayRange(words: Array(words.utf8), today: today)) == expected)
  }

  @Test(
    arguments: [
      ("2024-05-01", true), ("2024-05-31", true), ("2024-04-30", false), ("2024-06-01", false),
      ("2024-05", true),
      ("2024", false), ("undated", false),
    ])
  func `a range holds the moments that lie in it whole`(key: String, isIn: Bool) throws {
    let today = try #require(CivilDay(year: 2024, month: 3, day: 1))
    let range = try #require(DayRange(words: Array("2024-05".utf8), today: today))
    #expect(range.contains(try #require(MomentKey(Array(key.utf8)))) == isIn)
  }

  @Test func `two ranges have the days in common that both have`() throws {
    let today = try #require(CivilDay(year: 2024, month: 3, day: 1))
    func range(_ words: String) throws -> DayRange {
      try #require(DayRange(words: Array(words.utf8), today: today))
    }
    #expect(try range("2024-05..").intersection(range("..2024-06-10")) == range("2024-05-01..2024-06-10"))
    #expect(try range("2024").intersection(range("2024-05")) == range("2024-05"))
    #expect(DayRange().intersection(DayRange()) == DayRange())
    #expect(try range("2024-05").intersection(range("2024-07")).isBackwards)
  }

  @Test func `a range is backwards when its end comes before its beginning`() throws {
    let today = try #require(CivilDay(year: 2024, month: 3, day: 1))
    for (words, isBackwards) in [
      ("today..yesterday", true), ("yesterday..today", false), ("today", false), ("today..", false),
      ("..today", false),
    ] {
      #expect(try #require(DayRange(words: Array(words.utf8), today: today)).isBackwards == isBackwards)
    }
  }
}
