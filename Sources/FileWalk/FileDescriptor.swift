#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An open file or folder, closed with the value.
struct FileDescriptor: ~Copyable, Sendable {
  /// The number by which the system knows it.
  let number: Int32

  private init(owning number: Int32) { self.number = number }

  deinit { close(number) }

  /// Opens the folder at `path`, through links.
  static func folder(at path: [UInt8]) throws(FileError) -> FileDescriptor {
    guard isPath(path) else { throw .system(errno: ENOENT) }
    return try open(path, in: AT_FDCWD, flags: O_DIRECTORY)
  }

  /// Opens the regular file at `path`, through links, and nothing else.
  static func file(at path: [UInt8]) throws(FileError) -> FileDescriptor {
    guard isPath(path) else { throw .system(errno: ENOENT) }
    let found = try unsafe withText(path) { text throws(FileError) in
      try unsafe status(of: text, in: AT_FDCWD, flags: 0)
    }
    guard found.kind == .file else { throw .notRegularFile }
    return try open(path, in: AT_FDCWD, flags: fileFlags)
  }

  /// Opens the folder that is called `name` in this one.
  func folder(_ name: [UInt8], followsLinks: Bool) throws(FileError) -> FileDescriptor {
    try Self.open(name, in: number, flags: O_DIRECTORY | (followsLinks ? 0 : O_NOFOLLOW))
  }

  /// Opens the file that is called `name` in this folder.
  func file(_ name: [UInt8], followsLinks: Bool) throws(FileError) -> FileDescriptor {
    guard Self.isName(name) else { throw .system(errno: EINVAL) }
    return try Self.open(name, in: number, flags: Self.fileFlags | (followsLinks ? 0 : O_NOFOLLOW))
  }

  /// Finds out what is open.
  func status() throws(FileError) -> (kind: FileKind, status: FileStatus) {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw .last }
    return (FileKind(mode: status.st_mode), FileStatus(status))
  }

  /// Finds out what has `name` in this folder, without opening it.
  func status(
    of name: [UInt8], followsLinks: Bool
  ) throws(FileError) -> (kind: FileKind, status: FileStatus) {
    guard Self.isName(name) else { throw .system(errno: EINVAL) }
    return try unsafe Self.withText(name) { text throws(FileError) in
      try unsafe status(of: text, followsLinks: followsLinks)
    }
  }

  /// Finds out what has `name`, which a NUL ends, in this folder, without opening it.
  func status(
    of name: UnsafePointer<CChar>, followsLinks: Bool
  ) throws(FileError) -> (kind: FileKind, status: FileStatus) {
    try unsafe Self.status(of: name, in: number, flags: followsLinks ? 0 : AT_SYMLINK_NOFOLLOW)
  }
}

extension FileDescriptor {
  /// Should a FIFO or device take a file's name just before it is opened, nobody waits for it.
  private static let fileFlags = O_NONBLOCK | O_NOCTTY

  private static func open(_ name: [UInt8], in folder: Int32, flags: Int32) throws(FileError)
    -> FileDescriptor
  {
    try unsafe withText(name) { text throws(FileError) in
      while true {
        let number = unsafe openat(folder, text, O_RDONLY | O_CLOEXEC | flags)
        if number >= 0 { return FileDescriptor(owning: number) }
        // A signal may interrupt an open that waits for a network.
        guard errno == EINTR else { throw .last }
      }
    }
  }

  private static func status(
    of name: UnsafePointer<CChar>, in folder: Int32, flags: Int32
  ) throws(FileError) -> (kind: FileKind, status: FileStatus) {
    var status = stat()
    guard unsafe fstatat(folder, name, &status, flags) == 0 else { throw .last }
    return (FileKind(mode: status.st_mode), FileStatus(status))
  }

  /// Whether `path` can be one; a NUL would cut it short.
  private static func isPath(_ path: [UInt8]) -> Bool { !path.contains(0) }

  /// Whether `name` can be one in a folder; `..` can, but leads to no regular file.
  private static func isName(_ name: [UInt8]) -> Bool {
    isPath(name) && !name.contains(UInt8(ascii: "/"))
  }

  /// Lends `name` with the NUL that ends it in C.
  private static func withText<Result: ~Copyable>(
    _ name: [UInt8], _ body: (UnsafePointer<CChar>) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    try unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: name.count + 1) {
      text throws(FileError) in
      for index in name.indices { unsafe text[index] = CChar(bitPattern: name[index]) }
      unsafe text[name.count] = 0
      guard let start = text.baseAddress else { throw .system(errno: ENOMEM) }
      return try unsafe body(UnsafePointer(start))
    }
  }
}
