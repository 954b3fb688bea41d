/// The folders from the root down to the one whose subfolders come next.
///
/// All of them are remembered, but only the root and the last few are kept open. One that was closed is
/// opened again by its name from the folder above, and must turn out to be the folder that was seen.
struct Trail {
  private struct Level {
    /// The name in the level above; empty for the root.
    let name: [UInt8]
    let identity: FileStatus.Identity
    /// `nil` while it is closed.
    var descriptor: SharedDescriptor?
    /// The names of the subfolders to come, the next one last.
    var waiting: [[UInt8]]
  }

  /// What is lost when a folder can't be opened again.
  struct Loss: Error {
    /// Why it can't.
    let error: FileError
    /// The path of the folder.
    let path: [UInt8]
  }

  /// The path of the last folder.
  private(set) var path: [UInt8] = []
  private var levels: [Level] = []
  /// The first level below the root that is open; so are all that follow.
  private var firstOpen = 1
  private var capacity: Int
  private let followsLinks: Bool

  /// Creates an empty trail that keeps up to `capacity` folders open beside the root.
  init(capacity: Int, followsLinks: Bool) {
    self.capacity = max(capacity, 1)
    self.followsLinks = followsLinks
  }

  /// How many folders there are from the root to the last.
  var depth: Int { levels.count }

  /// Goes down into the folder `name`, whose subfolders are `waiting`, in the order to enter them.
  mutating func push(
    _ name: [UInt8], _ identity: FileStatus.Identity, _ descriptor: SharedDescriptor, waiting: [[UInt8]]
  ) {
    push(Level(name: name, identity: identity, descriptor: descriptor, waiting: waiting.reversed()))
  }

  /// Takes the next subfolder to enter, going up as far as needed; `nil` when nothing is left.
  mutating func next() -> [UInt8]? {
    while let last = levels.indices.last {
      if let name = levels[last].waiting.popLast() { return name }
      pop()
    }
    return nil
  }

  /// Returns the last folder, opened again if need be.
  ///
  /// If that fails somewhere on the way, the trail ends before that place and the rest is passed over.
  mutating func last() throws(Loss) -> SharedDescriptor {
    if let open = levels.last?.descriptor { return open }
    guard var current = levels.first?.descriptor else { preconditionFailure("no folder was entered") }
    let followsLinks = followsLinks
    let closed = levels.dropFirst()
    while levels.count > 1 { pop() }
    for var level in closed {
      do throws(FileError) {
        let folder = try relieving { () throws(FileError) in
          try current.value.folder(level.name, followsLinks: followsLinks)
        }
        guard try folder.status().status.identity == level.identity else { throw .exchanged }
        current = SharedDescriptor(folder)
      } catch {
        throw Loss(error: error, path: path.appending(level.name))
      }
      level.descriptor = current
      push(level)
    }
    return current
  }

  /// Opens something; when descriptors run short, closes what can be spared and tries again.
  mutating func relieving<Opened: ~Copyable>(
    _ open: () throws(FileError) -> Opened
  ) throws(FileError) -> Opened {
    do {
      return try open()
    } catch {
      let spare = levels.count - firstOpen - 1
      guard error.isShortageOfDescriptors, spare > 0 else { throw error }
      // What ran short once will again.
      capacity = max(1, spare / 2)
      close(keeping: 1)
      return try open()
    }
  }

  private mutating func push(_ level: Level) {
    if !levels.isEmpty {
      if !path.isEmpty { path.append(UInt8(ascii: "/")) }
      path += level.name
    }
    levels.append(level)
    close(keeping: capacity)
  }

  private mutating func pop() {
    let name = levels.removeLast().name
    path.removeLast(min(path.count, name.count + 1))
    firstOpen = max(1, min(firstOpen, levels.count))
  }

  /// Closes all but the root and the last `count` folders.
  private mutating func close(keeping count: Int) {
    while levels.count - firstOpen > count {
      levels[firstOpen].descriptor = nil
      firstOpen += 1
    }
  }
}
