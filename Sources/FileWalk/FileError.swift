#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why a file or folder can't be read.
public enum FileError: Error, Equatable, Sendable {
  /// A call of the operating system failed with this `errno`.
  case system(errno: Int32)
  /// It is a folder, a FIFO, a socket or a device; it was not read.
  case notRegularFile
  /// Another file or folder took its name since it was seen.
  case exchanged
}

extension FileError {
  /// The error of the system call that has just failed.
  static var last: FileError { .system(errno: errno) }

  /// Whether the process or the machine ran out of descriptors.
  var isShortageOfDescriptors: Bool { self == .system(errno: EMFILE) || self == .system(errno: ENFILE) }
}

extension FileError: CustomStringConvertible {
  /// What is wrong, as the end of a sentence about the file.
  public var description: String {
    switch self {
    case .system(let errno): unsafe String(cString: strerror(errno))
    case .notRegularFile: "Not a regular file"
    case .exchanged: "Replaced while it was being looked at"
    }
  }
}
