/// Flat indices, kept as runs.
struct IndexSet: Sendable {
  /// Disjoint runs in ascending order.
  private let runs: [ClosedRange<Int>]
  /// How many indices there are.
  let count: Int

  /// Creates a set of all indices of `runs`, which may overlap.
  init(_ runs: [ClosedRange<Int>]) {
    var merged: [ClosedRange<Int>] = []
    for run in runs.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, run.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, run.upperBound)
      } else {
        merged.append(run)
      }
    }
    self.runs = merged
    count = merged.reduce(0) { $0 + $1.count }
  }

  /// Whether there is none.
  var isEmpty: Bool { runs.isEmpty }

  /// Says whether an index is in the set.
  func contains(_ index: Int) -> Bool {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = low + (high - low) / 2
      if runs[middle].upperBound < index { low = middle + 1 } else { high = middle }
    }
    return low < runs.count && runs[low].contains(index)
  }
}
