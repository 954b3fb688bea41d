import SwipeSelection

/// The part of a grid that a picture shows, and where that stands in the picture.
///
/// A part that is too long for a picture is its beginning and its end, with a gap between.
struct Excerpt {
  /// A stretch of the content.
  struct Part {
    /// The content y at its upper edge.
    var start: Double
    /// The content y at its lower edge.
    var end: Double
    /// The cells in it.
    var cells: Range<Int>
  }

  /// One stretch, or two.
  let parts: [Part]
  /// How long a unit of the content is in the picture.
  let scale: Double
  /// The content x at the left edge.
  let minX: Double
  /// The content x at the right edge.
  let maxX: Double
  private let layout: Layout

  /// How high a picture may be, and how many cells it may have, before its middle is left out.
  private static let limit = (height: 6000.0, cells: 1200)
  /// The height of the gap.
  static let gap = 56.0

  /// Creates the excerpt that shows the content from one y to another, in whole rows and headers.
  init(of layout: Layout, from start: Double, to end: Double) {
    self.layout = layout
    let width = layout.viewport.width
    // What is as wide as a phone is drawn as it is, in round numbers.
    scale = 320...480 ~= width ? 1 : width > 0 ? min(390 / width, 4) : 1
    let finder = PartFinder(layout: layout, room: Self.limit.height / scale)
    let whole = finder.part(from: start, to: end)
    let height = Self.limit.height / scale
    if whole.end - whole.start <= height, whole.cells.count <= Self.limit.cells {
      parts = [whole]
    } else {
      var upper = finder.part(from: whole.start, to: whole.start + height / 2)
      var lower = finder.part(from: whole.end - height / 2, to: whole.end)
      finder.shorten(&upper, to: Self.limit.cells / 2, atEnd: true)
      finder.shorten(&lower, to: Self.limit.cells / 2, atEnd: false)
      // Where the two meet there is no middle to leave out.
      let isSmall = whole.cells.count <= 2 * Self.limit.cells
      parts = upper.end < lower.start ? [upper, lower] : isSmall ? [whole] : [upper]
    }
    let columns = parts.flatMap { $0.cells.prefix(layout.grid.columns) }.map { layout.frame(ofCell: $0) }
    // Cells may reach beyond the viewport, but a picture has an end.
    let room = max(width, 1)
    minX = max(columns.map(\.minX).reduce(0, min), -4 * room)
    maxX = min(columns.map(\.maxX).reduce(max(width, 1), max), 5 * room)
  }
}

extension Excerpt {
  /// How wide it is in the picture.
  var width: Double { (maxX - minX) * scale }

  /// How high it is in the picture.
  var height: Double { parts.last.map { y($0.end) } ?? 0 }

  /// How many cells the gap leaves out.
  var omittedCellCount: Int {
    parts.count == 2 ? parts[1].cells.lowerBound - parts[0].cells.upperBound : 0
  }

  /// The y of the gap's upper edge in the picture; `nil` without one.
  var gapY: Double? { parts.count == 2 ? (parts[0].end - parts[0].start) * scale : nil }

  /// Returns the x in the picture.
  func x(_ x: Double) -> Double { (x - minX) * scale }

  /// Returns the y in the picture; what is in the gap is squeezed into it.
  func y(_ y: Double) -> Double {
    let upper = parts[0]
    guard parts.count == 2, y > upper.end else { return (y - upper.start) * scale }
    let lower = parts[1]
    let gapY = (upper.end - upper.start) * scale
    if y >= lower.start { return gapY + Self.gap + (y - lower.start) * scale }
    return gapY + (y - upper.end) / (lower.start - upper.end) * Self.gap
  }

  /// Says whether a content y is in the gap.
  func isInGap(_ y: Double) -> Bool { parts.count == 2 && y > parts[0].end && y < parts[1].start }

  /// The sections whose headers are high enough to be drawn, part by part.
  var headedSections: [Int] {
    guard layout.grid.header * scale >= 6 else { return [] }
    let finder = PartFinder(layout: layout, room: Self.limit.height / scale)
    return parts.flatMap { finder.headers(in: $0) }
  }
}

/// Finds what stands between two places of the content.
private struct PartFinder {
  let layout: Layout
  /// How far a part grows for the sake of a cell or header that it cuts.
  let room: Double

  /// Returns the part that holds at least what is between two places, in whole rows and headers.
  func part(from start: Double, to end: Double) -> Excerpt.Part {
    var part = Excerpt.Part(start: start, end: max(start, end), cells: 0..<0)
    guard !layout.isInert else { return part }
    let first = count(of: layout.cellCount) { layout.frame(ofCell: $0).maxY <= part.start }
    let last = max(first, count(of: layout.cellCount) { layout.frame(ofCell: $0).minY < part.end })
    part.cells = first..<last
    if !part.cells.isEmpty {
      include(layout.frame(ofCell: first), in: &part)
      include(layout.frame(ofCell: last - 1), in: &part)
    }
    let headers = headers(in: part)
    if !headers.isEmpty {
      include(layout.headerFrame(ofSection: headers.lowerBound), in: &part)
      include(layout.headerFrame(ofSection: headers.upperBound - 1), in: &part)
    }
    return part
  }

  private func include(_ frame: Rect, in part: inout Excerpt.Part) {
    part.start = min(part.start, max(frame.minY, part.start - room))
    part.end = max(part.end, min(frame.maxY, part.end + room))
  }

  /// Takes whole rows off one end until no more than `limit` cells are left.
  func shorten(_ part: inout Excerpt.Part, to limit: Int, atEnd: Bool) {
    guard part.cells.count > limit else { return }
    if atEnd {
      part.end = layout.frame(ofCell: part.cells.lowerBound + limit).minY
    } else {
      part.start = layout.frame(ofCell: part.cells.upperBound - limit - 1).maxY
    }
    let first = count(of: layout.cellCount) { layout.frame(ofCell: $0).maxY <= part.start }
    part.cells = first..<max(first, count(of: layout.cellCount) { layout.frame(ofCell: $0).minY < part.end })
  }

  /// Returns the sections whose headers are in a part.
  func headers(in part: Excerpt.Part) -> Range<Int> {
    guard layout.grid.header > 0 else { return 0..<0 }
    let first = count(of: layout.sectionCount) { layout.headerFrame(ofSection: $0).maxY <= part.start }
    let last = count(of: layout.sectionCount) { layout.headerFrame(ofSection: $0).minY < part.end }
    return first..<max(first, last)
  }

  /// Counts those of the first indices for which something holds, by halving.
  private func count(of total: Int, where isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, total)
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
