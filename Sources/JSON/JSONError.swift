/// Where in a document something is wrong.
public enum JSONPlace: Equatable, Sendable {
  /// Nowhere in particular: the document as a whole.
  case document
  /// At a value that could be read, or at a member that is missing.
  case path(JSONPath)
  /// In the text, both counted from 1; columns in Unicode characters.
  case position(line: Int, column: Int)
}

extension JSONPlace: CustomStringConvertible {
  /// The path, or line and column; empty for the whole document.
  public var description: String {
    switch self {
    case .document: ""
    case .path(let path): path.description
    case .position(let line, let column): "line \(line), column \(column)"
    }
  }
}

/// Why bytes are not a JSON document (RFC 8259) that this program reads.
public struct JSONError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// The text breaks the grammar, in the parser's words.
    case syntax(String)
    /// The text ends inside a value.
    case endsEarly
    /// More follows the value.
    case trailingText
    /// The bytes are not UTF-8.
    case notUTF8
    /// An object has two members of one name.
    case duplicateKey
    /// A number is greater than a double can be.
    case overflow
    /// Containers are nested deeper than the limit given.
    case tooDeep(limit: Int)
    /// There are more bytes than the limit given.
    case tooLarge(limit: Int)
    /// There is no memory for it.
    case outOfMemory
  }

  /// What is wrong.
  public var reason: Reason
  /// Where: a path for a value that was read, else line and column.
  public var place: JSONPlace

  /// Creates an error.
  public init(_ reason: Reason, at place: JSONPlace) {
    self.reason = reason
    self.place = place
  }
}

extension JSONError.Reason: CustomStringConvertible {
  /// What is wrong, as the end of a sentence about the place.
  public var description: String {
    switch self {
    case .syntax(let words): "is not JSON: \(words)"
    case .endsEarly: "is not JSON: ends too early"
    case .trailingText: "is not JSON: more text after the end"
    case .notUTF8: "is not UTF-8"
    case .duplicateKey: "is there twice"
    case .overflow: "is too great a number"
    case .tooDeep(let limit): "is nested deeper than \(limit)"
    case .tooLarge(let limit) where limit % (1 << 20) == 0: "is larger than \(limit >> 20) MB"
    case .tooLarge(let limit): "is larger than \(limit) bytes"
    case .outOfMemory: "does not fit in memory"
    }
  }
}

extension JSONError: CustomStringConvertible {
  /// The place and what is wrong there.
  public var description: String {
    let place = place.description
    return place.isEmpty ? "\(reason)" : "\(place): \(reason)"
  }
}
