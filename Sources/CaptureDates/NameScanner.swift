/// Looks for dates in a name: from one run of digits to the next, which is quick where there are none.
struct NameScanner {
  let name: [UInt8]
  let latest: Int64
  /// Where to stop looking.
  let end: Int

  /// No file system has longer names; the rest of a longer text is not looked at.
  private static let longestName = 1_024

  init(_ name: [UInt8], latest: Int64) {
    self.name = name
    self.latest = latest
    end = min(name.count, Self.longestName)
  }

  /// Returns the date that wins by rule 38, and whether the name tells another that contradicts it.
  func bestToken() -> (token: NameToken, isAmbiguous: Bool)? {
    var best: NameToken?
    var isAmbiguous = false
    var position = 0
    while position < end {
      guard name[position].isDigit else {
        position += 1
        continue
      }
      let start = position
      while position < end, name[position].isDigit { position += 1 }
      guard position - start >= 4, let token = token(at: start..<position) else { continue }
      position = token.end
      guard let chosen = best else {
        best = token
        continue
      }
      if token.contradicts(chosen) { isAmbiguous = true }
      if token.pattern < chosen.pattern { best = token }
    }
    return best.map { ($0, isAmbiguous) }
  }

  /// Returns the date that begins with the whole run of digits `run`, by the form that its length allows.
  private func token(at run: Range<Int>) -> NameToken? {
    switch run.count {
    case 4: dashedToken(at: run) ?? recorderToken(at: run)
    case 8: compactToken(at: run) ?? windowsToken(at: run) ?? receivedToken(at: run)
    case 10, 13: unixToken(at: run)
    case 14, 17: unbrokenToken(at: run)
    default: nil
    }
  }
}

extension NameScanner {
  /// How long a number in base sixteen is at least: a letter or two beside a date say nothing.
  private static let shortestHex = 8

  /// Whether the digit at a position is one of a number in base sixteen (rule 38).
  ///
  /// That of `Image20200102` is not: what its letters belong to is a word. A UUID needs no look of its own, as none
  /// of the forms fits between its dashes.
  func isInHex(_ position: Int) -> Bool {
    var lower = position
    var upper = position
    while lower > 0, isHexDigit(name[lower - 1]) { lower -= 1 }
    while upper < end, isHexDigit(name[upper]) { upper += 1 }
    let isInWord = lower > 0 && name[lower - 1].isLetter || upper < end && name[upper].isLetter
    return upper - lower >= Self.shortestHex && !isInWord && !name[lower..<upper].allSatisfy(\.isDigit)
  }

  private func isHexDigit(_ byte: UInt8) -> Bool { byte.isDigit || byte.isHexLetter }
}
