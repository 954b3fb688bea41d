import Testing

@testable import CaptureDates

@Suite struct CivilDayTests {
  /// A calendar kept as a child would keep it: day after day, from a Thursday on.
  struct Calendar {
    var year = 1970
    var month = 1
    var day = 1
    var dayOfYear = 1
    var weekday = 4
    var isoYear = 1970
    var isoWeek = 1

    var lengthOfMonth: Int {
      if month == 2 { return year % 4 != 0 ? 28 : year % 100 != 0 ? 29 : year % 400 != 0 ? 28 : 29 }
      return [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    mutating func turnPage() {
      if day < lengthOfMonth {
        day += 1
        dayOfYear += 1
      } else if month < 12 {
        (month, day, dayOfYear) = (month + 1, 1, dayOfYear + 1)
      } else {
        (year, month, day, dayOfYear) = (year + 1, 1, 1, 1)
      }
      weekday = weekday % 7 + 1
      guard weekday == 1 else { return }
      let isFirst = month == 12 && day >= 29 || month == 1 && day <= 4
      isoWeek = isFirst ? 1 : isoWeek + 1
      if isFirst { isoYear = month == 12 ? year + 1 : year }
    }
  }

  @Test func `four hundred years agree with a calendar kept day after day`() throws {
    var calendar = Calendar()
    for number in 0..<146_097 {
      let day = try #require(CivilDay(daysSince1970: number))
      let fields = day.fields
      let agrees =
        fields == (calendar.year, calendar.month, calendar.day) && day.dayOfYear == calendar.dayOfYear
        && day.weekday == calendar.weekday && day.isoWeek == (calendar.isoYear, calendar.isoWeek)
        && CivilDay(year: fields.year, month: fields.month, day: fields.day) == day
      try #require(agrees, "\(calendar)")
      calendar.turnPage()
    }
    #expect(calendar.year == 2370 && calendar.dayOfYear == 1)
  }

  @Test(arguments: [1, 5, 399, 401, 1601, 1899, 1900, 1969, 2000, 2024, 9599])
  func `four hundred years later everything is the same`(year: Int) throws {
    for month in 1...12 {
      for date in [1, CivilDay.dayCount(ofMonth: month, year: year)] {
        let day = try #require(CivilDay(year: year, month: month, day: date))
        let later = try #require(day.adding(days: 146_097))
        #expect(day.fields == (year, month, date))
        #expect(later.fields == (year + 400, month, date))
        #expect(later.weekday == day.weekday)
        #expect(later.isoWeek == (day.isoWeek.year + 400, day.isoWeek.week))
      }
    }
  }

  @Test func `every year of the calendar begins a day after the last one ends`() throws {
    for year in 1..<9999 {
      let last = try #require(CivilDay(year: year, month: 12, day: 31))
      let first = try #require(CivilDay(year: year + 1, month: 1, day: 1))
      try #require(last.adding(days: 1) == first)
      try #require(first.fields == (year + 1, 1, 1) && last.fields == (year, 12, 31))
    }
  }

  @Test(
    arguments: [
      (0, 1, 1), (10000, 1, 1), (2021, 2, 29), (1900, 2, 29), (2024, 2, 30), (2024, 4, 31), (2024, 0, 1),
      (2024, 13, 1), (2024, 1, 0), (2024, 1, 32), (-1, 1, 1),
    ])
  func `no calendar has such a day`(year: Int, month: Int, day: Int) {
    #expect(CivilDay(year: year, month: month, day: day) == nil)
  }

  @Test func `the calendar ends at both ends`() throws {
    let first = try #require(CivilDay(year: 1, month: 1, day: 1))
    let last = try #require(CivilDay(year: 9999, month: 12, day: 31))
    #expect(first.weekday == 1 && first.isoWeek == (1, 1))
    #expect(last.weekday == 5 && last.isoWeek == (9999, 52))
    #expect(first.adding(days: -1) == nil && last.adding(days: 1) == nil)
    #expect(first.adding(days: .min) == nil && last.adding(days: .max) == nil)
    #expect(CivilDay(daysSince1970: .min) == nil && CivilDay(daysSince1970: .max) == nil)
    #expect(first < last)
  }
}
