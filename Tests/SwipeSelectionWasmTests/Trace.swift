@testable import GestureScript
@testable import SwipeSelection

/// What was called, function by function, and what came of it in the native engine, as run.mjs reads it.
struct Trace {
  /// A JSON array a line.
  private(set) var text = ""
}

extension Trace {
  /// Does what a scenario says, and returns the session as that leaves it.
  mutating func append(_ scenario: Scenario) -> SelectionSession {
    text += "[\"\(scenario.name)\"]\n"
    var session = scenario.start
    for count in scenario.sections { call("append_section", count) }
    set(session.layout.viewport, session.layout.grid)
    call("set_rules", session.rules.codes)
    let autoScroll = session.autoScroll
    call("set_auto_scroll", autoScroll.zone, autoScroll.speed, autoScroll.curve == .constant ? 1 : 0)
    call("set_space", session.space == .content ? 1 : 0)
    for run in session.selectedRuns { call("append_select", run.lowerBound, run.upperBound) }
    call("start", session.offset)
    for (index, step) in scenario.steps.enumerated() {
      perform(step, in: &session, endingSwipes: !scenario.interrupted.contains(index))
    }
    ask(session.layout, pinnedAt: session.offset)
    for cell in stride(from: 0, to: session.layout.cellCount, by: 5) {
      call("is_selected", [cell], returns: [session.isSelected(cell) ? 1 : 0])
    }
    call("list_selected", [], returns: Self.bounds(session.selectedRuns))
    return session
  }

  private mutating func perform(
    _ step: Replay.Step, in session: inout SelectionSession, endingSwipes endsSwipes: Bool
  ) {
    switch step {
    case .swipe(let points, _, let end, let rules):
      let change = session.beginSwipe(rules: rules)
      note(rules == nil ? "begin" : "begin_with_rules", rules?.codes ?? [], changed: change, in: session)
      for point in points {
        let change = session.move(to: point.pointer, at: point.time)
        switch point.pointer {
        case .place(let x, let y): note("move", [x, y, point.time], changed: change, in: session)
        case .cell(let cell): note("move_to_cell", [cell, point.time], changed: change, in: session)
        }
      }
      guard endsSwipes else { break }
      let last = session.endSwipe(end)
      note(end == .up ? "end" : "cancel", [], changed: last, in: session)
    case .tap(let pointer):
      let change = session.tap(pointer)
      switch pointer {
      case .place(let x, let y): note("tap", [x, y], changed: change, in: session)
      case .cell(let cell): note("tap_cell", [cell], changed: change, in: session)
      }
    case .day(let section):
      let change = session.tapDay(section)
      note("tap_day", [section], changed: change, in: session)
    case .set(let select, let deselect):
      for run in select { call("append_select", run.lowerBound, run.upperBound) }
      for run in deselect { call("append_deselect", run.lowerBound, run.upperBound) }
      let change = session.set(select: select, deselect: deselect)
      note("set", [], changed: change, in: session)
    case .scrollTo(let offset):
      session.scroll(to: offset)
      call("scroll_to", [offset])
    case .scrollBy(let distance):
      session.scroll(by: distance)
      call("scroll_by", [distance])
    case .layout(let viewport, let grid):
      session.relayout(viewport: viewport, grid: grid)
      set(viewport, grid)
      call("relayout")
    }
    call("offset", [], returns: [session.offset])
  }

  private mutating func set(_ viewport: Viewport, _ grid: Grid) {
    call("set_viewport", viewport.width, viewport.height, viewport.topInset, viewport.bottomInset)
    call(
      "set_grid", grid.columns, grid.rowSpacing, grid.columnSpacing, grid.header, grid.footer, grid.padding,
      grid.direction == .rightToLeft ? 1 : 0, grid.cell?.width ?? -1, grid.cell?.height ?? -1)
  }

  /// Asks where things stand.
  private mutating func ask(_ layout: Layout, pinnedAt offset: Double) {
    call("content_height", [], returns: [layout.contentHeight])
    call("max_offset", [], returns: [layout.maxOffset])
    call("cell_count", [], returns: [layout.cellCount])
    call("section_count", [], returns: [layout.sectionCount])
    for cell in stride(from: 0, to: layout.cellCount, by: 7) {
      let frame = layout.frame(ofCell: cell)
      for (edge, position) in frame.edges.enumerated() {
        call("cell_edge", [cell, edge], returns: [position])
      }
      let x = (frame.minX + frame.maxX) / 2
      call("cell_at", [x, frame.minY], returns: [layout.cell(atX: x, y: frame.minY) ?? -1])
      call("section_of_cell", [cell], returns: [layout.section(ofCell: cell)])
    }
    for section in 0..<layout.sectionCount {
      let frame = layout.headerFrame(ofSection: section)
      let pinned = layout.headerFrame(ofSection: section, pinnedAt: offset)
      for (edge, positions) in zip(frame.edges, pinned.edges).enumerated() {
        call("header_edge", [section, edge, 0], returns: [positions.0])
        call("header_edge", [section, edge, 1], returns: [positions.1])
      }
      let header = layout.header(atX: 0, y: pinned.minY, pinnedAt: offset)
      call("header_at", [0, pinned.minY], returns: [header ?? -1])
      call("cell_of_item", [section, 2], returns: [layout.cell(ofItem: 2, inSection: section) ?? -1])
    }
  }
}

// MARK: - Lines

extension Trace {
  private mutating func call(_ function: String, _ arguments: any TraceNumber...) {
    call(function, arguments)
  }

  private mutating func call(
    _ function: String, _ arguments: [any TraceNumber], returns: [any TraceNumber]? = nil
  ) {
    text += "[\"swipe_\(function)\",\(Self.list(arguments))"
    if let returns { text += ",\(Self.list(returns))" }
    text += "]\n"
  }

  /// A call that may have changed the selection, and what is seen after it.
  private mutating func note(
    _ function: String, _ arguments: [any TraceNumber], changed change: SelectionChange,
    in session: SelectionSession
  ) {
    let count = (change.added + change.removed).reduce(0) { $0 + $1.count }
    let state: [any TraceNumber] = [
      session.offset, session.anchor ?? -1, session.current ?? -1, session.selectedCount,
      session.refusedCount,
    ]
    let lists = [arguments, [count], state, Self.bounds(change.added), Self.bounds(change.removed)]
    text += "[\"swipe_\(function)\",\(lists.map(Self.list).joined(separator: ","))]\n"
  }

  private static func bounds(_ runs: [ClosedRange<Int>]) -> [any TraceNumber] {
    runs.flatMap { [$0.lowerBound, $0.upperBound] }
  }

  private static func list(_ numbers: [any TraceNumber]) -> String {
    "[\(numbers.map { "\($0)" }.joined(separator: ","))]"
  }
}

/// A number whose description JSON reads back as the same one.
private protocol TraceNumber {}
extension Int: TraceNumber {}
extension Double: TraceNumber {}

extension Rect {
  fileprivate var edges: [Double] { [minX, minY, maxX, maxY] }
}

extension Rules {
  fileprivate var codes: [any TraceNumber] {
    let paint =
      switch paint {
      case .toggle: 0
      case .select: 1
      case .deselect: 2
      case .each: 3
      }
    let resolve =
      switch resolve {
      case .regions: 0
      case .nearest: 1
      case .cell: 2
      }
    return [
      paint, resolve, startOutside == .ignore ? 1 : 0, recognizer == .pan ? 1 : 0,
      onCancel == .commit ? 1 : 0, limit ?? -1,
    ]
  }
}
