/// A pattern of paths, as a line of `.gitignore` writes it (gitignore(5), *Pattern format*).
///
/// Matching is by bytes, and no pattern makes it slow: it never tries more than one way at a time.
public struct Glob: Sendable {
  /// Why a pattern can't match anything. git passes over such a line in silence.
  public enum Malformed: Error, Equatable, Sendable {
    /// There is nothing to match.
    case empty
    /// A `[` without its `]`, or a class in it that isn't known, such as `[:foo:]`.
    case bracket
    /// A backslash that escapes nothing.
    case trailingBackslash
  }

  /// What a piece of a pattern matches.
  enum Token: Sendable {
    /// This byte.
    case byte(UInt8)
    /// Any byte but a slash.
    case anyByte
    /// Any byte of the set but a slash.
    case set(ByteSet)
    /// Any bytes but slashes.
    case star
    /// Any number of whole folder names, each with its slash.
    case folders
    /// All that is left.
    case everything
  }

  /// Whether a match takes back what an earlier pattern excluded (`!` in front).
  let isNegated: Bool
  /// Whether only folders match (a slash at the end).
  let matchesFoldersOnly: Bool
  /// Whether the whole path is matched and not only its last name (a slash elsewhere).
  let matchesWholePath: Bool
  private let tokens: [Token]

  /// Reads `pattern`. Unlike in a file, `#` starts no comment, and spaces at the end are part of it.
  public init(parsing pattern: [UInt8]) throws(Malformed) {
    let slash = UInt8(ascii: "/")
    var rest = pattern[...]
    isNegated = rest.first == UInt8(ascii: "!")
    if isNegated { rest.removeFirst() }
    matchesFoldersOnly = rest.last == slash
    if matchesFoldersOnly { rest.removeLast() }
    matchesWholePath = rest.contains(slash)
    if rest.first == slash { rest.removeFirst() }
    guard !rest.isEmpty else { throw .empty }
    var parser = GlobParser(rest)
    tokens = try parser.tokens()
  }
}

extension Glob.Malformed: CustomStringConvertible {
  /// What is wrong, as the end of a sentence about the pattern.
  public var description: String {
    switch self {
    case .empty: "has nothing to match"
    case .bracket: "has a [ that isn't closed, or an unknown class in it"
    case .trailingBackslash: "ends with a backslash that escapes nothing"
    }
  }
}

extension Glob {
  /// Whether all of `text` matches.
  ///
  /// Where the text departs from the pattern, only the last star, and behind it the last run of folders, take
  /// one step more: whatever an earlier one could still take, the later one can take as well.
  func matches(_ text: Span<UInt8>) -> Bool {
    let slash = UInt8(ascii: "/")
    var position = 0
    var index = 0
    var star: (index: Int, position: Int)?
    var folders: (index: Int, position: Int)?
    while true {
      if index < tokens.count {
        let byte = position < text.count ? text[position] : nil
        let isMatch: Bool
        switch tokens[index] {
        case .everything:
          return true
        case .star:
          index += 1
          star = (index, position)
          continue
        case .folders:
          index += 1
          folders = (index, position)
          star = nil
          continue
        case .byte(let expected):
          isMatch = byte == expected
        case .anyByte:
          isMatch = byte != nil && byte != slash
        case .set(let set):
          isMatch = byte.map { $0 != slash && set.contains($0) } ?? false
        }
        if isMatch {
          index += 1
          position += 1
          continue
        }
      } else if position == text.count {
        return true
      }
      if let retry = star, retry.position < text.count, text[retry.position] != slash {
        position = retry.position + 1
        index = retry.index
        star = (index, position)
      } else if let retry = folders, let end = text.firstIndex(of: slash, from: retry.position) {
        position = end + 1
        index = retry.index
        folders = (index, position)
        star = nil
      } else {
        return false
      }
    }
  }
}

extension Span<UInt8> {
  /// The first place at or after `start` where `byte` is.
  fileprivate func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    (start..<count).first { self[$0] == byte }
  }
}
