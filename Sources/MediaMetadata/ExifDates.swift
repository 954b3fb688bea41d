import CaptureDates

extension Exif {
  /// The dates that the structure offers, each with the fraction and offset that belong to it (rule 20).
  borrowing func dateCandidates() -> [DateCandidate] {
    var candidates: [DateCandidate] = []
    let hours = timeZoneHours()
    append(
      .exifDateTimeOriginal, text(Tag.dateTimeOriginal), subSecond: Tag.subSecTimeOriginal,
      offset: Tag.offsetTimeOriginal, hours: hours.original, to: &candidates)
    append(
      .exifDateTimeDigitized, text(Tag.dateTimeDigitized), subSecond: Tag.subSecTimeDigitized,
      offset: Tag.offsetTimeDigitized, hours: hours.original, to: &candidates)
    append(
      .exifDateTime, text(Tag.dateTime, in: .primary), subSecond: Tag.subSecTime,
      offset: Tag.offsetTime, hours: hours.modified, to: &candidates)
    if let gps = gpsCandidate() { candidates.append(gps) }
    return candidates
  }

  private borrowing func append(
    _ source: DateSource, _ date: [UInt8], subSecond: UInt32, offset: UInt32, hours: Int?,
    to candidates: inout [DateCandidate]
  ) {
    guard !date.isEmpty else { return }
    candidates.append(
      DateCandidate(
        source: source, value: .text(date, subSecond: text(subSecond), offset: text(offset)),
        timeZoneHours: hours))
  }

  /// TimeZoneOffset (TIFF/EP, 0x882A): hours for DateTimeOriginal, then for DateTime.
  private borrowing func timeZoneHours() -> (original: Int?, modified: Int?) {
    (integer(Tag.timeZoneOffset), integer(Tag.timeZoneOffset, at: 1))
  }

  /// GPSDateStamp and GPSTimeStamp, which are UTC (Exif 3.0, 4.6.6.6.8 and 4.6.6.6.30).
  private borrowing func gpsCandidate() -> DateCandidate? {
    let day = text(Tag.gpsDateStamp, in: .gps)
    let time = rationals(Tag.gpsTimeStamp, in: .gps)
    guard !day.isEmpty, time.count == 3 else { return nil }
    let parts = time.map { $0.denominator == 0 ? .nan : Double($0.numerator) / Double($0.denominator) }
    guard parts[0] < 24, parts[1] < 60, parts[2] < 60 else { return nil }
    // Some receivers put the whole time into fractional hours or minutes.
    let milliseconds = Int(parts[0] * 3_600_000 + parts[1] * 60_000 + parts[2] * 1000 + 0.5)
    guard milliseconds < 86_400_000 else { return nil }
    let seconds = milliseconds / 1000
    var date = day.prefix { $0 != 0 } + [0x20]
    for (index, value) in [seconds / 3600, seconds / 60 % 60, seconds % 60].enumerated() {
      if index > 0 { date.append(0x3A) }
      date += [0x30 + UInt8(value / 10), 0x30 + UInt8(value % 10)]
    }
    let fraction = milliseconds % 1000
    let digits = fraction == 0 ? [] : Array(String(1000 + fraction).utf8.dropFirst())
    return DateCandidate(
      source: .gps, value: .text(Array(date), subSecond: digits, offset: Array("+00:00".utf8)))
  }
}
