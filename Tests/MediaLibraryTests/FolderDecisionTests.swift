import CaptureDates
import FileWalk
import MediaFormats
import MediaMetadata
import Moments
import TestSupport
import Testing

@testable import MediaLibrary

@Suite struct FolderDecisionTests {
  /// 2024-01-20 10:26:10 UTC.
  private static let moment: Int64 = 1_705_746_370

  /// A still that Exif dates.
  private static func still(
    _ name: String, _ format: MediaFormat = .heic, at date: String = "2024:01:20 11:26:09",
    offset: String = "+01:00", identifier: String? = nil
  ) -> FileRecord {
    let value = DateCandidate.Value.text(Array(date.utf8), subSecond: [], offset: Array(offset.utf8))
    return record(name, format, DateCandidate(source: .exifDateTimeOriginal, value: value), identifier)
  }

  /// A movie whose header tells an instant.
  private static func movie(
    _ name: String, _ format: MediaFormat = .mov, at seconds: Int64 = moment, identifier: String? = nil
  ) -> FileRecord {
    let value = DateCandidate.Value.instant(seconds: seconds, nanoseconds: 0)
    return record(name, format, DateCandidate(source: .quickTimeMovieHeader, value: value), identifier)
  }

  private static func record(
    _ name: String, _ format: MediaFormat, _ candidate: DateCandidate, _ identifier: String?
  ) -> FileRecord {
    var metadata = MediaMetadata(format: format)
    metadata.candidates = [candidate]
    metadata.contentIdentifier = identifier.map { Array($0.utf8) }
    return FileRecord(name: Array(name.utf8), status: nil, metadata: metadata)
  }

  private static func items(
    ofFolders folders: [[FileRecord]], kinds: Set<MediaItem.Kind>, classes: DateClasses
  ) -> [MediaItem] {
    let chooser = DateChooser(clock: Library.clock, classes: classes)
    var decision = FolderDecision(chooser: chooser, kinds: kinds, wantsDetails: true)
    var items: [MediaItem] = []
    for records in folders {
      for record in records { decision.add(record, in: Array("a/b".utf8), root: 3, to: &items) }
      decision.endFolder(&items)
    }
    return items
  }

  private static func items(
    _ records: [FileRecord], kinds: Set<MediaItem.Kind> = [.photo, .video], classes: DateClasses = .all
  ) -> [MediaItem] {
    items(ofFolders: [records], kinds: kinds, classes: classes)
  }

  @Test(
    arguments: [
      ("the same name", [still("IMG_1.HEIC"), movie("IMG_1.MOV")], true),
      ("in any case of the extension", [still("IMG_1.heic"), movie("IMG_1.mp4", .mp4)], true),
      ("a JPEG", [still("IMG_1.JPG", .jpeg), movie("IMG_1.MOV")], true),
      ("the movie first", [movie("IMG_1.MOV"), still("IMG_1.jpg", .jpeg)], true),
      ("no extension at all", [still("IMG_1", .jpeg), movie("IMG_1.MOV")], true),
      ("a dot in the name", [still("IMG.1.HEIC"), movie("IMG.2.MOV")], false),
      ("another name", [still("IMG_2.HEIC"), movie("IMG_1.MOV")], false),
      ("another case of the name", [still("img_1.HEIC"), movie("IMG_1.MOV")], false),
      ("hidden files of no name", [still(".HEIC"), movie(".MOV")], false),
      (
        "another name and one identifier",
        [still("a.HEIC", identifier: "A"), movie("b.MOV", identifier: "A")], true
      ),
      ("other identifiers", [still("a.HEIC", identifier: "A"), movie("b.MOV", identifier: "B")], false),
      ("no still of a live photo", [still("IMG_1.PNG", .png), movie("IMG_1.MOV")], false),
      ("no movie of a live photo", [still("IMG_1.HEIC"), movie("IMG_1.AVI", .avi)], false),
      (
        "an identifier before a name",
        [
          still("IMG_1.HEIC", at: "2024:01:20 11:26:05"), still("x.HEIC", identifier: "A"),
          movie("IMG_1.MOV", identifier: "A"),
        ], true
      ),
      (
        "the first of two stills",
        [still("IMG_1.HEIC"), still("IMG_1.JPG", .jpeg, at: "2024:01:20 11:26:05"), movie("IMG_1.MOV")], true
      ),
      ("a minute apart", [still("IMG_1.HEIC"), movie("IMG_1.MOV", at: moment + 60)], false),
    ] as [(String, [FileRecord], Bool)])
  func `a movie follows the still that it belongs to (rule 37)`(
    title: String, records: [FileRecord], isPair: Bool
  )
    throws
  {
    let movie = try #require(Self.items(records).first { $0.kind == .video })
    #expect((movie.source == .livePair) == isPair, "\(title)")
    if isPair {
      #expect(movie.captured == WallTime(Array("2024-01-20T11:26:09".utf8)), "\(title)")
      #expect(movie.offsetMinutes == 60 && movie.zone == .tag, "\(title)")
    } else {
      #expect(movie.source == .quickTimeMovieHeader && movie.zone == .assumed, "\(title)")
    }
  }

  @Test func `each movie goes by its own still, and items stay in their order`() {
    let records = [
      Self.still("1.HEIC"), Self.movie("1.MOV"),
      Self.still("2.HEIC", at: "2024:01:20 15:26:12", offset: "+05:00"),
      Self.movie("2.MOV"), Self.movie("3.MOV"), Self.still("3.PNG", .png),
    ]
    let items = Self.items(records)
    #expect(
      items.map { String(decoding: $0.name, as: UTF8.self) }
        == records.map { String(decoding: $0.name, as: UTF8.self) })
    #expect(items.map(\.offsetMinutes) == [60, 60, 300, 300, nil, 60])
    #expect(
      items.map(\.source) == [
        .exifDateTimeOriginal, .livePair, .exifDateTimeOriginal, .livePair, .quickTimeMovieHeader,
        .exifDateTimeOriginal,
      ])
    #expect(items.allSatisfy { $0.root == 3 && $0.relativePath.starts(with: Array("a/b/".utf8)) })
  }

  @Test func `a still leads its movie even where only movies are wanted (rule 37)`() {
    let records = [Self.still("1.HEIC"), Self.movie("1.MOV")]
    #expect(Self.items(records, kinds: [.video]).map(\.source) == [.livePair])
    #expect(Self.items(records, kinds: [.photo]).map(\.source) == [.exifDateTimeOriginal])
    #expect(Self.items(records, classes: .metadata).map(\.source) == [.exifDateTimeOriginal, .livePair])
    #expect(Self.items(records, classes: [.name, .fileTime]).map(\.source) == [nil, nil])
  }

  @Test func `a movie's length helps its name to tell the zone, and is shown (rule 31)`() {
    var record = Self.movie("20240120_112209.MOV")
    #expect(Self.items([record]).map(\.zone) == [.assumed])
    record.metadata.details.duration = 181
    #expect(Self.items([record]).map(\.zone) == [.name])
    #expect(Self.items([record]).map(\.details.duration) == [181])
  }

  @Test func `a still has no say in another folder (rule 37)`() {
    let folders = [
      [Self.still("1.HEIC")], [Self.movie("1.MOV")], [Self.movie("1.MOV"), Self.still("1.HEIC")],
    ]
    #expect(
      Self.items(ofFolders: folders, kinds: [.photo, .video], classes: .all).map(\.source) == [
        .exifDateTimeOriginal, .quickTimeMovieHeader, .livePair, .exifDateTimeOriginal,
      ])
  }

  @Test func `an undated still leads no movie, but the next one of the name does (rule 37)`() {
    var undated = Self.still("IMG_1.HEIC")
    undated.metadata.candidates = []
    undated.status = FileStatus(
      size: 1, modified: FileStatus.Time(seconds: Self.moment, nanoseconds: 0),
      changed: FileStatus.Time(seconds: 0, nanoseconds: 0),
      identity: FileStatus.Identity(device: 1, inode: 1),
      linkCount: 1)
    #expect(
      Self.items([undated, Self.movie("IMG_1.MOV")]).map(\.source) == [.fileTime, .quickTimeMovieHeader])
    let records = [undated, Self.still("IMG_1.JPG", .jpeg), Self.movie("IMG_1.MOV")]
    #expect(Self.items(records).map(\.source) == [.fileTime, .exifDateTimeOriginal, .livePair])
  }
}
