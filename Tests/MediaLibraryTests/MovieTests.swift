import CaptureDates
import Moments
import TestSupport
import Testing

@testable import MediaLibrary

/// Movies from the disk to their dates (capture-date.md, section 5).
@Suite struct MovieTests {
  /// 2024-01-20 10:26:10 UTC.
  static let moment = 1_705_746_370

  /// Movies that are dated in every way that a bare header allows, and stills.
  private static func library() -> Library {
    let library = Library()
    library.movie("20240120_112609.mov", recordedAt: moment)
    library.movie("MOV_0001.mov", recordedAt: moment)
    library.movie("PXL_20240120_102213123.mov", recordedAt: moment)
    library.movie("live/IMG_0001.MOV", recordedAt: moment)
    library.photo("live/IMG_0001.JPG", takenAt: "2024:01:20 05:56:12")
    library.photo("live/IMG_0002.JPG", takenAt: "2024:01:20 05:56:12")
    library.movie("other/IMG_0002.MOV", recordedAt: moment)
    library.movie("zero.mov", recordedAt: -SampleMovie.secondsTo1970)
    return library
  }

  private static let datings = [
    "20240120_112609.mov 2024-01-20T11:26:09 60 name quicktime:mvhd",
    "MOV_0001.mov 2024-01-20T13:26:10 - assumed quicktime:mvhd",
    "PXL_20240120_102213123.mov 2024-01-20T13:22:13.123 - assumed quicktime:mvhd",
    "zero.mov 2023-01-02T06:04:05 - assumed mtime",
    "live/IMG_0001.JPG 2024-01-20T05:56:12 - - exif:DateTimeOriginal",
    "live/IMG_0001.MOV 2024-01-20T05:56:12 - - live-pair",
    "live/IMG_0002.JPG 2024-01-20T05:56:12 - - exif:DateTimeOriginal",
    // A still of the same name in another folder is none of its own.
    "other/IMG_0002.MOV 2024-01-20T13:26:10 - assumed quicktime:mvhd",
  ]

  @Test func `a movie is dated by its header, its name and its still (rules 31 to 33, 35 and 37)`() throws {
    let found = try Self.library().scan()
    #expect(found.datings == Self.datings)
    #expect(found.items.filter { $0.kind == .video }.count == 6)
    #expect(found.warnings.isEmpty && found.skipped.isEmpty)
    #expect(found.progress.map(\.read) == Array(1...8))
  }

  @Test func `where only metadata may win, names and stills still tell the zone (rules 31, 33 and 37)`()
    throws
  {
    let found = try Self.library().scan(classes: .metadata)
    #expect(found.datings == Self.datings.map { $0.hasPrefix("zero") ? "zero.mov  - - -" : $0 })
  }

  @Test func `only movies whose zone is assumed move with the host's`() throws {
    let library = Self.library()
    let there = HostClock(now: 1_767_225_600) { _ in -32_400 }
    let moved = zip(try library.scan().items, try library.scan(clock: there).items).filter { $0 != $1 }
    #expect(moved.count == 4)
    #expect(moved.allSatisfy { $0.zone == .assumed && $1.zone == .assumed && $0.source == $1.source })
  }

  @Test func `details tell how long a movie plays, and its date does not depend on their being wanted`()
    throws
  {
    let library = Library()
    library.movie("20240120_111610.mov", recordedAt: Self.moment, duration: 600)
    let detailed = try library.scan(wantsDetails: true)
    #expect(detailed.items.map(\.details.duration) == [600])
    #expect(detailed.datings == ["20240120_111610.mov 2024-01-20T11:16:10 60 name quicktime:mvhd"])
    #expect(try library.scan().datings == detailed.datings)
  }

  @Test func `a still that is not wanted leads its movie, and is reported as passed over (rule 37)`() throws {
    let found = try Self.library().scan(["live"], kinds: [.video])
    #expect(found.datings == ["IMG_0001.MOV 2024-01-20T05:56:12 - - live-pair"])
    #expect(found.skipped == ["kind live/IMG_0001.JPG", "kind live/IMG_0002.JPG"])
  }
}
