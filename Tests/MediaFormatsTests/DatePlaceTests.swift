import CaptureDates
import MediaFormats
import TestSupport
import Testing

/// Where dates stand in blocks of metadata (rule 1: what is kept for an explanation).
@Suite struct DatePlaceTests {
  /// The packet's place in its file.
  private static let start = 700

  @Test(
    arguments: [
      ("an attribute", SampleXMP.packet("xmp:CreateDate = ' 2019-07'")),
      ("an element", SampleXMP.packet(elements: "<xmp:CreateDate>\n 2019-07</xmp:CreateDate>")),
      (
        "behind a comment",
        SampleXMP.packet(elements: "<xmp:CreateDate> <!-- --> 2019-07</xmp:CreateDate>")
      ),
      ("a literal", SampleXMP.packet(elements: "<xmp:CreateDate><![CDATA[ 2019-07]]></xmp:CreateDate>")),
      ("behind a byte-order mark", "\u{FEFF}" + SampleXMP.packet("xmp:CreateDate='2019-07'")),
    ])
  func `a date of XMP stands behind its blanks`(title: String, packet: String) throws {
    let bytes = Array(packet.utf8)
    let date = try #require(XMP(bytes, at: Self.start).dates.first)
    guard case .byte(let place)? = date.place else {
      Issue.record("no place")
      return
    }
    #expect(bytes.dropFirst(place - Self.start).starts(with: "2019-07".utf8))
    #expect(XMP(bytes).dates.map(\.place) == [nil])
  }

  @Test func `a date of XMP that was decoded stands nowhere`() {
    let packet = SampleXMP.packet("xmp:CreateDate='2019-07'")
    let bytes = packet.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(XMP(bytes, at: Self.start).dates.map(\.place) == [nil])
  }

  @Test func `a date of IPTC stands where its day does`() throws {
    let bytes = SampleIPTC.dataSet(5, "A caption") + SampleIPTC.dataSet(55, " 20110528")
    let date = try #require(IPTC.date(in: bytes, at: Self.start))
    #expect(date.place == .byte(Self.start + bytes.count - 8))
    #expect(IPTC.date(in: bytes)?.place == nil)
  }
}
