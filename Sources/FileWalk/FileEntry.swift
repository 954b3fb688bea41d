/// A regular file in a folder.
public struct FileEntry: Equatable, Sendable {
  /// Its name in the folder, in the file system's bytes.
  public let name: [UInt8]
  /// What the file system tells about it; of a followed link, about its target.
  public let status: FileStatus

  /// Creates an entry.
  public init(name: [UInt8], status: FileStatus) {
    self.name = name
    self.status = status
  }
}
