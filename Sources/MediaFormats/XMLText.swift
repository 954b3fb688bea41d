/// A text in XML, read from its beginning to its end, mark by mark (Extensible Markup Language 1.0).
///
/// No tree is built and nothing is checked that is not needed: what is no markup is taken for text, and no
/// declaration is believed, so that no entity can grow.
struct XMLText {
  /// A name in a tag, as places in the text.
  struct Name {
    /// What stands before the colon; empty without one.
    let prefix: Range<Int>
    /// What stands behind it.
    let local: Range<Int>
  }

  /// What comes next in a text.
  enum Mark {
    /// The beginning of a tag that opens an element.
    case tag(Name)
    /// An attribute of that tag, with its value.
    case attribute(Name, Range<Int>)
    /// The end of that tag, and with it the element's if it is empty.
    case tagEnd(isEmpty: Bool)
    /// A tag that closes an element.
    case close
    /// Text between tags.
    case text(Range<Int>)
    /// Text in which nothing is markup.
    case literal(Range<Int>)
  }

  /// The bytes of the longest reference to a character, with a few zeros before its number: `&#x0010FFFF;`.
  private static let longestReference = 12

  private static let tagEnd = Array(">".utf8)
  private static let instructionEnd = Array("?>".utf8)
  private static let commentStart = Array("!--".utf8)
  private static let commentEnd = Array("-->".utf8)
  private static let literalStart = Array("![CDATA[".utf8)
  private static let literalEnd = Array("]]>".utf8)

  private let bytes: [UInt8]
  private var position = 0
  private var isInTag = false

  /// Creates a reader of a text in UTF-8.
  init(_ bytes: [UInt8]) { self.bytes = bytes }
}

// MARK: - Reading marks

extension XMLText {
  /// Returns the next mark; `nil` at the end, or where the rest is one mark that does not end.
  mutating func next() -> Mark? {
    while position < bytes.count {
      if isInTag {
        if let mark = nextInTag() { return mark }
      } else if bytes[position] != UInt8(ascii: "<") {
        return textUpToMarkup()
      } else {
        let start = position
        position += 1
        switch byte {
        case UInt8(ascii: "!"):
          guard skip(Self.literalStart) else {
            skip(past: skip(Self.commentStart) ? Self.commentEnd : Self.tagEnd)
            continue
          }
          let start = position
          guard skip(past: Self.literalEnd) else { return nil }
          return .literal(start..<position - Self.literalEnd.count)
        case UInt8(ascii: "?"): skip(past: Self.instructionEnd)
        case UInt8(ascii: "/"):
          guard skip(past: Self.tagEnd) else { return nil }
          return .close
        default:
          guard let name = name() else { return .text(start..<position) }  // A bare "<".
          isInTag = true
          return .tag(name)
        }
      }
    }
    return nil
  }

  /// Returns the next mark within a tag; `nil` where there was none.
  private mutating func nextInTag() -> Mark? {
    skipBlanks()
    let isEmpty = skip(UInt8(ascii: "/"))
    if skip(UInt8(ascii: ">")) {
      isInTag = false
      return .tagEnd(isEmpty: isEmpty)
    }
    guard let name = name() else {
      position = min(position + 1, bytes.count)
      return nil
    }
    skipBlanks()
    guard skip(UInt8(ascii: "=")) else { return nil }
    skipBlanks()
    guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    let start = position + 1
    position = bytes[start...].firstIndex(of: quote) ?? bytes.count
    guard skip(quote) else { return nil }
    return .attribute(name, start..<position - 1)
  }

  private mutating func textUpToMarkup() -> Mark {
    let start = position
    position = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    return .text(start..<position)
  }

  /// Reads a name, which ends where a byte can belong to none; `nil` where none begins.
  private mutating func name() -> Name? {
    let start = position
    var colon: Int?
    while position < bytes.count, Self.canBeInName(bytes[position]) {
      if bytes[position] == UInt8(ascii: ":"), colon == nil { colon = position }
      position += 1
    }
    guard position > start else { return nil }
    guard let colon else { return Name(prefix: start..<start, local: start..<position) }
    return Name(prefix: start..<colon, local: colon + 1..<position)
  }

  private static func canBeInName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="),
      UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "&"), UInt8(ascii: ";"):
      false
    default: true
    }
  }

  /// The byte that comes next.
  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while let byte, byte <= 0x20 { position += 1 }
  }

  /// Passes over `expected` if it comes next, and says whether it did.
  private mutating func skip(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    position += 1
    return true
  }

  /// Passes over `mark` if it comes next, and says whether it did.
  private mutating func skip(_ mark: [UInt8]) -> Bool {
    guard bytes[position...].starts(with: mark) else { return false }
    position += mark.count
    return true
  }

  /// Passes over everything up to `mark`, and that, and says whether it came; over all that is left if not.
  @discardableResult
  private mutating func skip(past mark: [UInt8]) -> Bool {
    while let start = bytes[position...].firstIndex(of: mark[0]) {
      position = start
      if skip(mark) { return true }
      position += 1
    }
    position = bytes.count
    return false
  }
}

// MARK: - Looking at places

extension XMLText {
  /// Says whether `range` holds `expected`.
  func matches(_ expected: [UInt8], in range: Range<Int>) -> Bool {
    range.count == expected.count && bytes[range].elementsEqual(expected)
  }

  /// Says whether two ranges hold the same.
  func areEqual(_ range: Range<Int>, _ other: Range<Int>) -> Bool {
    range.count == other.count && bytes[range].elementsEqual(bytes[other])
  }

  /// Returns `range` without the blanks that it begins with, line breaks among them.
  func trimmingStart(of range: Range<Int>) -> Range<Int> {
    (bytes[range].firstIndex { $0 > 0x20 } ?? range.upperBound)..<range.upperBound
  }

  /// Appends the bytes of `range` to a value that takes `limit` at most.
  func append(literal range: Range<Int>, to value: inout [UInt8], limit: Int) {
    value += bytes[range].prefix(max(0, limit - value.count))
  }

  /// Appends the text that `range` stands for to a value that takes `limit` bytes at most, and perhaps the rest of
  /// a character.
  func append(_ range: Range<Int>, to value: inout [UInt8], limit: Int) {
    var index = range.lowerBound
    while index < range.upperBound, value.count < limit {
      if bytes[index] == UInt8(ascii: "&"), let (character, end) = reference(at: index, in: range) {
        value += Array(String(character).utf8)
        index = end
      } else {
        value.append(bytes[index])
        index += 1
      }
    }
  }

  /// Reads a reference to a character, by its number or by one of the five names that need no declaration.
  private func reference(at start: Int, in range: Range<Int>) -> (character: Unicode.Scalar, end: Int)? {
    let window = start + 1..<min(range.upperBound, start + Self.longestReference)
    guard let end = bytes[window].firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    let character: Unicode.Scalar? =
      switch name {
      case "amp": "&"
      case "lt": "<"
      case "gt": ">"
      case "quot": "\""
      case "apos": "'"
      case _ where name.hasPrefix("#x"): UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
      default: nil
      }
    return character.map { ($0, end + 1) }
  }
}
