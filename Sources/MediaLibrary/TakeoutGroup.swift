/// Photos and videos whose names begin alike for so long that those of their JSON files, which are cut, don't tell
/// them apart but by numbers (rule 29).
///
/// Files and JSON files are numbered each for themselves: of `…A.jpg` and `…B.jpg` the JSON files are `….json` and
/// `…(1).json`. So titles decide, which are whole; and where there are none, a number that only one file has.
struct TakeoutGroup {
  /// A JSON file and what it tells.
  struct Sidecar {
    var number: Int
    var json: Int
    var metadata: TakeoutMetadata
  }

  /// What has one name but for the number.
  private struct Namesakes {
    /// By their numbers.
    var sidecars: [Sidecar] = []
    /// Where the sidecar of a number stands among them.
    var sidecarPlaces: [Int: Int] = [:]
    /// Where the file of a number stands among the files.
    var filePlaces: [Int: Int] = [:]

    mutating func add(_ sidecar: Sidecar) {
      sidecarPlaces[sidecar.number] = sidecars.count
      sidecars.append(sidecar)
    }

    mutating func addFile(_ number: Int) { filePlaces[number] = filePlaces.count }
  }

  /// The files of one number.
  private struct Claimants {
    var base: String
    var stillCount = 0
    var movieCount = 0
    var areMixed = false
  }

  private var files: Set<TakeoutIndex.Key> = []
  private var namesakes: [String: Namesakes] = [:]
  /// Whether all sidecars have one title, and all files one name.
  private var areNamesakes = false
  /// The least number that no sidecar has.
  private var firstGap = 0
  /// Whether a sidecar has a greater number than that.
  private var hasGaps = false
  private var untitled: [Int: [Sidecar]] = [:]
  private var claimants: [Int: Claimants] = [:]
  /// Whether `settle` has been called.
  private(set) var isSettled = false

  /// Adds a file that the folder has.
  mutating func add(_ file: TakeoutIndex.Key) { files.insert(file) }

  /// Sorts the sidecars by their titles; all names of the group begin with `text`.
  mutating func settle(_ sidecars: [Sidecar], text: String) {
    isSettled = true
    let beginning = Self.plain(text)
    var titles: Set<String> = []
    let sidecarNumbers = Set(sidecars.map(\.number))
    for sidecar in sidecars.sorted(by: { $0.number < $1.number }) {
      guard let title = sidecar.metadata.title, !TakeoutName(title).fileExtension.isEmpty,
        Self.plain(title + TakeoutIndex.suffix).hasPrefix(beginning)
      else {
        untitled[sidecar.number, default: []].append(sidecar)
        continue
      }
      let names = Self.names(of: title)
      titles.insert(names[0])
      for name in names {
        namesakes[name, default: Namesakes()].add(sidecar)
      }
    }
    while sidecarNumbers.contains(firstGap) { firstGap += 1 }
    hasGaps = firstGap < sidecarNumbers.count
    areNamesakes = titles.count == 1 && untitled.isEmpty && Set(files.map(\.title)).count <= 1
    for file in files.sorted(by: { $0.number < $1.number }) {
      for name in Self.names(of: file.title) {
        namesakes[name]?.addFile(file.number)
      }
      claimants[file.number] = Self.claimants(claimants[file.number], and: file)
    }
  }

  /// Returns the sidecar of a file; `nil` where it isn't certain.
  func sidecar(of file: TakeoutIndex.Key) -> Sidecar? {
    for name in Self.names(of: file.title) {
      if let namesakes = namesakes[name] { return sidecar(among: namesakes, number: file.number) }
    }
    guard let sidecars = untitled[file.number], sidecars.count == 1 else { return nil }
    let known = claimants[file.number]
    let all = files.contains(file) ? known : Self.claimants(known, and: file)
    guard let all, !all.areMixed, all.stillCount <= 1, all.movieCount <= 1 else { return nil }
    return sidecars[0]
  }
}

extension TakeoutGroup {
  private func sidecar(among namesakes: Namesakes, number: Int) -> Sidecar? {
    let sidecars = namesakes.sidecars
    // Where no other title comes between, both are numbered alike.
    if areNamesakes, let place = namesakes.sidecarPlaces[number] { return sidecars[place] }
    // Else the first of the one is the first of the other, if none is missing.
    guard let last = sidecars.last, last.number < firstGap, let place = namesakes.filePlaces[number],
      namesakes.filePlaces[namesakes.filePlaces.count - 1] == namesakes.filePlaces.count - 1
    else { return nil }
    if sidecars.count == namesakes.filePlaces.count { return sidecars[place] }
    let isFirst = place == 0 || place == 1 && !hasGaps && Self.losesEdit(last.metadata.title)
    return isFirst && sidecars.count == 1 ? last : nil
  }

  /// Whether the word that marks an edited copy is cut off altogether from a name of that title, so that a number
  /// alone tells the copy, which has no JSON of its own, from its original.
  private static func losesEdit(_ title: String?) -> Bool {
    title.map { TakeoutName.stem(of: $0).utf16.count >= TakeoutCut.mediaLength } ?? false
  }

  /// Counts another file among those of its number: a live photo's two are as one.
  private static func claimants(_ claimants: Claimants?, and file: TakeoutIndex.Key) -> Claimants {
    let base = TakeoutName.stem(of: file.title)
    var claimants = claimants ?? Claimants(base: base)
    if base != claimants.base { claimants.areMixed = true }
    if TakeoutName(file.title).isMovie { claimants.movieCount += 1 } else { claimants.stillCount += 1 }
    return claimants
  }

  /// Returns what a file of that title may be called in an export, but for its number.
  private static func names(of title: String) -> [String] {
    let fileExtension = TakeoutName(title).fileExtension
    return TakeoutCut.cuts(of: TakeoutName.stem(of: title), to: TakeoutCut.mediaLength).map {
      plain($0 + fileExtension)
    }
  }

  /// Returns a text with `_` for all that may not stand in the name of a file, as Google writes it.
  private static func plain(_ text: String) -> String {
    String(decoding: text.utf8.map { isPlain($0) ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: " "), 0x80...:
      true
    default: false
    }
  }
}
