import CaptureDates
import JSON
import Moments

/// Turns the objects of a saved scan into items.
struct ItemReader {
  /// The roots that the items name, in the order in which they came.
  private(set) var roots: [LibraryRoot] = []
  private var numbers: [[UInt8]: Int] = [:]
  private let kind: (_ fileExtension: [UInt8]) -> MediaItem.Kind

  /// Creates a reader; `kind` is what an extension promises, for an item that doesn't say what it is.
  init(kind: @escaping (_ fileExtension: [UInt8]) -> MediaItem.Kind) { self.kind = kind }

  /// Returns the number of a root, which is new if its name is.
  mutating func number(ofRoot name: [UInt8]) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = roots.count
    roots.append(LibraryRoot(name: name))
    return roots.count - 1
  }

  /// Reads an item. Its relative path is all of its path as yet: whether it begins with the root's prefix, all
  /// the items of the root must tell (`SavedScan`).
  mutating func item(_ value: JSONValue, at path: JSONPath, line: Int?) throws(SavedScan.Malformed)
    -> MediaItem
  {
    let fields = Fields(value: value, path: path, line: line)
    guard value.kind == .object else { throw fields.fault(nil, "must be an object with a path") }
    guard let printed = try fields.bytes("path", orBase64: "pathBytes"), !printed.isEmpty else {
      throw fields.fault("path", "must be a file's path")
    }
    guard !printed.contains(0) else { throw fields.fault("path", "must not hold NUL") }
    let root = number(ofRoot: try fields.bytes("root", orBase64: "rootBytes") ?? [])
    var item = MediaItem(root: root, relativePath: printed)
    item.isBelowPrefix = false
    try readDate(of: &item, from: fields)
    if let kind = try fields.text("kind") {
      guard let known = MediaItem.Kind(rawValue: String(decoding: kind, as: UTF8.self)) else {
        throw fields.fault("kind", "must be photo or video")
      }
      item.kind = known
    } else {
      item.kind = kind(item.fileExtension)
    }
    item.type = try fields.text("type").map { String(decoding: $0, as: UTF8.self) } ?? ""
    item.size = try fields.integer("size").map(Int64.init)
    item.modified = try fields.number("mtime")
    item.details = try details(from: fields)
    return item
  }

  private func readDate(of item: inout MediaItem, from fields: Fields) throws(SavedScan.Malformed) {
    guard let captured = try fields.text("captured") else { return }
    guard let wall = WallTime(captured) else {
      throw fields.fault("captured", "must be a date such as 2024-05-03T14:03:22")
    }
    item.captured = wall
    if let offset = try fields.text("offset") {
      guard let known = UTCOffset(offset) else {
        throw fields.fault("offset", "must be an offset such as +09:00")
      }
      item.offsetMinutes = known.minutes
    }
    if let zone = try fields.text("zone") {
      guard let known = CaptureDate.Zone(rawValue: String(decoding: zone, as: UTF8.self)) else {
        throw fields.fault("zone", "must be tag, name or assumed")
      }
      item.zone = known
    }
    if let source = try fields.text("source") {
      guard let known = DateSource(rawValue: String(decoding: source, as: UTF8.self)) else {
        throw fields.fault("source", "must be a source of dates such as exif:DateTimeOriginal")
      }
      item.source = known
    }
  }

  private func details(from fields: Fields) throws(SavedScan.Malformed) -> MediaItem.Details {
    var details = MediaItem.Details()
    details.width = try fields.integer("width")
    details.height = try fields.integer("height")
    details.orientation = try fields.integer("orientation")
    details.make = try fields.text("make").map { String(decoding: $0, as: UTF8.self) }
    details.model = try fields.text("model").map { String(decoding: $0, as: UTF8.self) }
    details.latitude = try fields.number("latitude")
    details.longitude = try fields.number("longitude")
    details.duration = try fields.number("duration")
    return details
  }
}

/// The members of an item's object; `null` counts as not there.
private struct Fields {
  let value: JSONValue
  let path: JSONPath
  let line: Int?

  func fault(_ key: String?, _ expected: String) -> SavedScan.Malformed {
    .value(line: line, path: key.map { path[$0] } ?? path, expected: expected)
  }

  func text(_ key: StaticString) throws(SavedScan.Malformed) -> [UInt8]? {
    guard let member = member(key) else { return nil }
    guard let text = member.utf8 else { throw fault("\(key)", "must be a string") }
    return text
  }

  func number(_ key: StaticString) throws(SavedScan.Malformed) -> Double? {
    guard let member = member(key) else { return nil }
    guard let number = member.number else { throw fault("\(key)", "must be a number") }
    return number
  }

  func integer(_ key: StaticString) throws(SavedScan.Malformed) -> Int? {
    guard let member = member(key) else { return nil }
    guard let integer = member.integer, integer >= 0 else { throw fault("\(key)", "must be a whole number") }
    return integer
  }

  /// The bytes of a string, or those of the base64 member that stands in for it.
  func bytes(_ key: StaticString, orBase64 other: StaticString) throws(SavedScan.Malformed) -> [UInt8]? {
    guard let encoded = try text(other) else { return try text(key) }
    guard let bytes = Base64.decode(encoded.span) else { throw fault("\(other)", "must be base64") }
    return bytes
  }

  private func member(_ key: StaticString) -> JSONValue? {
    guard let member = value[key], !member.isNull else { return nil }
    return member
  }
}
