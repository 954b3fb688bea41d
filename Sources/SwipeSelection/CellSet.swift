/// A set of cells: a bit for each of the grid's.
struct CellSet: Sendable {
  /// How many cells are in the set.
  private(set) var count = 0

  private var words: [UInt64]

  private static let bitsPerWord = UInt64.bitWidth

  /// Creates an empty set of cells below `cellCount`.
  init(cellCount: Int) {
    words = Array(repeating: 0, count: (cellCount + Self.bitsPerWord - 1) / Self.bitsPerWord)
  }

  /// Says whether the set holds a cell.
  func contains(_ cell: Int) -> Bool {
    words[cell / Self.bitsPerWord] >> UInt64(cell % Self.bitsPerWord) & 1 == 1
  }
}

// MARK: - Changing runs

extension CellSet {
  /// Puts a run in.
  mutating func insert(_ run: Range<Int>) {
    update(run) { word, mask in word | mask }
  }

  /// Takes a run out.
  mutating func remove(_ run: Range<Int>) {
    update(run) { word, mask in word & ~mask }
  }

  /// Takes out those of a run that are in, and puts in the others.
  mutating func flip(_ run: Range<Int>) {
    update(run) { word, mask in word ^ mask }
  }

  private mutating func update(_ run: Range<Int>, _ operation: (_ word: UInt64, _ mask: UInt64) -> UInt64) {
    guard !run.isEmpty else { return }
    let first = run.lowerBound / Self.bitsPerWord
    let last = (run.upperBound - 1) / Self.bitsPerWord
    for index in first...last {
      var mask = UInt64.max
      if index == first { mask &= UInt64.max << UInt64(run.lowerBound % Self.bitsPerWord) }
      if index == last {
        mask &= UInt64.max >> UInt64(Self.bitsPerWord - 1 - (run.upperBound - 1) % Self.bitsPerWord)
      }
      let word = words[index]
      words[index] = operation(word, mask)
      count += words[index].nonzeroBitCount - word.nonzeroBitCount
    }
  }

  /// Returns the cells that are in this set and not in `other`, a set of as many.
  func subtracting(_ other: CellSet) -> CellSet {
    var rest = self
    rest.count = 0
    for index in words.indices {
      rest.words[index] &= ~other.words[index]
      rest.count += rest.words[index].nonzeroBitCount
    }
    return rest
  }
}

// MARK: - Reading runs

extension CellSet {
  /// Calls `body` with each longest run, within `range`, of cells that are in the set, or are not, in ascending order.
  func forEachRun(in range: Range<Int>, of isMember: Bool, _ body: (Range<Int>) -> Void) {
    var start = firstCell(in: range, where: isMember)
    while start < range.upperBound {
      let end = firstCell(in: start..<range.upperBound, where: !isMember)
      body(start..<end)
      start = firstCell(in: end..<range.upperBound, where: isMember)
    }
  }

  /// Says whether the set holds every cell of a run.
  func containsAll(of run: Range<Int>) -> Bool {
    firstCell(in: run, where: false) == run.upperBound
  }

  /// Returns the first cell of `range` that is in the set, or is not; the range's end when there is none.
  private func firstCell(in range: Range<Int>, where isMember: Bool) -> Int {
    var cell = range.lowerBound
    while cell < range.upperBound {
      let word = words[cell / Self.bitsPerWord]
      let bit = cell % Self.bitsPerWord
      let ahead = (isMember ? word : ~word) >> UInt64(bit)
      if ahead != 0 { return min(cell + ahead.trailingZeroBitCount, range.upperBound) }
      cell += Self.bitsPerWord - bit
    }
    return range.upperBound
  }
}
