import Foundation
import Moments
import TestSupport
import Testing

@testable import MediaLibrary

@Suite struct ThumbnailReaderTests {
  private static let picture: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDB, 0, 1, 2, 0xFF, 0xD9]

  /// A photo that holds the thumbnail.
  private static func photo(ending: UInt8 = 0xD9) -> [UInt8] {
    var tiff = SampleTIFF(dateTimeOriginal: "2024:05:03 14:03:22")
    tiff.primary = [tiff.short(0x0112, 3)]
    tiff.thumbnail = picture.dropLast() + [ending]
    return SampleJPEG.file(exif: tiff)
  }

  /// A library of one photo, and the grid that a scan makes of it.
  private static func scanned() throws -> (library: Library, grid: MomentGrid) {
    let library = Library()
    library.file("a/b.jpg", photo())
    let root = LibraryRoot(name: Array(library.root.utf8))
    return (library, MomentGrid(items: try library.scan().items, roots: [root]))
  }

  @Test func `a thumbnail is read as it stands`() throws {
    let (library, grid) = try Self.scanned()
    var reader = ThumbnailReader(grid: grid, followsLinks: false)
    let thumbnail = reader.thumbnail(ofItem: 0)
    #expect(thumbnail?.bytes == Self.picture && thumbnail?.orientation == 3)
    withExtendedLifetime(library) {}
  }

  @Test(arguments: [
    "nothing", "a longer file", "a newer file", "a link to the file", "a link to its folder", "a folder",
  ])
  func `what is there instead of the file that was scanned is not read`(what: String) throws {
    let (library, grid) = try Self.scanned()
    let path = library.root + "/a/b.jpg"
    switch what {
    case "a longer file": library.file("a/b.jpg", Self.photo() + [0])
    case "a newer file": utimes(path, nil)
    case "a link to the file":
      rename(path, library.root + "/c.jpg")
      symlink("../c.jpg", path)
    case "a link to its folder":
      rename(library.root + "/a", library.root + "/d")
      symlink("d", library.root + "/a")
    case "a folder":
      library.remove("a/b.jpg")
      library.folder("a/b.jpg")
    default: library.remove("a/b.jpg")
    }
    var reader = ThumbnailReader(grid: grid, followsLinks: false)
    #expect(reader.thumbnail(ofItem: 0) == nil)
  }
}
