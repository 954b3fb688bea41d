import SwipeSelection

/// Notes what a run leaves behind, step by step.
struct CourseTracker {
  private let replay: Replay
  private var course: Course
  private var swipe: Course.Trail?
  /// The pointer of the last sample, with the offset that held then.
  private var last: (pointer: Pointer, offset: Double)?
  private var wasSelected: [Bool]

  init(replay: Replay) {
    self.replay = replay
    let session = replay.session
    course = Course(
      outcome: Replay.Outcome(selected: [], offset: session.offset, refusedCount: 0), layout: session.layout,
      firstOffset: session.offset)
    wasSelected = Array(repeating: false, count: session.layout.cellCount)
  }

  /// Notes which cells were selected for a while.
  mutating func note(_ change: SelectionChange) {
    for run in change.added { for cell in run { wasSelected[cell] = true } }
  }

  /// Notes where a swipe's pointer went.
  mutating func follow(_ pointer: Pointer, in gesture: Int, _ session: SelectionSession) {
    if swipe == nil { swipe = Course.Trail(gesture: gesture, kind: .swipe) }
    // The grid has gone by while the pointer rested; in a touch that scrolls there is no anchor.
    if let last, last.offset != session.offset, session.anchor != nil {
      let left = sample(of: last.pointer, in: session, isScrolled: true)
      swipe?.samples.append(left)
    }
    let place = sample(of: pointer, in: session)
    swipe?.samples.append(place)
    swipe?.anchor = session.anchor
    swipe?.current = session.current
    last = (pointer, session.offset)
  }

  /// Notes what a gesture leaves at its end.
  mutating func end(_ gesture: Int, _ session: SelectionSession) {
    switch replay.steps[gesture] {
    case .swipe(_, _, let end, _):
      guard var trail = swipe else { break }
      trail.isCancelled = end == .cancel
      trail.refused = refused(by: trail, session)
      course.trails.append(trail)
      (swipe, last) = (nil, nil)
    case .tap(let pointer):
      var trail = Course.Trail(gesture: gesture, kind: .tap)
      trail.samples = [sample(of: pointer, in: session)]
      trail.refused = refused(among: cells(under: pointer, session), session)
      course.trails.append(trail)
    case .day(let section):
      var trail = Course.Trail(gesture: gesture, kind: .day(section: section))
      trail.refused = refused(among: [session.layout.cells(ofSection: section)], session)
      course.trails.append(trail)
    case .set(let select, _):
      var trail = Course.Trail(gesture: gesture, kind: .set)
      trail.refused = refused(among: select.map(Range.init), session)
      course.trails.append(trail)
    case .scrollTo, .scrollBy:
      if course.trails.isEmpty { course.firstOffset = session.offset }
    case .layout:
      course.isRelaid = true
      course.trails.removeAll()
      course.layout = session.layout
      course.firstOffset = session.offset
    }
  }

  /// Returns the course of the run that is over.
  consuming func course(to outcome: Replay.Outcome) -> Course {
    course.outcome = outcome
    for run in outcome.selected { for cell in run { wasSelected[cell] = false } }
    course.released = runs(of: 0..<wasSelected.count) { wasSelected[$0] }
    return course
  }
}

extension CourseTracker {
  /// Returns a pointer's place; a cell's is its middle.
  private func sample(
    of pointer: Pointer, in session: SelectionSession, isScrolled: Bool = false
  ) -> Course.Sample {
    switch pointer {
    case .place(let x, let y):
      let isContent = replay.space == .content
      let contentY = isContent ? y : y - session.layout.viewport.topInset + session.offset
      return Course.Sample(x: x, y: contentY, isScrolled: isScrolled)
    case .cell(let cell):
      let frame = session.layout.frame(ofCell: cell)
      return Course.Sample(
        x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2, isScrolled: isScrolled)
    }
  }

  /// Returns the cells of a swipe that its limit refused: the outermost of the range (S7).
  private func refused(by swipe: Course.Trail, _ session: SelectionSession) -> [ClosedRange<Int>] {
    let count = session.refusedCount
    guard count > 0, let anchor = swipe.anchor, let current = swipe.current else { return [] }
    return [current >= anchor ? current - count + 1...current : current...current + count - 1]
  }

  /// Returns those of the cells that were to be selected and are not, if the limit refused any.
  private func refused(among cells: [Range<Int>], _ session: SelectionSession) -> [ClosedRange<Int>] {
    guard session.refusedCount > 0 else { return [] }
    return cells.flatMap { runs(of: $0) { !session.isSelected($0) } }
  }

  /// Returns the cells that a tap means (S10).
  private func cells(under pointer: Pointer, _ session: SelectionSession) -> [Range<Int>] {
    let layout = session.layout
    switch pointer {
    case .cell(let cell): return [cell..<cell + 1]
    case .place(let x, _):
      let y = sample(of: pointer, in: session).y
      let pin = replay.space == .view ? session.offset : nil
      if let section = layout.header(atX: x, y: y, pinnedAt: pin) {
        return [layout.cells(ofSection: section)]
      }
      return layout.cell(atX: x, y: y).map { [$0..<$0 + 1] } ?? []
    }
  }
}

/// Returns the longest runs of the indices in `range` that are meant.
private func runs(of range: Range<Int>, _ isMeant: (Int) -> Bool) -> [ClosedRange<Int>] {
  var runs: [ClosedRange<Int>] = []
  for index in range where isMeant(index) {
    if let last = runs.last, last.upperBound == index - 1 {
      runs[runs.count - 1] = last.lowerBound...index
    } else {
      runs.append(index...index)
    }
  }
  return runs
}
