/// A name as the rules of a Takeout export take it apart: `base(2).jpg` is `base`, 2, `.jpg`.
struct TakeoutName {
  /// All of it.
  let text: String
  /// What comes before the extension, without the number.
  let base: Substring
  /// The number by which an export tells files of one name apart; 0 without one.
  let number: Int
  /// The last dot and what follows; empty without one.
  let fileExtension: Substring

  init(_ text: String) {
    self.text = text
    let stem = text.lastIndex(of: ".").flatMap { $0 > text.startIndex ? text[..<$0] : nil } ?? text[...]
    fileExtension = text[stem.endIndex...]
    (base, number) = Self.splitting(stem)
  }

  /// The name that the file would have if it were the first of its name.
  var unnumbered: String { String(base) + fileExtension }

  /// The name without extension, and the number.
  var stem: TakeoutIndex.Key { TakeoutIndex.Key(title: String(base), number: number) }

  /// Whether it is called as the movies of live photos are, Apple's and the Pixel's.
  var isMovie: Bool { Self.movieExtensions.contains(fileExtension.lowercased()) || isPixelMovie }

  private var isPixelMovie: Bool {
    [".MP", ".MV"].contains(fileExtension) || fileExtension.hasPrefix(".MP~")
      || fileExtension.hasPrefix(".MV~")
  }

  /// What the still is called behind the stem where this is its movie, or an edited copy; what comes first counts
  /// before the rest.
  var stillExtensions: [[String]] { isPixelMovie ? [[fileExtension + ".jpg"]] : Self.stillExtensions }

  private static let movieExtensions: Set<String> = [".mov", ".mp4", ".m4v"]
  /// HEIC is sure to be from where live photos are, a JPEG of that stem may be any camera's.
  private static let stillExtensions = [
    [".HEIC", ".heic", ".HEIF", ".heif"], [".JPG", ".jpg", ".JPEG", ".jpeg"],
  ]

  /// Returns a name without its extension.
  static func stem(of text: String) -> String { String(text[..<TakeoutName(text).fileExtension.startIndex]) }

  /// Takes the number off the end of a text: `name(2)` is `name` and 2; 0 where there is none.
  static func splitting(_ text: Substring) -> (rest: Substring, number: Int) {
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "("), open > text.startIndex else {
      return (text, 0)
    }
    let digits = text[text.index(after: open)...].dropLast()
    // Google writes no zeros in front, so that 0 and 01 are part of a name.
    guard 1...9 ~= digits.utf8.count, digits.utf8.first != UInt8(ascii: "0"),
      digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }), let number = Int(digits)
    else { return (text, 0) }
    return (text[..<open], number)
  }
}

/// How an export cuts names.
enum TakeoutCut {
  /// How long the name of a JSON may be, without `.json` and a number.
  static let jsonLength = 46
  /// How long the name of a photo or video may be, without extension and number.
  static let mediaLength = 47

  /// Returns what may be left of a title in the name of its JSON, where it isn't all of it.
  static func jsonTexts(of title: String, number: Int) -> [String] {
    // Of the name of a photo no more than this is kept, so that a longer one is none of an export.
    let isNumbered = number > 0
    guard
      isNumbered || TakeoutName(title).number == 0
        || TakeoutName.stem(of: title).utf16.count <= mediaLength + 1
    else { return [] }
    // The number has been seen beyond what is cut; let it be a part of that too.
    let lengths = isNumbered ? [jsonLength, jsonLength - "(\(number))".utf8.count] : [jsonLength]
    return lengths.filter { title.utf16.count > $0 }.flatMap { cuts(of: title, to: $0) }
  }

  /// Returns what `text` may have been cut to; itself if it is no longer than `length`.
  ///
  /// Google counts UTF-16 code units, and leaves no half of a pair behind. What an unpacked export has in another
  /// normalization form is of another length, so that it is cut by characters too.
  static func cuts(of text: String, to length: Int) -> [String] {
    let units = text.utf16
    guard text.utf8.count > length,
      let end = units.index(units.startIndex, offsetBy: length, limitedBy: units.endIndex)
    else { return [text] }
    if text.utf8.count == units.count { return [String(text[..<end])] }
    let scalars = text.unicodeScalars
    var ends: [String.Index] = []
    if end.samePosition(in: scalars) != nil {
      ends.append(end)
    } else {
      ends = [units.index(before: end), units.index(after: end)]
    }
    for other in [
      scalars.index(scalars.startIndex, offsetBy: length, limitedBy: scalars.endIndex),
      text.index(text.startIndex, offsetBy: length, limitedBy: text.endIndex),
    ] {
      if let other, !ends.contains(other) { ends.append(other) }
    }
    return ends.map { String(scalars[..<$0]) }
  }
}
