/// A folder of an export, written as Google does from photos of any names (rule 29).
package struct SampleTakeout {
  /// A photo or video as it was given to Google Photos.
  package struct Upload {
    package var title: String
    /// Whether an edited copy goes with it, and what that is called.
    package var edit: String?
    /// The movie's extension of a live photo.
    package var movie: String?

    package init(title: String, edit: String? = nil, movie: String? = nil) {
      self.title = title
      self.edit = edit
      self.movie = movie
    }
  }

  /// What newer exports put between a title and `.json`.
  package enum Style: CaseIterable {
    case old
    case new

    var suffix: String { self == .old ? "" : ".supplemental-metadata" }
  }

  /// The names of files, and which upload each is.
  package private(set) var files: [(name: String, upload: Int)] = []
  /// The names of the JSON files, what each tells, and of which upload.
  package private(set) var jsons: [String: (text: String, upload: Int)] = [:]
  private var taken: Set<String> = []

  /// Writes an export of photos, in that order.
  package init(_ uploads: [Upload], _ style: Style) {
    for (index, upload) in uploads.enumerated() {
      let (stem, fileExtension) = Self.parts(of: Self.safe(upload.title))
      // A title without an extension is given one that suits the content.
      let shown = fileExtension.isEmpty ? ".jpg" : fileExtension
      let (name, number) = unique(Self.cut(stem, 47), shown)
      files.append((name, index))
      if let movie = upload.movie { files.append((String(name.dropLast(shown.count)) + movie, index)) }
      if let edit = upload.edit {
        files.append((unique(Self.cut(stem + edit, 47), shown, number).name, index))
      }
      let json = unique(Self.cut(Self.safe(upload.title) + style.suffix, 46), ".json").name
      let time = #"{"timestamp": "\#(Self.seconds(index))", "formatted": "x"}"#
      jsons[json] = (#"{"title": "\#(upload.title)", "photoTakenTime": \#(time)}"#, index)
    }
  }

  /// When an upload was taken.
  package static func seconds(_ upload: Int) -> Int64 { 1_400_000_000 + 86_400 * Int64(upload) }

  /// Numbers a name that is taken; copies have the number of their original.
  private mutating func unique(
    _ stem: String, _ fileExtension: String, _ number: Int = 0
  ) -> (name: String, number: Int) {
    var number = number
    while true {
      let name = stem + (number > 0 ? "(\(number))" : "") + fileExtension
      if taken.insert(name).inserted { return (name, number) }
      number += 1
    }
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

extension SampleTakeout {
  /// Photos of a telephone, and of a camera that names them so, whose names are long, numbered, edited, not ASCII, or those of others.
  package static func uploads(_ generator: inout SeededGenerator, camera: String = "IMG") -> [Upload] {
    let edits = [
      "-edited", "-bearbeitet", "-modifié", "-ha editado", "-editado", "-modificato", "-bewerkt",
      "-edytowane",
      "-編集済み", "-editat",
    ]
    var uploads: [Upload] = []
    for number in 0..<25 {
      let four = String(String(10_000 + number).dropFirst())
      uploads += [
        Upload(title: "\(camera)_\(four).JPG"),
        // Cameras count from the beginning again.
        Upload(title: "\(camera)_\(four).JPG", edit: edits[number % edits.count]),
        Upload(title: "DSC_\(four) (\(number)).jpg"),
        Upload(title: "IMG_\(four).HEIC", movie: number.isMultiple(of: 2) ? ".MP4" : ".MOV"),
        Upload(title: "IMG_\(four).HEIC", edit: "-edited", movie: ".MP4"),
        Upload(title: "Screenshot_20200102-0304\(four.suffix(2))_com.example.\(four).png"),
        // As long as a name may be, more or less.
        Upload(
          title: four + String(repeating: "x", count: 21 + number) + ".jpg", edit: edits[number % edits.count]
        ),
        // Apart only behind what the name of a JSON has room for.
        Upload(title: "Backyard_ceremony_wedding_photography_xxxxxxx_\(number % 10).jpg"),
        Upload(title: "Backyard_ceremony_wedding_photography_xxxxxxx_m\(number).jpg"),
        Upload(title: "Übergroße Bäume am Mühlbach, vom Röslein gemalt \(number).jpg"),
        Upload(title: "日本の写真、とても長い名前の写真です、春の桜と夏の海と秋の紅葉と冬の雪景色がいっぱい\(number).jpg"),
        Upload(title: String(repeating: "😀😃😄☺️", count: 1 + number % 8) + "\(number).jpg"),
        Upload(title: "Peanut Butter Balls \(number)"),
        Upload(title: "What's up? 50% & more: \(number).jpg"),
      ]
    }
    return uploads.shuffled(using: &generator)
  }
}
