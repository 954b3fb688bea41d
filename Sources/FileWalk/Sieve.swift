#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What decides whether a name in a folder is taken, by as few calls of the system as can be.
struct Sieve {
  /// What came of a name.
  enum Finding {
    /// A file to report.
    case file(FileStatus?)
    /// A folder to enter.
    case folder
    /// Something to pass over.
    case skipped(SkipReason)
    /// It was there when the folder was read, and is no more.
    case gone
    /// What it is can't be told.
    case unreadable(FileError)
  }

  /// A folder whose names are looked at.
  struct Place {
    /// The folder, open.
    let descriptor: SharedDescriptor
    /// Its path below the root.
    let path: [UInt8]
    /// How many folders are above it.
    let depth: Int
  }

  let options: WalkOptions
  let exclusions: Exclusions
  private let trustsListedKinds: Bool

  /// Creates a sieve for `options`.
  ///
  /// If it doesn't trust listed kinds, it asks the system about each name, as it must on file systems that
  /// list none.
  init(_ options: WalkOptions, trustsListedKinds: Bool) {
    self.options = options
    self.exclusions = Exclusions(options.exclude)
    self.trustsListedKinds = trustsListedKinds
  }

  /// Looks at `entry` of `names`, which are those of `place`.
  func look(at entry: NameTable.Entry, of names: borrowing NameTable, in place: Place) -> Finding {
    let name = names[entry]
    if options.skipsClutter, let reason = Clutter.reason(for: name) { return .skipped(reason) }
    if !options.includesHidden, name.first == UInt8(ascii: ".") { return .skipped(.hidden) }
    do throws(FileError) {
      var kind = trustsListedKinds ? entry.kind : nil
      var status: FileStatus?
      if kind == nil {
        (kind, status) = try names.status(of: entry, in: place.descriptor.value, followsLinks: false)
      }
      if kind == .link, options.followsLinks {
        do throws(FileError) {
          (kind, status) = try names.status(of: entry, in: place.descriptor.value, followsLinks: true)
        } catch .system(ENOENT), .system(ENOTDIR) {
          return .skipped(.danglingLink)
        } catch .system(ELOOP) {
          return .skipped(.loop)
        }
      }
      if let reason = reason(toSkip: name, kind, in: place) { return .skipped(reason) }
      if kind == .folder { return .folder }
      if status != nil || !options.asksForStatus { return .file(status) }
      let found = try names.status(of: entry, in: place.descriptor.value, followsLinks: false)
      return found.kind == .file ? .file(found.status) : .gone
    } catch .system(ENOENT) {
      return .gone
    } catch {
      return .unreadable(error)
    }
  }

  /// Why `name` is passed over, which is hidden no more than wished and no clutter.
  private func reason(toSkip name: ArraySlice<UInt8>, _ kind: FileKind?, in place: Place) -> SkipReason? {
    if exclusions.contain(name, in: place.path, isFolder: kind == .folder) { return .excluded }
    let depthLeft = options.maxDepth.map { max($0, 0) - place.depth } ?? .max
    switch kind {
    case .file:
      if depthLeft < 1 { return .depth }
      if options.skipsClutter, Clutter.isSidecar(name) { return .sidecar }
      return hasWantedExtension(name) ? nil : .extension
    case .folder:
      return depthLeft < 2 ? .depth : nil
    case .link:
      return .link
    case .special, nil:
      return .special
    }
  }

  /// Whether what follows the last dot of `name` is wanted. A dot at the very beginning starts no extension.
  private func hasWantedExtension(_ name: ArraySlice<UInt8>) -> Bool {
    guard let wanted = options.extensions else { return true }
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return false }
    let own = name[(dot + 1)...]
    return wanted.contains { $0.count == own.count && zip($0, own).allSatisfy { $0 == $1.lowercased } }
  }
}
