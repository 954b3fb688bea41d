extension Folder {
  /// Opens the folder at a path, through links, and lists what is in it.
  public init(at path: [UInt8]) throws(FileError) {
    let descriptor = try FileDescriptor.folder(at: path)
    let identity = try descriptor.status().status.identity
    var names = NameTable()
    try DirectoryStream(descriptor).read(into: &names)
    names.sort()
    self.init(path: [], identity: identity, descriptor: SharedDescriptor(descriptor), followsLinks: true)
    siblings = names.siblings
  }
}
