/// How far a wall clock is ahead of UTC.
public struct UTCOffset: Hashable, Sendable {
  /// The minutes ahead; negative west of Greenwich.
  public let minutes: Int

  /// Creates an offset; `nil` beyond ±14:00, where no zone of today is (rule 21).
  public init?(minutes: Int) {
    guard -840...840 ~= minutes else { return nil }
    self.minutes = minutes
  }

  /// Reads `Z`, `±hh:mm`, `±hhmm` or `±hh` with blanks around it; U+2212 is a minus too (rule 11).
  ///
  /// `nil` means that nothing is known: the text is blank, malformed or out of range (rule 21).
  public init?(_ text: [UInt8]) {
    guard !text.isEmpty else { return nil }
    var cursor = TextCursor(trimming: text)
    guard let offset = cursor.offset(), cursor.isAtEnd else { return nil }
    self = offset
  }

  /// Appends it as `+09:00`.
  public func append(to text: inout [UInt8]) {
    let size = minutes.magnitude
    text.append(UInt8(ascii: minutes < 0 ? "-" : "+"))
    text.append(number: size / 60, digits: 2)
    text.append(UInt8(ascii: ":"))
    text.append(number: size % 60, digits: 2)
  }
}

extension TextCursor {
  /// Reads an offset; `nil` when what comes next is none, and then the cursor may stand anywhere in it.
  mutating func offset() -> UTCOffset? {
    if skip(UInt8(ascii: "Z")) || skip(UInt8(ascii: "z")) {
      return next?.isLetter == true ? nil : UTCOffset(minutes: 0)
    }
    guard let isNegative = sign() else { return nil }
    let count = digitCount
    guard count == 1 || count == 2 || count == 4, let hours = number(digits: min(count, 2)) else {
      return nil
    }
    var minutes = 0
    if count == 4 || skip(UInt8(ascii: ":")) {
      guard let given = number(digits: 2), digitCount == 0 else { return nil }
      minutes = given
    } else if count == 1 {
      return nil
    }
    guard minutes < 60 else { return nil }
    return UTCOffset(minutes: (hours * 60 + minutes) * (isNegative ? -1 : 1))
  }

  /// Reads `+`, `-` or U+2212 and says whether it is a minus.
  private mutating func sign() -> Bool? {
    if skip(UInt8(ascii: "+")) { return false }
    if skip(UInt8(ascii: "-")) { return true }
    return skip(0xE2) && skip(0x88) && skip(0x92) ? true : nil
  }
}
