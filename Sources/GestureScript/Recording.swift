import JSON

/// The library on which a script was recorded, as far as it says (gesture.md, G6).
public struct Recording: Equatable, Sendable {
  /// The folder that was scanned.
  public var root: String?
  /// How many items the grid had.
  public var items: Int?
  /// The digest of the grid.
  public var digest: UInt64?
}

extension Recording {
  /// Reads a script's `library`.
  init(_ value: JSONValue, at path: JSONPath) throws(ScriptError) {
    try value.checkKeys(["root", "items", "digest"], at: path)
    if let root = value["root"] {
      guard let text = root.string, !text.isEmpty, !text.utf8.contains(0) else {
        throw root.mismatch(.path, at: path["root"])
      }
      self.root = text
    }
    if let items = value["items"] { self.items = try items.wholeNumber(atLeast: 0, at: path["items"]) }
    if let digest = value["digest"] {
      // A sign would pass for one of the digits.
      guard let text = digest.string, text.utf8.count == 16,
        text.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") }),
        let number = UInt64(text, radix: 16)
      else { throw digest.mismatch(.digest, at: path["digest"]) }
      self.digest = number
    }
  }

  /// Whether what the script says differs from `grid`.
  func differs(from grid: ScriptGrid) -> Bool {
    if let items, items != grid.itemCount { return true }
    if let digest, digest != grid.digest { return true }
    return false
  }
}
