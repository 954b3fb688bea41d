#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What is behind a name.
enum FileKind: Sendable {
  /// A regular file.
  case file
  /// A directory.
  case folder
  /// A symbolic link.
  case link
  /// A FIFO, a socket or a device.
  case special

  /// The kind that `stat` tells.
  init(mode: mode_t) {
    self =
      switch mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .special
      }
  }

  /// The kind that `readdir` tells, or `nil` where the file system leaves it to `stat`.
  init?(listedType: UInt8) {
    switch Int(listedType) {
    case Int(DT_UNKNOWN): return nil
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .link
    default: self = .special
    }
  }
}
