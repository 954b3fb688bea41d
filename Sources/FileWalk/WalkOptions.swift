/// What a walk enters and reports.
public struct WalkOptions: Sendable {
  /// Whether names that begin with a dot are taken.
  public var includesHidden: Bool
  /// Whether trash, thumbnails and the like are passed over (containers.md, *What is media*).
  public var skipsClutter: Bool
  /// Whether symbolic links inside the root are followed. The root always is.
  public var followsLinks: Bool
  /// Whether folders on other file systems than the root's are passed over.
  public var staysOnOneFileSystem: Bool
  /// Whether the file system is asked about every file. Who opens them all anyway is told then, for less.
  public var asksForStatus: Bool
  /// How deep files may be, 1 for those that are directly in the root; `nil` for any depth.
  public var maxDepth: Int?
  /// What to pass over; a later pattern wins over an earlier one.
  public var exclude: [Glob]
  /// The extensions to take, in lower case and without dot; `nil` for all.
  public var extensions: [[UInt8]]?

  /// Creates options; the defaults are those of the command line.
  public init(
    includesHidden: Bool = false, skipsClutter: Bool = true, followsLinks: Bool = false,
    staysOnOneFileSystem: Bool = false, asksForStatus: Bool = true, maxDepth: Int? = nil,
    exclude: [Glob] = [],
    extensions: [[UInt8]]? = nil
  ) {
    self.includesHidden = includesHidden
    self.skipsClutter = skipsClutter
    self.followsLinks = followsLinks
    self.staysOnOneFileSystem = staysOnOneFileSystem
    self.asksForStatus = asksForStatus
    self.maxDepth = maxDepth
    self.exclude = exclude
    self.extensions = extensions
  }
}
