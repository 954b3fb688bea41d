#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What is done to files by their paths.
enum Files {
  /// Whether a path leads to something that is no regular file: a device, a pipe.
  static func isSpecial(_ path: [UInt8]) -> Bool {
    var status = stat()
    guard unsafe withCString(path, { unsafe stat($0, &status) }) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFREG
  }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: [UInt8]) -> Bool {
    var status = stat()
    return unsafe withCString(path, { unsafe stat($0, &status) }) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Gives a file another name, whatever had it before.
  static func rename(_ path: [UInt8], to other: [UInt8]) throws(SystemError) {
    let result = unsafe withCString(path) { from in
      unsafe withCString(other) { to in
        #if canImport(Darwin)
          unsafe Darwin.rename(from, to)
        #else
          unsafe Glibc.rename(from, to)
        #endif
      }
    }
    if result < 0 { throw .last }
  }

  /// Removes a file, if it is there.
  static func remove(_ path: [UInt8]) { _ = unsafe withCString(path) { unsafe unlink($0) } }

  /// Creates a folder that only its owner may enter, and those above it, unless they are there.
  static func createFolders(_ path: [UInt8]) throws(SystemError) {
    let slash = UInt8(ascii: "/")
    for end in path.indices.dropFirst() where path[end] == slash || end == path.count - 1 {
      let folder = end == path.count - 1 ? path : Array(path[..<end])
      let result = unsafe withCString(folder) { unsafe mkdir($0, 0o700) }
      // What is there may be on a disk that can't be written to.
      if result < 0, errno != EEXIST, errno != EROFS || end == path.count - 1 { throw .last }
    }
  }

  /// Follows links to the path of the file that is meant, whether it is there or not.
  static func target(of path: [UInt8]) -> [UInt8] {
    var path = path
    // As many links as the system itself follows; in a loop of them, opening the last tells what is wrong.
    for _ in 0..<40 {
      guard let link = link(at: path) else { break }
      path = link.first == UInt8(ascii: "/") ? link : folder(of: path) + link
    }
    return path
  }

  /// The folder that a path's last name lies in, with a slash at its end; empty for the current one.
  static func folder(of path: [UInt8]) -> [UInt8] {
    path.lastIndex(of: UInt8(ascii: "/")).map { Array(path[...$0]) } ?? []
  }

  /// What a link says; `nil` when there is none at that path.
  private static func link(at path: [UInt8]) -> [UInt8]? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe withCString(path) { unsafe readlink($0, &target, target.count) }
    return count < 0 ? nil : target[..<count].map { UInt8(bitPattern: $0) }
  }

  /// The permissions of a file; `nil` when it isn't there.
  static func permissions(of path: [UInt8]) -> mode_t? {
    var status = stat()
    guard unsafe withCString(path, { unsafe stat($0, &status) }) == 0 else { return nil }
    return status.st_mode & 0o7777
  }
}

/// Lends bytes as a C string.
func withCString<Result>(_ bytes: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result {
  unsafe (bytes + [0]).withUnsafeBufferPointer { buffer in
    unsafe buffer.withMemoryRebound(to: CChar.self) { text in
      // An array with an element has an address.
      guard let start = text.baseAddress else { preconditionFailure("no bytes") }
      return unsafe body(start)
    }
  }
}
