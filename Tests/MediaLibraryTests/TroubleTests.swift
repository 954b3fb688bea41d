import FileWalk
import Foundation
import MediaFormats
import TestSupport
import Testing

@testable import MediaLibrary

/// Files that vanish, can't be read, or are none.
@Suite struct TroubleTests {
  @Test func `a file that vanished since its folder was listed is passed over in silence`() throws {
    let library = Library()
    for name in ["a.jpg", "b.jpg", "c.jpg"] { library.photo(name) }
    let found = try library.scan { notice in
      // The folder was listed before its first file was read.
      if case .progress = notice { library.remove("b.jpg") }
    }
    #expect(found.paths == ["a.jpg", "c.jpg"])
    #expect(found.warnings.isEmpty)
    #expect(found.skipped.isEmpty)
  }

  @Test func `a folder that vanished costs one warning`() throws {
    let library = Library()
    library.photo("a.jpg")
    library.photo("b/b.jpg")
    let found = try library.scan { notice in
      if case .progress = notice { library.remove("b") }
    }
    #expect(found.paths == ["a.jpg"])
    #expect(found.warnings == ["b No such file or directory"])
  }

  @Test func `a file that became a FIFO is not waited for`() throws {
    let library = Library()
    library.photo("a.jpg")
    library.photo("b.jpg")
    let found = try library.scan { notice in
      if case .progress(_, let read) = notice, read == 1 {
        library.remove("b.jpg")
        mkfifo(library.root + "/b.jpg", 0o666)
      }
    }
    #expect(found.paths == ["a.jpg"])
    #expect(found.warnings.count <= 1)
  }

  @Test(.timeLimit(.minutes(5)))
  func `FIFOs, sockets and links are not opened`() throws {
    let library = Library()
    library.photo("a.jpg")
    mkfifo(library.root + "/fifo.jpg", 0o666)
    symlink("a.jpg", library.root + "/link.jpg")
    symlink("nowhere", library.root + "/dangling.jpg")
    symlink("loop.jpg", library.root + "/loop.jpg")
    let found = try library.scan()
    #expect(found.paths == ["a.jpg"])
    #expect(
      Set(found.skipped) == ["special fifo.jpg", "link link.jpg", "link dangling.jpg", "link loop.jpg"])
    #expect(found.warnings.isEmpty)
    let followed = try library.scan([""], WalkOptions(followsLinks: true))
    #expect(followed.paths == ["a.jpg", "link.jpg"])
    #expect(
      Set(followed.skipped) == ["special fifo.jpg", "dangling-link dangling.jpg", "loop loop.jpg"])
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func `a file that may not be read is listed by what its name promises, with one warning`() throws {
    let library = Library()
    library.photo("IMG_20240102_030405.jpg")
    library.photo("photo")
    chmod(library.root + "/IMG_20240102_030405.jpg", 0)
    chmod(library.root + "/photo", 0)
    let found = try library.scan()
    #expect(found.lines == ["IMG_20240102_030405.jpg 2024-01-02T03:04:05 name jpeg"])
    #expect(found.warnings == ["IMG_20240102_030405.jpg Permission denied", "photo Permission denied"])
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func `a folder that may not be read costs one warning`() throws {
    let library = Library()
    library.photo("a.jpg")
    library.photo("b/b.jpg")
    chmod(library.root + "/b", 0)
    defer { chmod(library.root + "/b", 0o700) }
    let found = try library.scan()
    #expect(found.paths == ["a.jpg"])
    #expect(found.warnings == ["b Permission denied"])
  }

  @Test(.timeLimit(.minutes(5)))
  func `a huge file of nothing is looked at, not read`() throws {
    let library = Library()
    library.file("zeros.jpg", [0xFF, 0xD8, 0xFF])
    library.file("hole", "")
    for name in ["zeros.jpg", "hole"] { truncate(library.root + "/" + name, 5 << 30) }
    let found = try library.scan()
    #expect(found.paths == ["zeros.jpg"])
    #expect(found.items.first?.size == 5 << 30)
    #expect(found.warnings.count == 1)
    #expect(found.warnings.first?.hasPrefix("zeros.jpg is too scattered to be searched on, at byte ") == true)
    #expect(found.skipped == ["not-media hole"])
  }

  @Test func `names are bytes`() throws {
    let library = Library()
    let names: [[UInt8]] = [
      Array("a\nb.jpg".utf8), Array("-c.jpg".utf8), [0xFF] + Array(".jpg".utf8), Array("\"'\t.jpg".utf8),
      [UInt8](repeating: 0x78, count: 251) + Array(".jpg".utf8),
    ]
    let photo = SampleJPEG.file(takenAt: "2024:05:03 14:03:22")
    for name in names {
      let path = (Array((library.root + "/").utf8) + name + [0]).map { CChar(bitPattern: $0) }
      let descriptor = open(path, O_WRONLY | O_CREAT, 0o666)
      #expect(photo.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } == photo.count)
      close(descriptor)
    }
    let found = try library.scan()
    #expect(Set(found.items.map(\.relativePath)) == Set(names))
    #expect(found.items.allSatisfy { $0.source == .exifDateTimeOriginal })
  }
}
