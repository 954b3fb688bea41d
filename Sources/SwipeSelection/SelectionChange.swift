/// What one step changed (S13): runs of flat indices, in ascending order, that were added and removed.
///
/// Runs are as long as can be: no two of a list touch.
public struct SelectionChange: Equatable, Sendable {
  /// The closed runs that are selected now and were not.
  public var added: [ClosedRange<Int>] = []
  /// The closed runs that were selected and are not.
  public var removed: [ClosedRange<Int>] = []

  /// Creates a change.
  public init(added: [ClosedRange<Int>] = [], removed: [ClosedRange<Int>] = []) {
    self.added = added
    self.removed = removed
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { added.isEmpty && removed.isEmpty }

  /// Forgets the runs and keeps their memory for the next.
  public mutating func clear() {
    added.removeAll(keepingCapacity: true)
    removed.removeAll(keepingCapacity: true)
  }
}
