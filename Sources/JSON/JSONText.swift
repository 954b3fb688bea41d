/// What can be told from a document's text without a parser: how deep it nests, and where a place is.
///
/// Each walk is one loop over the bytes. Up to the first syntax error it sees the tokens that the parser
/// sees; what comes after is of no interest.
enum JSONText {
  /// Finds the bracket that opens one level more than `limit`; `nil` when there is none.
  static func firstBracket(deeperThan limit: Int, in text: Span<UInt8>) -> Int? {
    var depth = 0
    var offset = 0
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if depth > limit { return offset }
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""):
        guard let end = endOfString(startingAt: offset, in: text, before: text.count) else { return nil }
        offset = end
        continue
      default: break
      }
      offset += 1
    }
    return nil
  }

  /// Returns the line and column of the byte at `offset`, or of the end.
  static func position(of offset: Int, in text: Span<UInt8>) -> JSONPlace {
    var line = 1
    var column = 1
    for index in 0..<min(offset, text.count) {
      if text[index] == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if text[index] & 0xC0 != 0x80 {  // Continuation bytes of UTF-8 are no characters of their own.
        column += 1
      }
    }
    return .position(line: line, column: column)
  }

  /// A token, and the path of the value that it begins, ends or names.
  struct Token {
    /// Where it begins; where the walk ended if that is inside a string.
    var offset: Int
    /// The value, or the member that a key names.
    var path: JSONPath
  }

  /// Finds the last token that begins before `end`, where the parser gave up.
  static func lastToken(before end: Int, in text: Span<UInt8>) -> Token {
    var containers: [Container] = []
    var start = 0
    var offset = 0
    while offset < min(end, text.count) {
      let byte = text[offset]
      if isSpace(byte) {
        offset += 1
        continue
      }
      start = offset
      offset += 1
      switch byte {
      case UInt8(ascii: "["): containers.append(.array(index: 0))
      case UInt8(ascii: "{"): containers.append(.object(key: nil))
      case UInt8(ascii: "]"), UInt8(ascii: "}"): _ = containers.popLast()
      case UInt8(ascii: ","): containers.advance()
      case UInt8(ascii: ":"): break
      case UInt8(ascii: "\""):
        if let end = endOfString(startingAt: start, in: text, before: end) {
          offset = end
          containers.nameMember(start..<end)
        } else {
          start = min(end, text.count)
          offset = start
        }
      default:
        while offset < min(end, text.count), !isSpace(text[offset]), !isPunctuation(text[offset]) {
          offset += 1
        }
      }
    }
    return Token(offset: start, path: JSONPath(containers.compactMap { $0.step(in: text) }))
  }

  /// A container that is open where the walk stands.
  fileprivate enum Container {
    case array(index: Int)
    case object(key: Range<Int>?)

    func step(in text: Span<UInt8>) -> JSONPath.Step? {
      switch self {
      case .array(let index): .index(index)
      case .object(nil): nil
      case .object(let key?):
        // The parser alone knows how to undo escapes.
        (try? JSONDocument(parsing: text.extracting(key), maximumDepth: 0))?.root.string.map { .key($0) }
      }
    }
  }

  /// Returns the offset after the string that begins at `start`, or `nil` when it does not end before `limit`.
  private static func endOfString(startingAt start: Int, in text: Span<UInt8>, before limit: Int) -> Int? {
    let end = min(limit, text.count)
    var offset = start + 1
    while offset < end {
      switch text[offset] {
      case UInt8(ascii: "\""): return offset + 1
      case UInt8(ascii: "\\"): offset += 2
      default: offset += 1
      }
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      || byte == UInt8(ascii: "\t")
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ":"), UInt8(ascii: "\""):
      true
    default: false
    }
  }
}

extension [JSONText.Container] {
  /// Goes on to what follows a comma.
  fileprivate mutating func advance() {
    switch popLast() {
    case .array(let index)?: append(.array(index: index + 1))
    case .object?: append(.object(key: nil))
    case nil: break
    }
  }

  /// Takes a string as the name of the innermost object's next member, if one is due.
  fileprivate mutating func nameMember(_ key: Range<Int>) {
    guard case .object(key: nil)? = last else { return }
    self[count - 1] = .object(key: key)
  }
}
