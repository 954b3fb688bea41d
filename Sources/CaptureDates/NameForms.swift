/// The forms of rules 39 to 41. Each begins with a whole run of digits and ends before a byte that is none.
extension NameScanner {
  /// `20200102_030405` and `20200102-030405006`.
  func compactToken(at run: Range<Int>) -> NameToken? {
    var cursor = cursor(at: run.lowerBound)
    guard let day = cursor.compactDay(), cursor.skipCompactJoint() else { return nil }
    let count = cursor.digitCount
    guard count == 6 || count == 9, var wall = cursor.compactTime(on: day) else { return nil }
    wall.setFraction(digits: cursor.digits())
    let rest = cursor.rest
    // A digit behind it would touch the token.
    let isOneDrive =
      count == 9 && rest.starts(with: NameWords.oneDrive)
      && rest.dropFirst(NameWords.oneDrive.count).first?.isDigit != true
    let isPixel = stands(NameWords.pixel, before: run.lowerBound)
    let pattern: NamePattern = isPixel ? .pixel : isOneDrive ? .oneDrive : .compact
    return token(pattern, wall, run.lowerBound..<cursor.position)
  }

  /// `WIN_20200102_03_04_05_Pro`: what Windows' cameras write.
  func windowsToken(at run: Range<Int>) -> NameToken? {
    guard NameWords.windows.contains(where: { stands($0, before: run.lowerBound) }) else { return nil }
    var cursor = cursor(at: run.lowerBound)
    guard let day = cursor.compactDay(), cursor.skip(UInt8(ascii: "_")),
      let wall = cursor.underscoredTime(on: day)
    else { return nil }
    return token(.compact, wall, run.lowerBound..<cursor.position)
  }

  /// `2020_0102_030405`: what cameras in cars write.
  func recorderToken(at run: Range<Int>) -> NameToken? {
    var cursor = cursor(at: run.lowerBound)
    guard let year = cursor.number(digits: 4), cursor.skip(UInt8(ascii: "_")), cursor.digitCount == 4,
      let month = cursor.number(digits: 2), let day = cursor.number(digits: 2),
      CivilDay(year: year, month: month, day: day) != nil, cursor.skip(UInt8(ascii: "_")),
      cursor.digitCount == 6,
      let wall = cursor.compactTime(on: WallTime(year: year, month: month, day: day))
    else { return nil }
    return token(.compact, wall, run.lowerBound..<cursor.position)
  }

  /// `20200102030405` and `20200102030405006`.
  func unbrokenToken(at run: Range<Int>) -> NameToken? {
    var cursor = cursor(at: run.lowerBound)
    guard let day = cursor.compactDay(), var wall = cursor.compactTime(on: day) else { return nil }
    wall.setFraction(digits: cursor.digits())
    return token(.unbroken, wall, run.lowerBound..<cursor.position)
  }

  /// `IMG-20200102-WA0001`: the day on which it was received.
  func receivedToken(at run: Range<Int>) -> NameToken? {
    guard [NameWords.image, NameWords.video].contains(where: { stands($0, before: run.lowerBound) }) else {
      return nil
    }
    var cursor = cursor(at: run.lowerBound)
    guard let day = cursor.compactDay(), cursor.rest.starts(with: NameWords.received) else { return nil }
    return token(.received, day, run.lowerBound..<cursor.position)
  }

  /// A count since 1970, of seconds in ten digits or milliseconds in thirteen, where rule 40 trusts it.
  func unixToken(at run: Range<Int>) -> NameToken? {
    let isStem =
      run.lowerBound == 0 && run.upperBound == (name.lastIndex(of: UInt8(ascii: ".")) ?? name.count)
    let isKnown = [NameWords.facebook, NameWords.replay].contains {
      $0.count == run.lowerBound && name.starts(with: $0)
    }
    guard isStem || isKnown else { return nil }
    var cursor = cursor(at: run.lowerBound)
    guard let high = cursor.number(digits: 5), let low = cursor.number(digits: 5),
      var wall = WallTime(secondsSince1970: Int64(high) * 100_000 + Int64(low))
    else { return nil }
    wall.setFraction(digits: cursor.digits())
    return token(.unix, wall, run.lowerBound..<cursor.position)
  }

  /// `2020-01-02`, and the time behind it if there is a good one.
  func dashedToken(at run: Range<Int>) -> NameToken? {
    var cursor = cursor(at: run.lowerBound)
    guard let day = cursor.dashedDay(), !isBehindDayAndMonth(run.lowerBound) else { return nil }
    var onward = cursor
    if let wall = onward.dashedTime(on: day),
      let token = token(.dashed, wall, run.lowerBound..<onward.position)
    {
      return token
    }
    return token(.day, day, run.lowerBound..<cursor.position)
  }
}

extension NameScanner {
  private func cursor(at position: Int) -> TextCursor { TextCursor(name, in: position..<end) }

  private func stands(_ word: [UInt8], before position: Int) -> Bool {
    position >= word.count && name[position - word.count..<position].elementsEqual(word)
  }

  /// Whether a year ends a date, as in `22-04-2016-10-12`: what follows is no month then (rule 42). Of two whole
  /// dates in a row the second one's year does not.
  private func isBehindDayAndMonth(_ position: Int) -> Bool {
    guard position >= 6 else { return false }
    let dash = name[position + 4]
    let isBehind =
      name[position - 1] == dash && name[position - 4] == dash
      && [6, 5, 3, 2].allSatisfy { name[position - $0].isDigit }
    guard isBehind, position >= 7 else { return isBehind }
    // What is before may be the end of a longer run of digits, or of a date that begins with its year.
    let isBehindMore = position >= 8 && name[position - 7] == dash && name[position - 8].isDigit
    return !name[position - 7].isDigit && !isBehindMore
  }

  /// Makes a token of a time that lies within the years of rule 38, and neither begins nor ends within a number in
  /// base sixteen.
  private func token(_ pattern: NamePattern, _ wall: WallTime, _ place: Range<Int>) -> NameToken? {
    guard wall.year >= 1990, wall.secondsSince1970 <= latest, !isInHex(place.lowerBound),
      !isInHex(place.upperBound - 1)
    else { return nil }
    return NameToken(pattern: pattern, wall: wall, end: place.upperBound)
  }
}
