import CaptureDates
import Moments

/// The forms of lines, for people and for other programs.
extension Listing {
  func writePaths<Failure: Error>(to sink: (borrowing [UInt8]) throws(Failure) -> Void) throws(Failure) {
    var buffer: [UInt8] = []
    for index in items {
      appendPath(ofItem: index, to: &buffer)
      buffer.append(style.endsWithNUL ? 0 : UInt8(ascii: "\n"))
      try flush(&buffer, to: sink)
    }
    try sink(buffer)
  }

  func writeTabSeparated<Failure: Error>(to sink: (borrowing [UInt8]) throws(Failure) -> Void) throws(Failure)
  {
    var buffer: [UInt8] = []
    for part in parts {
      let key = Array(part.moment.key.description.utf8) + [UInt8(ascii: "\t")]
      for index in part.items {
        buffer += key
        grid.items[index].captured?.appendTime(to: &buffer)
        buffer.append(UInt8(ascii: "\t"))
        appendPath(ofItem: index, to: &buffer)
        buffer.append(UInt8(ascii: "\n"))
        try flush(&buffer, to: sink)
      }
    }
    try sink(buffer)
  }

  func writeText<Failure: Error>(to sink: (borrowing [UInt8]) throws(Failure) -> Void) throws(Failure) {
    var buffer: [UInt8] = []
    for (number, part) in parts.enumerated() {
      if number > 0 { buffer.append(UInt8(ascii: "\n")) }
      let count = part.count
      let heading = "\(style.title.title(of: part.moment.key)) · \(count) \(count == 1 ? "item" : "items")"
      buffer += (style.isColored ? "\u{1B}[1m\(heading)\u{1B}[m\n" : "\(heading)\n").utf8
      for index in part.items {
        var time: [UInt8] = []
        grid.items[index].captured?.appendTime(to: &time)
        time += [UInt8](repeating: UInt8(ascii: " "), count: max(0, 8 - time.count))
        if style.isColored { buffer += "\u{1B}[2m".utf8 }
        buffer += [UInt8(ascii: " "), UInt8(ascii: grid.items[index].source == .fileTime ? "~" : " ")] + time
        if style.isColored { buffer += "\u{1B}[m".utf8 }
        buffer += [UInt8(ascii: " "), UInt8(ascii: " ")]
        appendPath(ofItem: index, to: &buffer)
        buffer.append(UInt8(ascii: "\n"))
        try flush(&buffer, to: sink)
      }
    }
    try sink(buffer)
  }

  func writeDays<Failure: Error>(to sink: (borrowing [UInt8]) throws(Failure) -> Void) throws(Failure) {
    var buffer: [UInt8] = []
    for part in parts {
      let byteCount = part.items.reduce(0) { $0 &+ (grid.items[$1].size ?? 0) }
      let title = style.title.title(of: part.moment.key)
      buffer += "\(part.moment.key)\t\(part.count)\t\(byteCount)\t\(title)\n".utf8
      try flush(&buffer, to: sink)
    }
    try sink(buffer)
  }

  /// Appends a path that no program takes for an option, and that no terminal obeys.
  private func appendPath(ofItem index: Int, to buffer: inout [UInt8]) {
    let start = buffer.count
    grid.appendPath(ofItem: index, to: &buffer)
    if buffer[start] == UInt8(ascii: "-") {
      buffer.insert(contentsOf: [UInt8(ascii: "."), UInt8(ascii: "/")], at: start)
    }
    if style.escapesControls { buffer.replaceSubrange(start..., with: visible(Array(buffer[start...]))) }
  }

  private func flush<Failure: Error>(
    _ buffer: inout [UInt8], to sink: (borrowing [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    guard buffer.count >= Self.pieceByteCount else { return }
    try sink(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}

extension WallTime {
  /// Appends `14:03:22`, `14:03`, or nothing, as far as it is known.
  func appendTime(to buffer: inout [UInt8]) {
    guard precision >= .minute else { return }
    append(hour, to: &buffer)
    buffer.append(UInt8(ascii: ":"))
    append(minute, to: &buffer)
    guard precision >= .second else { return }
    buffer.append(UInt8(ascii: ":"))
    append(second, to: &buffer)
  }

  private func append(_ field: UInt8, to buffer: inout [UInt8]) {
    buffer.append(UInt8(ascii: "0") + field / 10)
    buffer.append(UInt8(ascii: "0") + field % 10)
  }
}
