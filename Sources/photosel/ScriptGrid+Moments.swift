import GestureScript
import Moments

extension ScriptGrid {
  /// What a script can name in a grid. The names of files are sorted only if one is asked for.
  init(_ grid: MomentGrid) {
    let index = FileIndex(grid)
    self.init(
      sections: grid.moments.map(\.items.count), keys: grid.moments.map(\.key.description),
      digest: grid.digest,
      indexOfFile: { index[$0] })
  }
}

/// The flat indices of files by their paths, made when the first is looked up.
private final class FileIndex {
  private let grid: MomentGrid
  private lazy var indices = Dictionary(
    grid.items.indices.lazy.map { (self.grid.gridPath(ofItem: $0), $0) },
    uniquingKeysWith: { first, _ in first })

  init(_ grid: MomentGrid) { self.grid = grid }

  subscript(path: [UInt8]) -> Int? { indices[path] }
}
