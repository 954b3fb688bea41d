extension OpenFile {
  /// Opens the file at a path below a root, folder by folder, as a walk would.
  ///
  /// The root is reached through links, as it was named; below it a link is refused unless `followsLinks`, even one
  /// that took the place of a folder or file since a walk was there.
  public init(
    at path: [UInt8], below root: [UInt8], followsLinks: Bool
  ) throws(FileError) {
    var names = path.split(separator: UInt8(ascii: "/")).map(Array.init)
    guard let name = names.popLast(), !names.contains(Self.parent), name != Self.parent else {
      throw .notRegularFile
    }
    var folder = SharedDescriptor(try FileDescriptor.folder(at: root))
    for name in names {
      folder = SharedDescriptor(try folder.value.folder(name, followsLinks: followsLinks))
    }
    // Looked at first, so that not even a device is opened.
    let kind = try folder.value.status(of: name, followsLinks: followsLinks).kind
    guard kind == .file else { throw .notRegularFile }
    try self.init(folder.value.file(name, followsLinks: followsLinks))
  }

  /// The name by which a folder knows the one above, in which no walk goes.
  private static let parent = Array("..".utf8)
}
