/// What systems and programs leave between photos (containers.md, *What is media*).
enum Clutter {
  /// A folder that holds this name is not for media programs, as Android says.
  static let noMedia = Array(".nomedia".utf8)

  /// Why `name` is clutter, or `nil` if it isn't.
  static func reason(for name: ArraySlice<UInt8>) -> SkipReason? {
    guard let first = name.first, firstBytes.contains(first) else { return nil }
    return rules.first { $0.matches(name) }?.reason
  }

  /// Whether a file of this name only describes another.
  static func isSidecar(_ name: ArraySlice<UInt8>) -> Bool {
    name.suffix(4).elementsEqual(".thm".utf8) { $0.lowercased == $1 }
  }

  /// Whether a file of this name may tell of another: XMP, a Takeout export's JSON, a camera's THM or XML.
  static func mayTellOfAnother(_ name: ArraySlice<UInt8>) -> Bool {
    guard let last = name.last?.lowercased,
      last == UInt8(ascii: "p") || last == UInt8(ascii: "n")
        || last == UInt8(ascii: "m") || last == UInt8(ascii: "l")
    else { return false }
    return sidecarEndings.contains { ending in
      name.suffix(ending.count).elementsEqual(ending) { $0.lowercased == $1 }
    }
  }

  private static let sidecarEndings = [".xmp", ".json", ".thm", ".xml"].map { Array($0.utf8) }

  private struct Rule {
    let text: [UInt8]
    let isPrefix: Bool
    let ignoresCase: Bool
    let reason: SkipReason

    /// Reads `pattern`, a name or the beginning of one with a star behind it.
    init(_ pattern: String, ignoresCase: Bool = false, _ reason: SkipReason) {
      isPrefix = pattern.hasSuffix("*")
      text = isPrefix ? pattern.utf8.dropLast() : Array(pattern.utf8)
      self.ignoresCase = ignoresCase
      self.reason = reason
    }

    func matches(_ name: ArraySlice<UInt8>) -> Bool {
      guard isPrefix ? name.count >= text.count : name.count == text.count else { return false }
      return name.prefix(text.count).elementsEqual(text) {
        $0 == $1 || (ignoresCase && $0.lowercased == $1.lowercased)
      }
    }
  }

  private static let rules = [
    Rule("._*", .appleDouble),
    Rule(".AppleDouble", .appleDouble),
    Rule(".DS_Store", .system),
    Rule("lost+found", .system),
    // The two that Windows makes, on file systems for which case is nothing: today it is $Recycle.Bin.
    Rule("Thumbs.db", ignoresCase: true, .thumbnails),
    Rule("$RECYCLE.BIN", ignoresCase: true, .trash),
    Rule("@eaDir", .thumbnails),
    Rule("SYNOFILE_THUMB_*", .thumbnails),
    Rule(".@__thumb", .thumbnails),
    Rule(".thumbnails", .thumbnails),
    Rule("#recycle", .trash),
    Rule(".Trash*", .trash),
    Rule(".trashed-*", .trash),
    Rule(".pending-*", .pending),
  ]

  /// What clutter begins with: nearly every photo's name is done with here.
  private static let firstBytes = ByteSet(".$#@STtl".utf8)
}

extension UInt8 {
  /// The small letter of an ASCII capital, else the byte itself.
  var lowercased: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self }
}
