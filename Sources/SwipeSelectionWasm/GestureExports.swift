import SwipeSelection

// Gestures. Those that may change the selection return how many cells they changed, and leave the runs to be read.

/// Starts a swipe by the session's rules; one under way is cancelled.
@_expose(wasm, "swipe_begin") @_cdecl("swipe_begin")
public func begin() -> Int32 {
  perform { session in session.beginSwipe() }
}

/// Starts a swipe by rules of its own, coded as for `swipe_set_rules`; one under way is cancelled.
@_expose(wasm, "swipe_begin_with_rules") @_cdecl("swipe_begin_with_rules")
public func beginWithRules(
  _ paint: Int32, _ resolve: Int32, _ startOutside: Int32, _ recognizer: Int32, _ onCancel: Int32,
  _ limit: Int32
) -> Int32 {
  let rules = Rules(
    paint: paint, resolve: resolve, startOutside: startOutside, recognizer: recognizer, onCancel: onCancel,
    limit: limit)
  return perform { session in session.beginSwipe(rules: rules) }
}

/// Moves the pointer to a place at a time in milliseconds on the swipe's own clock.
@_expose(wasm, "swipe_move") @_cdecl("swipe_move")
public func move(_ x: Double, _ y: Double, _ time: Double) -> Int32 {
  guard x.isFinite, y.isFinite, time.isFinite else { return perform { _ in SelectionChange() } }
  return Int32(clamping: flat.move(to: .place(x: x, y: y), at: time))
}

/// Moves the pointer to a cell at a time in milliseconds on the swipe's own clock.
@_expose(wasm, "swipe_move_to_cell") @_cdecl("swipe_move_to_cell")
public func moveToCell(_ cell: Int32, _ time: Double) -> Int32 {
  guard time.isFinite else { return perform { _ in SelectionChange() } }
  return Int32(clamping: flat.move(to: .cell(Int(cell)), at: time))
}

/// Lifts the pointer.
@_expose(wasm, "swipe_end") @_cdecl("swipe_end")
public func end() -> Int32 {
  perform { session in session.endSwipe(.up) }
}

/// Takes the touch away.
@_expose(wasm, "swipe_cancel") @_cdecl("swipe_cancel")
public func cancel() -> Int32 {
  perform { session in session.endSwipe(.cancel) }
}

/// Taps a place.
@_expose(wasm, "swipe_tap") @_cdecl("swipe_tap")
public func tap(_ x: Double, _ y: Double) -> Int32 {
  guard x.isFinite, y.isFinite else { return perform { _ in SelectionChange() } }
  return perform { session in session.tap(.place(x: x, y: y)) }
}

/// Taps a cell.
@_expose(wasm, "swipe_tap_cell") @_cdecl("swipe_tap_cell")
public func tapCell(_ cell: Int32) -> Int32 {
  perform { session in session.tap(.cell(Int(cell))) }
}

/// Taps the header of a section.
@_expose(wasm, "swipe_tap_day") @_cdecl("swipe_tap_day")
public func tapDay(_ section: Int32) -> Int32 {
  perform { session in session.tapDay(Int(section)) }
}

/// Turns the appended runs off and on, and forgets them.
@_expose(wasm, "swipe_set") @_cdecl("swipe_set")
public func set() -> Int32 {
  Int32(clamping: flat.applyRuns())
}

/// Scrolls to a content offset, clamped.
@_expose(wasm, "swipe_scroll_to") @_cdecl("swipe_scroll_to")
public func scrollTo(_ offset: Double) {
  if offset.isFinite { flat.scroll(to: offset) }
}

/// Scrolls by a distance, clamped.
@_expose(wasm, "swipe_scroll_by") @_cdecl("swipe_scroll_by")
public func scrollBy(_ distance: Double) {
  if distance.isFinite { flat.scroll(to: flat.session.offset + distance) }
}

/// Lays the grid out anew by the window and the measures as set, and clamps the offset.
@_expose(wasm, "swipe_relayout") @_cdecl("swipe_relayout")
public func relayout() {
  flat.relayout()
}

private func perform(_ gesture: (inout SelectionSession) -> SelectionChange) -> Int32 {
  Int32(clamping: flat.perform(gesture))
}
