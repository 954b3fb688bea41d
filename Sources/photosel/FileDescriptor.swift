#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An error of the operating system.
struct SystemError: Error, Equatable, CustomStringConvertible {
  let code: Int32

  /// The error of the call that has just failed.
  static var last: SystemError { SystemError(code: errno) }
  /// A file of that name is there already.
  var isExistence: Bool { code == EEXIST }
  /// The reader of a pipe is gone.
  var isBrokenPipe: Bool { code == EPIPE }

  var description: String { System.message(code) }
}

/// An open file, closed with the value if it was opened with it.
struct FileDescriptor: ~Copyable {
  let number: Int32
  private let isOwned: Bool

  static var standardInput: FileDescriptor { FileDescriptor(borrowing: 0) }
  static var standardError: FileDescriptor { FileDescriptor(borrowing: 2) }

  /// Uses a file that someone else has opened.
  init(borrowing number: Int32) {
    self.number = number
    isOwned = false
  }

  deinit { if isOwned { _ = close(number) } }

  /// Opens a file to read.
  init(reading path: [UInt8]) throws(SystemError) {
    try self.init(path, O_RDONLY)
  }

  /// Opens a regular file to read; `nil` for anything else, which nobody waits for.
  init?(readingRegular path: [UInt8]) throws(SystemError) {
    try self.init(path, O_RDONLY | O_NONBLOCK)
    var status = stat()
    guard unsafe fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
  }

  /// Opens what is there to write to it, without emptying it.
  init(writing path: [UInt8]) throws(SystemError) {
    try self.init(path, O_WRONLY)
  }

  /// Creates a file that nobody had before.
  init(creating path: [UInt8]) throws(SystemError) {
    try self.init(path, O_WRONLY | O_CREAT | O_EXCL)
  }

  private init(_ path: [UInt8], _ flags: Int32) throws(SystemError) {
    number = unsafe withCString(path) { unsafe open($0, flags | O_CLOEXEC | O_NOCTTY, 0o666) }
    isOwned = number >= 0
    if number < 0 { throw .last }
  }
}

extension FileDescriptor {
  /// Writes all bytes.
  func write(_ bytes: borrowing [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          unsafe Darwin.write(number, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written)
        #else
          unsafe Glibc.write(number, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written)
        #endif
      }
      if count < 0 { try waitOrThrow(for: Int16(POLLOUT)) }
      written += max(0, count)
    }
  }

  /// Reads to the end, but little more than `limit` bytes, and no further once what was read isn't promising.
  func readAll(
    limit: Int, while isPromising: ([UInt8]) -> Bool = { _ in true }
  ) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = unsafe piece.withUnsafeMutableBytes { unsafe read(number, $0.baseAddress, $0.count) }
      if count == 0 { break }
      if count < 0 {
        try waitOrThrow(for: Int16(POLLIN))
        continue
      }
      bytes += piece[..<count]
      guard isPromising(bytes) else { break }
    }
    return bytes
  }

  /// Waits if the call that has just failed would only have to be made again; else throws why it failed.
  ///
  /// Whoever shares a pipe with this program may have told it not to wait.
  private func waitOrThrow(for event: Int16) throws(SystemError) {
    if errno == EINTR { return }
    guard errno == EAGAIN || errno == EWOULDBLOCK else { throw .last }
    var wanted = pollfd(fd: number, events: event, revents: 0)
    if unsafe poll(&wanted, 1, -1) < 0, errno != EINTR { throw .last }
  }

  /// Gives the file these permissions, whatever the process's mask says.
  func setPermissions(_ permissions: mode_t) throws(SystemError) {
    if fchmod(number, permissions) < 0 { throw .last }
  }

  /// Waits until the bytes are on the disk; a full or failing one shows here at the latest.
  ///
  /// Some file systems know of no such thing, and say so.
  func synchronize() throws(SystemError) {
    if fsync(number) < 0, errno != EINVAL, errno != ENOTSUP { throw .last }
  }
}
