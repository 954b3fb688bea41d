import JSON
import Moments
import SwipeSelection

/// How the places of a grid's headers and cells are printed: a line of JSON each (cli.md, `--layout`).
struct LayoutForm {
  let grid: MomentGrid
  let layout: Layout

  /// Writes the measures of the whole, then every header and cell in reading order, in content coordinates.
  func write(to sink: (borrowing [UInt8]) throws(SystemError) -> Void) throws(SystemError) {
    var writer = JSONWriter()
    writer.beginObject()
    writer.write("contentHeight", layout.contentHeight)
    writer.write("usableHeight", layout.usableHeight)
    writer.write("maxOffset", layout.maxOffset)
    writer.endObject()
    writer.endLine()
    for (section, moment) in grid.moments.enumerated() {
      let key = moment.key.description
      let header = layout.headerFrame(ofSection: section)
      writer.beginObject()
      writer.key("header")
      writer.string(key)
      writer.write("y", header.minY)
      writer.write("height", layout.grid.header)
      writer.endObject()
      writer.endLine()
      for index in moment.items {
        writer.write(cell: index, of: layout, day: key)
        try flush(&writer, to: sink)
      }
      try flush(&writer, to: sink)
    }
    try sink(writer.buffer)
  }

  private func flush(
    _ writer: inout JSONWriter, to sink: (borrowing [UInt8]) throws(SystemError) -> Void
  ) throws(SystemError) {
    guard writer.buffer.count >= Self.pieceByteCount else { return }
    try sink(writer.buffer)
    writer.buffer.removeAll(keepingCapacity: true)
  }

  /// How many bytes are gathered before they are written.
  private static let pieceByteCount = 1 << 16
}

extension JSONWriter {
  fileprivate mutating func write(cell index: Int, of layout: Layout, day: String) {
    let frame = layout.frame(ofCell: index)
    beginObject()
    key("index")
    integer(index)
    write("x", frame.minX)
    write("y", frame.minY)
    // Of the layout rather than the frame, whose edges carry the roundings of their positions.
    write("width", layout.cellSize.width)
    write("height", layout.cellSize.height)
    key("day")
    string(day)
    endObject()
    endLine()
  }

  fileprivate mutating func write(_ name: StaticString, _ value: Double) {
    key(name)
    number(value)
  }
}
