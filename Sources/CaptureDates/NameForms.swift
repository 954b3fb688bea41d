/// The forms of rules 39 to 41. Each begins with a whole run of digits and ends before a byte that is none.
extension NameScanner {
  /// `20200102_030405` and `20200102-030405006`.
  func compactToken(at run: Range<Int>) -> NameToken? {
    var cursor = cursor(at: run.lowerBound)
    guard let day = cursor.compactDay(), cursor.skipCompactJoint() else { return nil }
    let count = cursor.digitCount
    guard count == 6 || count == 9, var wall = cursor.compactTime(on: day) else { return nil }
    wall.setFraction(digits: cursor.digits())
    let isOneDrive = count == 9 && cursor.rest.starts(with: Words.oneDrive)
    let isPixel = stands(Words.pixel, before: run.lowerBound)
    return token(
      isPixel ? .pixel : isOneDrive ? .oneDrive : .compact, wall, end: cursor.position)
  }

  /// `20200102030405` and `20200102030405006`.
  func unbrokenToken(at run: Range<Int>) -> NameToken? {
    var cursor = cursor(at: run.lowerBound)
    guard let day = cursor.compactDay(), var wall = cursor.compactTime(on: day) else { return nil }
    wall.setFraction(digits: cursor.digits())
    return token(.unbroken, wall, end: cursor.position)
  }

  /// `IMG-20200102-WA0001`: the day on which it was received.
  func receivedToken(at run: Range<Int>) -> NameToken? {
    guard stands(Words.image, before: run.lowerBound) || stands(Words.video, before: run.lowerBound) else {
      return nil
    }
    var cursor = cursor(at: run.lowerBound)
    guard let day = cursor.compactDay(), cursor.rest.starts(with: Words.received) else { return nil }
    return token(.received, day, end: cursor.position)
  }

  /// A count since 1970, of seconds in ten digits or milliseconds in thirteen, where rule 40 trusts it.
  func unixToken(at run: Range<Int>) -> NameToken? {
    let isStem =
      run.lowerBound == 0 && run.upperBound == (name.lastIndex(of: UInt8(ascii: ".")) ?? name.count)
    let isKnown = [Words.facebook, Words.replay].contains {
      $0.count == run.lowerBound && name.starts(with: $0)
    }
    guard isStem || isKnown else { return nil }
    var cursor = cursor(at: run.lowerBound)
    guard let high = cursor.number(digits: 5), let low = cursor.number(digits: 5),
      var wall = WallTime(secondsSince1970: Int64(high) * 100_000 + Int64(low))
    else { return nil }
    wall.setFraction(digits: cursor.digits())
    return token(.unix, wall, end: cursor.position)
  }

  /// `2020-01-02`, and the time behind it if there is a good one.
  func dashedToken(at run: Range<Int>) -> NameToken? {
    var cursor = cursor(at: run.lowerBound)
    guard let day = cursor.dashedDay() else { return nil }
    var onward = cursor
    if let wall = onward.dashedTime(on: day), let token = token(.dashed, wall, end: onward.position) {
      return token
    }
    return token(.day, day, end: cursor.position)
  }
}

/// What stands around dates in names.
private enum Words {
  static let pixel = Array("PXL_".utf8)
  static let oneDrive = Array("_iOS".utf8)
  static let image = Array("IMG-".utf8)
  static let video = Array("VID-".utf8)
  static let received = Array("-WA".utf8)
  static let facebook = Array("FB_IMG_".utf8)
  static let replay = Array("RPReplay_Final".utf8)
  static let at = Array(" at ".utf8)
  /// A space, a no-break space, and the narrow one of recent macOS.
  static let spaces: [[UInt8]] = [[0x20], [0xC2, 0xA0], [0xE2, 0x80, 0xAF]]
}

extension NameScanner {
  private func cursor(at position: Int) -> TextCursor { TextCursor(name, in: position..<end) }

  private func stands(_ word: [UInt8], before position: Int) -> Bool {
    position >= word.count && name[position - word.count..<position].elementsEqual(word)
  }

  /// Makes a token of a time that lies within the years of rule 38.
  private func token(_ pattern: NamePattern, _ wall: WallTime, end: Int) -> NameToken? {
    guard wall.year >= 1990, wall.secondsSince1970 <= latest else { return nil }
    return NameToken(pattern: pattern, wall: wall, end: end)
  }
}

extension TextCursor {
  /// Reads `20200102`.
  fileprivate mutating func compactDay() -> WallTime? {
    guard let year = number(digits: 4), let month = number(digits: 2), let day = number(digits: 2),
      CivilDay(year: year, month: month, day: day) != nil
    else { return nil }
    return WallTime(year: year, month: month, day: day)
  }

  /// Reads `030405`.
  fileprivate mutating func compactTime(on day: WallTime) -> WallTime? {
    guard let hour = number(digits: 2), let minute = number(digits: 2), let second = number(digits: 2) else {
      return nil
    }
    return day.at(hour: hour, minute: minute, second: second)
  }

  fileprivate mutating func skipCompactJoint() -> Bool {
    switch next {
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " "), UInt8(ascii: "T"):
      advance()
      return true
    default: return false
    }
  }

  /// Reads `2020-01-02` or `2020_01_02`, and no digit may follow.
  fileprivate mutating func dashedDay() -> WallTime? {
    guard let year = number(digits: 4), let dash = next,
      dash == UInt8(ascii: "-") || dash == UInt8(ascii: "_"),
      skip(dash), digitCount == 2, let month = number(digits: 2),
      skip(dash), digitCount == 2, let day = number(digits: 2),
      CivilDay(year: year, month: month, day: day) != nil
    else { return nil }
    return WallTime(year: year, month: month, day: day)
  }

  /// Reads what may stand behind a dashed day: ` at 3.04.05 PM`, `_03-04-05`, ` 03.04.05`, `-030405`.
  fileprivate mutating func dashedTime(on day: WallTime) -> WallTime? {
    guard skip(Words.at) || skipCompactJoint() else { return nil }
    let hourDigits = digitCount
    if hourDigits == 6 { return compactTime(on: day) }
    guard hourDigits == 1 || hourDigits == 2, let hour = number(digits: hourDigits),
      let colon = next, Self.isColon(colon),
      skip(colon), digitCount == 2, let minute = number(digits: 2),
      skip(colon), digitCount == 2, let second = number(digits: 2)
    else { return nil }
    if let isAfternoon = spacedHalfOfDay() {
      guard 1...12 ~= hour else { return nil }
      return day.at(hour: hour % 12 + (isAfternoon ? 12 : 0), minute: minute, second: second)
    }
    // One digit is an hour of twelve, which says nothing without its half of the day.
    guard hourDigits == 2, var wall = day.at(hour: hour, minute: minute, second: second) else { return nil }
    var onward = self
    if colon == UInt8(ascii: "-"), onward.skip(colon), onward.digitCount == 3 {
      wall.setFraction(digits: onward.digits())
      self = onward
    }
    return wall
  }

  /// Reads ` AM` or ` PM`, behind a space of any width or none, and says whether it is the latter.
  private mutating func spacedHalfOfDay() -> Bool? {
    var onward = self
    for space in Words.spaces where onward.skip(space) { break }
    guard let isAfternoon = onward.halfOfDay() else { return nil }
    self = onward
    return isAfternoon
  }

  private static func isColon(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: ":"): true
    default: false
    }
  }
}

extension WallTime {
  /// Returns this day with a time; hour 24 and second 60 are read as in a string (rules 14 and 15).
  fileprivate func at(hour: Int, minute: Int, second: Int) -> WallTime? {
    guard hour <= 24, minute < 60, second <= 60 else { return nil }
    return WallTime(
      year: Int(year), month: Int(month), day: Int(day),
      hour: hour == 24 ? 0 : hour, minute: minute, second: min(second, 59))
  }
}
