import TestSupport
import Testing

@testable import SwipeSelection

@Suite struct CellSetTests {
  @Test(
    arguments: [
      ("within a word", 3..<9), ("a whole word", 64..<128), ("over three words", 60..<130),
      ("nothing", 70..<70),
      ("all", 0..<200), ("the last", 199..<200),
    ])
  func `a run is put in, flipped and taken out`(title: String, run: Range<Int>) {
    var set = CellSet(cellCount: 200)
    set.insert(run)
    #expect(set.count == run.count)
    #expect((0..<200).filter { set.contains($0) } == Array(run))
    set.flip(0..<200)
    #expect(set.count == 200 - run.count)
    set.insert(run)
    #expect(set.containsAll(of: 0..<200))
    set.remove(0..<200)
    #expect(set.count == 0)
  }

  @Test(arguments: 0..<50)
  func `runs are those of a list of truths`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let cellCount = Int.random(in: 1...300, using: &generator)
    var set = CellSet(cellCount: cellCount)
    var truths = Array(repeating: false, count: cellCount)
    for _ in 0..<20 {
      let start = Int.random(in: 0..<cellCount, using: &generator)
      let run = start..<Int.random(in: start...cellCount, using: &generator)
      set.flip(run)
      for cell in run { truths[cell].toggle() }
    }
    let start = Int.random(in: 0..<cellCount, using: &generator)
    let range = start..<Int.random(in: start...cellCount, using: &generator)
    for isMember in [true, false] {
      var runs: [Range<Int>] = []
      set.forEachRun(in: range, of: isMember) { runs.append($0) }
      #expect(runs.flatMap { $0 } == range.filter { truths[$0] == isMember }, "seed \(seed)")
      #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }, "seed \(seed)")
    }
    #expect(set.count == truths.count { $0 })
  }
}
