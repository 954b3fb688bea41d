public import CaptureDates

/// The date among the data sets of an IPTC-IIM record (IPTC-NAA Information Interchange Model 4.2).
public enum IPTC {
  private enum DataSet {
    /// 2:55, CCYYMMDD.
    static let dateCreated: UInt8 = 55
    /// 2:60, HHMMSS±HHMM.
    static let timeCreated: UInt8 = 60
  }

  private static let marker: UInt8 = 0x1C
  private static let applicationRecord: UInt8 = 2

  /// Returns the date that data sets 2:55 and 2:60 make together, of data sets that begin at `start` of their file if
  /// that is known; `nil` without 2:55.
  ///
  /// A time that makes no sense leaves the day: some writers fill it with blanks.
  public static func date(in bytes: [UInt8], at start: Int? = nil) -> DateCandidate? {
    var date: ArraySlice<UInt8> = []
    var time: ArraySlice<UInt8> = []
    var offset = 0
    while let (header, value) = dataSet(at: offset, of: bytes) {
      offset = value.upperBound
      guard bytes[header + 1] == applicationRecord else { continue }
      switch bytes[header + 2] {
      case DataSet.dateCreated where date.isEmpty: date = text(bytes[value])
      case DataSet.timeCreated where time.isEmpty: time = text(bytes[value])
      default: break
      }
    }
    guard !date.isEmpty else { return nil }
    let moment = Array(date) + [UInt8(ascii: "T")] + time
    let hasTime = (try? DateString(moment)).map { $0.wall.precision > .day } ?? false
    return DateCandidate(
      source: .iptc, value: .text(hasTime ? moment : Array(date), subSecond: [], offset: []),
      at: start.map { .byte($0 + date.startIndex) })
  }

  /// Returns where a data set and its value begin; `nil` where no whole one is.
  private static func dataSet(at offset: Int, of bytes: [UInt8]) -> (header: Int, value: Range<Int>)? {
    guard bytes.count - offset >= 5, bytes[offset] == marker else { return nil }
    var length = ByteOrder.bigEndian.integer16(bytes.span, offset + 3)
    var start = offset + 5
    if length & 0x8000 != 0 {
      // An extended data set: what stands there is the length of the length.
      let byteCount = length & 0x7FFF
      guard byteCount <= 4, byteCount <= bytes.count - start else { return nil }
      length = bytes[start..<start + byteCount].reduce(0) { $0 << 8 | Int($1) }
      start += byteCount
    }
    guard length <= bytes.count - start else { return nil }
    return (offset, start..<start + length)
  }

  /// Returns the text of a value without what pads it.
  private static func text(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let text = value.prefix(Limits.textBytes).drop { $0 <= 0x20 }
    return text.prefix { $0 > 0x20 }
  }
}
