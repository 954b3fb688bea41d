import Testing

@testable import CaptureDates

/// What becomes of an instant of a Takeout export (rule 29).
@Suite struct TakeoutInstantTests {
  /// 2024-01-20 10:26:10 UTC.
  private static let moment: Int64 = 1_705_746_370
  private static let onHost = "2024-01-20T19:26:10+09:00 (assumed) takeout zone-assumed"

  @Test(
    arguments: [
      ("no time in the name", "IMG_0001.jpg", moment, onHost),
      ("one in local time", "IMG_20240120_112610.jpg", moment, "2024-01-20T11:26:10+01:00 (name) takeout"),
      (
        "milliseconds", "IMG_20240120_112610123.jpg", moment,
        "2024-01-20T11:26:10.123+01:00 (name) takeout"
      ),
      (
        "on the day before", "Screenshot_20240119-212610.png", moment,
        "2024-01-19T21:26:10-13:00 (name) takeout"
      ),
      ("a quarter of an hour", "20240120_161110.jpg", moment, "2024-01-20T16:11:10+05:45 (name) takeout"),
      ("two minutes off", "20240120_112810.jpg", moment, "2024-01-20T11:28:10+01:00 (name) takeout"),
      ("more, and so in no zone that is told", "20240120_112811.jpg", moment, "2024-01-20T11:28:11 takeout"),
      ("fourteen hours ahead", "20240121_002610.jpg", moment, "2024-01-21T00:26:10+14:00 (name) takeout"),
      ("a second more", "20240121_002611.jpg", moment, onHost),
      ("fourteen hours behind", "20240119_202610.jpg", moment, "2024-01-19T20:26:10-14:00 (name) takeout"),
      ("a second less", "20240119_202609.jpg", moment, onHost),
      ("a name in UTC", "PXL_20240120_102610123.jpg", moment, onHost),
      ("another in UTC", "20240120_102610000_iOS.jpg", moment, onHost),
      ("a day alone", "2024-01-20.jpg", moment, onHost),
      ("a day on which it was received", "IMG-20240120-WA0001.jpg", moment, onHost),
      (
        "a scan's day, which a person told", "scan.jpg", -473_385_600,
        "1955-01-01T09:00:00+09:00 (assumed) takeout zone-assumed"
      ),
      (
        "1826", "scan.jpg", -4_544_208_000, "1826-01-01T09:00:00+09:00 (assumed) takeout zone-assumed"
      ),
      ("1825", "scan.jpg", -4_544_208_001, "undated"),
      (
        "a day from now", "scan.jpg", 1_767_312_000,
        "2026-01-02T09:00:00+09:00 (assumed) takeout zone-assumed"
      ),
      ("in the future", "scan.jpg", 1_767_312_001, "undated"),
      ("out of all reason", "scan.jpg", .max, "undated"),
      ("out of all reason the other way", "scan.jpg", .min, "undated"),
      ("a clock that lost the time", "20010101_010000.jpg", 978_307_200, "2001-01-01T01:00:00 name"),
    ] as [(String, String, Int64, String)])
  func `a name tells on what wall an export's instant was (rule 29)`(
    title: String, name: String, seconds: Int64, expected: String
  ) {
    let chooser = DateChooser(clock: HostClock(now: 1_767_225_600) { _ in 32_400 })
    let file = FileFacts(name: Array(name.utf8), modified: (0, 0))
    let date = chooser.date(from: [instant(.takeout, seconds)], of: file)
    #expect((date?.text ?? "undated") == expected, "\(title)")
    let metadata = DateChooser(clock: chooser.clock, classes: .metadata)
    if date?.source == .takeout {
      #expect(metadata.date(from: [instant(.takeout, seconds)], of: file) == date, "\(title)")
    }
  }

  @Test func `a movie's length tells the zone of its end too (rules 29 and 31)`() {
    let chooser = DateChooser(clock: HostClock(now: 1_767_225_600) { _ in 32_400 })
    let file = FileFacts(name: Array("20240120_111610.mp4".utf8), modified: (0, 0), duration: 600)
    let date = chooser.date(from: [instant(.takeout, Self.moment)], of: file)
    #expect(date?.text == "2024-01-20T11:16:10+01:00 (name) takeout")
  }

  @Test func `an export ranks below what a file tells of its capture (rule 2)`() {
    let chooser = DateChooser(clock: HostClock(now: 1_767_225_600) { _ in 0 })
    let file = FileFacts(name: Array("20240120_112610.jpg".utf8), modified: (0, 0))
    let export = instant(.takeout, Self.moment)
    for (other, wins) in [
      (text(.pngCreationTime, "2020:01:01 01:01:01"), true),
      (text(.xmpCreateDate, "2020:01:01 01:01:01"), false),
      (text(.exifDateTime, "2020:01:01 01:01:01"), false), (text(.gps, "2020:01:01 01:01:01"), false),
    ] {
      let source = chooser.date(from: [export, other], of: file)?.source
      #expect(source == (wins ? other.source : .takeout))
    }
  }
}
