import JSON
import SwipeSelection

extension GestureScript {
  /// Says whether the script was recorded on another grid, by its number of items or digest, so that it would
  /// choose other files than it did (G6).
  public func wasRecordedOnAnotherGrid(than grid: ScriptGrid) -> Bool { recording.differs(from: grid) }

  /// Finds every day, item and file that the script names, so that nothing can fail once it runs.
  ///
  /// - Parameter scriptGrid: The grid that the script is about, whether or not it was recorded on it.
  /// - Returns: The script, ready to run.
  /// - Throws: An error at the first name that the grid doesn't know.
  public func resolved(in scriptGrid: ScriptGrid) throws(ScriptError) -> Replay {
    let resolver = ScriptResolver(scriptGrid)
    var cells: [Int] = []
    cells.reserveCapacity(selected.count)
    for (index, cell) in selected.enumerated() {
      cells.append(try resolver.cell(cell, at: JSONPath.root["selected"][index]))
    }
    var steps: [Replay.Step] = []
    steps.reserveCapacity(gestures.count)
    var warnings: [Replay.Warning] = []
    var viewport = viewport
    var grid = grid
    for (index, gesture) in gestures.enumerated() {
      let path = isShort ? JSONPath.root : JSONPath.root["gestures"][index]
      switch gesture {
      case .swipe(let swipe):
        let path = isShort ? path : path["points"]
        let points = try resolver.points(of: swipe, at: path)
        if space == .view, !swipe.isTimed, let outside = points.firstIndex(where: { $0.isOutside(viewport) })
        {
          warnings.append(Replay.Warning(path: path[outside]))
        }
        steps.append(.swipe(points, isTimed: swipe.isTimed, end: swipe.end, rules: swipe.rules))
      case .tap(let spot): steps.append(.tap(try resolver.pointer(spot, at: path)))
      case .scrollTo(let offset): steps.append(.scrollTo(offset))
      case .scrollBy(let distance): steps.append(.scrollBy(distance))
      case .day(let key): steps.append(.day(section: try resolver.section(key, at: path["day"])))
      case .layout(let newViewport, let newGrid):
        viewport = newViewport ?? viewport
        grid = newGrid ?? grid
        steps.append(.layout(viewport, grid))
      case .set(let select, let deselect):
        try resolver.check(select, at: path["select"])
        try resolver.check(deselect, at: path["deselect"])
        steps.append(.set(select: select, deselect: deselect))
      }
    }
    let session = SelectionSession(
      sections: scriptGrid.sections, viewport: self.viewport, grid: self.grid, rules: rules,
      autoScroll: autoScroll, space: space, offset: offset, selected: cells)
    return Replay(warnings: warnings, session: session, space: space, steps: steps)
  }
}

extension TimedPointer {
  /// Whether this is a place beyond the edges of the viewport; one on an edge isn't.
  fileprivate func isOutside(_ viewport: Viewport) -> Bool {
    guard case .place(let x, let y) = pointer else { return false }
    return x < 0 || x > viewport.width || y < 0 || y > viewport.height
  }
}
