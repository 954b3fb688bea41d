import CaptureDates
import TestSupport
import Testing

@testable import MediaFormats

@Suite struct IPTCTests {
  static func date(in bytes: [UInt8]) -> String? {
    guard let date = IPTC.date(in: bytes), date.source == .iptc,
      case .text(let text, subSecond: [], offset: []) = date.value
    else { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  /// Data sets, and the date that they make.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let expected: String?

    init(_ title: String, _ bytes: [UInt8], _ expected: String?) {
      testDescription = title
      self.bytes = bytes
      self.expected = expected
    }
  }

  private static func set(_ number: UInt8, _ value: String) -> [UInt8] { SampleIPTC.dataSet(number, value) }

  @Test(arguments: [
    Row("date and time", SampleIPTC.bytes(), "20110528T182543+0200"),
    Row("the time first", set(60, "182543-0330") + set(55, "20110528"), "20110528T182543-0330"),
    Row("no zone", set(55, "20110528") + set(60, "182543"), "20110528T182543"),
    Row("no time", set(55, "20110528"), "20110528"),
    Row("an empty time", set(55, "20110528") + set(60, ""), "20110528"),
    Row("a blank time", set(55, "20110528") + set(60, "           "), "20110528"),
    Row("a time that makes no sense", set(55, "20110528") + set(60, "92543"), "20110528"),
    Row("an impossible time", set(55, "20110528") + set(60, "256000"), "20110528"),
    Row("padded values", set(55, "20110528\0\0") + set(60, " 182543 \0"), "20110528T182543"),
    Row("separators, as some write them", set(55, "2011-05-28") + set(60, "18:25:43"), "2011-05-28T18:25:43"),
    Row("a time alone", set(60, "182543+0200"), nil),
    Row("an empty date", set(55, "") + set(60, "182543+0200"), nil),
    Row("the first of two dates", set(55, "20110528") + set(55, "20120101"), "20110528"),
    Row(
      "55 of another record", SampleIPTC.dataSet(55, "20120101", record: 3) + set(55, "20110528"), "20110528"),
    Row("the date of digitizing", set(62, "20110528") + set(63, "182543+0200"), nil),
    Row(
      "an extended caption",
      SampleIPTC.extendedDataSet(120, String(repeating: "c", count: 70_000), lengthByteCount: 4)
        + set(55, "20110528"), "20110528"),
    Row(
      "an extended date", SampleIPTC.extendedDataSet(55, "20110528", lengthByteCount: 2) + set(60, "1825"),
      "20110528T1825"),
    Row("a length of too many bytes", SampleIPTC.extendedDataSet(55, "20110528", lengthByteCount: 5), nil),
    Row("a length beyond the end", Array(set(55, "20110528").dropLast()), nil),
    Row("no data set", Array("20110528".utf8), nil),
    Row("nothing", [], nil),
  ])
  func `2:55 and 2:60 make a date`(row: Row) {
    #expect(Self.date(in: row.bytes) == row.expected)
  }

  @Test func `rule 9: what they make is read as a date with its zone`() throws {
    let text = try #require(Self.date(in: SampleIPTC.bytes()))
    let date = try DateString(Array(text.utf8))
    #expect(date.wall == (try DateString(Array("2011:05:28 18:25:43".utf8)).wall))
    #expect(date.offset == UTCOffset(minutes: 120))
  }

  @Test(arguments: ["00000000", "20110000", "20110500"])
  func `rule 13: zeros are no date, or less of one`(value: String) {
    let text = Self.date(in: SampleIPTC.bytes(date: value)) ?? ""
    let precision = (try? DateString(Array(text.utf8)))?.wall.precision
    #expect(precision == ["00000000": nil, "20110000": .year, "20110500": .month][value])
  }

  @Test func `every prefix makes the date or less`() {
    let whole = SampleIPTC.bytes()
    for length in 0..<whole.count {
      let found = Self.date(in: Array(whole.prefix(length)))
      #expect(found == nil || found == "20110528")
    }
  }
}
