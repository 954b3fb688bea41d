import SwipeSelection
import Testing

extension SelectionSession {
  /// The selected cells, as shown.
  var selectedCells: Set<Int> { Set(selectedRuns.flatMap { $0 }) }
}

extension Set<Int> {
  /// Applies a change, and expects it to be just what it claims: nothing added twice, nothing removed that wasn't
  /// there, runs ascending and as long as can be (S13).
  mutating func apply(
    _ change: SelectionChange, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let added = Set(change.added.flatMap { $0 })
    let removed = Set(change.removed.flatMap { $0 })
    #expect(isDisjoint(with: added) && isSuperset(of: removed), comment, sourceLocation: sourceLocation)
    formUnion(added)
    subtract(removed)
    let areMaximal = [change.added, change.removed].allSatisfy { runs in
      zip(runs, runs.dropFirst()).allSatisfy { $0.upperBound + 1 < $1.lowerBound }
    }
    #expect(areMaximal, comment, sourceLocation: sourceLocation)
  }
}
