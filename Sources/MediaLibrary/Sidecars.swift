import Moments

/// The files of one folder that tell of others in it, and of which.
///
/// Names are compared without case; where several differ by nothing else, each goes with its exact like. That is found
/// out in one pass over the names.
struct Sidecars {
  /// A sidecar that tells of a file, or may.
  struct Claim: Equatable {
    /// Its place in `all`.
    let sidecar: Int
    /// Whether it tells of the file if it doesn't name the extension of one; `nil` if what it says is no matter.
    fileprivate(set) var isDefault: Bool?
  }

  /// What sidecars of a kind have as the name, or its beginning, of that of which they tell.
  private struct Base: Hashable {
    let kind: Sidecar.Kind
    let name: [UInt8]

    init(_ kind: Sidecar.Kind, _ name: some Collection<UInt8>) {
      self.kind = kind
      self.name = Array(name)
    }
  }

  /// What there is of one base.
  fileprivate struct Group {
    /// The places of the sidecars; they differ in the case of their endings.
    var sidecars: [Int] = []
    /// Whether a file has that very name, case and all.
    var hasExactFile = false
    /// Whether there is a photo or video of that whole name, of which an XMP file tells alone.
    var isWhole = false
    /// How many raw pictures, other pictures and videos have that name up to their extension.
    var counts = (raws: 0, stills: 0, videos: 0)
  }

  /// All sidecars, whether there is a file of which they tell or not.
  private(set) var all: [Sidecar] = []
  /// The kinds of which there are any.
  private var kinds: [Sidecar.Kind] = []
  private var groups: [Group] = []
  /// The places of the groups.
  private var exact: [Base: Int] = [:]
  /// The lengths of the names that groups have: most other names differ already in that.
  private var lengths: Set<Int> = []
  /// The places of those that come first where case is nothing; names in small letters.
  private var folded: [Base: Int] = [:]

  /// Creates those of an empty folder.
  init() {}

  /// Creates those of a folder in which files have these names.
  init(names: [[UInt8]]) {
    for name in names {
      guard let sidecar = Sidecar(name) else { continue }
      groups[place(for: sidecar)].sidecars.append(all.count)
      lengths.insert(sidecar.target.count)
      all.append(sidecar)
    }
    if all.isEmpty { return }
    kinds = Sidecar.Kind.allCases.filter { kind in all.contains { $0.kind == kind } }
    // Exact likes first, as they leave nothing to others.
    for isExact in [true, false] {
      for name in names where Sidecar(name) == nil { count(name, isExact: isExact) }
    }
  }
}

extension Sidecars {
  /// Returns the sidecars that may tell of the file of that name, those first that are to be believed first.
  func claims(on name: [UInt8]) -> [Claim] {
    var claims: [Claim] = []
    if let place = group(of: .xmp, for: name) {
      claims += groups[place].sidecars.map { Claim(sidecar: $0) }
    }
    let stem = stem(of: name)
    for kind in kinds {
      guard let place = group(of: kind, for: stem) else { continue }
      let group = groups[place]
      // What tells of a file as a whole is named already, or is another's.
      if kind == .xmp, group.isWhole || stem.count == name.count { continue }
      let isDefault = kind == .xmp ? group.isDefault(SiblingRole(of: name)) : nil
      claims += group.sidecars.map { Claim(sidecar: $0, isDefault: isDefault) }
    }
    return claims
  }

  /// Whether a name is that of a sidecar beside which there is what it can tell of.
  func contains(_ name: [UInt8]) -> Bool {
    guard !all.isEmpty, let sidecar = Sidecar(name), let place = exact[Base(sidecar.kind, sidecar.target)]
    else { return false }
    let group = groups[place]
    switch sidecar.kind {
    case .xmp: return group.isWhole || group.counts != (0, 0, 0)
    case .sony: return group.counts.videos > 0
    case .thumbnail: return group.counts.videos > 0 || group.counts.raws > 0
    }
  }
}

extension Sidecars.Claim {
  /// Whether the sidecar tells of a file, naming an extension or none (rule 26).
  func holds(for name: [UInt8], naming fileExtension: [UInt8]?) -> Bool {
    guard let isDefault else { return true }
    guard let fileExtension else { return isDefault }
    return lowercasedExtension(of: name) == fileExtension.map(\.asciiLowercased)
  }
}

extension Sidecars.Group {
  /// Whether an XMP file that names no extension tells of the file with that role: the raw picture, else the only
  /// other one, else the only video (rule 26).
  fileprivate func isDefault(_ role: SiblingRole?) -> Bool {
    if counts.raws > 0 { return role == .raw }
    if counts.stills > 0 { return role == .still && counts.stills == 1 }
    return role == .video && counts.videos == 1
  }
}

extension Sidecars {
  /// Returns the place of the group to which a sidecar belongs, which may be new.
  private mutating func place(for sidecar: Sidecar) -> Int {
    let base = Base(sidecar.kind, sidecar.target)
    if let place = exact[base] { return place }
    let place = groups.count
    groups.append(Group())
    exact[base] = place
    let small = Base(sidecar.kind, sidecar.target.map(\.asciiLowercased))
    if folded[small] == nil { folded[small] = place }
    return place
  }

  /// Returns the place of the sidecars of a kind that go with a file, by its whole name or up to its extension.
  private func group(of kind: Sidecar.Kind, for name: some Collection<UInt8>) -> Int? {
    guard lengths.contains(name.count) else { return nil }
    if let place = exact[Base(kind, name)] { return place }
    guard let place = folded[Base(kind, name.map(\.asciiLowercased))], !groups[place].hasExactFile else {
      return nil
    }
    return place
  }

  /// Counts a file with those sidecars of which it is the exact like, or with those of which it isn't.
  private mutating func count(_ name: [UInt8], isExact: Bool) {
    guard let role = SiblingRole(of: name) else { return }
    if let place = group(of: .xmp, for: name), isExact == (exact[Base(.xmp, name)] != nil) {
      groups[place].isWhole = true
      if isExact { groups[place].hasExactFile = true }
    }
    let stem = stem(of: name)
    for kind in kinds {
      guard let place = group(of: kind, for: stem), isExact == (exact[Base(kind, stem)] != nil) else {
        continue
      }
      if isExact { groups[place].hasExactFile = true }
      switch role {
      case .raw: groups[place].counts.raws += 1
      case .still: groups[place].counts.stills += 1
      case .video: groups[place].counts.videos += 1
      }
    }
  }
}
