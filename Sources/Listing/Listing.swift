public import Moments

/// A grid, or what was chosen of it, ready to be printed.
public struct Listing: Sendable {
  /// How things look.
  public struct Style: Sendable {
    /// How moments are titled.
    public var title: TitleFormat
    /// Whether control characters are shown rather than sent, as a terminal would obey them.
    public var escapesControls: Bool
    /// Whether titles and times are coloured.
    public var isColored: Bool
    /// Whether each path is ended by NUL instead of a newline.
    public var endsWithNUL: Bool

    /// Creates a style; the defaults are those of a pipe.
    public init(
      title: TitleFormat = .standard, escapesControls: Bool = false, isColored: Bool = false,
      endsWithNUL: Bool = false
    ) {
      self.title = title
      self.escapesControls = escapesControls
      self.isColored = isColored
      self.endsWithNUL = endsWithNUL
    }
  }

  /// A moment and those of its items that are printed, as ascending runs.
  struct Part {
    let moment: Moment
    let runs: [Range<Int>]

    var items: some Sequence<Int> { runs.lazy.joined() }
    var count: Int { runs.reduce(0) { $0 + $1.count } }
  }

  let grid: MomentGrid
  let style: Style
  let parts: [Part]

  /// Creates a listing of the whole grid, empty moments included.
  public init(of grid: MomentGrid, style: Style = Style()) {
    self.grid = grid
    self.style = style
    parts = grid.moments.map { Part(moment: $0, runs: [$0.items]) }
  }

  /// Creates a listing of what was chosen: ascending closed runs of flat indices. Moments without any are left out.
  public init(of grid: MomentGrid, chosen: [ClosedRange<Int>], style: Style = Style()) {
    self.grid = grid
    self.style = style
    var rest = chosen[...]
    parts = grid.moments.compactMap { moment in
      var runs: [Range<Int>] = []
      while let run = rest.first, run.lowerBound < moment.items.upperBound {
        let part = Range(run).clamped(to: moment.items)
        if !part.isEmpty { runs.append(part) }
        // A run may go on into the next moment.
        if run.upperBound >= moment.items.upperBound { break }
        rest.removeFirst()
      }
      return runs.isEmpty ? nil : Part(moment: moment, runs: runs)
    }
  }
}

extension Listing {
  /// The flat indices of all items that are printed, in grid order.
  var items: some Sequence<Int> { parts.lazy.flatMap { $0.runs.lazy.joined() } }

  /// The first path that has a newline in it; `nil` when none has.
  public func firstPathWithNewline() -> [UInt8]? {
    let newline = UInt8(ascii: "\n")
    let index = items.first { index in
      let item = grid.items[index]
      return item.relativePath.contains(newline)
        || item.isBelowPrefix && grid.roots[item.root].prefix.contains(newline)
    }
    return index.map { grid.path(ofItem: $0) }
  }

  /// Writes everything in a form, in pieces of some 64 KB.
  public func write<Failure: Error>(
    _ form: ListingForm, to sink: (borrowing [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    switch form {
    case .paths: try writePaths(to: sink)
    case .tsv: try writeTabSeparated(to: sink)
    case .text: try writeText(to: sink)
    case .days: try writeDays(to: sink)
    case .ndjson: try writeLines(to: sink)
    case .json: try writeDocument(to: sink)
    }
  }

  /// How many bytes are gathered before they are written.
  static let pieceByteCount = 1 << 16
}
