import SwipeSelection

// Where things stand, in content coordinates. Indices are -1 where there is nothing, edges NaN.

/// Returns the height of all sections together.
@_expose(wasm, "swipe_content_height") @_cdecl("swipe_content_height")
public func contentHeight() -> Double {
  flat.session.layout.contentHeight
}

/// Returns the greatest offset.
@_expose(wasm, "swipe_max_offset") @_cdecl("swipe_max_offset")
public func maxOffset() -> Double {
  flat.session.layout.maxOffset
}

/// Returns how many cells there are.
@_expose(wasm, "swipe_cell_count") @_cdecl("swipe_cell_count")
public func cellCount() -> Int32 {
  Int32(clamping: flat.session.layout.cellCount)
}

/// Returns how many sections there are.
@_expose(wasm, "swipe_section_count") @_cdecl("swipe_section_count")
public func sectionCount() -> Int32 {
  Int32(clamping: flat.session.layout.sectionCount)
}

/// Returns the section that a cell stands in.
@_expose(wasm, "swipe_section_of_cell") @_cdecl("swipe_section_of_cell")
public func sectionOfCell(_ cell: Int32) -> Int32 {
  let layout = flat.session.layout
  return Int32(orMinusOne: layout.hasCell(Int(cell)) ? layout.section(ofCell: Int(cell)) : nil)
}

/// Returns a section's cell, by the item's index in it.
@_expose(wasm, "swipe_cell_of_item") @_cdecl("swipe_cell_of_item")
public func cellOfItem(_ section: Int32, _ item: Int32) -> Int32 {
  Int32(orMinusOne: flat.session.layout.cell(ofItem: Int(item), inSection: Int(section)))
}

/// Returns an edge of a cell: 0 left, 1 upper, 2 right, 3 lower.
@_expose(wasm, "swipe_cell_edge") @_cdecl("swipe_cell_edge")
public func cellEdge(_ cell: Int32, _ edge: Int32) -> Double {
  let layout = flat.session.layout
  return layout.hasCell(Int(cell)) ? layout.frame(ofCell: Int(cell)).edge(edge) : .nan
}

/// Returns an edge of a section's header, coded as for a cell: where the layout puts it, or, for a `pinned` of 1,
/// as drawn at the present offset.
@_expose(wasm, "swipe_header_edge") @_cdecl("swipe_header_edge")
public func headerEdge(_ section: Int32, _ edge: Int32, _ pinned: Int32) -> Double {
  let session = flat.session
  guard section >= 0, section < session.layout.sectionCount else { return .nan }
  let offset = pinned == 1 ? session.offset : nil
  return session.layout.headerFrame(ofSection: Int(section), pinnedAt: offset).edge(edge)
}

/// Returns the cell that holds a point.
@_expose(wasm, "swipe_cell_at") @_cdecl("swipe_cell_at")
public func cellAt(_ x: Double, _ y: Double) -> Int32 {
  Int32(orMinusOne: flat.session.layout.cell(atX: x, y: y))
}

/// Returns the section whose header, as drawn at the present offset, holds a point.
@_expose(wasm, "swipe_header_at") @_cdecl("swipe_header_at")
public func headerAt(_ x: Double, _ y: Double) -> Int32 {
  let session = flat.session
  return Int32(orMinusOne: session.layout.header(atX: x, y: y, pinnedAt: session.offset))
}
