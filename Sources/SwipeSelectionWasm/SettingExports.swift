import SwipeSelection

// The module's functions, flat as WebAssembly has them: numbers in, a number out. They stand for one session.
//
// None of them traps, whatever the numbers: a setting that isn't a number counts as 0, a code that means nothing as
// its default, and a gesture somewhere that isn't a place does nothing.

/// The session of the module: WebAssembly has one thread, and so must a caller of the native build.
@safe nonisolated(unsafe) var flat = FlatSession()

/// Adds a section of `count` cells to the grid that the next start lays out.
@_expose(wasm, "swipe_append_section") @_cdecl("swipe_append_section")
public func appendSection(_ count: Int32) {
  flat.appendSection(Int(count))
}

/// Adds the cells from `first` to `last` to those that the next start, or `swipe_set`, turns on.
@_expose(wasm, "swipe_append_select") @_cdecl("swipe_append_select")
public func appendSelect(_ first: Int32, _ last: Int32) {
  flat.appendSelect(from: Int(first), to: Int(last))
}

/// Adds the cells from `first` to `last` to those that the next `swipe_set` turns off.
@_expose(wasm, "swipe_append_deselect") @_cdecl("swipe_append_deselect")
public func appendDeselect(_ first: Int32, _ last: Int32) {
  flat.appendDeselect(from: Int(first), to: Int(last))
}

/// Sets the window, which the next start or `swipe_relayout` takes up.
@_expose(wasm, "swipe_set_viewport") @_cdecl("swipe_set_viewport")
public func setViewport(_ width: Double, _ height: Double, _ topInset: Double, _ bottomInset: Double) {
  flat.viewport = Viewport(
    width: width.length, height: height.length, topInset: topInset.length, bottomInset: bottomInset.length)
}

/// Sets the grid's measures, which the next start or `swipe_relayout` takes up.
///
/// A direction of 1 reads rows from the right. A cell of negative size is the square that fills the width.
@_expose(wasm, "swipe_set_grid") @_cdecl("swipe_set_grid")
public func setGrid(
  _ columns: Int32, _ rowSpacing: Double, _ columnSpacing: Double, _ header: Double, _ footer: Double,
  _ padding: Double, _ direction: Int32, _ cellWidth: Double, _ cellHeight: Double
) {
  let isSquare = cellWidth < 0 || cellHeight < 0
  flat.grid = Grid(
    columns: max(1, Int(columns)), rowSpacing: rowSpacing.length, columnSpacing: columnSpacing.length,
    header: header.length, footer: footer.length, padding: padding.length,
    direction: direction == 1 ? .rightToLeft : .leftToRight,
    cell: isSquare ? nil : Grid.CellSize(width: cellWidth.length, height: cellHeight.length))
}

/// Sets the rules of the next start on.
///
/// Paint: 0 toggle, 1 select, 2 deselect, 3 each. Resolve: 0 regions, 1 nearest, 2 cell. A start outside: 0 waits,
/// 1 is ignored. Recogniser: 0 direct, 1 pan. A cancel: 0 restores, 1 commits. A negative limit is none.
@_expose(wasm, "swipe_set_rules") @_cdecl("swipe_set_rules")
public func setRules(
  _ paint: Int32, _ resolve: Int32, _ startOutside: Int32, _ recognizer: Int32, _ onCancel: Int32,
  _ limit: Int32
) {
  flat.rules = Rules(
    paint: paint, resolve: resolve, startOutside: startOutside, recognizer: recognizer, onCancel: onCancel,
    limit: limit)
}

/// Sets auto-scroll of the next start on; a curve of 1 is constant.
@_expose(wasm, "swipe_set_auto_scroll") @_cdecl("swipe_set_auto_scroll")
public func setAutoScroll(_ zone: Double, _ speed: Double, _ curve: Int32) {
  flat.autoScroll = AutoScroll(
    zone: zone.finite, speed: speed.length, curve: curve == 1 ? .constant : .linear)
}

/// Sets the space of the next start on: 0 view, 1 content.
@_expose(wasm, "swipe_set_space") @_cdecl("swipe_set_space")
public func setSpace(_ space: Int32) {
  flat.space = space == 1 ? .content : .view
}

/// Starts a session over the appended sections, with the appended runs selected, scrolled to `offset` (clamped).
///
/// Both lists are empty after that; window, grid, rules, auto-scroll and space stay as they are set.
@_expose(wasm, "swipe_start") @_cdecl("swipe_start")
public func start(_ offset: Double) {
  flat.start(at: offset.finite)
}
