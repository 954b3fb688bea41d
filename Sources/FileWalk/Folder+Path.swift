extension Folder {
  /// Opens the folder at a path, through links, and lists what is in it.
  public init(at path: [UInt8]) throws(FileError) {
    let descriptor = try FileDescriptor.folder(at: path)
    let identity = try descriptor.status().status.identity
    var names = NameTable()
    try DirectoryStream(descriptor).read(into: &names)
    names.sort()
    let shared = SharedDescriptor(descriptor)
    self.init(path: [], identity: identity, descriptor: shared, followsLinks: true)
    // Who names a file wants to know all about it, be it hidden.
    let options = WalkOptions(includesHidden: true, skipsClutter: false, followsLinks: true)
    siblings = Sieve(options, trustsListedKinds: true)
      .siblings(of: names, in: Sieve.Place(descriptor: shared, path: [], depth: 0))
  }
}
