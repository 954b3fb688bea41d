/// The JSON files of a folder, by the names of the photos and videos of which they may tell (rule 29).
///
/// Names are compared as `String` does, by canonical equivalence: what NFC makes one is one.
struct TakeoutIndex {
  /// The name of a photo or video as it was given to Google Photos, and its number among those of that name.
  struct Key: Hashable {
    var title: String
    var number = 0
  }

  private struct Entry {
    var json: Int
    /// Where its form stands among those that tell of the same file, the first form first.
    var rank: Int
  }

  /// The names of the JSON files.
  private(set) var names: [[UInt8]] = []
  private var entries: [Key: [Entry]] = [:]
  /// Those that are no UTF-8, by all but `.json`.
  private var byBytes: [ArraySlice<UInt8>: Int] = [:]
  /// Those whose names may have been cut short of the file's, by what is left of it.
  private(set) var cut: [String: [(number: Int, json: Int)]] = [:]

  /// Adds a file if it is a JSON, and says whether it is.
  mutating func add(_ name: [UInt8]) -> Bool {
    guard name.count > Self.ending.count, name.suffix(Self.ending.count).elementsEqual(Self.ending) else {
      return false
    }
    let bytes = name.dropLast(Self.ending.count)
    let json = names.count
    guard let text = String(validating: bytes, as: UTF8.self) else {
      names.append(name)
      byBytes[bytes] = json
      return true
    }
    // An album tells of itself.
    if text == "metadata" { return true }
    names.append(name)
    add(text, number: 0, json)
    let (rest, number) = TakeoutName.splitting(text[...])
    if number > 0 { add(String(rest), number: number, json) }
    return true
  }

  /// Returns the JSON file whose whole name, without `.json`, is that of a file that is no UTF-8.
  func json(forBytes name: [UInt8]) -> Int? { byBytes[name[...]] }

  /// Returns the JSON files of which the whole of a title is left, the first form first.
  func jsons(for key: Key) -> [Int] {
    guard let entries = entries[key] else { return [] }
    if entries.count == 1 { return [entries[0].json] }
    return Dictionary(grouping: entries, by: \.rank).sorted { $0.key < $1.key }.compactMap { _, entries in
      if entries.count == 1 { return entries[0].json }
      // Names that are one in NFC: only the bytes can tell whose is whose.
      let same = entries.filter { names[$0.json].starts(with: key.title.utf8) }
      return same.count == 1 ? same[0].json : nil
    }
  }
}

extension TakeoutIndex {
  private static let ending = Array(".json".utf8)
  /// What newer exports put between a title and `.json`, or as much of it as there is room for.
  static let suffix = ".supplemental-metadata"
  /// No more JSON files of one title are kept than there are forms, and as many again.
  private static let mostEntries = 2 * suffix.utf8.count

  private mutating func add(_ text: String, number: Int, _ json: Int) {
    add(Key(title: text, number: number), rank: 0, json)
    if let dot = text.lastIndex(of: "."), dot > text.startIndex, Self.suffix.hasPrefix(text[dot...]) {
      let length = text[dot...].utf8.count
      // The dot alone is left only where there was no room for more.
      if length > 1 || text.utf16.count == TakeoutCut.jsonLength {
        add(Key(title: String(text[..<dot]), number: number), rank: Self.suffix.utf8.count + 1 - length, json)
      }
    }
    let digits = number == 0 ? 0 : "(\(number))".utf8.count
    if text.utf16.count + digits >= TakeoutCut.jsonLength - 1 {
      cut[text, default: []].append((number, json))
    }
  }

  private mutating func add(_ key: Key, rank: Int, _ json: Int) {
    guard entries[key, default: []].count < Self.mostEntries else { return }
    entries[key, default: []].append(Entry(json: json, rank: rank))
  }
}
