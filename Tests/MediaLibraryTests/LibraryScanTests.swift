import CaptureDates
import FileWalk
import Foundation
import Moments
import TestSupport
import Testing

@testable import MediaLibrary

@Suite struct LibraryScanTests {
  @Test func `items come in the order of the walk, root after root`() throws {
    let library = Library()
    for path in [
      "two/b.jpg", "two/a/z.jpg", "two/a.jpg", "one/c.jpg", "one/B.jpg", "one/a10.jpg", "one/a9.jpg",
    ] {
      library.photo(path)
    }
    let found = try library.scan(["two", "one"])
    #expect(found.paths == ["a.jpg", "b.jpg", "a/z.jpg", "B.jpg", "a10.jpg", "a9.jpg", "c.jpg"])
    #expect(found.items.map(\.root) == [0, 0, 0, 1, 1, 1, 1])
    #expect(found.warnings.isEmpty)
    #expect(found.skipped.isEmpty)
    #expect(found.progress.map(\.read) == Array(1...7))
    #expect(found.progress.allSatisfy { $0.seen >= $0.read && $0.seen <= 7 })
  }

  @Test func `an item is all that its file tells`() throws {
    let library = Library()
    var tiff = SampleTIFF(dateTimeOriginal: "2024:05:03 14:03:22")
    tiff.exif += [.text(0x9011, "-05:00"), .text(0x9291, "12"), tiff.short(0xA002, 640)]
    let bytes = SampleJPEG.file(exif: tiff)
    library.file("a/photo.jpg", bytes)
    let item = try #require(try library.scan(wantsDetails: true).items.first)
    var expected = MediaItem(
      relativePath: Array("a/photo.jpg".utf8), type: "jpeg", size: Int64(bytes.count),
      modified: 1_672_628_645.5)
    expected.captured = WallTime(Array("2024-05-03T14:03:22.12".utf8))
    expected.offsetMinutes = -300
    expected.zone = .tag
    expected.source = .exifDateTimeOriginal
    expected.details.width = 640
    #expect(item == expected)
    expected.details = MediaItem.Details()
    #expect(try library.scan().items == [expected])
  }

  @Test func `what tells no date has its name's or its file's, as far as they may win (rules 2 and 43)`()
    throws
  {
    let library = Library()
    library.file("IMG_20240102_030405.jpg", SampleJPEG.file([]))
    library.file("plain.jpg", SampleJPEG.file([]))
    library.photo("taken.jpg")
    #expect(
      try library.scan().lines == [
        "IMG_20240102_030405.jpg 2024-01-02T03:04:05 name jpeg",
        // The file system's time is an instant, shown by the host's clock, three hours ahead.
        "plain.jpg 2023-01-02T06:04:05 mtime jpeg",
        "taken.jpg 2024-05-03T14:03:22 exif:DateTimeOriginal jpeg",
      ])
    #expect(
      try library.scan(classes: .metadata).lines == [
        "IMG_20240102_030405.jpg  - jpeg", "plain.jpg  - jpeg",
        "taken.jpg 2024-05-03T14:03:22 exif:DateTimeOriginal jpeg",
      ])
  }

  @Test(arguments: ["heic", "png", "txt", "mp4", "JPG", "", "m4a", "xyz"])
  func `a JPEG is one under any extension`(fileExtension: String) throws {
    let library = Library()
    library.photo(fileExtension.isEmpty ? "photo" : "photo." + fileExtension)
    let found = try library.scan()
    #expect(
      found.lines.map { $0.suffix(46) } == ["2024-05-03T14:03:22 exif:DateTimeOriginal jpeg".suffix(46)])
    #expect(found.warnings.isEmpty)
  }

  @Test func `what is no media is passed over, each with its reason`() throws {
    let library = Library()
    library.photo("photo.jpg")
    library.file("empty.jpg", "")
    library.file("notes.txt", "words")
    library.file("noise", [0])
    library.file("song.m4a", [0, 0, 0, 16] + Array("ftypM4A ".utf8) + [0, 0, 0, 0])
    library.file("song.ogg", Array("OggS".utf8) + [UInt8](repeating: 0, count: 60))
    library.file("stream.ts", "const x = 1")
    library.photo(".hidden.jpg")
    library.photo("@eaDir/photo.jpg")
    library.photo("album/.nomedia")
    library.file("photo.thm", SampleJPEG.file([]))
    let found = try library.scan()
    #expect(found.paths == ["photo.jpg"])
    #expect(found.warnings.isEmpty)
    #expect(
      Set(found.skipped) == [
        "empty empty.jpg", "not-media notes.txt", "not-media noise", "audio song.m4a", "audio song.ogg",
        "not-media stream.ts", "hidden .hidden.jpg", "thumbnails @eaDir", "nomedia album",
        "sidecar photo.thm",
      ])
    #expect(found.skipped.count == 10)
  }

  @Test func `what an extension promises is listed all the same, with one warning`() throws {
    let library = Library()
    library.file("IMG_20240102_030405.HEIC", "words")
    library.file("clip.MOV", "words")
    library.file("a.dng", [1])
    let found = try library.scan(["."])
    #expect(
      found.lines == [
        "IMG_20240102_030405.HEIC 2024-01-02T03:04:05 name heic",
        "a.dng 2023-01-02T06:04:05 mtime dng",
        "clip.MOV 2023-01-02T06:04:05 mtime mov",
      ])
    #expect(found.items.map(\.kind) == [.photo, .photo, .video])
    #expect(
      found.warnings == [
        "./IMG_20240102_030405.HEIC is not what its name promises", "./a.dng is not what its name promises",
        "./clip.MOV is not what its name promises",
      ])
    // Only metadata dates it, and there is none.
    #expect(try library.scan(classes: .metadata).items.allSatisfy { $0.captured == nil })
  }

  @Test func `a broken photo is listed with one warning that says where`() throws {
    let library = Library()
    library.file("cut.jpg", [0xFF, 0xD8, 0xFF, 0xE0, 0x10, 0x00, 0x01])
    library.file("garbage.jpg", SampleJPEG.file(SampleJPEG.exifSegment(Array("II*!".utf8))))
    let found = try library.scan()
    #expect(found.paths == ["cut.jpg", "garbage.jpg"])
    #expect(found.items.allSatisfy { $0.source == .fileTime })
    #expect(
      found.warnings == [
        "cut.jpg ends too early, at byte 7", "garbage.jpg has an invalid TIFF header at byte 12",
      ])
  }

  @Test func `only the kinds that are wanted are listed`() throws {
    let library = Library()
    library.photo("photo.jpg")
    library.file("clip.mov", [0, 0, 0, 16] + Array("ftypqt  ".utf8) + [0, 0, 0, 0])
    #expect(try library.scan(kinds: [.photo]).paths == ["photo.jpg"])
    #expect(try library.scan(kinds: [.video]).paths == ["clip.mov"])
    #expect(try library.scan().paths == ["clip.mov", "photo.jpg"])
  }

  @Test func `a root that isn't there ends the scan before anything else happens`() {
    let library = Library()
    library.photo("there/photo.jpg")
    library.file("file", "words")
    for (name, code) in [("missing", ENOENT), ("file", ENOTDIR)] {
      var notices = 0
      let error = #expect(throws: LibraryError.self) {
        try library.scan(["there", name]) { _ in notices += 1 }
      }
      #expect(error?.root == Array((library.root + "/" + name).utf8))
      #expect(error?.fault == .system(errno: code))
      #expect(notices == 0)
    }
  }

  @Test func `one root twice gives its items twice`() throws {
    let library = Library()
    library.photo("photo.jpg")
    #expect(try library.scan(["", ""]).items.map(\.root) == [0, 1])
  }
}
