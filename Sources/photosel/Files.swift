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

  /// Returns the file that a path leads to in the end; the path itself if there is none yet.
  static func target(of path: [UInt8]) -> [UInt8] {
    unsafe withCString(path) { start in
      guard let real = unsafe realpath(start, nil) else { return path }
      defer { unsafe free(real) }
      return unsafe UnsafeBufferPointer(start: real, count: strlen(real)).map { UInt8(bitPattern: $0) }
    }
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
