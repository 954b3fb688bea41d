import CaptureDates
import Testing

@testable import Moments

@Suite struct TitleFormatTests {
  @Test(
    arguments: [
      ("%Y-%m-%d %a", "2024-05-03 Fri"), ("%A, %e %B %Y", "Friday,  3 May 2024"), ("%b %y", "May 24"),
      ("%d.%m.%Y", "03.05.2024"),
      ("day %j, %u of week %V/%G", "day 124, 5 of week 18/2024"), ("100 %%", "100 %"), ("", ""),
      ("plain", "plain"),
      ("%Y年%m月%d日", "2024年05月03日"), ("%%Y", "%Y"),
    ])
  func `each letter says what strftime's says of the wall's day (rule 48)`(format: String, title: String)
    throws
  {
    let day = try #require(CivilDay(year: 2024, month: 5, day: 3))
    #expect(try TitleFormat(format).title(of: day) == title)
  }

  @Test func `weeks belong to the year of their Thursday`() throws {
    let day = try #require(CivilDay(year: 2027, month: 1, day: 1))
    #expect(try TitleFormat("%G-W%V-%u").title(of: day) == "2026-W53-5")
  }

  @Test(arguments: [("%H", "H"), ("%", ""), ("x%", ""), ("%é", "é"), ("%d %Q", "Q")])
  func `another letter is refused by name`(format: String, letter: String) {
    #expect(throws: TitleFormat.UnknownLetter(letter: letter)) { try TitleFormat(format) }
  }

  @Test func `the default is the ISO day and weekday, and a moment without a day is called by its key`()
    throws
  {
    #expect(try TitleFormat("%Y-%m-%d %a") == .standard)
    #expect(TitleFormat.standard.title(of: .undated) == "undated")
    #expect(TitleFormat.standard.title(of: try #require(MomentKey(Array("2024-05".utf8)))) == "2024-05")
  }
}
