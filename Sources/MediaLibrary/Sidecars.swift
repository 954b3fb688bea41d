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

  /// All that sidecars have as the name, or its beginning, of what they tell of.
  fileprivate struct Target {
    /// The places of the sidecars.
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
  private var targets: [Target] = []
  /// The places of the targets by their exact names.
  private var exact: [[UInt8]: Int] = [:]
  /// The places of those that come first by their names in small letters.
  private var folded: [[UInt8]: Int] = [:]

  /// Creates those of an empty folder.
  init() {}

  /// Creates those of a folder in which files have these names.
  init(names: [[UInt8]]) {
    for name in names {
      guard let sidecar = Sidecar(name) else { continue }
      targets[place(for: Array(sidecar.target))].sidecars.append(all.count)
      all.append(sidecar)
    }
    if all.isEmpty { return }
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
    if let place = target(of: name) {
      claims += targets[place].sidecars.filter { all[$0].kind == .xmp }.map { Claim(sidecar: $0) }
    }
    let stem = stem(of: name)
    if let place = target(of: stem) {
      let target = targets[place]
      let isDefault = target.isDefault(SiblingRole(of: name))
      for kind in Sidecar.Kind.allCases where kind != .xmp || !(target.isWhole || stem.count == name.count) {
        for index in target.sidecars where all[index].kind == kind {
          claims.append(Claim(sidecar: index, isDefault: kind == .xmp ? isDefault : nil))
        }
      }
    }
    return claims
  }

  /// Whether a name is that of a sidecar beside which there is what it can tell of.
  func contains(_ name: [UInt8]) -> Bool {
    guard !all.isEmpty, let sidecar = Sidecar(name), let place = exact[Array(sidecar.target)] else {
      return false
    }
    let target = targets[place]
    switch sidecar.kind {
    case .xmp: return target.isWhole || target.counts != (0, 0, 0)
    case .sony: return target.counts.videos > 0
    case .thumbnail: return target.counts.videos > 0 || target.counts.raws > 0
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

extension Sidecars.Target {
  /// Whether an XMP file that names no extension tells of the file with that role: the raw picture, else the only
  /// other one, else the only video (rule 26).
  fileprivate func isDefault(_ role: SiblingRole?) -> Bool {
    if counts.raws > 0 { return role == .raw }
    if counts.stills > 0 { return role == .still && counts.stills == 1 }
    return role == .video && counts.videos == 1
  }
}

extension Sidecars {
  /// Returns the place of the target of that very name, which may be new.
  private mutating func place(for name: [UInt8]) -> Int {
    if let place = exact[name] { return place }
    let place = targets.count
    targets.append(Target())
    exact[name] = place
    let small = name.map(\.asciiLowercased)
    if folded[small] == nil { folded[small] = place }
    return place
  }

  /// Returns the place of the target that is a file's, by its whole name or up to its extension.
  private func target(of name: some Collection<UInt8>) -> Int? {
    if let place = exact[Array(name)] { return place }
    guard let place = folded[name.map(\.asciiLowercased)], !targets[place].hasExactFile else { return nil }
    return place
  }

  /// Counts a file among those of its targets that are its exact likes, or among those that aren't.
  private mutating func count(_ name: [UInt8], isExact: Bool) {
    guard let role = SiblingRole(of: name) else { return }
    if let place = target(of: name), isExact == (exact[name] != nil) {
      targets[place].isWhole = true
      if isExact { targets[place].hasExactFile = true }
    }
    let stem = Array(stem(of: name))
    guard let place = target(of: stem), isExact == (exact[stem] != nil) else { return }
    if isExact { targets[place].hasExactFile = true }
    switch role {
    case .raw: targets[place].counts.raws += 1
    case .still: targets[place].counts.stills += 1
    case .video: targets[place].counts.videos += 1
    }
  }
}
