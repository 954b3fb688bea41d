import CaptureDates
public import JSON
public import Moments

/// What `scan` printed as json or ndjson, read back: the library of `--from`.
public struct SavedScan: Sendable {
  /// The items, in the order of the file.
  public private(set) var items: [MediaItem] = []
  /// The folders in which they were found.
  public private(set) var roots: [LibraryRoot] = []
  /// The moments that the file lists without items.
  public private(set) var keys: [MomentKey] = []

  /// Why a file is no saved scan.
  public enum Malformed: Error, Equatable, Sendable {
    /// It is not JSON; the line is that of ndjson.
    case syntax(line: Int?, JSONError)
    /// A value is not what is due at its place; the line is that of ndjson.
    case value(line: Int?, path: JSONPath, expected: String)
  }

  /// How deep the values of a saved scan are nested, with room for later members.
  private static let depth = 16

  /// Says whether a file that begins with these bytes may be a saved scan: what is not blank begins an object.
  public static func mayBegin(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { $0 > 0x20 || $0 == 0 }
    return first == nil || first == UInt8(ascii: "{") || first == 0xEF
  }

  /// Reads a file; one without any text is a scan of nothing.
  ///
  /// `kind` is what an extension (lower-case) promises, for an item that doesn't say what it is.
  public init(
    _ text: [UInt8], kind: @escaping (_ fileExtension: [UInt8]) -> MediaItem.Kind = { _ in .photo }
  ) throws(Malformed) {
    let firstLine = Array(text.drop { $0 <= 0x20 }.prefix { $0 != UInt8(ascii: "\n") })
    guard !firstLine.isEmpty else { return }
    if Self.isWhole(firstLine) {
      try readLines(text, ItemReader(kind: kind))
    } else {
      try readDocument(text, ItemReader(kind: kind))
    }
    findRelativePaths()
  }

  /// Says whether a line is an item by itself, be it a broken one: the one object of the json form has moments,
  /// or is spread over lines.
  private static func isWhole(_ line: [UInt8]) -> Bool {
    do throws(JSONError) {
      return try JSONDocument(parsing: line.span, maximumDepth: depth).root["moments"] == nil
    } catch {
      return error.reason != .endsEarly
    }
  }

  private mutating func readLines(_ text: [UInt8], _ reader: ItemReader) throws(Malformed) {
    var reader = reader
    for (number, line) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    where line.contains(where: { $0 > 0x20 }) {
      let document = try Self.parse(Array(line), line: number + 1)
      items.append(try reader.item(document.root, at: .root, line: number + 1))
    }
    // Lines come in any order, so the roots are numbered by their names.
    let order = reader.roots.indices.sorted {
      reader.roots[$0].name.lexicographicallyPrecedes(reader.roots[$1].name)
    }
    roots = order.map { reader.roots[$0] }
    var numbers = [Int](repeating: 0, count: order.count)
    for (number, old) in order.enumerated() { numbers[old] = number }
    for index in items.indices { items[index].root = numbers[items[index].root] }
  }

  private mutating func readDocument(_ text: [UInt8], _ reader: ItemReader) throws(Malformed) {
    var reader = reader
    let document = try Self.parse(text, line: nil)
    if let form = document.root["photosel"], form.integer != 1 {
      throw .value(
        line: nil, path: .root["photosel"], expected: "must be 1, the form that this program knows")
    }
    guard let moments = document.root["moments"]?.elements else {
      throw .value(
        line: nil, path: .root["moments"], expected: "must be an array of moments, as scan prints it")
    }
    for (number, moment) in moments.enumerated() {
      let path = JSONPath.root["moments"][number]
      guard let found = moment["items"]?.elements else {
        throw .value(line: nil, path: path["items"], expected: "must be an array of items")
      }
      if found.isEmpty, let day = moment["day"] {
        guard let key = day.utf8.flatMap(MomentKey.init) else {
          throw .value(line: nil, path: path["day"], expected: "must be a moment's key, such as 2024-05-03")
        }
        keys.append(key)
      }
      for (index, item) in found.enumerated() {
        items.append(try reader.item(item, at: path["items"][index], line: nil))
      }
    }
    numberRoots(reader.roots, listed: document.root["roots"]?.elements?.compactMap(\.utf8) ?? [])
  }

  /// Numbers the roots as the document lists them.
  ///
  /// The list is text, so a name that is not UTF-8 is found there by its repaired form; of several such names
  /// that look alike, the one that an item names first comes first.
  private mutating func numberRoots(_ named: [LibraryRoot], listed: [[UInt8]]) {
    var waiting: [[UInt8]: [Int]] = [:]
    for (number, root) in named.enumerated().reversed() {
      waiting[Array(String(decoding: root.name, as: UTF8.self).utf8), default: []].append(number)
    }
    var numbers = [Int?](repeating: nil, count: named.count)
    for name in listed {
      if let number = waiting[name]?.popLast() {
        numbers[number] = roots.count
        roots.append(named[number])
      } else {
        roots.append(LibraryRoot(name: name))
      }
    }
    for number in named.indices where numbers[number] == nil {
      numbers[number] = roots.count
      roots.append(named[number])
    }
    for index in items.indices { items[index].root = numbers[items[index].root] ?? 0 }
  }

  /// Tells which part of the paths is the root's: none, if a path of the same root does not begin with it.
  private mutating func findRelativePaths() {
    var arePrefixed = [Bool](repeating: true, count: roots.count)
    for item in items {
      let prefix = roots[item.root].prefix
      if !item.relativePath.starts(with: prefix) || item.relativePath.count == prefix.count {
        arePrefixed[item.root] = false
      }
    }
    for index in items.indices where arePrefixed[items[index].root] {
      items[index].relativePath.removeFirst(roots[items[index].root].prefix.count)
      items[index].isBelowPrefix = true
    }
  }

  private static func parse(_ text: [UInt8], line: Int?) throws(Malformed) -> JSONDocument {
    do throws(JSONError) {
      return try JSONDocument(parsing: text.span, maximumDepth: depth)
    } catch {
      throw .syntax(line: line, error)
    }
  }
}

extension SavedScan.Malformed: CustomStringConvertible {
  /// The place and what is due there, as the end of a sentence about the file.
  public var description: String {
    switch self {
    case .syntax(let line, let error):
      // In a line of its own, only a path tells more than the line does.
      if let line { "line \(line)\(error.path.map { ", \($0)" } ?? ""): \(error.reason)" } else { "\(error)" }
    case .value(let line, let path, let expected):
      [line.map { "line \($0)" }, path == .root ? nil : "\(path)"].compactMap { $0 }.joined(separator: ", ")
        + (line == nil && path == .root ? "" : ": ") + expected
    }
  }
}

extension JSONError {
  /// The path of the value that is wrong; `nil` where the text could not be read so far.
  fileprivate var path: JSONPath? {
    if case .path(let path) = place { path } else { nil }
  }
}
