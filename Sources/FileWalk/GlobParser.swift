/// The reader of what stands between `!`, the leading and the trailing slash of a pattern.
struct GlobParser {
  private let pattern: ArraySlice<UInt8>
  private var position: Int

  /// Starts at the first byte of `pattern`.
  init(_ pattern: ArraySlice<UInt8>) {
    self.pattern = pattern
    self.position = pattern.startIndex
  }

  /// Reads to the end.
  mutating func tokens() throws(Glob.Malformed) -> [Glob.Token] {
    var tokens: [Glob.Token] = []
    while let byte = next() {
      switch byte {
      case UInt8(ascii: "*"):
        tokens.append(stars(after: tokens.last))
      case UInt8(ascii: "?"):
        tokens.append(.anyByte)
      case UInt8(ascii: "["):
        tokens.append(.set(try set()))
      case UInt8(ascii: "\\"):
        guard let escaped = next() else { throw .trailingBackslash }
        tokens.append(.byte(escaped))
      default:
        tokens.append(.byte(byte))
      }
    }
    return tokens
  }

  private func peek() -> UInt8? { position < pattern.endIndex ? pattern[position] : nil }

  private mutating func next() -> UInt8? {
    guard let byte = peek() else { return nil }
    position += 1
    return byte
  }

  /// Reads the stars that follow a first one. Two or more reach across slashes only where they are all that
  /// stands between slashes or the ends of the pattern; elsewhere they are as one.
  private mutating func stars(after previous: Glob.Token?) -> Glob.Token {
    var count = 1
    while peek() == UInt8(ascii: "*") {
      position += 1
      count += 1
    }
    let startsName =
      switch previous {
      case nil, .byte(UInt8(ascii: "/")), .folders: true
      default: false
      }
    guard count > 1, startsName else { return .star }
    switch peek() {
    case nil:
      return .everything
    case UInt8(ascii: "/"):
      position += 1
      return .folders
    default:
      return .star
    }
  }

  /// Reads a bracket expression, whose `[` is behind (POSIX XBD 9.3.5, and a backslash that escapes).
  private mutating func set() throws(Glob.Malformed) -> ByteSet {
    var set = ByteSet()
    let isInverted = peek() == UInt8(ascii: "!") || peek() == UInt8(ascii: "^")
    if isInverted { position += 1 }
    var rangeStart: UInt8?
    var isFirst = true
    while true {
      guard let byte = next() else { throw .bracket }
      // A `]` that comes first stands for itself.
      if byte == UInt8(ascii: "]"), !isFirst { break }
      isFirst = false
      if byte == UInt8(ascii: "-"), let start = rangeStart, let after = peek(), after != UInt8(ascii: "]") {
        position += 1
        let end = after == UInt8(ascii: "\\") ? next() : after
        guard let end else { throw .bracket }
        if start <= end { set.formUnion(ByteSet(start...end)) }
        rangeStart = nil
      } else if byte == UInt8(ascii: "["), peek() == UInt8(ascii: ":"), let members = try namedClass() {
        set.formUnion(members)
        rangeStart = nil
      } else {
        let member = byte == UInt8(ascii: "\\") ? next() : byte
        guard let member else { throw .bracket }
        set.insert(member)
        rangeStart = member
      }
    }
    if isInverted { set.invert() }
    return set
  }

  /// Reads what follows the `[` of `[:alpha:]`, or reads nothing and returns `nil` if no `:]` ends it.
  private mutating func namedClass() throws(Glob.Malformed) -> ByteSet? {
    let rest = pattern[(position + 1)...]
    guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { throw .bracket }
    guard let name = rest[..<end].last == UInt8(ascii: ":") ? rest[..<(end - 1)] : nil else { return nil }
    guard let members = ByteSet(className: name) else { throw .bracket }
    position = end + 1
    return members
  }
}

extension ByteSet {
  /// The characters of a POSIX class in the C locale, or `nil` if there is none of that name.
  fileprivate init?(className: ArraySlice<UInt8>) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let lower = UInt8(ascii: "a")...UInt8(ascii: "z")
    let upper = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let graphic: ClosedRange<UInt8> = 0x21...0x7E
    switch String(decoding: className, as: UTF8.self) {
    case "alnum": self.init([digits, lower, upper].joined())
    case "alpha": self.init([lower, upper].joined())
    case "blank": self.init([0x20, 0x09])
    case "cntrl": self.init((0...0x1F) + [0x7F])
    case "digit": self.init(digits)
    case "graph": self.init(graphic)
    case "lower": self.init(lower)
    case "print": self.init(0x20...0x7E)
    case "punct":
      self.init(graphic.filter { !digits.contains($0) && !lower.contains($0) && !upper.contains($0) })
    case "space": self.init((0x09...0x0D) + [0x20])
    case "upper": self.init(upper)
    case "xdigit": self.init(Array("0123456789abcdefABCDEF".utf8))
    default: return nil
    }
  }
}
