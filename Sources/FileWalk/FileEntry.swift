/// A regular file in a folder.
public struct FileEntry: Equatable, Sendable {
  /// Its name in the folder, in the file system's bytes.
  public let name: [UInt8]
  /// What the file system tells about it; of a followed link, about its target. `nil` where the walk did not
  /// need to ask, and was not told to.
  public let status: FileStatus?

  /// Creates an entry.
  public init(name: [UInt8], status: FileStatus?) {
    self.name = name
    self.status = status
  }
}
