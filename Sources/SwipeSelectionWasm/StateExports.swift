import SwipeSelection

// What is shown, and what the last gesture changed. Indices are -1 where there is nothing.

/// Returns how far the grid is scrolled.
@_expose(wasm, "swipe_offset") @_cdecl("swipe_offset")
public func offset() -> Double {
  flat.session.offset
}

/// Returns the swipe's first cell.
@_expose(wasm, "swipe_anchor") @_cdecl("swipe_anchor")
public func anchor() -> Int32 {
  Int32(orMinusOne: flat.session.anchor)
}

/// Returns the cell that the pointer resolves to.
@_expose(wasm, "swipe_current") @_cdecl("swipe_current")
public func current() -> Int32 {
  Int32(orMinusOne: flat.session.current)
}

/// Returns how many cells are selected, as shown.
@_expose(wasm, "swipe_selected_count") @_cdecl("swipe_selected_count")
public func selectedCount() -> Int32 {
  Int32(clamping: flat.session.selectedCount)
}

/// Returns how many cells the limit refused in the gesture that ended last.
@_expose(wasm, "swipe_refused_count") @_cdecl("swipe_refused_count")
public func refusedCount() -> Int32 {
  Int32(clamping: flat.session.refusedCount)
}

/// Returns 1 for a cell that is selected, as shown, else 0.
@_expose(wasm, "swipe_is_selected") @_cdecl("swipe_is_selected")
public func isSelected(_ cell: Int32) -> Int32 {
  flat.session.isSelected(Int(cell)) ? 1 : 0
}

// MARK: - Runs

/// Returns how many runs of cells the last gesture turned on.
@_expose(wasm, "swipe_added_runs") @_cdecl("swipe_added_runs")
public func addedRuns() -> Int32 {
  Int32(clamping: flat.change.added.count)
}

/// Returns the first cell of a run that the last gesture turned on.
@_expose(wasm, "swipe_added_first") @_cdecl("swipe_added_first")
public func addedFirst(_ run: Int32) -> Int32 {
  Int32(orMinusOne: flat.change.added.run(run)?.lowerBound)
}

/// Returns the last cell of a run that the last gesture turned on.
@_expose(wasm, "swipe_added_last") @_cdecl("swipe_added_last")
public func addedLast(_ run: Int32) -> Int32 {
  Int32(orMinusOne: flat.change.added.run(run)?.upperBound)
}

/// Returns how many runs of cells the last gesture turned off.
@_expose(wasm, "swipe_removed_runs") @_cdecl("swipe_removed_runs")
public func removedRuns() -> Int32 {
  Int32(clamping: flat.change.removed.count)
}

/// Returns the first cell of a run that the last gesture turned off.
@_expose(wasm, "swipe_removed_first") @_cdecl("swipe_removed_first")
public func removedFirst(_ run: Int32) -> Int32 {
  Int32(orMinusOne: flat.change.removed.run(run)?.lowerBound)
}

/// Returns the last cell of a run that the last gesture turned off.
@_expose(wasm, "swipe_removed_last") @_cdecl("swipe_removed_last")
public func removedLast(_ run: Int32) -> Int32 {
  Int32(orMinusOne: flat.change.removed.run(run)?.upperBound)
}

/// Lists the selection as shown, and returns how many runs it has; they stay until the next listing or start.
@_expose(wasm, "swipe_list_selected") @_cdecl("swipe_list_selected")
public func listSelected() -> Int32 {
  Int32(clamping: flat.list())
}

/// Returns the first cell of a listed run.
@_expose(wasm, "swipe_selected_first") @_cdecl("swipe_selected_first")
public func selectedFirst(_ run: Int32) -> Int32 {
  Int32(orMinusOne: flat.listed.run(run)?.lowerBound)
}

/// Returns the last cell of a listed run.
@_expose(wasm, "swipe_selected_last") @_cdecl("swipe_selected_last")
public func selectedLast(_ run: Int32) -> Int32 {
  Int32(orMinusOne: flat.listed.run(run)?.upperBound)
}
