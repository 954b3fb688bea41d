/// A folder that a walk has entered.
///
/// It is open for as long as a copy of it is held, so files can be opened while the walk goes on; each folder
/// held costs a descriptor.
public struct Folder: Sendable {
  /// Where it is below the root: empty for the root itself, else `a/b`.
  public let path: [UInt8]
  /// Which folder it is.
  public let identity: FileStatus.Identity
  /// The names of the files in it, if one of them may tell of another, as XMP does; else none. Unlike those of the
  /// files that a walk reports, they don't depend on the extensions that are wanted.
  public var siblings: [[UInt8]] = []

  /// The folder, open.
  let descriptor: SharedDescriptor
  private let followsLinks: Bool

  /// Creates the folder that is open as `descriptor`.
  init(path: [UInt8], identity: FileStatus.Identity, descriptor: SharedDescriptor, followsLinks: Bool) {
    self.path = path
    self.identity = identity
    self.descriptor = descriptor
    self.followsLinks = followsLinks
  }

  /// Opens the file that `entry` of this folder describes.
  ///
  /// Throws `exchanged` if another file goes by that name now.
  public func open(_ entry: FileEntry) throws(FileError) -> OpenFile {
    let file = try OpenFile(descriptor.value.file(entry.name, followsLinks: followsLinks))
    if let status = entry.status, file.status.identity != status.identity { throw .exchanged }
    return file
  }

  /// Finds out what the file system tells about the file that `entry` of this folder describes.
  public func status(of entry: FileEntry) throws(FileError) -> FileStatus {
    let found = try descriptor.value.status(of: entry.name, followsLinks: followsLinks)
    guard found.kind == .file else { throw .notRegularFile }
    return found.status
  }

  /// Opens the file that is called `name` in this folder, whether the walk reported it or not.
  ///
  /// A link is refused unless the walk follows links, and so is everything but a regular file.
  public func open(_ name: [UInt8]) throws(FileError) -> OpenFile {
    // Looked at first, so that not even a device is opened.
    let kind = try descriptor.value.status(of: name, followsLinks: followsLinks).kind
    guard kind == .file else { throw .notRegularFile }
    return try OpenFile(descriptor.value.file(name, followsLinks: followsLinks))
  }
}
