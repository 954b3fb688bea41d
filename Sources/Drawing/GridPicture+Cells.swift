import GestureScript
import SwipeSelection

extension GridPicture {
  /// What is defined once and used in many places.
  static let definitions = """
    <defs><pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" \
    patternTransform="rotate(45)"><path class="hatch" d="M0 0v7"/></pattern>
    <g id="on"><circle class="badge" r="8.5"/><path class="tick" d="M-3.8 .2l2.7 2.8 5-5.6"/></g>
    <g id="no"><circle class="bar" r="8.5"/><path class="tick" d="M-4.2 0h8.4"/></g></defs>
    """

  /// Writes the headers with their titles and how many items stand below.
  func headers() -> String {
    let height = layout.grid.header * excerpt.scale
    let size = min(15, height * 0.6)
    // A title stands where its rows begin.
    let (left, right) = (tenths(10), tenths(excerpt.width - 10))
    let isLeftToRight = layout.grid.direction == .leftToRight
    return titles.map { section, title in
      let middle = excerpt.y(layout.headerFrame(ofSection: section).minY) + height / 2
      // A baseline a third of the letters' size below the middle has them stand in it.
      let y = tenths(middle + size * 0.35)
      func text(_ name: String, _ size: Double, atLeft: Bool, _ words: String) -> String {
        let (x, anchor) = atLeft ? (left, "start") : (right, "end")
        let style = "font-size:\(tenths(size))px"
        return element(
          "text", ["class": name, "x": x, "y": y, "text-anchor": anchor, "style": style], escaped(words))
      }
      let count = counted(layout.cells(ofSection: section).count, "item")
      return text("day", size, atLeft: isLeftToRight, title)
        + text("mute", size * 0.8, atLeft: !isLeftToRight, count) + "\n"
    }.joined()
  }

  /// Writes the cells, the signs on them, and what stands for those that are left out.
  func cells() -> String {
    var layers = CellLayers()
    for cell in shownCells.joined() {
      let box = Box(layout.frame(ofCell: cell), in: excerpt)
      let isSelected = selected.contains(cell)
      if let thumbnail = thumbnails[cell] {
        layers.images += box.image(of: thumbnail)
        if isSelected { layers.veiled += box.path }
      } else {
        if isSelected { layers.chosen += box.path } else { layers.plain += box.path }
        if showsNumbers { layers.numbers += number(of: cell, in: box) }
      }
      if isSelected {
        layers.signs += box.sign("on")
      } else if refused.contains(cell) {
        layers.refused += box.path
        layers.signs += box.sign("no")
      } else if released.contains(cell) {
        layers.released += box.inset(by: 2.5).path
      }
    }
    return layers.markup + gap()
  }

  /// Whether cells show their flat indices: where there is room, and no more than can be read.
  private var showsNumbers: Bool {
    let size = min(layout.cellSize.width, layout.cellSize.height) * excerpt.scale
    return size >= 36 && shownCells.reduce(0) { $0 + $1.count } <= 600
  }

  private func number(of cell: Int, in box: Box) -> String {
    element("text", ["class": "item", "x": tenths(box.x + 5), "y": tenths(box.y + 12)], "\(cell)")
  }

  private func gap() -> String {
    guard let y = excerpt.gapY else { return "" }
    let words = "\(counted(excerpt.omittedCellCount, "item")) not drawn"
    return element(
      "rect",
      [
        "class": "gap", "x": tenths(-Self.side), "y": tenths(y + 4),
        "width": tenths(excerpt.width + 2 * Self.side), "height": tenths(Excerpt.gap - 8),
      ])
      + element(
        "text",
        [
          "class": "mute", "x": tenths(excerpt.width / 2), "y": tenths(y + Excerpt.gap / 2 + 4),
          "text-anchor": "middle",
        ], words) + "\n"
  }
}

/// The cells by how they look, so that all of a kind are one path and a cell costs a few bytes.
private struct CellLayers {
  var plain = ""
  var chosen = ""
  var images = ""
  var veiled = ""
  var refused = ""
  var released = ""
  var numbers = ""
  var signs = ""

  /// All of them, what lies on top last.
  var markup: String {
    path("cell", plain) + path("on", chosen) + images + path("veil", veiled) + path("refused", refused)
      + path("off", released) + numbers + signs + "\n"
  }

  private func path(_ name: String, _ commands: String) -> String {
    commands.isEmpty ? "" : element("path", ["class": name, "d": commands]) + "\n"
  }
}
