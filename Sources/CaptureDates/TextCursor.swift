/// A place in a text of bytes, from which fields are read one after another.
struct TextCursor {
  private let text: [UInt8]
  private let end: Int
  private(set) var position: Int

  /// Starts at the first byte of `text`.
  init(_ text: [UInt8]) {
    self.text = text
    position = 0
    end = text.count
  }

  /// Reads the bytes of `text` in `range`, which lies in it.
  init(_ text: [UInt8], in range: Range<Int>) {
    self.text = text
    position = range.lowerBound
    end = range.upperBound
  }

  /// Starts at the first byte of `text` that isn't blank, and ends before the first NUL and trailing blanks (rule 8).
  init(trimming text: [UInt8]) {
    var start = 0
    while start < text.count, text[start] == 0 || Self.isBlank(text, at: start) { start += 1 }
    var end = start
    while end < text.count, text[end] != 0 { end += 1 }
    while end > start, Self.isBlank(text, at: end - 1) { end -= 1 }
    self.text = text
    self.end = end
    position = start
  }

  /// Whether a byte is a space, a tab, a line's end (C's `asctime` writes one), or (part of) a no-break space, in
  /// Latin-1 or in UTF-8.
  private static func isBlank(_ text: [UInt8], at index: Int) -> Bool {
    switch text[index] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0xA0: true
    case 0xC2: index + 1 < text.count && text[index + 1] == 0xA0
    default: false
    }
  }
}

extension TextCursor {
  /// Whether nothing is left.
  var isAtEnd: Bool { position == end }

  /// The next byte.
  var next: UInt8? { position < end ? text[position] : nil }

  /// What is left.
  var rest: ArraySlice<UInt8> { text[position..<end] }

  /// How many digits come next.
  var digitCount: Int {
    var index = position
    while index < end, text[index].isDigit { index += 1 }
    return index - position
  }

  /// Passes over a byte, if there is one.
  mutating func advance() { if position < end { position += 1 } }

  /// Passes over `byte` if it comes next, and says whether it did.
  @discardableResult
  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Passes over `word` if all of it comes next, and says whether it did.
  @discardableResult
  mutating func skip(_ word: [UInt8]) -> Bool {
    guard rest.starts(with: word) else { return false }
    position += word.count
    return true
  }

  /// Passes over spaces and tabs.
  mutating func skipBlanks() {
    while next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") { position += 1 }
  }

  /// Reads exactly `count` digits, at most nine, as a number; `nil` when fewer come next.
  mutating func number(digits count: Int) -> Int? {
    guard end - position >= count else { return nil }
    var value = 0
    for index in position..<position + count {
      guard text[index].isDigit else { return nil }
      value = value * 10 + Int(text[index] - UInt8(ascii: "0"))
    }
    position += count
    return value
  }

  /// Reads `AM` or `PM`, in capitals or not, and says whether it is the latter; `nil`, and nothing is passed over,
  /// when neither comes next.
  mutating func halfOfDay() -> Bool? {
    var onward = self
    let isAfternoon = onward.skip(eitherCaseOf: "P")
    guard isAfternoon || onward.skip(eitherCaseOf: "A"), onward.skip(eitherCaseOf: "M"),
      onward.next?.isLetter != true
    else { return nil }
    self = onward
    return isAfternoon
  }

  private mutating func skip(eitherCaseOf capital: Unicode.Scalar) -> Bool {
    skip(UInt8(ascii: capital)) || skip(UInt8(ascii: capital) | 0x20)
  }

  /// Reads all digits that come next.
  mutating func digits() -> ArraySlice<UInt8> {
    let start = position
    position += digitCount
    return text[start..<position]
  }
}

extension UInt8 {
  /// Whether it is an ASCII digit.
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// Whether it is an ASCII letter.
  var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Whether it is an ASCII letter that can stand for a digit of base sixteen.
  var isHexLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 6 }
}
