/// What a swipe's range does to its cells, once the anchor is known (S3).
enum Brush: Sendable {
  /// Turns every cell on.
  case on
  /// Turns every cell off.
  case off
  /// Turns every cell to the opposite of what it was.
  case opposite

  /// Chooses the brush of a swipe whose anchor was selected before it, or was not.
  init(_ paint: Rules.Paint, isAnchorSelected: Bool) {
    self =
      switch paint {
      case .toggle: isAnchorSelected ? .off : .on
      case .select: .on
      case .deselect: .off
      case .each: .opposite
      }
  }

  /// Says what a cell becomes.
  func paints(_ wasSelected: Bool) -> Bool {
    switch self {
    case .on: true
    case .off: false
    case .opposite: !wasSelected
    }
  }
}
