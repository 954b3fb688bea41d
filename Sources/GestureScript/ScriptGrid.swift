/// The grid over which a script runs: what its days, items and files stand for.
public struct ScriptGrid {
  /// How many items each moment has, in grid order.
  public var sections: [Int]
  /// The key of each moment.
  public var keys: [String]
  /// The digest of the grid.
  public var digest: UInt64
  /// The flat index of the item with a relative path; asked only when a script names files.
  public var indexOfFile: (_ path: [UInt8]) -> Int?

  /// Creates a grid of moments; `sections` and `keys` have one element for each.
  public init(
    sections: [Int], keys: [String], digest: UInt64, indexOfFile: @escaping (_ path: [UInt8]) -> Int?
  ) {
    precondition(sections.count == keys.count, "\(sections.count) moments have \(keys.count) keys")
    self.sections = sections
    self.keys = keys
    self.digest = digest
    self.indexOfFile = indexOfFile
  }

  /// How many items there are.
  public var itemCount: Int { sections.reduce(0, +) }
}
