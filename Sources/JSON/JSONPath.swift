/// Where a value stands in a document: `gestures[0].points[3].t`.
///
/// Paths are made for messages: a reader builds one only when it has something to report.
public struct JSONPath: Equatable, Sendable {
  /// One step down from a container to a value in it.
  public enum Step: Equatable, Sendable {
    /// Into the member of that name.
    case key(String)
    /// Into the element at that index, counted from 0.
    case index(Int)
  }

  /// The steps from the document's root, outermost first; none for the root itself.
  public private(set) var steps: [Step]

  /// The whole document.
  public static let root = JSONPath([])

  /// Creates a path from its steps.
  public init(_ steps: [Step]) { self.steps = steps }

  /// The path of the member that this value, an object, has or should have under `key`.
  public subscript(key: String) -> JSONPath { JSONPath(steps + [.key(key)]) }

  /// The path of the element at `index` of this value, an array.
  public subscript(index: Int) -> JSONPath { JSONPath(steps + [.index(index)]) }
}

extension JSONPath: CustomStringConvertible {
  /// The path as JavaScript would write it; a key that is no plain word is quoted, escaped and cut short.
  public var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where Self.isWord(key): text += text.isEmpty ? key : ".\(key)"
      case .key(let key): text += "[\(Quotation(key))]"
      }
    }
    return text
  }

  private static func isWord(_ key: String) -> Bool {
    (1...Quotation.maximumLength).contains(key.utf8.count)
      && key.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
        default: false
        }
      }
  }
}
