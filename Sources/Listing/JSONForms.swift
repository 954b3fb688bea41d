import CaptureDates
import JSON
import Moments

/// The forms of JSON, for programs and for `--from`.
extension Listing {
  func writeLines<Failure: Error>(to sink: (borrowing [UInt8]) throws(Failure) -> Void) throws(Failure) {
    var writer = JSONWriter()
    for part in parts {
      let key = part.moment.key.description
      for index in part.items {
        write(index, of: part.moment, key, to: &writer)
        writer.endLine()
        try flush(&writer, to: sink)
      }
    }
    try sink(writer.buffer)
  }

  func writeDocument<Failure: Error>(to sink: (borrowing [UInt8]) throws(Failure) -> Void) throws(Failure) {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("photosel")
    writer.integer(1)
    writer.key("roots")
    writer.beginArray()
    for root in grid.roots { writer.string(root.name.span) }
    writer.endArray()
    writer.key("count")
    writer.integer(grid.items.count)
    writer.key("digest")
    writer.string(MomentGrid.text(ofDigest: grid.digest))
    writer.key("moments")
    writer.beginArray()
    for part in parts {
      let key = part.moment.key.description
      writer.beginObject()
      writer.key("day")
      writer.string(key)
      writer.key("title")
      writer.string(style.title.title(of: part.moment.key))
      writer.key("items")
      writer.beginArray()
      for index in part.items {
        write(index, of: part.moment, key, to: &writer)
        try flush(&writer, to: sink)
      }
      writer.endArray()
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    writer.endLine()
    try sink(writer.buffer)
  }

  private func flush<Failure: Error>(
    _ writer: inout JSONWriter, to sink: (borrowing [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    guard writer.buffer.count >= Self.pieceByteCount else { return }
    try sink(writer.buffer)
    writer.buffer.removeAll(keepingCapacity: true)
  }

  /// Writes an item; the order of the keys is part of the form.
  private func write(_ index: Int, of moment: Moment, _ key: String, to writer: inout JSONWriter) {
    let item = grid.items[index]
    let root = grid.roots[item.root].name
    let path = grid.path(ofItem: index)
    writer.beginObject()
    writer.key("path")
    writer.string(path.span)
    writer.key("root")
    writer.string(root.span)
    writer.key("day")
    writer.string(key)
    writeDate(of: item, to: &writer)
    writer.key("kind")
    writer.string(item.kind.rawValue)
    writer.key("type")
    writer.write(item.type.isEmpty ? nil : item.type)
    writer.key("size")
    if let size = item.size { writer.integer(Int(size)) } else { writer.null() }
    writer.key("mtime")
    writer.write(item.modified)
    writer.key("index")
    writer.integer(index)
    writer.key("item")
    writer.integer(index - moment.items.lowerBound)
    writeDetails(item.details, to: &writer)
    if !UTF8Text.isValid(path.span) {
      writer.key("pathBytes")
      writer.string(Base64.encode(path.span).span)
    }
    if !UTF8Text.isValid(root.span) {
      writer.key("rootBytes")
      writer.string(Base64.encode(root.span).span)
    }
    writer.endObject()
  }

  private func writeDate(of item: MediaItem, to writer: inout JSONWriter) {
    var text: [UInt8] = []
    writer.key("captured")
    if let captured = item.captured {
      captured.append(to: &text)
      writer.string(text.span)
    } else {
      writer.null()
    }
    writer.key("offset")
    if let offset = item.offsetMinutes.flatMap(UTCOffset.init(minutes:)) {
      text.removeAll(keepingCapacity: true)
      offset.append(to: &text)
      writer.string(text.span)
    } else {
      writer.null()
    }
    writer.key("zone")
    writer.write(item.zone?.rawValue)
    writer.key("source")
    writer.write(item.source?.rawValue)
  }

  private func writeDetails(_ details: MediaItem.Details, to writer: inout JSONWriter) {
    func write(_ key: StaticString, _ value: Int?) {
      guard let value else { return }
      writer.key(key)
      writer.integer(value)
    }
    func write(_ key: StaticString, _ value: Double?) {
      guard let value else { return }
      writer.key(key)
      writer.number(value)
    }
    func write(_ key: StaticString, _ value: String?) {
      guard let value else { return }
      writer.key(key)
      writer.string(value)
    }
    write("width", details.width)
    write("height", details.height)
    write("orientation", details.orientation)
    write("make", details.make)
    write("model", details.model)
    write("latitude", details.latitude)
    write("longitude", details.longitude)
    write("duration", details.duration)
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ text: String?) {
    if let text { string(text) } else { null() }
  }

  fileprivate mutating func write(_ value: Double?) {
    if let value { number(value) } else { null() }
  }
}
