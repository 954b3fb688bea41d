public import GestureScript
public import SwipeSelection

/// A picture of a grid, of what was chosen of it and of the gestures that chose: a self-contained SVG 1.1 file.
///
/// It shows no more of the grid than what lies between the first and the last thing to be seen, and of that only
/// the two ends if it is very long.
public struct GridPicture: Sendable {
  /// The pictures of cells, by their flat indices.
  public var thumbnails: [Int: Thumbnail] = [:]
  /// What else is to be said below the picture.
  public var notes: [String] = []

  let layout: Layout
  let course: Course?
  let selected: IndexSet
  let refused: IndexSet
  let released: IndexSet
  let trails: TrailExcerpt
  let excerpt: Excerpt
  /// The titles of the sections whose headers are drawn.
  let titles: [(section: Int, title: String)]

  /// The space left and right of the grid, in which the views are named.
  static let side = 40.0
  /// The space above and below the grid.
  static let top = 16.0

  /// Creates a picture of a run, in which sections are titled as `title` says.
  public init(of course: Course, title: (_ section: Int) -> String) {
    self.init(course.layout, selected: course.outcome.selected, course: course, title: title)
  }

  /// Creates a picture of a grid without a script, of which ascending closed runs are selected.
  public init(
    of layout: Layout, selected: [ClosedRange<Int>], title: (_ section: Int) -> String
  ) {
    self.init(layout, selected: selected, course: nil, title: title)
  }

  private init(
    _ layout: Layout, selected: [ClosedRange<Int>], course: Course?, title: (_ section: Int) -> String
  ) {
    self.layout = layout
    self.course = course
    self.selected = IndexSet(selected)
    refused = IndexSet(course?.trails.flatMap(\.refused) ?? [])
    released = IndexSet(course?.released ?? [])
    trails = TrailExcerpt(of: course?.trails ?? [])
    let extent = Extent(of: layout, selected: selected, course: course)
    excerpt = Excerpt(of: layout, from: extent.start, to: extent.end)
    titles = excerpt.headedSections.map { ($0, title($0)) }
  }

  /// The cells that are drawn.
  public var shownCells: [Range<Int>] { excerpt.parts.map(\.cells).filter { !$0.isEmpty } }

  /// Writes the picture.
  public func svg() -> [UInt8] {
    let legend = Legend(of: self)
    let width = max(excerpt.width + 2 * Self.side, Legend.minimumWidth)
    let legendTop = Self.top + excerpt.height + 20
    let height = legendTop + legend.height(within: width - 2 * Self.side)
    // Whatever a pointer does far away ends at the edge of this window.
    let window = element(
      "svg",
      [
        "x": "1", "y": tenths(Self.top), "width": tenths(width - 2), "height": tenths(excerpt.height),
        "viewBox": "\(tenths(1 - Self.side)) 0 \(tenths(width - 2)) \(tenths(excerpt.height))",
      ], "\n" + headers() + cells() + views() + gestures())
    let page = element(
      "rect",
      [
        "class": "page", "x": ".5", "y": ".5", "width": tenths(width - 1), "height": tenths(height - 1),
        "rx": "10",
      ])
    let content = [
      "", element("title", ["id": "title"], escaped(summary)),
      element("desc", ["id": "desc"], escaped(description)), "<style>\(Stylesheet.text)</style>",
      Self.definitions, page, window, legend.markup(x: Self.side, y: legendTop, width: width - 2 * Self.side),
    ]
    let picture = element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": tenths(width), "height": tenths(height),
        "viewBox": "0 0 \(tenths(width)) \(tenths(height))", "role": "img", "aria-labelledby": "title desc",
      ], content.joined(separator: "\n"))
    return Array("\(picture)\n".utf8)
  }
}

extension GridPicture {
  /// What the picture shows, in a few words.
  var summary: String { "\(selected.count) of \(counted(layout.cellCount, "item")) chosen" }

  /// What the picture shows, for those who don't see it.
  private var description: String {
    var sentences = [
      "A grid of \(counted(layout.cellCount, "item")) under \(counted(layout.sectionCount, "header"))."
    ]
    for trail in trails.trails { sentences.append(trail.description) }
    if !refused.isEmpty { sentences.append("A limit refused \(counted(refused.count, "item")).") }
    if excerpt.omittedCellCount > 0 {
      sentences.append("\(counted(excerpt.omittedCellCount, "item")) in the middle not drawn.")
    }
    return (sentences + allNotes).joined(separator: " ")
  }

  /// What has to be said about what isn't in the picture, and the notes.
  var allNotes: [String] {
    var notes: [String] = []
    if course?.isRelaid == true {
      notes.append("The layout as it is at the end; gestures before its last change are not drawn.")
    }
    return notes + trails.notes + self.notes
  }
}

extension Course.Trail {
  /// What the gesture was, as a sentence that counts items from 0 as scripts do.
  var description: String {
    let number = "Gesture \(gesture + 1):"
    switch kind {
    case .tap: return "\(number) a tap."
    case .day: return "\(number) a tap on a header."
    case .set: return "\(number) items turned on or off."
    case .swipe:
      guard let anchor, let current else { return "\(number) a touch that chose no range." }
      return "\(number) a \(isCancelled ? "cancelled " : "")swipe from item \(anchor) to item \(current)."
    }
  }
}
