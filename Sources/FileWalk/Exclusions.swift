/// The patterns of a walk, the last of which that matches decides.
public struct Exclusions: Sendable {
  private let globs: [Glob]
  private let needsPath: Bool

  /// Creates exclusions from `globs`, the strongest last.
  public init(_ globs: [Glob]) {
    self.globs = globs.reversed()
    needsPath = globs.contains { $0.matchesWholePath }
  }

  /// Whether `name` in the folder at `path` is excluded. What lies in an excluded folder never comes here.
  func contain(_ name: ArraySlice<UInt8>, in path: [UInt8], isFolder: Bool) -> Bool {
    guard !globs.isEmpty else { return false }
    let whole = needsPath ? path.appending(name)[...] : name
    let decisive = globs.first { glob in
      if glob.matchesFoldersOnly, !isFolder { return false }
      return glob.matches((glob.matchesWholePath ? whole : name).span)
    }
    return decisive.map { !$0.isNegated } ?? false
  }
}

extension Exclusions {
  /// Whether the file at `path`, below a root, is excluded, or a folder that it lies in.
  public func containFile(at path: [UInt8]) -> Bool {
    guard !globs.isEmpty else { return false }
    var folder: [UInt8] = []
    let names = path.split(separator: UInt8(ascii: "/"))
    for name in names.dropLast() {
      if contain(name, in: folder, isFolder: true) { return true }
      folder = folder.appending(name)
    }
    return names.last.map { contain($0, in: folder, isFolder: false) } ?? false
  }
}

extension [UInt8] {
  /// The path of `name` in the folder at this path.
  func appending(_ name: some Collection<UInt8>) -> [UInt8] {
    if isEmpty { return Array(name) }
    var path: [UInt8] = []
    path.reserveCapacity(count + 1 + name.count)
    path += self
    path.append(UInt8(ascii: "/"))
    path += name
    return path
  }
}
