/// The order of file names in which IMG_9 comes before IMG_10 (cli.md, *The grid*).
///
/// Bytes are compared one by one, but two runs of ASCII digits as numbers of any length; equal numbers by
/// fewer leading zeros. No case is folded, and no locale has a say.
public enum NaturalOrder {
  /// Returns a number below, equal to or above 0, as `one` comes before, with or after `other`.
  static func compare(_ one: [UInt8], _ other: [UInt8]) -> Int { compare(one.span, other.span) }

  /// Returns the same of names that stand in the midst of paths.
  static func compare(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Int {
    var i = 0
    var j = 0
    while i < one.count, j < other.count {
      if isDigit(one[i]), isDigit(other[j]) {
        let difference = compareNumbers(one, &i, other, &j)
        if difference != 0 { return difference }
      } else {
        if one[i] != other[j] { return one[i] < other[j] ? -1 : 1 }
        i += 1
        j += 1
      }
    }
    return (one.count - i).signum() - (other.count - j).signum()
  }

  /// Compares the numbers that begin at both places, and moves both behind them.
  private static func compareNumbers(
    _ one: Span<UInt8>, _ i: inout Int, _ other: Span<UInt8>, _ j: inout Int
  ) -> Int {
    let (zeros, digits) = number(in: one, at: &i)
    let (otherZeros, otherDigits) = number(in: other, at: &j)
    if digits.count != otherDigits.count { return digits.count - otherDigits.count }
    for index in 0..<digits.count {
      let (digit, otherDigit) = (one[digits.lowerBound + index], other[otherDigits.lowerBound + index])
      if digit != otherDigit { return Int(digit) - Int(otherDigit) }
    }
    return zeros - otherZeros
  }

  /// Returns how many leading zeros a number has and where the digits behind them lie.
  private static func number(
    in text: Span<UInt8>, at index: inout Int
  ) -> (zeros: Int, digits: Range<Int>) {
    let start = index
    while index < text.count, text[index] == UInt8(ascii: "0") { index += 1 }
    let first = index
    while index < text.count, isDigit(text[index]) { index += 1 }
    return (first - start, first..<index)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
