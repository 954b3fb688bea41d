/// A folder in which a library was looked for.
public struct LibraryRoot: Equatable, Sendable {
  /// The folder as the user named it.
  public var name: [UInt8]
  /// What the printed paths below it begin with: empty, or something that ends with a slash.
  public var prefix: [UInt8]

  /// Creates a root.
  public init(name: [UInt8], prefix: [UInt8]) {
    self.name = name
    self.prefix = prefix
  }

  /// Creates a root whose paths begin with its name.
  public init(name: [UInt8]) {
    let slash = UInt8(ascii: "/")
    self.init(name: name, prefix: name.isEmpty || name.last == slash ? name : name + [slash])
  }
}
