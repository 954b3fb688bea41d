// A session's swipe, point by point (gesture.md, sections 4 and 5).

extension SelectionSession {
  /// Starts a swipe, by its own rules if it has some, and returns what ending an earlier one changed (S12).
  @discardableResult
  public mutating func beginSwipe(rules: Rules? = nil) -> SelectionChange {
    let change = swipe == nil ? SelectionChange() : endSwipe(.cancel)
    swipe = Swipe(rules: rules ?? self.rules)
    return change
  }

  /// Moves the pointer, at `time` in milliseconds on the swipe's own clock, and returns what changed.
  public mutating func move(to pointer: Pointer, at time: Double = 0) -> SelectionChange {
    var change = SelectionChange()
    move(to: pointer, at: time, into: &change)
    return change
  }

  /// Moves the pointer as above, and puts what changed in the place of what `change` held.
  public mutating func move(to pointer: Pointer, at time: Double = 0, into change: inout SelectionChange) {
    change.clear()
    guard var swipe else { return }
    swipe.time = max(swipe.time, time)
    if swipe.phase == .painting { scrollWhileResting(&swipe) }
    // However many reports it comes in, a rest goes on for as long as the pointer stays (A3).
    let isResting = swipe.phase == .painting && pointer == swipe.pointer
    arm(&swipe, at: pointer)
    advance(&swipe, to: pointer)
    swipe.pointer = pointer
    if !isResting { swipe.restartRest(at: offset) }
    if let cells = swipe.stroke?.paintedCells(over: selection.base) { selection.paint(cells, into: &change) }
    self.swipe = swipe
  }

  /// Ends the swipe and returns what changed.
  public mutating func endSwipe(_ end: SwipeEnd = .up) -> SelectionChange {
    guard let swipe else { return SelectionChange() }
    self.swipe = nil
    refusedCount = 0
    if let stroke = swipe.stroke {
      guard end == .up || swipe.rules.onCancel == .commit else {
        var change = SelectionChange()
        selection.paint(0..<0, into: &change)
        return change
      }
      refusedCount = stroke.refusedCount
      selection.commit()
    } else if swipe.phase == .undecided, end == .up, let first = swipe.first {
      return tap(first, limit: swipe.rules.limit)
    }
    return SelectionChange()
  }
}

// MARK: - A point

extension SelectionSession {
  /// How far a pan must go to become something (S1).
  private static let panThreshold = 10.0

  private mutating func advance(_ swipe: inout Swipe, to pointer: Pointer) {
    guard let first = swipe.first else {
      swipe.first = pointer
      if swipe.rules.recognizer == .direct { start(&swipe, at: pointer) }
      return
    }
    if swipe.phase == .undecided { decide(&swipe, from: first, to: pointer) }
    switch swipe.phase {
    case .waiting: start(&swipe, at: pointer)
    case .painting: follow(&swipe, to: pointer)
    case .scrolling(let origin):
      if case .place(_, let firstY) = first, case .place(_, let y) = pointer {
        offset = layout.clamped(offset: origin - (y - firstY))
      }
    case .undecided, .ignored: break
    }
  }

  /// Decides what a pan is, once it went far enough; a cell decides at once (S1, G2).
  private mutating func decide(_ swipe: inout Swipe, from first: Pointer, to pointer: Pointer) {
    guard case .place(let firstX, let firstY) = first, case .place(let x, let y) = pointer else {
      start(&swipe, at: first)
      return
    }
    let across = x - firstX
    let along = y - firstY
    guard across * across + along * along >= Self.panThreshold * Self.panThreshold else { return }
    if across.magnitude >= along.magnitude {
      start(&swipe, at: first)
    } else {
      swipe.phase = .scrolling(from: offset)
    }
  }

  /// Starts the range at a point's cell, if it is in one (S2).
  private mutating func start(_ swipe: inout Swipe, at pointer: Pointer) {
    if case .cell(let cell) = target(of: pointer) {
      let stroke = Stroke(anchor: cell, rules: swipe.rules, over: selection.base)
      selection.startPainting(with: stroke.brush)
      swipe.stroke = stroke
      swipe.phase = .painting
    } else {
      swipe.phase = swipe.rules.startOutside == .wait ? .waiting : .ignored
    }
  }

  /// Moves the range's end to the cell that a point resolves to, if it does (section 3).
  private func follow(_ swipe: inout Swipe, to pointer: Pointer) {
    guard !layout.isInert, let anchor = swipe.stroke?.anchor else { return }
    let cell: Int?
    switch pointer {
    case .cell(let named): cell = layout.hasCell(named) ? named : nil
    case .place(let x, let pointerY):
      guard let y = resolvedY(pointerY) else { return }
      cell =
        switch swipe.rules.resolve {
        case .regions: layout.cell(byRegionsAround: anchor, atX: x, y: y)
        case .nearest: layout.cell(nearestToX: x, y: y, anchor: anchor)
        case .cell: layout.cell(atX: x, y: y)
        }
    }
    if let cell { swipe.stroke?.current = cell }
  }
}

// MARK: - Auto-scroll

extension SelectionSession {
  /// The hot zones; `nil` where there are none (A1, G4).
  private var zones: HotZones? {
    space == .view ? HotZones(of: layout, setting: autoScroll) : nil
  }

  /// Arms the edges as a point says (A5); a cell says nothing (G2).
  private func arm(_ swipe: inout Swipe, at pointer: Pointer) {
    guard case .place(_, let y) = pointer, let zones else { return }
    if swipe.first == nil {
      swipe.arming = EdgeArming(firstY: y, in: zones)
    } else {
      swipe.arming.pass(y, in: zones)
    }
  }

  /// Scrolls for the time that the pointer has rested, and resolves it again (A3, A4).
  private mutating func scrollWhileResting(_ swipe: inout Swipe) {
    guard !layout.isInert, let zones, case .place(let x, let y)? = swipe.pointer else { return }
    let velocity = zones.velocity(atY: y, arming: swipe.arming)
    let elapsed = swipe.time - swipe.rest.time
    guard velocity != 0, elapsed > 0, let start = resolvedY(y) else { return }
    offset = layout.clamped(offset: swipe.rest.offset + velocity * elapsed / 1000)
    if swipe.rules.resolve != .cell {
      follow(&swipe, to: .place(x: x, y: y))
    } else if let end = resolvedY(y),
      let cell = layout.lastCell(passedAtX: x, from: start, to: end)
    {
      swipe.stroke?.current = cell
    }
  }
}

// MARK: - Places

extension SelectionSession {
  /// What a tap or a swipe's first point is on.
  enum Target: Equatable {
    /// The header of the section with that index.
    case header(Int)
    /// The cell with that flat index.
    case cell(Int)
  }

  /// Finds what a pointer is on, with nothing clamped (S2, S10).
  func target(of pointer: Pointer) -> Target? {
    guard !layout.isInert else { return nil }
    switch pointer {
    case .cell(let cell):
      return layout.hasCell(cell) ? .cell(cell) : nil
    case .place(let x, let y):
      guard space == .content || isUsable(x: x, y: y) else { return nil }
      let contentY = contentY(y)
      if let section = layout.header(atX: x, y: contentY, pinnedAt: space == .view ? offset : nil) {
        return .header(section)
      }
      return layout.cell(atX: x, y: contentY).map { .cell($0) }
    }
  }

  private func isUsable(x: Double, y: Double) -> Bool {
    let viewport = layout.viewport
    return x >= 0 && x < viewport.width && y >= viewport.topInset
      && y < viewport.height - viewport.bottomInset
  }

  private func contentY(_ y: Double) -> Double {
    space == .view ? y - layout.viewport.topInset + offset : y
  }

  /// Returns the content y that is resolved for a pointer's y (section 3); `nil` in a view of no height (L6).
  private func resolvedY(_ y: Double) -> Double? {
    guard space == .view else { return y }
    guard layout.usableHeight > 0 else { return nil }
    return max(offset, min(contentY(y), (offset + layout.usableHeight).nextDown))
  }
}
