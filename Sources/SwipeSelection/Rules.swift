/// What a swipe does with the cells it passes (gesture.md, sections 3 and 4).
public struct Rules: Equatable, Sendable {
  /// What the cells of the range become (S3).
  public enum Paint: Sendable {
    /// The opposite of what the anchor was.
    case toggle
    /// Selected.
    case select
    /// Not selected.
    case deselect
    /// Each the opposite of what it was.
    case each
  }

  /// How a pointer finds its cell (R1–R3).
  public enum Resolve: Sendable {
    /// By the regions around the anchor (R1).
    case regions
    /// The nearest cell (R2).
    case nearest
    /// Only a cell that the pointer is inside (R3).
    case cell
  }

  /// What a first point that is in no cell means (S2).
  public enum StartOutside: Sendable {
    /// The first later point in a cell is the anchor.
    case wait
    /// The swipe does nothing.
    case ignore
  }

  /// When a touch becomes a selection (S1).
  public enum Recognizer: Sendable {
    /// At once.
    case direct
    /// When it moved 10 points, sideways at least as much as along.
    case pan
  }

  /// What a cancelled swipe leaves behind (S6).
  public enum OnCancel: Sendable {
    /// The selection before the swipe.
    case restore
    /// The selection as shown.
    case commit
  }

  /// What the cells of the range become.
  public var paint: Paint
  /// How a pointer finds its cell.
  public var resolve: Resolve
  /// What a first point in no cell means.
  public var startOutside: StartOutside
  /// When a touch becomes a selection.
  public var recognizer: Recognizer
  /// What a cancelled swipe leaves behind.
  public var onCancel: OnCancel
  /// How many cells may be selected at once (S7); `nil` for any number.
  public var limit: Int?

  /// Creates rules; the defaults are those of a script.
  public init(
    paint: Paint = .toggle, resolve: Resolve = .regions, startOutside: StartOutside = .wait,
    recognizer: Recognizer = .direct, onCancel: OnCancel = .restore, limit: Int? = nil
  ) {
    self.paint = paint
    self.resolve = resolve
    self.startOutside = startOutside
    self.recognizer = recognizer
    self.onCancel = onCancel
    self.limit = limit
  }
}

/// How the grid scrolls while a pointer rests near an edge (gesture.md, section 5).
public struct AutoScroll: Equatable, Sendable {
  /// How the speed grows with the depth in a zone (A2).
  public enum Curve: Sendable {
    /// In proportion.
    case linear
    /// Not at all: full speed at once.
    case constant
  }

  /// The height of a zone in points; 0 or less turns auto-scroll off (A1).
  public var zone: Double
  /// The greatest speed, in points a second.
  public var speed: Double
  /// How the speed grows with the depth.
  public var curve: Curve

  /// Creates a setting; the defaults are those of a script.
  public init(zone: Double = 80, speed: Double = 800, curve: Curve = .linear) {
    self.zone = zone
    self.speed = speed
    self.curve = curve
  }
}

/// What coordinates are measured from (G4).
public enum Space: Sendable {
  /// The upper left corner of the viewport.
  case view
  /// The upper left corner of the whole grid.
  case content
}
