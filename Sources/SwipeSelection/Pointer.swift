/// Where a pointer is: a place, or a cell named outright (G2).
public enum Pointer: Equatable, Sendable {
  /// A place, in the session's space.
  case place(x: Double, y: Double)
  /// A cell, by its flat index.
  case cell(Int)
}
