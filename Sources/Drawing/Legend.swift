import GestureScript

/// What the signs of a picture mean: those that it has, in rows as wide as it is.
struct Legend {
  /// The least width in which a legend can be read.
  static let minimumWidth = 320.0

  /// A sign of a few lines around (9, 0), and what it means.
  private struct Entry {
    let sign: String
    let words: String

    /// How much of a row it takes, by the width of an average letter.
    var width: Double { 28 + 6.8 * Double(words.count) + 14 }
  }

  private static let rowHeight = 24.0
  private static let noteHeight = 16.0
  private let entries: [Entry]
  private let notes: [String]

  /// Creates the legend of a picture.
  init(of picture: GridPicture) {
    var entries: [Entry] = []
    if picture.course != nil || !picture.selected.isEmpty {
      entries.append(Entry(sign: Self.sign("on"), words: "\(picture.selected.count) chosen"))
    }
    if !picture.refused.isEmpty {
      entries.append(Entry(sign: Self.sign("no"), words: "refused by the limit"))
    }
    if !picture.released.isEmpty { entries.append(Entry(sign: Self.path("off"), words: "let go again")) }
    let swipes = picture.trails.trails.filter { $0.kind == .swipe }
    if let swipe = swipes.first(where: { $0.anchor != nil }) ?? swipes.first {
      let color = picture.color(of: swipe)
      if swipe.anchor != nil {
        entries.append(Entry(sign: Self.trail(color, Self.path("anchor")), words: "anchor"))
        entries.append(Entry(sign: Self.trail(color, Self.path("current")), words: "last cell"))
      }
      let sample = ["line": "M0 0h18", "dot": "M9 0h0", "core": "M9 0h0"] as KeyValuePairs
      let signs = sample.map { Self.path($0.key, $0.value) }.joined()
      entries.append(Entry(sign: Self.trail(color, signs), words: "pointer, sample"))
      if swipes.contains(where: { $0.samples.contains(where: \.isScrolled) }) {
        let sign = Self.trail(color, Self.path("line scrolled", "M0 0h20"))
        entries.append(Entry(sign: sign, words: "the grid scrolls by"))
      }
    }
    self.entries = entries
    notes = picture.allNotes
  }

  /// Returns how high it is in a width.
  func height(within width: Double) -> Double {
    Double(rows(within: width).count) * Self.rowHeight + Double(notes.count) * Self.noteHeight + 8
  }

  /// Writes it with its upper left corner at a place.
  func markup(x: Double, y: Double, width: Double) -> String {
    var markup = ""
    var y = y + 8
    for row in rows(within: width) {
      var x = x
      for entry in row {
        let words = element("text", ["x": "26", "y": "4.5"], entry.words)
        let place = "translate(\(tenths(x)) \(tenths(y)))"
        markup += element("g", ["transform": place], entry.sign + words) + "\n"
        x += entry.width
      }
      y += Self.rowHeight
    }
    for note in notes {
      markup += element("text", ["class": "note", "x": tenths(x), "y": tenths(y)], escaped(note)) + "\n"
      y += Self.noteHeight
    }
    return markup
  }

  /// One of the picture's signs on cells.
  private static func sign(_ name: String) -> String { element("use", ["href": "#\(name)", "x": "9"]) }

  /// A line, or a small cell's outline.
  private static func path(_ name: String, _ commands: String = "M2-7h14v14h-14z") -> String {
    element("path", ["class": name, "d": commands])
  }

  /// Something in the colour of a gesture.
  private static func trail(_ color: Int, _ sign: String) -> String {
    element("g", ["class": "trail t\(color)"], sign)
  }

  private func rows(within width: Double) -> [[Entry]] {
    var rows: [[Entry]] = [[]]
    var used = 0.0
    for entry in entries {
      if used + entry.width > width + 14, used > 0 {
        rows.append([])
        used = 0
      }
      rows[rows.count - 1].append(entry)
      used += entry.width
    }
    return rows
  }
}
