import CaptureDates
import MediaFormats

extension Exif {
  /// The dates that the structure offers, each with the fraction and offset that belong to it (rule 20).
  borrowing func dateCandidates() -> [DateCandidate] {
    var candidates: [DateCandidate] = []
    candidates.reserveCapacity(4)
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
    guard let original = integer(Tag.timeZoneOffset) else { return (nil, nil) }
    return (original, integer(Tag.timeZoneOffset, at: 1))
  }

  /// The minutes or seconds of GPSTimeStamp, which may be 0/0 where the hours carry a fraction.
  private borrowing func timePart(at index: Int) -> Double? {
    rational(Tag.gpsTimeStamp, in: .gps, at: index).map { $0.isNaN ? 0 : $0 }
  }

  /// GPSDateStamp and GPSTimeStamp, which are UTC (Exif 3.0, 4.6.6.6.8 and 4.6.6.6.30).
  private borrowing func gpsCandidate() -> DateCandidate? {
    var date = text(Tag.gpsDateStamp, in: .gps)
    guard !date.isEmpty, let hours = rational(Tag.gpsTimeStamp, in: .gps, at: 0), 0..<24 ~= hours,
      let minutes = timePart(at: 1), 0..<60 ~= minutes, let seconds = timePart(at: 2), 0..<60 ~= seconds
    else { return nil }
    let milliseconds = Int(hours * 3_600_000 + minutes * 60_000 + seconds * 1000 + 0.5)
    guard milliseconds < 86_400_000 else { return nil }
    if let end = date.firstIndex(of: 0) { date.removeSubrange(end...) }
    let second = milliseconds / 1000
    date.append(UInt8(ascii: " "))
    date.append(number: second / 3600, digits: 2)
    date.append(UInt8(ascii: ":"))
    date.append(number: second / 60 % 60, digits: 2)
    date.append(UInt8(ascii: ":"))
    date.append(number: second % 60, digits: 2)
    var fraction: [UInt8] = []
    if milliseconds % 1000 > 0 { fraction.append(number: milliseconds % 1000, digits: 3) }
    return DateCandidate(source: .gps, value: .text(date, subSecond: fraction, offset: utc))
  }
}

extension ExifFields {
  /// Where the string of a date stands in the file from which the fields were copied.
  func place(of source: DateSource) -> DateCandidate.Place? {
    let start: Int? =
      switch source {
      case .exifDateTimeOriginal: start(of: Tag.dateTimeOriginal, in: .exif)
      case .exifDateTimeDigitized: start(of: Tag.dateTimeDigitized, in: .exif)
      case .exifDateTime: start(of: Tag.dateTime, in: .primary)
      case .gps: start(of: Tag.gpsDateStamp, in: .gps)
      default: nil
      }
    return start.map { .byte($0) }
  }
}

private let utc = Array("Z".utf8)

extension [UInt8] {
  /// Appends a number with leading zeros.
  fileprivate mutating func append(number: Int, digits: Int) {
    var unit = 1
    for _ in 1..<digits { unit *= 10 }
    while unit > 0 {
      append(UInt8(ascii: "0") + UInt8(number / unit % 10))
      unit /= 10
    }
  }
}
