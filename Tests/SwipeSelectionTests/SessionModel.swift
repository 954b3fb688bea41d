import SwipeSelection

/// The engine of gesture.md written again, as plainly as can be: it looks at every cell, keeps whole sets, and
/// knows nothing of the engine's ways.
struct SessionModel {
  let sections: [Int]
  let rules: Rules
  let autoScroll: AutoScroll
  let space: Space
  private(set) var grid: GridModel
  private(set) var offset: Double
  private(set) var selected: Set<Int>
  private(set) var refusedCount = 0
  private(set) var swipe = SwipeModel()

  init(_ scene: Scene) {
    sections = scene.sections
    rules = scene.rules
    autoScroll = scene.autoScroll
    space = scene.space
    grid = GridModel(sections: scene.sections, viewport: scene.viewport, grid: scene.grid)
    offset = grid.clamped(scene.offset)
    selected = Set(scene.selected)
  }

  var anchor: Int? {
    if case .painting(let anchor, _) = swipe.phase { anchor } else { nil }
  }

  var current: Int? {
    if case .painting(_, let current) = swipe.phase { current } else { nil }
  }

  /// Does a gesture, or a part of one.
  mutating func perform(_ action: Action) {
    switch action {
    case .begin(let rules): begin(rules)
    case .move(let pointer, let time): move(to: pointer, at: time)
    case .end(let end): finish(end)
    case .tap(let pointer):
      finish(.cancel)
      tap(pointer, limit: rules.limit)
    case .day(let section):
      finish(.cancel)
      tapDay(section, limit: rules.limit)
    case .set(let select, let deselect):
      finish(.cancel)
      guard !grid.isInert else { return refusedCount = 0 }
      selected.subtract(deselect.flatMap { $0 })
      turnOn(Set(select.flatMap { $0 }).sorted(), limit: rules.limit)
    case .scrollTo(let offset): self.offset = grid.clamped(offset)
    case .scrollBy(let distance): offset = grid.clamped(offset + distance)
    case .layout(let viewport, let grid):
      self.grid = GridModel(sections: sections, viewport: viewport, grid: grid)
      offset = self.grid.clamped(offset)
    }
  }
}

// MARK: - Places

extension SessionModel {
  /// The content y of a place, clamped where the rules say so (section 3).
  private func contentY(_ y: Double, clamped isClamped: Bool) -> Double {
    guard space == .view else { return y }
    let contentY = y - grid.viewport.topInset + offset
    guard isClamped else { return contentY }
    return max(offset, min(contentY, (offset + grid.usableHeight).nextDown))
  }

  private func isInUsablePart(_ x: Double, _ y: Double) -> Bool {
    let viewport = grid.viewport
    return space == .content
      || 0 <= x && x < viewport.width && viewport.topInset <= y && y < viewport.height - viewport.bottomInset
  }

  private func header(atX x: Double, y: Double) -> Int? {
    switch space {
    case .view: grid.header(atX: x, viewY: y, offset: offset)
    case .content: grid.header(atX: x, contentY: y)
    }
  }

  /// S2: the cell in which a swipe would start.
  private func cell(under pointer: Pointer) -> Int? {
    guard !grid.isInert else { return nil }
    switch pointer {
    case .cell(let cell): return cell
    case .place(let x, let y):
      guard isInUsablePart(x, y), header(atX: x, y: y) == nil else { return nil }
      return grid.cell(atX: x, y: contentY(y, clamped: false))
    }
  }

  /// Section 3: the cell that a pointer resolves to once there is an anchor.
  private func cell(of pointer: Pointer, anchor: Int, current: Int) -> Int {
    switch pointer {
    case .cell(let cell): return cell
    case .place(let x, let y):
      if space == .view && grid.usableHeight == 0 { return current }
      let y = contentY(y, clamped: true)
      switch swipe.rules.resolve {
      case .regions: return grid.cell(byRegionsAround: anchor, x: x, y: y)
      case .nearest: return grid.cell(nearestToX: x, y: y, anchor: anchor)
      case .cell: return grid.cell(atX: x, y: y) ?? current
      }
    }
  }
}

// MARK: - Swipes

extension SessionModel {
  private mutating func begin(_ own: Rules?) {
    finish(.cancel)
    swipe = SwipeModel(rules: own ?? rules, base: selected)
    swipe.phase = swipe.rules.recognizer == .pan ? .undecided : .waiting
  }

  private mutating func move(to pointer: Pointer, at time: Double) {
    rest(until: time)
    swipe.points.append((pointer, time))
    let isFirst = swipe.points.count == 1
    switch swipe.phase {
    case .over, .ignored: break
    case .undecided: if !isFirst { recognize(pointer) }
    case .scrolling(let start): scroll(from: start, to: pointer)
    case .waiting:
      if let cell = cell(under: pointer) {
        paint(from: cell, to: cell)
      } else if isFirst && swipe.rules.startOutside == .ignore {
        swipe.phase = .ignored
      }
    case .painting(let anchor, let current):
      paint(from: anchor, to: cell(of: pointer, anchor: anchor, current: current))
    }
  }

  /// S1.
  private mutating func recognize(_ pointer: Pointer) {
    guard let first = swipe.points.first?.pointer else { return }
    if case .place(let x0, let y0) = first, case .place(let x, let y) = pointer {
      let (dx, dy) = (x - x0, y - y0)
      guard dx * dx + dy * dy >= 100 else { return }
      if dx.magnitude < dy.magnitude {
        swipe.phase = .scrolling(from: offset)
        return scroll(from: offset, to: pointer)
      }
    }
    if let anchor = cell(under: first) {
      paint(from: anchor, to: cell(of: pointer, anchor: anchor, current: anchor))
    } else if swipe.rules.startOutside == .ignore {
      swipe.phase = .ignored
    } else {
      swipe.phase = .waiting
      if let cell = cell(under: pointer) { paint(from: cell, to: cell) }
    }
  }

  private mutating func scroll(from start: Double, to pointer: Pointer) {
    guard case .place(_, let y) = pointer, case .place(_, let first) = swipe.points.first?.pointer else {
      return
    }
    offset = grid.clamped(start - (y - first))
  }

  /// A3, A4, and what R3 passes on the way.
  private mutating func rest(until time: Double) {
    guard space == .view, case .painting(let anchor, let current) = swipe.phase, let last = swipe.points.last,
      case .place(let x, let y) = last.pointer
    else { return }
    let speed = swipe.speed(in: grid.viewport, usableHeight: grid.usableHeight, by: autoScroll)
    let start = contentY(y, clamped: true)
    let before = offset
    offset = grid.clamped(offset + speed * (time - last.time) / 1000)
    guard offset != before else { return }
    if swipe.rules.resolve == .cell {
      let end = contentY(y, clamped: true)
      paint(from: anchor, to: grid.cell(lastPassedAtX: x, from: start, to: end) ?? current)
    } else {
      paint(from: anchor, to: cell(of: last.pointer, anchor: anchor, current: current))
    }
  }

  private mutating func paint(from anchor: Int, to current: Int) {
    swipe.phase = .painting(anchor: anchor, current: current)
    selected = painted(from: anchor, to: current).selected
  }

  private func painted(from anchor: Int, to current: Int) -> (selected: Set<Int>, refused: Int) {
    SwipeModel.selection(
      swipe.base, anchor: anchor, current: current, paint: swipe.rules.paint, limit: swipe.rules.limit)
  }

  /// S6.
  private mutating func finish(_ end: SwipeEnd) {
    let phase = swipe.phase
    swipe.phase = .over
    switch phase {
    case .over: break
    case .scrolling, .waiting, .ignored: refusedCount = 0
    case .undecided:
      refusedCount = 0
      if end == .up, let first = swipe.points.first { tap(first.pointer, limit: swipe.rules.limit) }
    case .painting(let anchor, let current):
      let isKept = end == .up || swipe.rules.onCancel == .commit
      refusedCount = isKept ? painted(from: anchor, to: current).refused : 0
      if !isKept { selected = swipe.base }
    }
  }
}

// MARK: - Taps

extension SessionModel {
  /// S10.
  private mutating func tap(_ pointer: Pointer, limit: Int?) {
    refusedCount = 0
    if case .place(let x, let y) = pointer, isInUsablePart(x, y), let section = header(atX: x, y: y) {
      tapDay(section, limit: limit)
    } else if let cell = cell(under: pointer) {
      if selected.remove(cell) == nil { turnOn([cell], limit: limit) }
    }
  }

  /// S11.
  private mutating func tapDay(_ section: Int, limit: Int?) {
    refusedCount = 0
    guard !grid.isInert else { return }
    let cells = grid.cells(ofSection: section)
    if selected.isSuperset(of: cells) { selected.subtract(cells) } else { turnOn(cells, limit: limit) }
  }

  /// Selects cells in that order, until the limit.
  private mutating func turnOn(_ cells: [Int], limit: Int?) {
    for cell in cells where limit.map({ selected.count < $0 }) ?? true { selected.insert(cell) }
    refusedCount = cells.count { !selected.contains($0) }
  }
}
