#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One pass over everything below a folder.
///
/// Folders come in a fixed order: a folder before its subfolders, those sorted by the bytes of their names,
/// each with all that is below it. Names are looked up one at a time in their folder, so no path is too long
/// and no tree too deep. Memory is bounded by the depth and the widest folders on the way down.
public struct Walk: ~Copyable, Sendable {
  private let root: SharedDescriptor
  private let rootIdentity: FileStatus.Identity
  private let options: WalkOptions
  private let sieve: Sieve
  private var trail: Trail
  private var names = NameTable()
  /// The folders that were entered; kept only while links are followed.
  private var entered: Set<FileStatus.Identity> = []

  /// Opens the folder at `root`, through links, whatever its name.
  ///
  /// Throws if there is no such folder, or if it can't be read.
  public init(root: [UInt8], options: WalkOptions = WalkOptions()) throws(FileError) {
    try self.init(root: root, options: options, openFolders: Self.openFolders)
  }

  /// Opens the folder at `root` for a walk that keeps `openFolders` of the way down open, and can be told
  /// not to trust the kinds that folders list.
  init(
    root: [UInt8], options: WalkOptions, openFolders: Int, trustsListedKinds: Bool = true
  ) throws(FileError) {
    let descriptor = try FileDescriptor.folder(at: root)
    let identity = try descriptor.status().status.identity
    self.root = SharedDescriptor(descriptor)
    rootIdentity = identity
    self.options = options
    sieve = Sieve(options, trustsListedKinds: trustsListedKinds)
    trail = Trail(capacity: openFolders, followsLinks: options.followsLinks)
  }

  /// Walks, and hands each event to `body` as it happens; an error that `body` throws ends the walk.
  public consuming func forEach<Failure: Error>(
    _ body: (WalkEvent) throws(Failure) -> Void
  ) throws(Failure) {
    entered.insert(rootIdentity)
    try visit(folder([], rootIdentity, root), called: [], body)
    while let name = trail.next() {
      let path = trail.path.appending(name)
      switch enter(name, at: path) {
      case .entered(let folder): try visit(folder, called: name, body)
      case .skipped(let reason): try body(.skipped(reason, path: path))
      case .lost(let loss): try body(.problem(loss.error, path: loss.path))
      }
    }
  }

  /// How many folders on the way down are kept open: at most a quarter of what the process may open, so that
  /// there is room for files.
  private static var openFolders: Int {
    let limit = sysconf(Int32(_SC_OPEN_MAX))
    return limit < 0 ? 64 : min(64, limit / 4)
  }
}

extension Walk {
  private enum Arrival {
    case entered(Folder)
    case skipped(SkipReason)
    case lost(Trail.Loss)
  }

  private func folder(
    _ path: [UInt8], _ identity: FileStatus.Identity, _ descriptor: SharedDescriptor
  ) -> Folder {
    Folder(path: path, identity: identity, descriptor: descriptor, followsLinks: options.followsLinks)
  }

  /// Opens the subfolder `name` of the trail's last folder.
  private mutating func enter(_ name: [UInt8], at path: [UInt8]) -> Arrival {
    let parent: SharedDescriptor
    do { parent = try trail.last() } catch { return .lost(error) }
    let followsLinks = options.followsLinks
    do throws(FileError) {
      let descriptor = try trail.relieving { () throws(FileError) in
        try parent.value.folder(name, followsLinks: followsLinks)
      }
      let identity = try descriptor.status().status.identity
      if options.staysOnOneFileSystem, identity.device != rootIdentity.device {
        return .skipped(.otherFileSystem)
      }
      if followsLinks, !entered.insert(identity).inserted { return .skipped(.alreadyEntered) }
      return .entered(folder(path, identity, SharedDescriptor(descriptor)))
    } catch {
      return .lost(Trail.Loss(error: error, path: path))
    }
  }

  /// Reports what is in `folder` and puts its subfolders on the trail.
  private mutating func visit<Failure: Error>(
    _ folder: Folder, called name: [UInt8], _ body: (WalkEvent) throws(Failure) -> Void
  ) throws(Failure) {
    names.removeAll()
    do throws(FileError) {
      let stream = try trail.relieving { () throws(FileError) in
        try DirectoryStream(folder.descriptor.value)
      }
      try stream.read(into: &names)
    } catch {
      try body(.problem(error, path: folder.path))
      // What was listed before the error is as good as any.
      if names.entries.isEmpty { return }
    }
    let isRoot = trail.depth == 0
    if !isRoot, options.skipsClutter, names.contains(Clutter.noMedia) {
      return try body(.skipped(.noMedia, path: folder.path))
    }

    names.sort()
    let place = Sieve.Place(descriptor: folder.descriptor, path: folder.path, depth: trail.depth)
    var files: [FileEntry] = []
    var subfolders: [[UInt8]] = []
    for entry in names.entries {
      let name = names[entry]
      switch sieve.look(at: entry, of: names, in: place) {
      case .file(let status): files.append(FileEntry(name: Array(name), status: status))
      case .folder: subfolders.append(Array(name))
      case .skipped(let reason): try body(.skipped(reason, path: folder.path.appending(name)))
      case .gone: break
      case .unreadable(let error): try body(.problem(error, path: folder.path.appending(name)))
      }
    }
    var folder = folder
    folder.siblings = sieve.siblings(of: names, in: place)
    if !subfolders.isEmpty { trail.push(name, folder.identity, folder.descriptor, waiting: subfolders) }
    try body(.folder(folder, files))
  }
}
