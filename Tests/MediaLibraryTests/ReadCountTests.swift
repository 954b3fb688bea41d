import CaptureDates
import FileWalk
import MediaFormats
import MediaMetadata
import TestSupport
import Testing

@testable import MediaLibrary

/// How many reads a photo on a disk costs.
@Suite struct ReadCountTests {
  /// Reads a file on a disk the way that a scan does, and counts.
  func reads(_ bytes: [UInt8]) throws -> (count: Int, date: Bool) {
    let library = Library()
    library.file("photo.jpg", bytes)
    let store = CountedFile(try OpenFile(at: Array((library.root + "/photo.jpg").utf8)))
    var source = ByteSource(store)
    var reader = MediaReader(wantsDetails: true)
    guard case .media(let metadata, fault: nil) = try reader.read(&source, fileExtension: []) else {
      return (store.count, false)
    }
    #expect(source.readCount == store.count)
    return (store.count, !metadata.candidates.isEmpty)
  }

  /// A photo whose Exif stands `before` bytes behind its beginning, is 20 KB long, and has its date and its place
  /// `gap` bytes in.
  func photo(before: Int, gap: Int) -> [UInt8] {
    var tiff = SampleTIFF(dateTimeOriginal: "2024:05:03 14:03:22")
    tiff.gapBeforeExif = gap
    tiff.gps = [.text(0x001D, "2024:05:03"), tiff.rational(0x0007, (14, 1), (3, 1), (22, 1))]
    let padding = SampleJPEG.segment(0xE0, [UInt8](repeating: 0, count: before))
    let picture = [UInt8](repeating: 0x55, count: 100_000)
    let exif = tiff.bytes + [UInt8](repeating: 0, count: 20_000)
    return SampleJPEG.file(padding + SampleJPEG.exifSegment(exif)) + picture
  }

  @Test func `a photo as cameras write it costs one read`() throws {
    for before in [0, 14, 2000] {
      let found = try reads(photo(before: before, gap: 100))
      #expect(found.count == 1)
      #expect(found.date)
    }
  }

  @Test func `Exif that begins in the first 4 KB costs at most two reads, wherever in it the date stands`()
    throws
  {
    for before in stride(from: 0, through: 4080, by: 255) {
      for gap in [0, 3000, 4000, 5000, 20_000, 40_000] {
        let found = try reads(photo(before: before, gap: gap))
        #expect(found.count <= 2, "\(before) bytes before, \(gap) within")
        #expect(found.date, "\(before) bytes before, \(gap) within")
      }
    }
  }

  @Test func `a photo without Exif costs one read`() throws {
    let found = try reads(SampleJPEG.file([]) + [UInt8](repeating: 0x55, count: 100_000))
    #expect(found.count == 1)
    #expect(!found.date)
  }
}

/// An open file that counts what is read of it.
private final class CountedFile: ByteStore {
  private let file: OpenFile
  private(set) var count = 0
  let byteCount: Int

  init(_ file: consuming OpenFile) {
    byteCount = Int(file.status.size)
    self.file = file
  }

  func read(into bytes: inout MutableSpan<UInt8>, count: Int, at offset: Int) throws(MalformedMedia) -> Int {
    self.count += 1
    do throws(FileError) {
      return try file.read(into: &bytes, count: count, at: Int64(offset))
    } catch {
      throw .unreadable(code: 5, at: offset)
    }
  }
}
