import Testing

@testable import CaptureDates

@Suite struct UTCOffsetTests {
  @Test(
    arguments: [
      ("+09:00", 540), ("-03:30", -210), ("+00:00", 0), ("-00:00", 0), ("Z", 0), ("z", 0), ("+0545", 345),
      ("-08", -480), ("+1:00", 60), ("\u{2212}05:30", -330), ("+14:00", 840), ("-14:00", -840),
      (" +02:00\0", 120),
    ])
  func `an offset is read (rules 11 and 21)`(text: String, minutes: Int) {
    #expect(UTCOffset(Array(text.utf8))?.minutes == minutes)
  }

  @Test(
    arguments: [
      "", "   :  ", ":", "09:00", "+", "+9", "+09:", "+09:0", "+09:60", "+090", "+09000", "+14:01", "-15:00",
      "+99:99",
      "+09:00x", "Zulu", "UTC", "\u{2212}", "+ 9:00", "++09:00",
    ])
  func `anything else is unknown (rule 21)`(text: String) {
    #expect(UTCOffset(Array(text.utf8)) == nil)
  }

  @Test func `every offset is written as it is read`() throws {
    for minutes in -840...840 {
      let offset = try #require(UTCOffset(minutes: minutes))
      #expect(UTCOffset(Array(offset.text.utf8)) == offset)
    }
    #expect(UTCOffset(minutes: 0)?.text == "+00:00")
    #expect(UTCOffset(minutes: -210)?.text == "-03:30")
    #expect(UTCOffset(minutes: 841) == nil)
    #expect(UTCOffset(minutes: .min) == nil)
  }
}
