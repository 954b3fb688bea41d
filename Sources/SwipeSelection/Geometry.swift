/// A rectangle, half-open on both axes: `[minX, maxX)` by `[minY, maxY)`, y down, in points.
public struct Rect: Equatable, Sendable {
  /// The left edge, which belongs to the rectangle.
  public var minX: Double
  /// The upper edge, which belongs to the rectangle.
  public var minY: Double
  /// The right edge, which does not.
  public var maxX: Double
  /// The lower edge, which does not.
  public var maxY: Double

  /// Creates a rectangle from its edges.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Says whether a point is inside.
  func contains(x: Double, y: Double) -> Bool {
    minX <= x && x < maxX && minY <= y && y < maxY
  }
}

/// The window through which the grid is seen, in points.
public struct Viewport: Equatable, Sendable {
  /// How wide the window is; cells may reach beyond it.
  public var width: Double
  /// How high the window is, insets included.
  public var height: Double
  /// How much of the height is covered at the top.
  public var topInset: Double
  /// How much of the height is covered at the bottom.
  public var bottomInset: Double

  /// Creates a viewport; the defaults are those of a script.
  public init(width: Double = 390, height: Double = 844, topInset: Double = 0, bottomInset: Double = 0) {
    self.width = width
    self.height = height
    self.topInset = topInset
    self.bottomInset = bottomInset
  }
}

/// How sections are laid out in rows of cells, in points (gesture.md, section 2).
public struct Grid: Equatable, Sendable {
  /// The way in which a row is read.
  public enum Direction: Sendable {
    /// The first cell of a row stands at the left.
    case leftToRight
    /// The first cell of a row stands at the right.
    case rightToLeft
  }

  /// The size of a cell.
  public struct CellSize: Equatable, Sendable {
    /// Its width.
    public var width: Double
    /// Its height.
    public var height: Double

    /// Creates a size.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// How many cells stand in a full row, at least one.
  public var columns: Int
  /// The space between two rows of a section.
  public var rowSpacing: Double
  /// The space between two cells of a row.
  public var columnSpacing: Double
  /// The height of a section's header.
  public var header: Double
  /// The height of a section's footer.
  public var footer: Double
  /// The space left and right of the rows.
  public var padding: Double
  /// Where a row begins.
  public var direction: Direction
  /// The size of every cell; `nil` for the square that fills the width.
  public var cell: CellSize?

  /// Creates a grid; the defaults are those of a script.
  public init(
    columns: Int = 4, rowSpacing: Double = 2, columnSpacing: Double = 2, header: Double = 44,
    footer: Double = 0, padding: Double = 0, direction: Direction = .leftToRight, cell: CellSize? = nil
  ) {
    self.columns = columns
    self.rowSpacing = rowSpacing
    self.columnSpacing = columnSpacing
    self.header = header
    self.footer = footer
    self.padding = padding
    self.direction = direction
    self.cell = cell
  }
}
