import CaptureDates
import Testing

@testable import Moments

@Suite struct MomentKeyTests {
  @Test(
    arguments: [
      ("2024-05-03T14:03:22", 0, "2024-05-03"), ("2024-05-03T03:59:59", 240, "2024-05-02"),
      ("2024-05-03T04:00", 240, "2024-05-03"), ("2024-01-01T00:00:00", 1, "2023-12-31"),
      ("2024-03-01T01:00:00.5", 120, "2024-02-29"), ("2024-05-03", 240, "2024-05-03"),
      ("2024-05", 240, "2024-05"),
      ("2024", 240, "2024"), ("0001-01-01T00:00:00", 240, "0001-01-01"),
    ])
  func `rules 44 and 47: a moment is a day of the wall, or what is known of it`(
    time: String, dayStart: Int, key: String
  ) throws {
    let wall = try #require(WallTime(Array(time.utf8)))
    #expect(MomentKey(of: wall, dayStart: dayStart).description == key)
  }

  @Test func `what has no date is undated`() {
    #expect(MomentKey(of: nil) == .undated)
    #expect(MomentKey.undated.description == "undated")
    #expect(MomentKey.undated.days == nil)
  }

  @Test func `keys are read back, and nothing else is`() {
    for text in ["2024", "2024-05", "2024-05-03", "undated"] {
      #expect(MomentKey(Array(text.utf8))?.description == text)
    }
    for text in ["", "24", "2024-13", "2024-02-30", "2024-05-03T14:03", "Undated", "2024-5"] {
      #expect(MomentKey(Array(text.utf8)) == nil, "\(text)")
    }
  }

  @Test func `keys are in the order of time`() {
    let keys = ["2023-12-31", "2024", "2024-01-01", "2024-05", "2024-05-01", "2024-05-31", "2025", "undated"]
    #expect(keys.reversed().compactMap { MomentKey(Array($0.utf8)) }.sorted().map(\.description) == keys)
  }

  @Test func `a key tells the days that it may mean`() throws {
    let days = try #require(MomentKey(Array("2024-02".utf8))?.days)
    #expect(days.lowerBound == CivilDay(year: 2024, month: 2, day: 1))
    #expect(days.upperBound == CivilDay(year: 2024, month: 2, day: 29))
    #expect(MomentKey(Array("2024".utf8))?.days?.upperBound == CivilDay(year: 2024, month: 12, day: 31))
    #expect(MomentKey(Array("2024".utf8))?.day == nil)
  }
}
