/// One pass over everything below a folder.
///
/// Folders come in a fixed order: a folder before its subfolders, those sorted by the bytes of their names,
/// each with all that is below it. Names are looked up one at a time in their folder, so no path is too long
/// and no tree too deep. Memory is bounded by the depth and the widest folders on the way down.
public struct Walk: ~Copyable {
  /// Opens the folder at `root`, through links, whatever its name.
  ///
  /// Throws if there is no such folder, or if it can't be read.
  public init(root: [UInt8], options: WalkOptions = WalkOptions()) throws(FileError) {
  }

  /// Walks, and hands each event to `body` as it happens; an error that `body` throws ends the walk.
  public consuming func forEach<Failure: Error>(
    _ body: (WalkEvent) throws(Failure) -> Void
  ) throws(Failure) {
  }
}
