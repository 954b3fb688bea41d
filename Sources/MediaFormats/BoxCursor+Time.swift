/// The moments and lengths of time of a full box, whose version tells how wide they are.
extension BoxCursor {
  /// Takes a number that is 64 bits wide in version 1; `nil` for one that is too large, as where all bits are set to
  /// say that nothing is known.
  mutating func length(version: Int, of source: inout ByteSource) throws(MalformedMedia) -> Int? {
    let isWide = version == 1
    let high = isWide ? try integer(4, of: &source) : 0
    let low = try integer(4, of: &source)
    if isWide { return high < 0x8000_0000 ? high << 32 | low : nil }
    return low == 0xFFFF_FFFF ? nil : low
  }

  /// Takes a moment; `nil` where there is none (rule 35).
  ///
  /// It counts from 1904. Some programs count from 1970 all the same, which makes numbers too small for any film.
  mutating func time(version: Int, of source: inout ByteSource) throws(MalformedMedia) -> HeaderTime? {
    let start = rest.lowerBound
    guard let count = try length(version: version, of: &source), count > 0 else { return nil }
    let from1904To1970 = 2_082_844_800
    let seconds = Int64(count < from1904To1970 ? count : count - from1904To1970)
    return HeaderTime(seconds: seconds, start: start)
  }
}

/// A moment in the header of a movie, a track or its media.
struct HeaderTime {
  /// Seconds since 1970.
  var seconds: Int64
  /// Where in the file it stands.
  var start: Int
}
