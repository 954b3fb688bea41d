#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the file system tells about a file or folder.
public struct FileStatus: Equatable, Sendable {
  /// Which file it is, whatever its names.
  public struct Identity: Hashable, Sendable {
    /// The file system's number.
    public let device: UInt64
    /// The file's number in it.
    public let inode: UInt64

    /// Creates an identity.
    public init(device: UInt64, inode: UInt64) {
      self.device = device
      self.inode = inode
    }
  }

  /// A moment on the file system's clock.
  public struct Time: Hashable, Sendable {
    /// Whole seconds since 1970-01-01 UTC, rounded down.
    public let seconds: Int64
    /// What passed of the second, below 1,000,000,000 unless the file system lies.
    public let nanoseconds: Int32

    /// Creates a time.
    public init(seconds: Int64, nanoseconds: Int32) {
      self.seconds = seconds
      self.nanoseconds = nanoseconds
    }
  }

  /// The length in bytes.
  public let size: Int64
  /// When the content was last written to; anyone may set it.
  public let modified: Time
  /// When content, name or attributes last changed; only the system sets it.
  public let changed: Time
  /// Which file it is.
  public let identity: Identity
  /// How many names the file has.
  public let linkCount: UInt64

  /// Creates a status.
  public init(size: Int64, modified: Time, changed: Time, identity: Identity, linkCount: UInt64) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.identity = identity
    self.linkCount = linkCount
  }
}

extension FileStatus {
  /// What `stat` tells.
  init(_ status: borrowing stat) {
    self.init(
      size: Int64(status.st_size), modified: Time(modificationOf: status), changed: Time(changeOf: status),
      identity: Identity(
        device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino)),
      linkCount: UInt64(status.st_nlink))
  }
}
