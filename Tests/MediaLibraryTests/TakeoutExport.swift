import TestSupport

@testable import MediaLibrary

/// A folder of an export, written as Google does from photos of any names (rule 29).
struct TakeoutExport {
  /// A photo or video as it was given to Google Photos.
  struct Upload {
    var title: String
    /// Whether an edited copy goes with it, and what that is called.
    var edit: String?
    /// The movie's extension of a live photo.
    var movie: String?
  }

  /// What newer exports put between a title and `.json`.
  enum Style: CaseIterable {
    case old
    case new

    var suffix: String { self == .old ? "" : ".supplemental-metadata" }
  }

  /// The names of files, and which upload each is.
  private(set) var files: [(name: String, upload: Int)] = []
  /// The names of the JSON files, what each tells, and of which upload.
  private(set) var jsons: [String: (text: String, upload: Int)] = [:]
  private var taken: Set<String> = []

  init(_ uploads: [Upload], _ style: Style, hasTitles: Bool = true) {
    for (index, upload) in uploads.enumerated() {
      let (stem, fileExtension) = Self.parts(of: Self.safe(upload.title))
      // A title without an extension is given one that suits the content.
      let shown = fileExtension.isEmpty ? ".jpg" : fileExtension
      let name = add(Self.cut(stem, 47), shown, index)
      if let movie = upload.movie { files.append((String(name.dropLast(shown.count)) + movie, index)) }
      if let edit = upload.edit {
        _ = add(Self.cut(stem + edit, 47), shown, index, number: TakeoutName(name).stem.number)
      }
      let text = Self.cut(Self.safe(upload.title) + style.suffix, 46)
      let json = unique(text, ".json")
      let title = hasTitles ? #""title": "\#(upload.title)", "# : ""
      jsons[json] = (
        #"{\#(title)"photoTakenTime": {"timestamp": "\#(Self.seconds(index))", "formatted": "x"}}"#, index
      )
    }
  }

  /// When an upload was taken.
  static func seconds(_ upload: Int) -> Int64 { 1_400_000_000 + 86_400 * Int64(upload) }

  private mutating func add(_ stem: String, _ fileExtension: String, _ upload: Int, number: Int = 0) -> String
  {
    let name = unique(stem, fileExtension, number)
    files.append((name, upload))
    return name
  }

  /// Numbers a name that is taken; copies have the number of their original.
  private mutating func unique(_ stem: String, _ fileExtension: String, _ number: Int = 0) -> String {
    var name = stem + (number > 0 ? "(\(number))" : "") + fileExtension
    var number = number
    while !taken.insert(name).inserted {
      number += 1
      name = "\(stem)(\(number))\(fileExtension)"
    }
    return name
  }

  /// Cuts a text after so many UTF-16 code units, or where that would halve a pair, behind it.
  private static func cut(_ text: String, _ length: Int) -> String {
    var units = Array(text.utf16.prefix(length))
    if let last = units.last, UTF16.isLeadSurrogate(last) { units = Array(text.utf16.prefix(length + 1)) }
    return String(decoding: units, as: UTF16.self)
  }

  private static func parts(of title: String) -> (stem: String, fileExtension: String) {
    guard let dot = title.lastIndex(of: ".") else { return (title, "") }
    return (String(title[..<dot]), String(title[dot...]))
  }

  private static func safe(_ title: String) -> String {
    String(title.map { #"/\:*?"<>|&%'"#.contains($0) ? "_" : $0 })
  }
}
