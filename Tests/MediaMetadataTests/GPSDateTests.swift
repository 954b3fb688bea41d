import TestSupport
import Testing

@testable import MediaMetadata

@Suite struct GPSDateTests {
  /// GPSTimeStamp as three rationals, and the candidate that comes of it.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let time: [(Int, Int)]
    let expected: String?

    init(_ title: String, _ time: (Int, Int)..., expected: String?) {
      testDescription = title
      self.time = time
      self.expected = expected
    }
  }

  static let rows = [
    Row("whole numbers", (14, 1), (3, 1), (22, 1), expected: "14:03:22, Z"),
    Row("midnight", (0, 1), (0, 1), (0, 1), expected: "00:00:00, Z"),
    Row("a fraction of a second", (14, 1), (3, 1), (22_125, 1000), expected: "14:03:22, 125, Z"),
    Row("thousandths below a tenth", (14, 1), (3, 1), (22_005, 1000), expected: "14:03:22, 005, Z"),
    Row("fractional hours", (1450, 100), (0, 1), (0, 1), expected: "14:30:00, Z"),
    Row("fractional minutes", (14, 1), (350, 100), (0, 1), expected: "14:03:30, Z"),
    Row("a carry into the minute", (14, 1), (3, 1), (599_999, 10_000), expected: "14:04:00, Z"),
    Row("seconds left out", (14, 1), (3, 1), (0, 0), expected: "14:03:00, Z"),
    Row("hour 24", (24, 1), (0, 1), (0, 1), expected: nil),
    Row("minute 60", (14, 1), (60, 1), (0, 1), expected: nil),
    Row("second 60", (14, 1), (3, 1), (60, 1), expected: nil),
    Row("a carry beyond the day", (23, 1), (59, 1), (599_999, 10_000), expected: nil),
    Row("parts that add up to more than a day", (239, 10), (59, 1), (59, 1), expected: nil),
    Row("the greatest numbers", (0xFFFF_FFFF, 1), (0xFFFF_FFFF, 1), (0xFFFF_FFFF, 1), expected: nil),
    Row("a division by zero", (14, 0), (3, 1), (22, 1), expected: nil),
    Row("two numbers", (14, 1), (3, 1), expected: nil),
  ]

  func tiff(_ row: Row, isBigEndian: Bool) -> SampleTIFF {
    var tiff = SampleTIFF(isBigEndian: isBigEndian)
    let value = row.time.flatMap { tiff.integer32($0.0) + tiff.integer32($0.1) }
    tiff.gps = [
      SampleTIFF.Field(0x0007, type: 5, count: row.time.count, value: value), .text(0x001D, "2024:05:03"),
    ]
    return tiff
  }

  @Test(arguments: rows, [false, true])
  func `GPSTimeStamp is read as a time of day in UTC (rule 5)`(row: Row, isBigEndian: Bool) throws {
    let found = try metadata(of: SampleJPEG.file(exif: tiff(row, isBigEndian: isBigEndian))).candidateTexts
    #expect(found == [row.expected].compactMap { $0.map { "gps: 2024:05:03 \($0)" } })
  }

  @Test func `half of a GPS date is none`() throws {
    var tiff = SampleTIFF(gps: [.text(0x001D, "2024:05:03")])
    #expect(try metadata(of: SampleJPEG.file(exif: tiff)).candidates.isEmpty)
    tiff.gps = [tiff.rational(0x0007, (14, 1), (3, 1), (22, 1))]
    #expect(try metadata(of: SampleJPEG.file(exif: tiff)).candidates.isEmpty)
    // Shorts are no times.
    tiff.gps = [tiff.short(0x0007, 14, 3, 22), .text(0x001D, "2024:05:03")]
    #expect(try metadata(of: SampleJPEG.file(exif: tiff)).candidates.isEmpty)
  }

  @Test func `a signed time is as good as an unsigned one`() throws {
    var tiff = tiff(Self.rows[0], isBigEndian: true)
    tiff.gps[0].type = 10
    let found = try metadata(of: SampleJPEG.file(exif: tiff)).candidateTexts
    #expect(found == ["gps: 2024:05:03 14:03:22, Z"])
    for part in 0..<3 {
      // −1 at one of the three places.
      var negative = tiff
      negative.gps[0].value.replaceSubrange(8 * part..<8 * part + 4, with: [0xFF, 0xFF, 0xFF, 0xFF])
      negative.gps[0].value.replaceSubrange(8 * part + 4..<8 * part + 8, with: [0, 0, 0, 1])
      #expect(try metadata(of: SampleJPEG.file(exif: negative)).candidateTexts.isEmpty)
    }
  }

  @Test func `GPS never beats a date of the camera (rule 5)`() throws {
    var sample = tiff(Self.rows[0], isBigEndian: false)
    #expect(
      try metadata(of: SampleJPEG.file(exif: sample)).dateText == "2024-05-03T14:03:22 gps")
    sample.primary = [.text(0x0132, "2024:05:06 10:20:30")]
    #expect(
      try metadata(of: SampleJPEG.file(exif: sample)).dateText == "2024-05-06T10:20:30 exif:DateTime")
  }
}
