@testable import CaptureDates

/// The readers of date strings, of offsets and of names, and the choice between dates.
enum DateTrial {
  static func run(_ bytes: [UInt8]) throws(Breach) {
    try promiseHaste { () throws(Breach) in
      try readString(bytes)
      try readOffset(bytes)
      try readName(bytes)
      try choose(bytes)
    }
  }

  /// A string that tells a date tells the same one when that was written in our own form.
  private static func readString(_ bytes: [UInt8]) throws(Breach) {
    guard let string = try? DateString(bytes) else { return }
    try Promises.check(string.wall)
    var text: [UInt8] = []
    string.wall.append(to: &text)
    // Without a time of day there is nothing that an offset could belong to.
    let offset = string.wall.precision >= .minute ? string.offset : nil
    offset?.append(to: &text)
    let again = try? DateString(text)
    let isSame = again?.wall == string.wall && again?.offset == offset
    try promise(isSame, "\(string) reads as another from \(String(decoding: text, as: UTF8.self))")
  }

  private static func readOffset(_ bytes: [UInt8]) throws(Breach) {
    guard let offset = UTCOffset(bytes) else { return }
    try promise(-840...840 ~= offset.minutes, "offset \(offset.minutes)")
    var text: [UInt8] = []
    offset.append(to: &text)
    try promise(UTCOffset(text) == offset, "\(offset.minutes) minutes are others when written and read")
  }

  private static func readName(_ bytes: [UInt8]) throws(Breach) {
    guard let date = NameDate(bytes, latest: Promises.latest) else { return }
    try Promises.check(date.wall)
    let isKnown = date.wall.year >= 1990 && date.wall.secondsSince1970 <= Promises.latest
    try promise(isKnown && date.wall.precision >= .day, "\(date) is out of range")
  }

  /// Takes each line for a candidate: a byte tells its source, one its kind, and the rest is its value, whose parts
  /// tabs separate.
  private static func choose(_ bytes: [UInt8]) throws(Breach) {
    try Promises.check(
      bytes.split(separator: UInt8(ascii: "\n")).prefix(8).compactMap { line in
        guard let source = line.first, let kind = line.dropFirst().first else { return nil }
        return candidate(source, kind, line.dropFirst(2))
      })
  }

  private static func candidate(_ source: UInt8, _ kind: UInt8, _ rest: ArraySlice<UInt8>) -> DateCandidate {
    let sources = DateSource.allCases.filter { $0.dateClass == .metadata }
    var number: Int64 = 0
    for byte in rest.prefix(8) { number = number << 8 | Int64(byte) }
    let parts = rest.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map(Array.init)
    let value: DateCandidate.Value =
      switch kind % 4 {
      case 1: .instant(seconds: number, nanoseconds: Int32(truncatingIfNeeded: number &* 0x9E37_79B9))
      case 2: .wallSeconds(number)
      default:
        .text(
          parts[0], subSecond: parts.count > 1 ? parts[1] : [], offset: parts.count > 2 ? parts[2] : [])
      }
    let hours = Int(kind) / 4 - 20
    return DateCandidate(
      source: sources[Int(source) % sources.count], value: value, timeZoneHours: hours == -20 ? nil : hours)
  }
}
