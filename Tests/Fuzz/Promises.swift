import CaptureDates

@testable import MediaFormats

/// What holds of everything that is read, however hostile the bytes.
enum Promises {
  /// A file is left alone after a bounded number of reads.
  static func check(_ source: borrowing ByteSource) throws(Breach) {
    try promise(source.readCount <= Limits.reads, "\(source.readCount) reads")
  }

  /// A container's parts lie behind its beginning, and what it tells makes sense.
  static func check(_ contents: MediaContents) throws(Breach) {
    for payload in contents.exif.map(\.payload) + contents.xmp + [contents.iptc].compactMap({ $0 }) {
      switch payload {
      case .range(let range): try promise(range.lowerBound >= 0, "a payload at \(range)")
      case .bytes(let bytes, _):
        let limit = max(Limits.exif, Limits.xmp, Limits.iptc)
        try promise(bytes.count <= limit, "a payload of \(bytes.count) bytes in memory")
      }
    }
    try check(contents.details)
    try check(contents.dates)
  }

  /// What is known besides dates can be printed and believed.
  static func check(_ details: MediaDetails) throws(Breach) {
    for (name, size) in [("width", details.width), ("height", details.height)] {
      if let size { try promise(1...0xFFFF_FFFF ~= size, "a \(name) of \(size)") }
    }
    if let orientation = details.orientation {
      try promise(1...8 ~= orientation, "orientation \(orientation)")
    }
    if let duration = details.duration {
      try promise(duration.isFinite && duration >= 0, "a duration of \(duration) seconds")
    }
    for (name, text) in [("make", details.make), ("model", details.model)] {
      try promise(text != "", "an empty \(name)")
    }
    let (latitude, longitude) = (details.latitude, details.longitude)
    try promise((latitude == nil) == (longitude == nil), "half a place")
    if let latitude { try promise(-90...90 ~= latitude, "latitude \(latitude)") }
    if let longitude { try promise(-180...180 ~= longitude, "longitude \(longitude)") }
  }
}

// MARK: - Dates

extension Promises {
  /// 2027-01-15 in a zone that is 5:45 hours ahead, so that a wall never shows what UTC does.
  private static let clock = HostClock(now: 1_800_000_000) { _ in 20_700 }
  private static let file = FileFacts(name: Array("IMG_0001.JPG".utf8), modified: (1_700_000_000, 0))
  static let chooser = DateChooser(clock: clock)
  /// The last second that is not in the future.
  static let latest: Int64 = 1_800_086_400

  /// Returns the date that a file with these candidates gets.
  @discardableResult
  static func check(_ candidates: [DateCandidate]) throws(Breach) -> CaptureDate? {
    let date = chooser.date(from: candidates, of: file)
    let verdicts = chooser.verdicts(on: candidates, of: file)
    for case let date? in verdicts.map(\.date) { try check(date) }
    let winners = verdicts.filter { $0.fate == .won }
    try promise(winners.count == 1, "\(winners.count) dates win")
    try promise(winners.first?.date == date, "\(winners) against \(String(describing: date))")
    return date
  }

  /// A date is one of the calendar, neither older than photography nor in the future (rules 16 and 17).
  private static func check(_ date: CaptureDate) throws(Breach) {
    try check(date.wall)
    try promise(date.wall.year >= 1826, "\(date) is too early")
    // What the wall shows is ahead of UTC by no more than the zone is.
    try promise(date.wall.secondsSince1970 <= latest + 14 * 3600, "\(date) is in the future")
    if let offset = date.offsetMinutes { try promise(-840...840 ~= offset, "offset \(offset)") }
  }

  /// A time has fields that a calendar and a clock have, and is the same when it was written and read again.
  static func check(_ wall: WallTime) throws(Breach) {
    let year = Int(wall.year)
    let isDay =
      1...9999 ~= year && 1...12 ~= wall.month
      && 1...CivilDay.dayCount(ofMonth: Int(wall.month), year: year) ~= Int(wall.day)
    let isTime = wall.hour < 24 && wall.minute < 60 && wall.second < 60 && wall.nanosecond < 1_000_000_000
    try promise(isDay && isTime, "\(wall) is no time")
    try promise((1...9 ~= wall.fractionDigits) == (wall.precision == .fraction), "the fraction of \(wall)")
    var text: [UInt8] = []
    wall.append(to: &text)
    let isBorrowed = wall.precision == .day && (wall.hour, wall.minute, wall.second) != (0, 0, 0)
    let isSame = isBorrowed || WallTime(text) == wall
    try promise(isSame, "\(wall) is another when it was written as \(String(decoding: text, as: UTF8.self))")
  }
}
