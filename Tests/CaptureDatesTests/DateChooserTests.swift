import TestSupport
import Testing

@testable import CaptureDates

@Suite struct DateChooserTests {
  /// 2026-01-01 00:00:00 UTC.
  static let now: Int64 = 1_767_225_600
  /// 2024-06-01 12:00:00 UTC, 21:00 on the host's wall.
  static let modified: Int64 = 1_717_243_200
  /// A host in Tokyo.
  static let clock = HostClock(now: now) { _ in 9 * 3_600 }

  struct Row: CustomTestStringConvertible {
    var title: String
    var candidates: [DateCandidate]
    var name = "IMG_1234.JPG"
    var modified = DateChooserTests.modified
    var classes = DateClasses.all
    var duration: Double?
    var still: CaptureDate?
    var expected: String

    init(
      _ title: String, _ candidates: [DateCandidate], name: String = "IMG_1234.JPG",
      modified: Int64 = DateChooserTests.modified, classes: DateClasses = .all, duration: Double? = nil,
      still: CaptureDate? = nil, _ expected: String
    ) {
      self.title = title
      self.candidates = candidates
      self.name = name
      self.modified = modified
      self.classes = classes
      self.duration = duration
      self.still = still
      self.expected = expected
    }

    var testDescription: String { title }
  }

  static let original = text(.exifDateTimeOriginal, "2018:05:03 14:03:22")
  static let fileTime = "2024-06-01T21:00:00+09:00 (assumed) mtime zone-assumed"

  static let choosing: [Row] = [
    Row(
      "1: an invalid one is passed over",
      [
        text(.exifDateTimeOriginal, "2021:02:29 12:00:00"),
        text(.exifDateTimeDigitized, "2018:05:03 14:03:22"),
      ],
      "2018-05-03T14:03:22 exif:DateTimeDigitized"),
    Row(
      "1: an absent one too (SP-2500)",
      [
        text(.exifDateTimeOriginal, "    :  :     :  :  "),
        text(.exifDateTimeDigitized, "2001:05:03 14:03:22"),
      ],
      "2001-05-03T14:03:22 exif:DateTimeDigitized"),
    Row(
      "1: a coarse one gives way to a finer that agrees (PhotoMechanic)",
      [text(.xmpDateCreated, "2006-10-29"), text(.iptc, "20061029 062751-0500")],
      "2006-10-29T06:27:51-05:00 (tag) iptc"),
    Row(
      "1: but not to one that doesn't agree",
      [text(.xmpDateCreated, "2006-10-29"), text(.iptc, "20061028 062751-0500")],
      "2006-10-29 xmp:photoshop:DateCreated"),
    Row(
      "1: but not to one that is as coarse",
      [text(.xmpDateTimeOriginal, "2006-10-29"), text(.xmpDateCreated, "2006-10-29")],
      "2006-10-29 xmp:exif:DateTimeOriginal"),
    Row(
      "1: step by step",
      [
        text(.sidecarDateTimeOriginal, "2006"), text(.exifDateTimeOriginal, "2007:10:29 06:27:51"),
        text(.xmpDateTimeOriginal, "2006-10"), text(.xmpDateCreated, "2006-11-01T00:00:00"),
        text(.xmpCreateDate, "2006-10-29T06:27:51"),
      ], "2006-10-29T06:27:51 xmp:xmp:CreateDate"),
    Row(
      "1: a minute gives way to its second",
      [text(.exifDateTimeOriginal, "2008:02:15 16:00"), text(.exifDateTimeDigitized, "2008:02:15 16:00:41")],
      "2008-02-15T16:00:41 exif:DateTimeDigitized"),
    Row(
      "1: a second doesn't give way to its fraction (rule 20)",
      [original, text(.exifDateTimeDigitized, "2018:05:03 14:03:22", subSecond: "12")],
      "2018-05-03T14:03:22 exif:DateTimeOriginal"),
    Row(
      "1: within metadata only", [text(.exifDateTimeOriginal, "2020:01:00 00:00:00")],
      name: "IMG_20200102_030405.jpg",
      "2020-01 exif:DateTimeOriginal partial"),
    Row(
      "1: not to a clock that lost the time",
      [
        text(.exifDateTimeOriginal, "2000:00:00 00:00:00"),
        text(.exifDateTimeDigitized, "2000:01:01 00:00:00"),
      ],
      "2000 exif:DateTimeOriginal partial"),
    Row(
      "1: a sidecar that says the same and less gives way to the camera",
      [
        text(.exifDateTimeOriginal, "2018:05:03 14:03:22", subSecond: "42", offset: "-03:00"),
        text(.sidecarDateTimeOriginal, "2018-05-03T14:03:22"),
      ], "2018-05-03T14:03:22.42-03:00 (tag) exif:DateTimeOriginal"),
    Row(
      "1: also where it leaves out the offset alone",
      [
        text(.exifDateTimeOriginal, "2018:05:03 14:03:22", offset: "-03:00"),
        text(.sidecarDateCreated, "2018-05-03T14:03:22"),
      ], "2018-05-03T14:03:22-03:00 (tag) exif:DateTimeOriginal"),
    Row(
      "1: but not where it tells an offset that the camera doesn't",
      [
        text(.exifDateTimeOriginal, "2018:05:03 14:03:22", subSecond: "42"),
        text(.sidecarDateTimeOriginal, "2018-05-03T14:03:22+02:00"),
      ], "2018-05-03T14:03:22+02:00 (tag) sidecar:exif:DateTimeOriginal"),
    Row(
      "1: nor where they differ by a second",
      [
        text(.exifDateTimeOriginal, "2018:05:03 14:03:23", subSecond: "42"),
        text(.sidecarDateTimeOriginal, "2018-05-03T14:03:22"),
      ], "2018-05-03T14:03:22 sidecar:exif:DateTimeOriginal"),
    Row(
      "1: nor where both say the same",
      [original, text(.sidecarDateTimeOriginal, "2018-05-03T14:03:22")],
      "2018-05-03T14:03:22 sidecar:exif:DateTimeOriginal"),
    Row(
      "2: the sidecar first", [original, text(.sidecarDateTimeOriginal, "2017-01-01T01:01:01")],
      "2017-01-01T01:01:01 sidecar:exif:DateTimeOriginal"),
    Row(
      "2: whatever the order of the candidates",
      [text(.gps, "2016:01:01 01:01:01"), text(.exifDateTime, "2019:01:01 01:01:01"), original],
      "2018-05-03T14:03:22 exif:DateTimeOriginal"),
    Row(
      "2: of equals the first", [original, text(.exifDateTimeOriginal, "2001:01:01 01:01:01")],
      "2018-05-03T14:03:22 exif:DateTimeOriginal"),
    Row(
      "2: Takeout before xmp:CreateDate",
      [text(.xmpCreateDate, "2019-12-09T18:59:32"), instant(.takeout, 1_423_073_935)],
      "2015-02-05T03:18:55+09:00 (assumed) takeout zone-assumed"),
    Row(
      "2: xmp:CreateDate before a name", [text(.xmpCreateDate, "2019-12-09T18:59:32")],
      name: "20200102_030405.jpg",
      "2019-12-09T18:59:32 xmp:xmp:CreateDate"),
    Row(
      "3: the default in DateTimeDigitized (mapillary 2438)",
      [original, text(.exifDateTimeDigitized, "2002:12:08 12:00:00")],
      "2018-05-03T14:03:22 exif:DateTimeOriginal"),
    Row(
      "3: a scan's two dates (darktable 4207)",
      [
        text(.exifDateTimeDigitized, "2016:05:03 14:03:22"),
        text(.exifDateTimeOriginal, "1974:05:03 14:03:22"),
      ],
      "1974-05-03T14:03:22 exif:DateTimeOriginal"),
    Row(
      "4: a name before DateTime", [text(.exifDateTime, "2021:05:03 14:03:22")],
      name: "IMG_20200102_030405.jpg",
      "2020-01-02T03:04:05 name"),
    Row(
      "4: DateTime before a day in the name", [text(.exifDateTime, "2021:05:03 14:03:22")],
      name: "2020-01-02.jpg",
      "2021-05-03T14:03:22 exif:DateTime"),
    Row(
      "4: DateTime never refines",
      [text(.exifDateTimeOriginal, "2004:05:  "), text(.exifDateTime, "2004:05:09 05:15:13")],
      "2004-05 exif:DateTimeOriginal partial"),
    Row(
      "5: GPS time is in UTC", [text(.gps, "2018:10:13 22:00:05.5")],
      "2018-10-14T07:00:05.5+09:00 (assumed) gps zone-assumed"),
    Row(
      "5: as a count", [instant(.gps, 1_539_468_005)], "2018-10-14T07:00:05+09:00 (assumed) gps zone-assumed"),
    Row(
      "5: GPS never beats a camera (Canon R6)",
      [text(.gps, "2020:10:13 22:00:05"), text(.exifDateTime, "2020:10:14 08:05:00")],
      "2020-10-14T08:05:00 exif:DateTime"),
    Row(
      "5: nor a day in the name", [text(.gps, "2018:10:13 22:00:05")], name: "2018-10-13.jpg",
      "2018-10-13 name:day"),
    Row(
      "5: on whose day it may tell the time", [text(.gps, "2018:10:13 22:00:05")], name: "2018-10-14.jpg",
      "2018-10-14T07:00:05+09:00 (assumed) gps zone-assumed"),
    Row("5: a day without a time", [text(.gps, "2018:10:13")], "2018-10-13 gps"),
    Row(
      "5: 1,024 weeks before the file time", [text(.gps, "2004:10:17 03:00:00")],
      "2024-06-02T12:00:00+09:00 (assumed) gps zone-assumed"),
    Row(
      "5: a day more than that", [text(.gps, "2004:10:13 03:00:00")],
      "2004-10-13T12:00:00+09:00 (assumed) gps zone-assumed"),
    Row(
      "5: 1,024 weeks before the day in the name", [text(.gps, "2000:05:18 03:00:00")],
      name: "2020-01-02.jpg",
      "2020-01-02T12:00:00+09:00 (assumed) gps zone-assumed"),
    Row(
      "5: 1,024 weeks and a day before it", [text(.gps, "2000:05:17 03:00:00")], name: "2020-01-02.jpg",
      "2020-01-02 name:day"),
    Row(
      "5: but not before a clock that lost the time",
      [text(.gps, "1980:05:18 03:00:00"), text(.exifDateTimeOriginal, "2000:01:01 00:00:00")],
      "1980-05-18T12:00:00+09:00 (assumed) gps zone-assumed"),
    Row(
      "7: not the oldest",
      [
        original, text(.exifDateTimeDigitized, "1999:05:03 14:03:22"),
        text(.exifDateTime, "1998:01:02 03:04:05"),
      ],
      modified: 915_148_801, "2018-05-03T14:03:22 exif:DateTimeOriginal"),
    Row(
      "10: day and month in doubt come after GPS",
      [text(.exifDateTimeOriginal, "05.10.2009 11:16"), text(.gps, "2009:10:04 22:00:00")],
      "2009-10-05T07:00:00+09:00 (assumed) gps zone-assumed"),
    Row(
      "10: and after a day in the name", [text(.exifDateTimeOriginal, "05.10.2009 11:16")],
      name: "2009-05-10.jpg",
      "2009-05-10 name:day"),
    Row(
      "10: but before the file time", [text(.exifDateTimeOriginal, "05.10.2009 11:16\u{0}00")],
      "2009-10-05T11:16 exif:DateTimeOriginal ambiguous"),
    Row(
      "17: 2106 falls through (badyear.jpg)", [text(.exifDateTimeOriginal, "2106:12:23 17:13:31")], fileTime),
    Row(
      "17: a day from now", [text(.exifDateTimeOriginal, "2026:01:02 00:00:00")],
      "2026-01-02T00:00:00 exif:DateTimeOriginal"),
    Row("17: a second more", [text(.exifDateTimeOriginal, "2026:01:02 00:00:01")], fileTime),
    Row(
      "17: 1826", [text(.exifDateTimeOriginal, "1826:01:01 00:00:00")],
      "1826-01-01T00:00:00 exif:DateTimeOriginal"),
    Row("17: 1825", [text(.exifDateTimeOriginal, "1825:12:31 23:59:59")], fileTime),
    Row("17: a count before 1990", [instant(.quickTimeMovieHeader, 631_151_999)], fileTime),
    Row(
      "17: a count of 1990", [instant(.quickTimeMovieHeader, 631_152_000)],
      "1990-01-01T09:00:00+09:00 (assumed) quicktime:mvhd zone-assumed"),
    Row(
      "17: a count of a day from now", [instant(.quickTimeMovieHeader, now + 86_400)],
      "2026-01-02T09:00:00+09:00 (assumed) quicktime:mvhd zone-assumed"),
    Row("17: a count in the future", [instant(.quickTimeMovieHeader, now + 86_401)], fileTime),
    Row("17: counts out of all reason", [instant(.takeout, .max), instant(.takeout, .min)], fileTime),
    Row(
      "17: a fraction of a count", [instant(.matroskaDateUTC, 1_539_468_005, nanoseconds: 120_000_000)],
      "2018-10-14T07:00:05.12+09:00 (assumed) matroska:DateUTC zone-assumed"),
    Row(
      "17: a fraction that is none", [instant(.matroskaDateUTC, 1_539_468_005, nanoseconds: -1)],
      "2018-10-14T07:00:05+09:00 (assumed) matroska:DateUTC zone-assumed"),
    Row(
      "18: a lost clock before the file time", [text(.exifDateTimeOriginal, "2000:01:01 00:00:00")],
      "2000-01-01T00:00:00 exif:DateTimeOriginal default-clock"),
    Row(
      "18: after all else", [text(.exifDateTimeOriginal, "2000:01:01 00:00:00")], name: "2020-01-02.jpg",
      "2020-01-02 name:day"),
    Row(
      "18: after day and month in doubt",
      [text(.exifDateTimeOriginal, "2000:01:01 00:00:00"), text(.exifDateTime, "05.10.2009 11:16")],
      "2009-10-05T11:16 exif:DateTime ambiguous"),
    Row(
      "18: the first of several",
      [text(.exifDateTime, "1980:01:01 00:00:00"), text(.exifDateTimeOriginal, "2001:01:01 00:00:00")],
      "2001-01-01T00:00:00 exif:DateTimeOriginal default-clock"),
    Row(
      "18: a count of Apple's epoch", [instant(.quickTimeMovieHeader, 978_307_200)], name: "2020-01-02.mov",
      "2020-01-02 name:day"),
    Row(
      "18: a name of a lost clock", [text(.exifDateTime, "2021:05:03 14:03:22")],
      name: "IMG_20000101_000000.jpg",
      "2021-05-03T14:03:22 exif:DateTime"),
    Row(
      "18: a second later is a date", [text(.exifDateTimeOriginal, "2000:01:01 00:00:01")],
      "2000-01-01T00:00:01 exif:DateTimeOriginal"),
    Row(
      "18: a day alone is a date", [text(.xmpDateCreated, "2000-01-01")],
      "2000-01-01 xmp:photoshop:DateCreated"),
    Row("19: nothing is not now", [], modified: 0, "undated"),
  ]

  static let zones: [Row] = [
    Row(
      "23: an offset stands against what a place would tell",
      [
        text(.exifDateTimeOriginal, "2018:05:03 14:03:22", offset: "-08:00"),
        text(.gps, "2018:05:03 12:03:22"),
      ],
      "2018-05-03T14:03:22-08:00 (tag) exif:DateTimeOriginal"),
    Row(
      "20: a fraction", [text(.exifDateTimeOriginal, "2018:05:03 14:03:22", subSecond: "5")],
      "2018-05-03T14:03:22.5 exif:DateTimeOriginal"),
    Row(
      "20: with a zero in front", [text(.exifDateTimeOriginal, "2018:05:03 14:03:22", subSecond: "05 \0")],
      "2018-05-03T14:03:22.05 exif:DateTimeOriginal"),
    Row(
      "20: blanks", [text(.exifDateTimeOriginal, "2018:05:03 14:03:22", subSecond: "   ")],
      "2018-05-03T14:03:22 exif:DateTimeOriginal"),
    Row(
      "20: anything but digits", [text(.exifDateTimeOriginal, "2018:05:03 14:03:22", subSecond: "5x")],
      "2018-05-03T14:03:22 exif:DateTimeOriginal"),
    Row(
      "20: the string's own comes first",
      [text(.exifDateTimeOriginal, "2018:05:03 14:03:22.7", subSecond: "5")],
      "2018-05-03T14:03:22.7 exif:DateTimeOriginal"),
    Row(
      "20: no seconds, no fraction", [text(.exifDateTimeOriginal, "2018:05:03 14:03", subSecond: "5")],
      "2018-05-03T14:03 exif:DateTimeOriginal"),
    Row(
      "20: no offset from an edit (immich 15639)",
      [original, text(.exifDateTime, "2018:05:03 14:03:22", offset: "+01:00")],
      "2018-05-03T14:03:22 exif:DateTimeOriginal"),
    Row(
      "20: no offset from another digitization",
      [original, text(.exifDateTimeDigitized, "2018:05:03 14:03:23", offset: "+01:00")],
      "2018-05-03T14:03:22 exif:DateTimeOriginal"),
    Row(
      "20: an offset from the same one",
      [original, text(.exifDateTimeDigitized, "2018:05:03 14:03:22", offset: "+01:00")],
      "2018-05-03T14:03:22+01:00 (tag) exif:DateTimeOriginal"),
    Row(
      "20: not the other way",
      [
        text(.exifDateTimeOriginal, "2021:02:29 14:03:22", offset: "+01:00"),
        text(.exifDateTimeDigitized, "2018:05:03 14:03:22"),
      ],
      "2018-05-03T14:03:22 exif:DateTimeDigitized"),
    Row(
      "21: an offset", [text(.exifDateTimeOriginal, "2018:05:03 14:03:22", offset: "-05:30\0")],
      "2018-05-03T14:03:22-05:30 (tag) exif:DateTimeOriginal"),
    Row(
      "21: +00:00 is one", [text(.exifDateTimeOriginal, "2018:05:03 14:03:22", offset: "+00:00")],
      "2018-05-03T14:03:22+00:00 (tag) exif:DateTimeOriginal"),
    Row(
      "21: a blank one", [text(.exifDateTimeOriginal, "2018:05:03 14:03:22", offset: "   :  ")],
      "2018-05-03T14:03:22 exif:DateTimeOriginal"),
    Row(
      "21: an odd one drops nothing", [text(.exifDateTimeOriginal, "2018:05:03 14:03:22", offset: "+25:00")],
      "2018-05-03T14:03:22 exif:DateTimeOriginal"),
    Row(
      "22: TimeZoneOffset", [text(.exifDateTimeOriginal, "2018:05:03 14:03:22", hours: -8)],
      "2018-05-03T14:03:22-08:00 (tag) exif:DateTimeOriginal"),
    Row(
      "22: after an offset tag",
      [text(.exifDateTimeOriginal, "2018:05:03 14:03:22", offset: "-07:00", hours: -8)],
      "2018-05-03T14:03:22-07:00 (tag) exif:DateTimeOriginal"),
    Row(
      "22: the last hour in range", [text(.exifDateTimeOriginal, "2018:05:03 14:03:22", hours: 14)],
      "2018-05-03T14:03:22+14:00 (tag) exif:DateTimeOriginal"),
    Row(
      "22: an hour beyond range", [text(.exifDateTimeOriginal, "2018:05:03 14:03:22", hours: 15)],
      "2018-05-03T14:03:22 exif:DateTimeOriginal"),
    Row(
      "22: out of all reason", [text(.exifDateTimeOriginal, "2018:05:03 14:03:22", hours: .min)],
      "2018-05-03T14:03:22 exif:DateTimeOriginal"),
    Row(
      "22: nothing from GPS", [original, text(.gps, "2018:05:03 05:03:22")],
      "2018-05-03T14:03:22 exif:DateTimeOriginal"),
    Row(
      "24: 23:04 stays on its day (immich 6589)",
      [text(.exifDateTimeOriginal, "2018:05:03 23:04:00", offset: "-08:00")],
      "2018-05-03T23:04:00-08:00 (tag) exif:DateTimeOriginal"),
  ]

  static let names: [Row] = [
    Row(
      "33: a Pixel's name is in UTC", [], name: "PXL_20231006_163000139.jpg",
      "2023-10-07T01:30:00.139+09:00 (assumed) name zone-assumed"),
    Row(
      "33: and its tags come first",
      [text(.exifDateTimeOriginal, "2023:10:06 08:30:00", subSecond: "139", offset: "+02:00")],
      name: "PXL_20231006_063000139.jpg", "2023-10-06T08:30:00.139+02:00 (tag) exif:DateTimeOriginal"),
    Row(
      "38: two dates in a name", [], name: "2020-01-03 IMG_20200102_030405.jpg",
      "2020-01-02T03:04:05 name ambiguous"),
    Row(
      "40: a count in a name", [], name: "1577934245678.jpg",
      "2020-01-02T12:04:05.678+09:00 (assumed) name zone-assumed"),
    Row("41: a day in a name", [], name: "IMG-20200102-WA0001.jpg", "2020-01-02 name:day"),
    Row("43: the file time on the host's wall", [], fileTime),
    Row("43: a file time before 1990", [], modified: 0, "undated"),
    Row("43: a file time in the future", [], modified: now + 86_401, "undated"),
    Row("43: file times out of all reason", [], modified: .max, "undated"),
  ]

  static let classes: [Row] = [
    Row(
      "only names", [original], name: "IMG_20200102_030405.jpg", classes: .name, "2020-01-02T03:04:05 name"),
    Row("only file times", [original], name: "IMG_20200102_030405.jpg", classes: .fileTime, fileTime),
    Row(
      "only metadata", [text(.exifDateTime, "2021:05:03 14:03:22")], name: "IMG_20200102_030405.jpg",
      classes: .metadata,
      "2021-05-03T14:03:22 exif:DateTime"),
    Row(
      "only metadata, and there is none", [], name: "IMG_20200102_030405.jpg", classes: .metadata, "undated"),
    Row(
      "GPS is metadata", [text(.gps, "2018:10:13 22:00:05")], classes: .metadata,
      "2018-10-14T07:00:05+09:00 (assumed) gps zone-assumed"),
    Row(
      "a day in a name that may not win", [text(.gps, "2018:10:13 22:00:05")], name: "2018-10-13.jpg",
      classes: .metadata,
      "2018-10-14T07:00:05+09:00 (assumed) gps zone-assumed"),
    Row("metadata and names, and there are none", [], classes: [.metadata, .name], "undated"),
    Row("nothing may win", [original], classes: [], "undated"),
  ]

  @Test(arguments: choosing + zones + names + classes + videos + livePairs)
  func `a file gets the date that its rule says`(row: Row) {
    let chooser = DateChooser(clock: Self.clock, classes: row.classes)
    let file = FileFacts(
      name: Array(row.name.utf8), modified: (row.modified, 123), duration: row.duration, still: row.still)
    #expect((chooser.date(from: row.candidates, of: file)?.text ?? "undated") == row.expected)
    let backwards = chooser.date(from: row.candidates.reversed(), of: file)
    if Set(row.candidates.map(\.source)).count == row.candidates.count {
      #expect((backwards?.text ?? "undated") == row.expected, "the order of candidates is of no account")
    }
    let winners = chooser.verdicts(on: row.candidates, of: file).filter { $0.fate == .won }
    #expect(winners.map { $0.date?.text } == (row.expected == "undated" ? [] : [row.expected]))
  }

  @Test(arguments: 0..<DateSource.allCases.count)
  func `of every two sources the one that rule 2 or 30 has first wins`(first: Int) throws {
    let winners = Self.ranking[first...]
    let candidates = winners.compactMap { source -> DateCandidate? in
      switch source {
      case .name, .nameDay, .fileTime, .livePair: nil
      case .gps: text(.gps, "2018:10:13 01:00:05")
      // Years of their own, and no wall that another agrees with.
      default: text(source, "\(1950 + source.rank):05:03 14:03:22")
      }
    }
    let name =
      winners.contains(.name) ? "20180503_140322.mov" : winners.contains(.nameDay) ? "2018-10-13.mov" : ""
    let file = FileFacts(name: Array(name.utf8), modified: (Self.modified, 0))
    let date = DateChooser(clock: Self.clock).date(from: candidates.reversed(), of: file)
    #expect(
      date?.source == (Self.ranking[first] == .livePair ? Self.ranking[first + 1] : Self.ranking[first]))
  }

  /// The order of rule 2, in which that of rule 30 lies.
  static let ranking: [DateSource] = [
    .sidecarDateTimeOriginal, .sidecarDateCreated, .exifDateTimeOriginal, .exifDateTimeDigitized, .livePair,
    .quickTimeCreationDate, .quickTimeNCTG, .sonyCreationDate, .quickTimeDay, .riffIDIT, .h264MDPM,
    .xmpDateTimeOriginal, .xmpDateCreated, .iptc, .xmpDateTimeDigitized, .thm, .quickTimeMovieHeader,
    .quickTimeTrack, .matroskaDateUTC, .asfCreation, .riffICRD, .ciffTimestamp, .pngCreationTime, .takeout,
    .sidecarCreateDate, .xmpCreateDate, .name, .exifDateTime, .gps, .nameDay, .fileTime,
  ]

  @Test(
    arguments: [
      "1601:01:01 00:00:00", "1904:01:01 00:00:00", "1970:01:01 00:00:00", "1980:01:01 00:00:00",
      "2000:01:01 00:00:00", "2001:01:01 00:00:00", "2002:12:08 12:00:00", "2036:02:07 00:00:00",
      "2038:01:19 00:00:00",
    ])
  func `a lost clock shows one of nine times (rule 18)`(time: String) throws {
    let clock = HostClock(now: 2_200_000_000) { _ in 0 }
    let candidates = [text(.exifDateTimeOriginal, time), text(.exifDateTime, "2015:05:03 14:03:22")]
    let file = FileFacts(name: [], modified: (Self.modified, 0))
    #expect(DateChooser(clock: clock).date(from: candidates, of: file)?.source == .exifDateTime)
    let alone = DateChooser(clock: clock).date(from: [candidates[0]], of: file)
    // 1601 lies before the first photograph, so it is refused altogether (rule 17).
    #expect(alone?.flags == (time.hasPrefix("1601") ? .zoneAssumed : .defaultClock))
  }

  @Test func `the host's zone decides no file's source (rules 1, 18, 31 and 37)`() {
    let rows: [Row] = [
      Row("an instant", [instant(.quickTimeMovieHeader, 1_705_746_370)], "assumed"),
      Row(
        "a month and an instant at its end",
        [text(.xmpDateCreated, "2018-10"), instant(.takeout, 1_541_030_400)], "fixed"),
      Row(
        "a month and an instant in its middle",
        [text(.xmpDateCreated, "2018-10"), instant(.takeout, 1_539_468_005)], "assumed"),
      Row(
        "an instant that is the start of 2000 in Kathmandu",
        [instant(.quickTimeMovieHeader, 946_664_100), text(.exifDateTime, "2018:05:03 14:03:22")], "assumed"),
      Row(
        "a name in local time", [instant(.quickTimeMovieHeader, 1_705_746_370)], name: "20240120_112609.mp4",
        "fixed"),
      Row(
        "a still", [instant(.quickTimeMovieHeader, 1_705_746_370)],
        still: CaptureDate(
          wall: WallTime(year: 2024, month: 1, day: 20, hour: 11, minute: 26, second: 9),
          source: .exifDateTimeOriginal),
        "fixed"),
      Row("local time as UTC", [wall(.quickTimeMovieHeader, 1_705_746_370)], "fixed"),
    ]
    for row in rows {
      let dates = [0, 20_700, -32_400, 50_400, -43_200].map { ahead in
        let clock = HostClock(now: Self.now) { _ in ahead }
        let file = FileFacts(name: Array(row.name.utf8), modified: (Self.modified, 0), still: row.still)
        return DateChooser(clock: clock).date(from: row.candidates, of: file)
      }
      #expect(Set(dates.map(\.?.source)).count == 1, "\(row.title)")
      #expect(Set(dates.map(\.?.zone)).count == 1, "\(row.title)")
      #expect((dates[0]?.zone == .assumed) == (row.expected == "assumed"), "\(row.title)")
      if row.expected == "fixed" { #expect(dates.allSatisfy { $0 == dates[0] }, "\(row.title)") }
    }
  }

  @Test func `a day in a name borrows the hour of a file time of that day (rule 41)`() throws {
    let chooser = DateChooser(clock: Self.clock)
    // 2024-06-01 21:00 on the host's wall.
    let onTheDay = FileFacts(name: Array("2024-06-01.jpg".utf8), modified: (Self.modified, 0))
    let date = try #require(chooser.date(from: [], of: onTheDay))
    #expect(date.text == "2024-06-01 name:day")
    #expect(
      date.wall.orderKey == WallTime(year: 2024, month: 6, day: 1, hour: 21, minute: 0, second: 0).orderKey)
    let later = FileFacts(name: Array("2024-06-01.jpg".utf8), modified: (Self.modified + 86_400, 0))
    #expect(chooser.date(from: [], of: later)?.wall == WallTime(year: 2024, month: 6, day: 1))
  }

  @Test func `an assumed offset is not told`() throws {
    let chooser = DateChooser(clock: Self.clock)
    let file = FileFacts(name: [], modified: (Self.modified, 0))
    #expect(try #require(chooser.date(from: [], of: file)).toldOffset == nil)
    let tagged = text(.exifDateTimeOriginal, "2018:05:03 14:03:22", offset: "-05:30")
    #expect(try #require(chooser.date(from: [tagged], of: file)).toldOffset?.minutes == -330)
  }

  @Test func `the host's offset is the one of that moment`() throws {
    // Summer time from 2020-03-29 01:00 UTC on.
    let clock = HostClock(now: Self.now) { $0 < 1_585_443_600 ? 3_600 : 7_200 }
    let chooser = DateChooser(clock: clock)
    let winter = FileFacts(name: [], modified: (1_585_443_599, 0))
    let summer = FileFacts(name: [], modified: (1_585_443_600, 0))
    #expect(
      chooser.date(from: [], of: winter)?.text == "2020-03-29T01:59:59+01:00 (assumed) mtime zone-assumed")
    #expect(
      chooser.date(from: [], of: summer)?.text == "2020-03-29T03:00:00+02:00 (assumed) mtime zone-assumed")
  }

  @Test func `every date has a verdict with its reason`() {
    let candidates = [
      text(.exifDateTime, "2021:05:03 14:03:22"),
      text(.exifDateTimeOriginal, "2000:01:01 00:00:00"),
      text(.exifDateTimeDigitized, "2021:02:29 12:00:00"),
      text(.xmpDateCreated, "2006-10-29"),
      text(.iptc, "20061029 062751"),
      text(.takeout, "    :  :     :  :  "),
    ]
    let file = FileFacts(name: Array("2020-01-02.jpg".utf8), modified: (Self.modified, 0))
    let verdicts = DateChooser(clock: Self.clock, classes: .metadata).verdicts(on: candidates, of: file)
    #expect(
      verdicts.map(\.source) == [
        .exifDateTime, .exifDateTimeOriginal, .exifDateTimeDigitized, .xmpDateCreated, .iptc, .takeout,
        .nameDay,
        .fileTime,
      ])
    #expect(
      verdicts.map(\.fate) == [
        .outranked, .doubtful, .rejected(.impossibleDay), .coarser, .won, .rejected(.absent), .excluded,
        .excluded,
      ])
    let gps = DateChooser(clock: Self.clock).verdicts(on: [text(.gps, "2018:10:13 22:00:05")], of: file)
    #expect(gps.map(\.fate) == [.contradicted, .won, .outranked])
    #expect(gps.map(\.date?.source) == [.gps, .nameDay, .fileTime])
  }

  @Test(arguments: [7 as UInt64]) func `what candidates say never makes a date that isn't one`(seed: UInt64)
    throws
  {
    print("seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let chooser = DateChooser(clock: Self.clock)
    let good = DateStringTests.good.map { Array($0.utf8) }
    for _ in 0..<20_000 {
      let candidates = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        let source = DateSource.allCases.randomElement(using: &generator) ?? .thm
        let string = generator.mutation(of: good.randomElement(using: &generator) ?? [])
        return Bool.random(using: &generator)
          ? DateCandidate(
            source: source, value: .text(string, subSecond: string, offset: string),
            timeZoneHours: Int.random(in: .min ... .max, using: &generator))
          : DateCandidate(
            source: source,
            value: .instant(
              seconds: Int64.random(in: .min ... .max, using: &generator)
                >> Int64.random(in: 0...60, using: &generator),
              nanoseconds: Int32.random(in: .min ... .max, using: &generator)))
      }
      let names = good + [Array("20240120_112609.mp4".utf8), Array("PXL_20220724_210650210.mp4".utf8)]
      let modified = Int64.random(in: .min ... .max, using: &generator)
      let file = FileFacts(
        name: names.randomElement(using: &generator) ?? [], modified: (modified, -1),
        duration: Double(bitPattern: .random(in: .min ... .max, using: &generator)),
        still: chooser.date(from: candidates.reversed(), of: FileFacts(name: [], modified: (modified, 0))))
      let date = chooser.date(from: candidates, of: file)
      try #require(date.map { $0.wall.exists && $0.wall.year >= 1826 } ?? true, "seed \(seed), \(candidates)")
    }
  }
}
