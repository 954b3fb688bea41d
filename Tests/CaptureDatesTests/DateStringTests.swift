import TestSupport
import Testing

@testable import CaptureDates

@Suite struct DateStringTests {
  /// What a text says: the time with its offset and flags, or the fault.
  static func reading(of text: [UInt8]) -> String {
    do {
      let date = try DateString(text)
      return "\(date.wall.text)\(date.offset?.text ?? "")\(date.flags.text)"
    } catch {
      return "\(error)"
    }
  }

  @Test(
    arguments: [
      ("the standard's form", "2018:05:03 14:03:22", "2018-05-03T14:03:22"),
      ("8: a NUL at the end", "2018:05:03 14:03:22\0", "2018-05-03T14:03:22"),
      ("8: blanks at both ends", " \t2018:05:03 14:03:22 \t \0", "2018-05-03T14:03:22"),
      ("8: no-break spaces", "\u{A0}2018:05:03 14:03:22\u{A0}", "2018-05-03T14:03:22"),
      ("8: NULs in front", "\0\02018:05:03 14:03:22", "2018-05-03T14:03:22"),
      ("8: what follows a NUL", "05.10.2009 11:16\u{0}00", "2009-10-05T11:16 ambiguous"),
      ("9: colons only (Minolta E223)", "2003:08:27:00:09:15", "2003-08-27T00:09:15"),
      ("9: slashes", "2004/05/09 16:00:21", "2004-05-09T16:00:21"),
      ("9: no seconds", "2008:02:15 16:00", "2008-02-15T16:00"),
      ("9: dashes (exiv2 1180)", "2012-12-22 10:37:28", "2012-12-22T10:37:28"),
      ("9: dots", "2012.12.22 10.37.28", "2012-12-22T10:37:28"),
      ("9: eight digits", "20121222 10:37:28", "2012-12-22T10:37:28"),
      ("9: eight digits and T", "20121222T10:37:28", "2012-12-22T10:37:28"),
      ("9: a small t", "2012-12-22t10:37:28", "2012-12-22T10:37:28"),
      ("9: an underscore", "2012_12_22", "malformed"),
      ("9: a time behind a month", "2012-12 22:10", "malformed"),
      ("a word behind a year", "2012 circa", "2012"),
      ("9: an underscore before the time", "2012-12-22_10:37:28", "2012-12-22T10:37:28"),
      ("9: blanks for zeros", "2012: 2: 9  8: 5: 1", "2012-02-09T08:05:01"),
      ("9: single digits", "2004/5/9 6:00:21", "2004-05-09T06:00:21"),
      ("basic time, as IPTC has it", "20040509 160021+0200", "2004-05-09T16:00:21+02:00"),
      ("basic time to the minute", "20040509T1600", "2004-05-09T16:00"),
      ("ISO year", "2019", "2019"),
      ("ISO month", "2019-07", "2019-07"),
      ("ISO day", "2019-07-14", "2019-07-14"),
      ("a day alone", "20190714", "2019-07-14"),
      ("10: certain by the first", "15.10.2009 11:16", "2009-10-15T11:16"),
      ("10: certain by the second", "10.15.2009 11:16", "2009-10-15T11:16"),
      ("10: not certain (jhead)", "05.10.2009 11:16", "2009-10-05T11:16 ambiguous"),
      ("10: not certain, the second at most twelve", "05.12.2009 11:16", "2009-12-05T11:16 ambiguous"),
      ("10: not certain, the first at most twelve", "12.05.2009 11:16", "2009-05-12T11:16 ambiguous"),
      ("10: the same either way", "05.05.2009 11:16", "2009-05-05T11:16"),
      ("10: slashes", "5/10/2009", "2009-10-05 ambiguous"),
      ("10: both too high", "13.13.2009", "impossibleDay"),
      ("10: a zero", "00.10.2009", "malformed"),
      ("10: two digits of the year", "05.10.09", "malformed"),
      ("11: Z", "2018-05-03T14:03:22Z", "2018-05-03T14:03:22+00:00"),
      ("11: with a colon", "2018:05:03 14:03:22+02:00", "2018-05-03T14:03:22+02:00"),
      ("11: without", "2018-05-03T14:03:22-0330", "2018-05-03T14:03:22-03:30"),
      ("11: hours", "2018-05-03T14:03:22+09", "2018-05-03T14:03:22+09:00"),
      ("11: one digit", "2008:05:25 19:31:26.0+1:00", "2008-05-25T19:31:26.0+01:00"),
      ("11: U+2212", "2018-05-03T14:03:22\u{2212}08:00", "2018-05-03T14:03:22-08:00"),
      ("11: behind a blank", "2018-05-03 14:03:22 +02:00", "2018-05-03T14:03:22+02:00"),
      ("11: behind minutes", "2018-05-03T14:03-05:00", "2018-05-03T14:03-05:00"),
      ("11: a word behind (memories 1710)", "2019:04:24 22:24:00+02:00 DST", "2019-04-24T22:24:00+02:00"),
      ("11: a word alone", "2019:04:24 22:24:00 PST", "2019-04-24T22:24:00"),
      ("11: a word at once", "2010:07:28 11:02:12.000CEST", "2010-07-28T11:02:12.000"),
      ("21: malformed", "2018:05:03 14:03:22+2", "2018-05-03T14:03:22"),
      ("21: out of range", "2018:05:03 14:03:22+99:99", "2018-05-03T14:03:22"),
      ("11: UTC as a word", "2019:04:24 22:24:00 UTC", "2019-04-24T22:24:00+00:00"),
      ("11: behind a day", "2019-07-14+02:00", "2019-07-14"),
      ("12: a point", "2018:05:03 14:03:22.12", "2018-05-03T14:03:22.12"),
      ("12: a comma", "2018:05:03 14:03:22,5", "2018-05-03T14:03:22.5"),
      ("12: nine digits and more", "2018:05:03 14:03:22.1234567894", "2018-05-03T14:03:22.123456789"),
      ("12: no digits", "2018:05:03 14:03:22.", "2018-05-03T14:03:22"),
      ("13: empty", "", "absent"),
      ("13: NULs", "\0\0\0\0", "absent"),
      ("13: all blanks", "                   ", "absent"),
      ("13: blanks with colons", "    :  :     :  :  ", "absent"),
      ("13: trimmed blanks with colons", ":  :     :  :", "absent"),
      ("13: zeros", "0000:00:00 00:00:00", "absent"),
      ("13: zeros, dashes", "0000-00-00T00:00:00Z", "absent"),
      ("13: zeros, nothing between", "00000000000000000000", "absent"),
      ("13: a zero date and a time", "0000:00:00 12:34:56", "absent"),
      ("13: a zero date and a word", "00000000Nikon", "absent"),
      ("13: a month with blanks", "1993:08:  :  :  ", "1993-08 partial"),
      ("13: a month with blanks and a blank time", "1993:08:     :  :  ", "1993-08 partial"),
      ("13: a year with zeros", "2008:00:00 00:00:00", "2008 partial"),
      ("13: a month with a zero", "2008:07:00 00:00:00", "2008-07 partial"),
      ("13: a month with zeros, nothing between", "20080700", "2008-07 partial"),
      ("13: no month, a day", "2008:00:05 12:00:00", "2008 partial"),
      ("13: a blank time", "2008:07:05   :  :  ", "2008-07-05"),
      ("13: blank seconds", "2008:07:05 12:30:  ", "2008-07-05T12:30"),
      ("14: hour 24 (elementary 647)", "2018:10:13 24:24:27", "2018-10-13T00:24:27"),
      ("14: hour 25", "2018:10:13 25:24:27", "impossibleTime"),
      ("14: minute 60", "2018:10:13 12:60:27", "impossibleTime"),
      ("15: a leap second", "2016:12:31 23:59:60", "2016-12-31T23:59:59"),
      ("15: second 61", "2016:12:31 23:59:61", "impossibleTime"),
      ("15: second 99", "2016:12:31 23:59:99", "impossibleTime"),
      ("16: 29 February", "2021:02:29 12:00:00", "impossibleDay"),
      ("16: 29 February of a leap year", "2020:02:29 12:00:00", "2020-02-29T12:00:00"),
      ("16: 31 April", "2021:04:31 12:00:00", "impossibleDay"),
      ("16: month 13", "2021:13:01 12:00:00", "impossibleDay"),
      ("16: year 0", "0000:05:03 12:00:00", "impossibleDay"),
      ("all nines", "9999:99:99 99:99:99", "impossibleDay"),
      ("cut within the day", "2018:05:0", "2018-05 partial"),
      ("cut within the minute", "2018:05:03 14:0", "2018-05-03"),
      ("cut within the second", "2018:05:03 14:03:2", "2018-05-03T14:03"),
      ("a byte that is no second", "2000:06:27 15:53:\u{1}", "2000-06-27T15:53"),
      ("too many digits of the day", "2005:09:07415:07:40:07:00", "malformed"),
      ("too many digits of the second", "2005:09:07 15:07:401", "malformed"),
      ("words", "yesterday", "malformed"),
      ("a byte", "\u{3}", "malformed"),
      ("digits", "2005090", "malformed"),
      ("a year of five digits", "20050:09:07", "malformed"),
    ])
  func `a string is read as its rule says`(title: String, text: String, expected: String) {
    #expect(Self.reading(of: Array(text.utf8)) == expected, "\(title)")
  }

  @Test(
    arguments: [
      ("PNG's Creation Time (RFC 1123)", "Mon, 02 Jan 2006 15:04:05 GMT", "2006-01-02T15:04:05+00:00"),
      ("with an offset", "Mon, 02 Jan 2006 15:04:05 +0100", "2006-01-02T15:04:05+01:00"),
      ("with a zone's name, which is ignored", "Mon, 2 Jan 2006 15:04:05 EST", "2006-01-02T15:04:05"),
      ("without the day of the week", "02 Jan 2006 15:04:05 +0100", "2006-01-02T15:04:05+01:00"),
      ("without the time", "2 January 2006", "2006-01-02"),
      ("in capitals, with dashes", "02-JAN-2006 15:04:05", "2006-01-02T15:04:05"),
      ("a year of two digits (rule 42)", "Mon, 02 Jan 06 15:04:05 GMT", "malformed"),
      ("behind the day of the week numbers", "Tue 2001/01/27 13:42", "2001-01-27T13:42"),
      ("AVI's IDIT (asctime)", "Mon Mar 10 15:04:43 2003\n\0", "2003-03-10T15:04:43"),
      ("in capitals", "MON MAR 10 15:04:43 2003\n\0", "2003-03-10T15:04:43"),
      ("without the day of the week", "Mar 10 15:04:43 2003", "2003-03-10T15:04:43"),
      ("a day of one digit", "Sun Mar  2 05:04:43 2003", "2003-03-02T05:04:43"),
      ("a zone before the year", "Mon Mar 10 15:04:43 CET 2003", "2003-03-10T15:04:43"),
      ("UTC before the year", "Mon Mar 10 15:04:43 UTC 2003", "2003-03-10T15:04:43+00:00"),
      ("an offset before the year", "Mon Mar 10 15:04:43 GMT+01:00 2003", "2003-03-10T15:04:43+01:00"),
      ("11: an offset of one digit, which is none", "Mon, 02 Jan 2006 15:04:05 UTC+2", "2006-01-02T15:04:05"),
      ("11: one with a minus", "2006:01:02 15:04:05 GMT-3", "2006-01-02T15:04:05"),
      ("11: one before the year", "Mon Mar 10 15:04:43 GMT+2 2003", "2003-03-10T15:04:43"),
      ("11: one out of range", "2006:01:02 15:04:05 UTC+15:00", "2006-01-02T15:04:05"),
      ("11: UTC and a word", "2006:01:02 15:04:05 UTC DST", "2006-01-02T15:04:05+00:00"),
      ("no year", "Mon Mar 10 15:04:43", "malformed"),
      ("no day", "Mon Mar", "malformed"),
      ("the day of the week alone", "Mon", "malformed"),
      ("a month that is none", "Mon Mae 10 15:04:43 2003", "malformed"),
      ("a day that is none (rule 16)", "Sun Feb 29 15:04:43 2003", "impossibleDay"),
      ("the year before the time", "March 10, 2003, 3:04:43 PM", "2003-03-10T15:04:43"),
      ("IDIT with slashes", "2009/10/27 12:14:34\0", "2009-10-27T12:14:34"),
      ("IDIT of twelve hours", "2001/ 1/27  1:42PM", "2001-01-27T13:42"),
      ("before noon", "2001/ 1/27  1:42am", "2001-01-27T01:42"),
      ("midnight", "2001/ 1/27 12:42 AM", "2001-01-27T00:42"),
      ("noon", "2001/ 1/27 12:42 PM", "2001-01-27T12:42"),
      ("PM behind an hour of 24", "2001/ 1/27 13:42 PM", "2001-01-27T13:42"),
      ("AM behind an hour of 24", "2001/ 1/27 13:42 AM", "2001-01-27T13:42"),
      ("PM and a zone", "2001/ 1/27 1:42:05.5 PM +0200", "2001-01-27T13:42:05.5+02:00"),
      ("a word that begins like PM", "2001/ 1/27 1:42 PMX", "2001-01-27T01:42"),
    ])
  func `what containers write is read (rule 9)`(title: String, text: String, expected: String) {
    #expect(Self.reading(of: Array(text.utf8)) == expected, "\(title)")
  }

  @Test(
    arguments: [
      ("2019", "2019"), ("2019-07", "2019-07"), ("2019-07-14", "2019-07-14"),
      ("2019-07-14T09:21", "2019-07-14T09:21"), ("2019-07-14T09:21Z", "2019-07-14T09:21+00:00"),
      ("2019-07-14T09:21-05:00", "2019-07-14T09:21-05:00"), ("2019-07-14T09:21:11", "2019-07-14T09:21:11"),
      ("2019-07-14T09:21:11.47", "2019-07-14T09:21:11.47"),
      ("2019-07-14T09:21:11.47Z", "2019-07-14T09:21:11.47+00:00"),
      ("2018-07-25T16:34:22.173129472", "2018-07-25T16:34:22.173129472"),
      ("2015-10-01T06:42:43.00+05:30", "2015-10-01T06:42:43.00+05:30"), ("\n  2019-07-14\n", "2019-07-14"),
      ("2019-07-14T09", "2019-07-14"), ("2019-07Z", "2019-07"),
    ])
  func `ISO 8601 is read in any precision (rule 28)`(text: String, expected: String) {
    #expect(Self.reading(of: Array(text.utf8)) == expected)
  }

  @Test func `a no-break space of Latin-1 is trimmed too (rule 8)`() {
    #expect(
      Self.reading(of: [0xA0] + Array("2018:05:03 14:03:22".utf8) + [0xA0, 0]) == "2018-05-03T14:03:22")
  }

  static let good = [
    "2018:05:03 14:03:22.123456+02:00 DST", "05.10.2009 11:16", "2003:08:27:00:09:15", "1993:08:  :  :  ",
    "20040509T160021-0330", "2012: 2: 9  8: 5: 1", "2019-07-14T14:03\u{2212}08:00", "    :  :     :  :  ",
    "Mon, 02 Jan 2006 15:04:05 GMT+0100", "Mon Mar 10 15:04:43 CET 2003\n", "2001/ 1/27  1:42:05 PM -0500",
  ]

  @Test(arguments: good) func `every prefix is read or refused`(text: String) {
    let text = Array(text.utf8)
    for count in 0...text.count {
      if let date = try? DateString(Array(text.prefix(count))) { #expect(date.wall.exists) }
    }
  }

  @Test(arguments: [20_240_503 as UInt64]) func `mutations never give a date that isn't one`(seed: UInt64)
    throws
  {
    print("seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let texts = Self.good.map { Array($0.utf8) }
    var count = 0
    for round in 0..<100_000 {
      let text = generator.mutation(of: texts[round % texts.count])
      guard let date = try? DateString(text) else { continue }
      count += 1
      try #require(date.wall.exists, "seed \(seed), \(text)")
      try #require(date.offset.map { -840...840 ~= $0.minutes } ?? true, "seed \(seed), \(text)")
    }
    #expect(count > 10_000, "hardly any mutation is still a date")
  }

  @Test func `the usual form is read like those that end in a blank`() {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>, digits: Int) -> String {
      let text = String(Int.random(in: range, using: &generator))
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    for _ in 0..<10_000 {
      let date = "\(number(0...2100, digits: 4)):\(number(0...13, digits: 2)):\(number(0...32, digits: 2))"
      let time = "\(number(0...25, digits: 2)):\(number(0...61, digits: 2)):\(number(0...62, digits: 2))"
      let text = Array("\(date) \(time)".utf8)
      let usual = try? DateString(text)
      #expect(usual == (try? DateString(text + [0])), "seed \(seed): \(date) \(time)")
      #expect(usual == (try? DateString(text + [UInt8(ascii: " ")])), "seed \(seed): \(date) \(time)")
    }
  }
}
