import FileWalk
public import MediaFormats
public import Moments

/// Reads the thumbnails that files of a grid hold, one after another, into the same memory.
public struct ThumbnailReader: ~Copyable {
  private let grid: MomentGrid
  private let followsLinks: Bool
  private let store = OpenFileBytes()
  private var source: ByteSource

  /// Creates a reader of a grid that a scan has laid out, by a walk that followed links or did not.
  public init(grid: MomentGrid, followsLinks: Bool) {
    self.grid = grid
    self.followsLinks = followsLinks
    source = ByteSource(store)
  }

  /// Returns the thumbnail of an item; `nil` when its file holds none, can't be read, or isn't any more what the
  /// scan saw.
  public mutating func thumbnail(ofItem index: Int) -> ExifThumbnail? {
    let item = grid.items[index]
    guard item.type == MediaFormat.jpeg.rawValue else { return nil }
    do throws(FileError) {
      let status = try store.open(
        OpenFile(at: item.relativePath, below: grid.roots[item.root].name, followsLinks: followsLinks))
      defer { store.close() }
      let modified = Double(status.modified.seconds) + Double(status.modified.nanoseconds) / 1e9
      guard status.size == item.size, modified == item.modified else { return nil }
      source.open(store)
      return (try? ExifThumbnail(in: &source)) ?? nil
    } catch {
      return nil
    }
  }
}
