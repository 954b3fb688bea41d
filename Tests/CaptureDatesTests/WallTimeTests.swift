import Testing

@testable import CaptureDates

@Suite struct WallTimeTests {
  static let texts = [
    "0001", "2024", "9999", "2024-05", "2024-05-03", "2024-02-29", "2024-05-03T14:03", "2024-05-03T14:03:22",
    "2024-05-03T14:03:22.1", "2024-05-03T14:03:22.12", "2024-05-03T14:03:22.00",
    "2024-05-03T14:03:22.012345678",
    "0001-01-01T00:00:00", "9999-12-31T23:59:59.999999999",
  ]

  @Test(arguments: texts) func `a text is read and written alike`(text: String) {
    #expect(WallTime(Array(text.utf8))?.text == text)
  }

  @Test(
    arguments: [
      "", "24", "0000", "02024", "2024-", "2024-5", "2024-00", "2024-13", "2024-05-", "2024-05-3",
      "2024-05-00",
      "2021-02-29", "2024-05-03T", "2024-05-03T14", "2024-05-03 14:03", "2024-05-03T24:00",
      "2024-05-03T14:60",
      "2024-05-03T14:03:", "2024-05-03T14:03:60", "2024-05-03T14:03:22.", "2024-05-03T14:03:22.0123456789",
      "2024-05-03T14:03:22Z", "2024-05-03T14:03:22.1x", " 2024", "2024 ", "2024:05:03", "２０２４",
    ])
  func `any other text is none`(text: String) {
    #expect(WallTime(Array(text.utf8)) == nil)
  }

  @Test(arguments: texts) func `a prefix of a text is none, or a text itself`(text: String) {
    for count in 0..<text.utf8.count {
      let prefix = Array(text.utf8.prefix(count))
      if let time = WallTime(prefix) { #expect(Array(time.text.utf8) == prefix) }
    }
  }

  @Test(
    arguments: [
      ("a year, and its January", "2024", "2024-01", false),
      ("a month, and its first day", "2024-05", "2024-05-01", false),
      ("a day, and its midnight", "2024-05-03", "2024-05-03T00:00", true),
      ("a minute, and its first second", "2024-05-03T14:03", "2024-05-03T14:03:00", true),
      ("a second, and its first tenth", "2024-05-03T14:03:22", "2024-05-03T14:03:22.0", true),
      ("a second, and a billionth more", "2024-05-03T14:03:22", "2024-05-03T14:03:22.000000001", false),
      ("fractions as numbers", "2024-05-03T14:03:22.09", "2024-05-03T14:03:22.1", false),
      ("the last of a year, and the next", "2023-12-31T23:59:59.9", "2024", false),
      ("years", "0999", "1000", false),
    ])
  func `what comes first`(title: String, first: String, second: String, isSame: Bool) throws {
    let one = try #require(WallTime(Array(first.utf8))).orderKey
    let other = try #require(WallTime(Array(second.utf8))).orderKey
    #expect((one == other) == isSame)
    #expect((one < other) == !isSame)
    #expect(!(other < one))
  }

  @Test(
    arguments: [
      ("1970-01-01T00:00:00", 0), ("1969-12-31T23:59:59", -1), ("2001-09-09T01:46:40", 1_000_000_000),
      ("0001-01-01T00:00:00", -62_135_596_800), ("9999-12-31T23:59:59", 253_402_300_799),
      ("2024-02-29T12:00:00", 1_709_208_000),
    ] as [(String, Int64)])
  func `seconds since 1970, both ways`(text: String, seconds: Int64) throws {
    let time = try #require(WallTime(Array(text.utf8)))
    #expect(time.secondsSince1970 == seconds)
    #expect(WallTime(secondsSince1970: seconds) == time)
  }

  @Test func `before the year 1 and after 9999 there is no time`() throws {
    #expect(WallTime(secondsSince1970: -62_135_596_801) == nil)
    #expect(WallTime(secondsSince1970: 253_402_300_800) == nil)
    #expect(WallTime(secondsSince1970: .min) == nil)
    #expect(WallTime(secondsSince1970: .max) == nil)
    let time = WallTime(year: 2024)
    #expect(time.adding(seconds: .max) == nil)
    #expect(time.adding(seconds: .min) == nil)
    #expect(time.adding(minutes: .max) == nil)
  }

  @Test(
    arguments: [
      ("2024-02-28T23:59:59", 1, "2024-02-29T00:00:00"),
      ("2024-01-01T00:00:00.25", -1, "2023-12-31T23:59:59.25"),
      ("2024-05-03T14:03", 3_600, "2024-05-03T15:03"), ("2024-05-03", 86_400, "2024-05-04"),
    ] as [(String, Int64, String)])
  func `seconds are added to what is known`(text: String, seconds: Int64, expected: String) throws {
    let time = try #require(WallTime(Array(text.utf8)))
    #expect(time.adding(seconds: seconds)?.text == expected)
  }

  @Test func `minutes are sixty seconds`() throws {
    let time = WallTime(year: 2024, month: 5, day: 3, hour: 14, minute: 3)
    #expect(time.adding(minutes: -14 * 60 - 4)?.text == "2024-05-02T23:59")
  }

  @Test func `a day borrows a time for the order and stays a day (rule 41)`() throws {
    let day = WallTime(year: 2020, month: 1, day: 2)
    let noon = WallTime(year: 2020, month: 1, day: 2, hour: 12, minute: 30, second: 7)
    let borrowed = day.borrowingTime(of: noon)
    #expect(borrowed.text == "2020-01-02")
    #expect(borrowed.precision == .day)
    #expect(borrowed.orderKey == noon.orderKey)
    let nextDay = try #require(noon.adding(seconds: 86_400))
    #expect(day.borrowingTime(of: nextDay) == day)
    #expect(noon.borrowingTime(of: nextDay) == noon)
    #expect(WallTime(year: 2020, month: 1).borrowingTime(of: noon) == WallTime(year: 2020, month: 1))
  }
}
