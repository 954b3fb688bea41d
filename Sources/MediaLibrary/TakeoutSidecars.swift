/// The JSON files of a folder of a Takeout export, and whose they are (rule 29).
///
/// All is looked up by name, so that a folder costs as much as it has files.
struct TakeoutSidecars {
  /// What a JSON tells, and the name by which it goes.
  struct Match: Equatable {
    var json: [UInt8]
    var metadata: TakeoutMetadata
  }

  typealias Key = TakeoutIndex.Key
  /// Reads the JSON file of that name; `nil` where it tells of no photo or video.
  typealias Reading = (_ json: [UInt8]) -> TakeoutMetadata?

  /// A JSON that may be a file's.
  private enum Claim {
    /// One that has all of the file's name in its own.
    case whole(Int)
    /// One of those whose names are cut to `text`.
    case cut(text: String, file: Key)
  }

  /// The files of one stem that have no JSON by their whole names.
  private struct Bearers {
    var stillCount = 0
    var movieCount = 0
    /// Whether the stem is the whole name of a file.
    var areNamesakes = false
  }

  private var index = TakeoutIndex()
  private var groups: [String: TakeoutGroup] = [:]
  private var bearers: [Key: Bearers] = [:]
  /// The photos and videos of the folder.
  private var present: Set<Key> = []

  /// Creates the table of a folder that has files of these names, JSON and others.
  init(names: [[UInt8]]) {
    var others: [[UInt8]] = []
    for name in names where !index.add(name) { others.append(name) }
    if index.names.isEmpty { return }
    let files = others.compactMap { String(validating: $0, as: UTF8.self).map { TakeoutName($0) } }
    for file in files {
      bearers[file.stem] = Bearers()
      present.insert(Key(title: file.unnumbered, number: file.number))
    }
    for file in files {
      let claims = keys(of: file).flatMap(claims)
      for case .cut(let text, let key) in claims { groups[text, default: TakeoutGroup()].add(key) }
      if file.fileExtension.isEmpty { bearers[file.stem]?.areNamesakes = true }
      if !claims.isEmpty { continue }
      if file.isMovie {
        bearers[file.stem]?.movieCount += 1
      } else {
        bearers[file.stem]?.stillCount += 1
      }
    }
  }

  /// Returns the JSON that tells of a file, and what it tells; `nil` where there is none that is certain.
  ///
  /// Most are read no more than once. Those whose names are cut alike are all read when the first of them is asked
  /// for, and kept.
  mutating func match(for name: [UInt8], reading read: Reading) -> Match? {
    guard let text = String(validating: name, as: UTF8.self) else {
      return index.json(forBytes: name).flatMap { match($0, read) }
    }
    let file = TakeoutName(text)
    let keys = keys(of: file)
    let originals = originals(of: file)
    for key in keys + originals {
      for claim in claims(of: key) {
        if let match = match(claim, read) { return match }
      }
    }
    for key in keys + originals {
      if let match = bareMatch(for: key, read) { return match }
    }
    if file.isMovie, let match = match(forStillOf: keys, file, read) { return match }
    // An original of the copy's own format is the original.
    return originals.contains(where: present.contains) ? nil : match(forStillOf: originals, file, read)
  }
}

// MARK: - Names

extension TakeoutSidecars {
  /// Returns what a file's title and number may have been: `a(1).jpg` is the second `a.jpg`, or was called that.
  private func keys(of file: TakeoutName) -> [Key] {
    let whole = Key(title: file.text)
    return file.number == 0 ? [whole] : [whole, Key(title: file.unnumbered, number: file.number)]
  }

  /// Returns what the title and number of the original of an edited copy may have been; none for another file.
  private func originals(of file: TakeoutName) -> [Key] {
    guard let base = TakeoutEdits.original(of: file.base) else { return [] }
    let first = TakeoutName("\(base)\(file.fileExtension)")
    if file.number == 0 { return keys(of: first) }
    let numbered = [
      Key(title: first.text, number: file.number), Key(title: "\(base)(\(file.number))\(file.fileExtension)"),
    ]
    // A second copy of one original is numbered too.
    let isSecond =
      numbered.allSatisfy { !present.contains($0) } && present.contains(Key(title: file.unnumbered))
    return isSecond ? numbered + keys(of: first) : numbered
  }

  /// Returns what may be the JSON of a file of that title and number, in the order of rule 29.
  private func claims(of key: Key) -> [Claim] {
    index.jsons(for: key).map { .whole($0) }
      + TakeoutCut.jsonTexts(of: key.title, number: key.number)
      .filter { index.cut[$0] != nil }.map { .cut(text: $0, file: key) }
  }
}

// MARK: - Matches

extension TakeoutSidecars {
  private func match(_ json: Int, _ read: Reading) -> Match? {
    let name = index.names[json]
    return read(name).map { Match(json: name, metadata: $0) }
  }

  private mutating func match(_ claim: Claim, _ read: Reading) -> Match? {
    switch claim {
    case .whole(let json): return match(json, read)
    case .cut(let text, let file):
      if groups[text]?.isSettled != true { settleGroup(text, read) }
      return groups[text]?.sidecar(of: file).map { Match(json: index.names[$0.json], metadata: $0.metadata) }
    }
  }

  private mutating func settleGroup(_ text: String, _ read: Reading) {
    let sidecars = (index.cut[text] ?? []).compactMap { number, json in
      read(index.names[json]).map { TakeoutGroup.Sidecar(number: number, json: json, metadata: $0) }
    }
    groups[text, default: TakeoutGroup()].settle(sidecars, text: text)
  }

  /// Finds a JSON that is named without an extension, as titles may have none: `name.json` for `name.jpg`. If several
  /// files have the stem, it is none's.
  private func bareMatch(for key: Key, _ read: Reading) -> Match? {
    let stem = Key(title: TakeoutName.stem(of: key.title), number: key.number)
    let bearers = bearers[key.number == 0 ? TakeoutName(key.title).stem : stem]
    if let bearers, bearers.areNamesakes || bearers.stillCount > 1 || bearers.movieCount > 1 { return nil }
    for json in index.jsons(for: stem) {
      if let match = match(json, read) { return match }
    }
    return nil
  }

  /// Finds the JSON of the still to which the movie of a live photo belongs, or that was edited and then written in
  /// another format.
  private mutating func match(forStillOf keys: [Key], _ file: TakeoutName, _ read: Reading) -> Match? {
    for fileExtensions in file.stillExtensions {
      let stills = keys.flatMap { key in
        fileExtensions.map { Key(title: TakeoutName.stem(of: key.title) + $0, number: key.number) }
      }
      // A still that is there is the one.
      let known = stills.filter(present.contains)
      var found: Match?
      for claim in (known.isEmpty ? stills : known).flatMap(claims) {
        guard let match = match(claim, read) else { continue }
        if let found, found.json != match.json { return nil }
        found = match
      }
      if found != nil || !known.isEmpty { return found }
    }
    return nil
  }
}
