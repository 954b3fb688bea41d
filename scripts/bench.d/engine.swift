// What the selection engine costs, compiled together with its sources: engine walk RESOLVE | jumps
//
// `walk` prints, in turns for the two grids, lines of a name, nanoseconds a point and how many blocks of memory the
// whole walk allocated; `jumps` lines of a name and milliseconds a jump.

/// A place in the view and its time.
struct Sample {
  var x: Double
  var y: Double
  var time: Double
}

/// A grid of days of a hundred cells.
struct Library {
  let name: String
  let dayCount: Int
  var cellCount: Int { dayCount * 100 }

  /// Every third cell is selected before the swipe, so that strips have runs of both kinds.
  func session(resolve: Rules.Resolve = .regions, selected: Bool = true) -> SelectionSession {
    let cells = selected ? Array(stride(from: 0, to: cellCount, by: 3)) : []
    return SelectionSession(
      sections: Array(repeating: 100, count: dayCount), rules: Rules(resolve: resolve), selected: cells)
  }
}

/// A walk over the default view in steps of 30 points at most, a third of a row: up and down, then a rest in the
/// lower zone and as long a one in the upper, so that the grid scrolls away and back, 12.8 points a step.
let walk: [Sample] = {
  var samples = [Sample(x: 0, y: 400, time: 0)]
  func add(x: Double, y: Double) {
    samples.append(Sample(x: x, y: y, time: 16 * Double(samples.count)))
  }
  func go(to end: Double) {
    let start = samples[samples.count - 1].y
    let count = ((end - start).magnitude / 30).rounded(.up)
    for step in 1...Int(count) {
      add(x: Double(samples.count * 37 % 390), y: start + (end - start) * Double(step) / count)
    }
  }
  func rest() {
    let place = samples[samples.count - 1]
    for _ in 0..<100 { add(x: place.x, y: place.y) }
  }
  for _ in 0..<50 {
    for _ in 0..<5 {
      go(to: 700)
      go(to: 100)
    }
    go(to: 844)
    rest()
    go(to: 0)
    rest()
  }
  return samples
}()

/// What a walk costs.
struct Cost {
  var nanosecondsPerPoint: Double
  var allocationCount: UInt
}

/// Walks over a grid, from its middle, in a swipe that began at the first cell, so that its range is long.
func cost(of library: Library, _ resolve: Rules.Resolve, into change: inout SelectionChange) -> Cost {
  var session = library.session(resolve: resolve)
  session.scroll(to: (session.layout.maxOffset / 2).rounded())
  session.beginSwipe()
  session.move(to: .cell(0), into: &change)
  session.move(to: .place(x: walk[0].x, y: walk[0].y), into: &change)
  let clock = ContinuousClock()
  let start = clock.now
  let allocations = allocation_count()
  for sample in walk { session.move(to: .place(x: sample.x, y: sample.y), at: sample.time, into: &change) }
  let allocationCount = allocation_count() - allocations
  let nanoseconds = (clock.now - start) / .nanoseconds(1)
  return Cost(nanosecondsPerPoint: nanoseconds / Double(walk.count), allocationCount: allocationCount)
}

/// Jumps between the first cell and the last.
func measureJumps(_ name: String, _ library: Library, selected: Bool) {
  var session = library.session(selected: selected)
  session.beginSwipe()
  var change = SelectionChange()
  session.move(to: .cell(0), into: &change)
  let clock = ContinuousClock()
  for jump in 0..<1000 {
    let start = clock.now
    session.move(to: .cell(jump % 2 == 0 ? library.cellCount - 1 : 0), into: &change)
    print(name, (clock.now - start) / .milliseconds(1))
  }
}

@main enum Engine {
  static func main() {
    let thousand = Library(name: "thousand", dayCount: 10)
    let million = Library(name: "million", dayCount: 10_000)
    switch CommandLine.arguments.dropFirst() {
    case ["walk", "regions"]: walkInTurns(.regions)
    case ["walk", "nearest"]: walkInTurns(.nearest)
    case ["walk", "cell"]: walkInTurns(.cell)
    case ["jumps"]:
      measureJumps("unselected", million, selected: false)
      measureJumps("striped", million, selected: true)
    default: fatalError("usage: engine walk regions|nearest|cell | jumps")
    }
    func walkInTurns(_ resolve: Rules.Resolve) {
      var change = SelectionChange()
      // Lets the lists of runs grow as long as they'll be.
      _ = cost(of: thousand, resolve, into: &change)
      for _ in 0..<20 {
        for library in [thousand, million] {
          let cost = cost(of: library, resolve, into: &change)
          print(library.name, cost.nanosecondsPerPoint, cost.allocationCount)
        }
      }
    }
  }
}
