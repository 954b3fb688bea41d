// Everything in which Linux and macOS differ for this module.
#if canImport(Darwin)
  import Darwin

  /// What `fdopendir` returns.
  typealias DirectoryPointer = UnsafeMutablePointer<DIR>

  extension FileStatus.Time {
    /// When the content behind `status` was last modified.
    init(modificationOf status: borrowing stat) { self.init(status.st_mtimespec) }

    /// When the inode behind `status` last changed.
    init(changeOf status: borrowing stat) { self.init(status.st_ctimespec) }
  }
#else
  import Glibc

  /// What `fdopendir` returns.
  typealias DirectoryPointer = OpaquePointer

  extension FileStatus.Time {
    /// When the content behind `status` was last modified.
    init(modificationOf status: borrowing stat) { self.init(status.st_mtim) }

    /// When the inode behind `status` last changed.
    init(changeOf status: borrowing stat) { self.init(status.st_ctim) }
  }
#endif

extension FileStatus.Time {
  private init(_ time: timespec) {
    self.init(seconds: Int64(time.tv_sec), nanoseconds: Int32(truncatingIfNeeded: time.tv_nsec))
  }
}
