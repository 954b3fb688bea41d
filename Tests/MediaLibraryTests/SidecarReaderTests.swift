import CaptureDates
import FileWalk
import Foundation
import MediaFormats
import MediaMetadata
import Moments
import TestSupport
import Testing

@testable import MediaLibrary

/// What sidecars make of the dates of a scan.
@Suite struct SidecarReaderTests {
  private static func xmp(_ attributes: String) -> String { SampleXMP.packet(attributes) }

  /// A small JPEG beside a video, with those fields of Exif.
  private static func thumbnail(_ fields: [SampleTIFF.Field]) -> [UInt8] {
    var tiff = SampleTIFF()
    tiff.exif = fields
    return SampleJPEG.file(exif: tiff)
  }

  private static let original = "exif:DateTimeOriginal='2001-02-03T04:05:06'"

  @Test(
    arguments: [
      (original, "2001-02-03T04:05:06 - - sidecar:exif:DateTimeOriginal"),
      (
        "photoshop:DateCreated='2001-02-03T04:05:06.50+09:00'",
        "2001-02-03T04:05:06.50 540 tag sidecar:photoshop:DateCreated"
      ),
      (
        "exif:DateTimeOriginal='2001-02-03T04:05' photoshop:DateCreated='2002-02-03T04:05:06'",
        "2001-02-03T04:05 - - sidecar:exif:DateTimeOriginal"
      ),
      // What the camera says agrees and is finer (rule 1).
      ("exif:DateTimeOriginal='2024-05-03'", "2024-05-03T14:03:22 - - exif:DateTimeOriginal"),
      ("exif:DateTimeOriginal='2024-06'", "2024-06 - - sidecar:exif:DateTimeOriginal"),
      ("exif:DateTimeOriginal='2001'", "2001 - - sidecar:exif:DateTimeOriginal"),
      ("exif:DateTimeOriginal='2001-02-30T04:05:06'", "2024-05-03T14:03:22 - - exif:DateTimeOriginal"),
      ("xmp:CreateDate='2001-02-03T04:05:06'", "2024-05-03T14:03:22 - - exif:DateTimeOriginal"),
      ("exif:DateTimeDigitized='2001-02-03T04:05:06'", "2024-05-03T14:03:22 - - exif:DateTimeOriginal"),
      (
        "xmp:ModifyDate='2001-02-03T04:05:06' xmp:MetadataDate='2001-02-03T04:05:06'",
        "2024-05-03T14:03:22 - - exif:DateTimeOriginal"
      ),
    ])
  func `some dates outrank the camera's (rules 27 and 28)`(attributes: String, expected: String) throws {
    let library = Library()
    library.photo("a.jpg")
    library.file("a.jpg.xmp", Self.xmp(attributes))
    #expect(try library.scan().datings == ["a.jpg \(expected)"])
  }

  @Test(arguments: [
    ("xmp:CreateDate='2001-02-03T04:05:06'", "2001-02-03T04:05:06 - - sidecar:xmp:CreateDate"),
    ("exif:DateTimeDigitized='2001-02-03T04:05:06'", "2024-01-02T03:04:05 - - name"),
    ("xmp:ModifyDate='2001-02-03T04:05:06'", "2024-01-02T03:04:05 - - name"),
    ("xmp:MetadataDate='2001-02-03T04:05:06'", "2024-01-02T03:04:05 - - name"),
  ])
  func `others fill a gap, or not even that (rule 27)`(attributes: String, expected: String) throws {
    let library = Library()
    library.file("IMG_20240102_030405.jpg", SampleJPEG.file([]))
    library.file("IMG_20240102_030405.xmp", Self.xmp(attributes))
    #expect(try library.scan().datings == ["IMG_20240102_030405.jpg \(expected)"])
  }

  /// What is beside the photo a.CR2 and a.jpg of the same shot, and by which of the two sidecars each is dated.
  @Test(
    arguments: [
      ("whole names", ["a.CR2.xmp": "", "a.jpg.xmp": ""], ["a.CR2": "a.CR2.xmp", "a.jpg": "a.jpg.xmp"]),
      ("Adobe's name", ["a.xmp": ""], ["a.CR2": "a.xmp"]),
      ("Adobe's name for the raw picture", ["a.xmp": "CR2"], ["a.CR2": "a.xmp"]),
      ("Adobe's name for the JPEG", ["a.xmp": "JPG"], ["a.jpg": "a.xmp"]),
      ("Adobe's name for neither", ["a.xmp": "NEF"], [:]),
      ("both names", ["a.CR2.xmp": "", "a.xmp": ""], ["a.CR2": "a.CR2.xmp"]),
      (
        "a whole name, and another's", ["a.CR2.xmp": "", "a.xmp": "jpg"],
        ["a.CR2": "a.CR2.xmp", "a.jpg": "a.xmp"]
      ),
      ("the second version of darktable's", ["a_01.CR2.xmp": ""], [:]),
    ] as [(String, [String: String], [String: String])])
  func `a sidecar tells of the photo that it is for (rule 26)`(
    title: String, sidecars: [String: String], expected: [String: String]
  ) throws {
    let library = Library()
    library.photo("a.CR2")
    library.photo("a.jpg")
    var times: [String: String] = [:]
    for (number, name) in sidecars.keys.sorted().enumerated() {
      let time = "200\(number)-02-03T04:05:06"
      times[name] = time
      let only = sidecars[name].flatMap { $0.isEmpty ? nil : "photoshop:SidecarForExtension='\($0)' " }
      library.file(name, Self.xmp((only ?? "") + "exif:DateTimeOriginal='\(time)'"))
    }
    let datings = ["a.CR2", "a.jpg"].map { name in
      let time = expected[name].flatMap { times[$0] }
      return time.map { "\(name) \($0) - - sidecar:exif:DateTimeOriginal" }
        ?? "\(name) 2024-05-03T14:03:22 - - exif:DateTimeOriginal"
    }
    #expect(try library.scan().datings == datings, "\(title)")
  }

  @Test func `where the first of two sidecars tells no date, the second does (rule 26)`() throws {
    for attributes in [
      "", "exif:DateTimeOriginal='0000-00-00T00:00:00'", "xmp:CreateDate='2002-02-03T04:05:06'",
    ] {
      let library = Library()
      library.photo("a.jpg")
      library.file("a.jpg.xmp", Self.xmp(attributes))
      library.file("a.xmp", Self.xmp(Self.original))
      #expect(
        try library.scan().datings == ["a.jpg 2001-02-03T04:05:06 - - sidecar:exif:DateTimeOriginal"])
    }
    // Its photoshop:DateCreated is not outranked by what another sidecar calls the original.
    let library = Library()
    library.photo("a.jpg")
    library.file("a.jpg.xmp", Self.xmp("photoshop:DateCreated='2003-02-03T04:05:06'"))
    library.file("a.xmp", Self.xmp(Self.original))
    #expect(try library.scan().datings == ["a.jpg 2003-02-03T04:05:06 - - sidecar:photoshop:DateCreated"])
  }

  @Test func `a live photo's movie goes by its still, not by the still's sidecar (rules 26 and 37)`() throws {
    let library = Library()
    library.photo("a.jpg")
    // Ten days later.
    library.movie("a.mov", recordedAt: 1_715_608_800)
    library.movie("b.mov", recordedAt: 1_715_608_800)
    for name in ["a.xmp", "b.xmp"] { library.file(name, Self.xmp(Self.original)) }
    #expect(
      try library.scan().datings == [
        "a.jpg 2001-02-03T04:05:06 - - sidecar:exif:DateTimeOriginal",
        "a.mov 2024-05-13T17:00:00 - assumed quicktime:mvhd",
        "b.mov 2001-02-03T04:05:06 - - sidecar:exif:DateTimeOriginal",
      ])
    // Where the still's sidecar agrees with the movie, they are one moment.
    library.file("a.xmp", Self.xmp("exif:DateTimeOriginal='2024-05-13T17:00:03+03:00'"))
    #expect(
      try library.scan().datings.prefix(2) == [
        "a.jpg 2024-05-13T17:00:03 180 tag sidecar:exif:DateTimeOriginal",
        "a.mov 2024-05-13T17:00:03 180 tag live-pair",
      ])
  }

  @Test func `what a camera puts beside a video dates it (rule 30, 2 and 4)`() throws {
    let library = Library()
    let clip = SampleAVI.file()
    library.file("MVI_1.avi", clip)
    library.file(
      "MVI_1.THM",
      Self.thumbnail([
        .text(0x9003, "2003:08:27 00:09:15"), .text(0x9004, "2003:08:27 00:09:16"), .text(0x9011, "+02:00"),
        .text(0x9291, "25"),
      ]))
    library.file("MVI_2.avi", clip)
    library.file("MVI_2.thm", Self.thumbnail([.text(0x9004, "2003:08:27 00:09:16")]))
    // Its own time is a movie header's, which programs rewrite.
    library.movie("MVI_3.mov", recordedAt: 1_715_608_800)
    library.file("MVI_3.THM", Self.thumbnail([.text(0x9003, "2003:08:27 00:09:15")]))
    library.movie("C0001.MP4", recordedAt: 1_715_608_800)
    library.file("C0001M01.XML", SampleMovie.sonyDocument(creationDate: "2024-05-13T23:00:00+09:00"))
    library.photo("MVI_1.jpg")
    #expect(
      try library.scan().datings == [
        "C0001.MP4 2024-05-13T23:00:00 540 tag sony:creationdate",
        "MVI_1.avi 2003-08-27T00:09:15.25 120 tag thm",
        "MVI_1.jpg 2024-05-03T14:03:22 - - exif:DateTimeOriginal",
        "MVI_2.avi 2003-08-27T00:09:16 - - thm",
        "MVI_3.mov 2003-08-27T00:09:15 - - thm",
      ])
  }

  @Test func `a camera's thumbnail has no say where the video or photo has (rule 30, 4)`() throws {
    let library = Library()
    let thumbnail = Self.thumbnail([.text(0x9003, "2003:08:27 00:09:15")])
    library.file("a.avi", SampleAVI.file(takenAt: "Mon Mar 10 15:04:43 2003"))
    library.file("b.crw", SampleCIFF(seconds: 1_068_486_006).bytes)
    library.file("c.crw", SampleCIFF(seconds: 0).bytes)
    library.file("d.avi", SampleAVI.file())
    for name in ["a", "b", "c"] { library.file("\(name).thm", thumbnail) }
    // When it was changed last is no date of the video.
    library.file("d.thm", SampleJPEG.file(exif: SampleTIFF(primary: [.text(0x0132, "2003:08:27 00:09:15")])))
    #expect(
      try library.scan().datings == [
        "a.avi 2003-03-10T15:04:43 - - riff:IDIT",
        "b.crw 2003-11-10T17:40:06 - - ciff:timestamp",
        "c.crw 2003-08-27T00:09:15 - - thm",
        "d.avi 2023-01-02T06:04:05 - assumed mtime",
      ])
  }

  @Test func `what a camera puts beside a video tells of no still (rule 30)`() throws {
    let library = Library()
    library.file("a.jpg", SampleJPEG.file([]))
    library.file("a.thm", Self.thumbnail([.text(0x9003, "2003:08:27 00:09:15")]))
    library.file("aM01.XML", SampleMovie.sonyDocument(creationDate: "2024-05-13T23:00:00+09:00"))
    #expect(try library.scan().datings == ["a.jpg 2023-01-02T06:04:05 - assumed mtime"])
  }

  @Test func `who wants to know everything is told what can't win too`() throws {
    let library = Library()
    library.file("a.thm", Self.thumbnail([.text(0x9003, "2003:08:27 00:09:15")]))
    library.file("aM01.XML", SampleMovie.sonyDocument(creationDate: "2024-05-13T23:00:00+09:00"))
    library.file("a.xmp", Self.xmp("xmp:CreateDate='2001'"))
    library.file("a.mp4.xmp", Self.xmp(Self.original))
    library.file("a.mp4", SampleMovie.file())
    let folder = try Folder(at: Array(library.root.utf8))
    var metadata = MediaMetadata(format: .mp4)
    metadata.candidates = [
      DateCandidate(
        source: .quickTimeCreationDate,
        value: .text(Array("2024-05-03T14:03:22+0200".utf8), subSecond: [], offset: []))
    ]
    let record = FileRecord(name: Array("a.mp4".utf8), status: nil, metadata: metadata)
    for (readsEverything, expected) in [
      (false, ["a.mp4.xmp: sidecar:exif:DateTimeOriginal"]),
      (true, ["a.mp4.xmp: sidecar:exif:DateTimeOriginal", "aM01.XML: sony:creationdate", "a.thm: thm"]),
    ] {
      var reader = SidecarReader(
        readsEverything: readsEverything, latest: DateChooser(clock: Library.clock).latest)
      reader.enter(folder)
      let findings = reader.findings(on: record, in: folder) { name, _ in Issue.record("\(name)") }
      #expect(
        findings.flatMap { finding in
          finding.dates.map { "\(String(decoding: finding.sidecar, as: UTF8.self)): \($0.source.rawValue)" }
        } == expected)
    }
  }
}

// MARK: - Walking

extension SidecarReaderTests {
  @Test func `a sidecar is passed over as one, unopened, and what is none by what it holds`() throws {
    let library = Library()
    library.photo("a.jpg")
    library.movie("C1.mp4", recordedAt: 1_715_608_800)
    for name in ["a.xmp", "a.jpg.xmp", "C1M01.XML", "b.xmp", "a_01.jpg.xmp"] {
      library.file(name, Self.xmp(Self.original))
    }
    let found = try library.scan()
    #expect(found.paths == ["C1.mp4", "a.jpg"])
    #expect(
      Set(found.skipped) == [
        "sidecar a.xmp", "sidecar a.jpg.xmp", "sidecar C1M01.XML", "not-media b.xmp",
        "not-media a_01.jpg.xmp",
      ])
    #expect(found.skipped.count == 5)
    #expect(found.progress.last.map { $0.read } == 7)
    // Everything is looked at, and none of them is media.
    #expect(
      try library.scan([""], WalkOptions(skipsClutter: false)).skipped.allSatisfy {
        $0.hasPrefix("not-media ")
      })
  }

  @Test func `options that leave photos out move no sidecar to another`() throws {
    let library = Library()
    library.photo("a.CR2")
    library.photo("a.jpg")
    library.photo(".b.jpg")
    for name in ["a.xmp", ".b.xmp"] { library.file(name, Self.xmp(Self.original)) }
    let raw = "a.CR2 2001-02-03T04:05:06 - - sidecar:exif:DateTimeOriginal"
    let plain = "a.jpg 2024-05-03T14:03:22 - - exif:DateTimeOriginal"
    func datings(_ options: WalkOptions) throws -> [String] { try library.scan([""], options).datings }
    #expect(try datings(WalkOptions()) == [raw, plain])
    #expect(try datings(WalkOptions(extensions: [Array("jpg".utf8)])) == [plain])
    #expect(try datings(WalkOptions(extensions: [Array("cr2".utf8)])) == [raw])
    #expect(try datings(WalkOptions(exclude: [Glob(parsing: Array("*.CR2".utf8))])) == [plain])
    #expect(
      try datings(WalkOptions(includesHidden: true)) == [
        ".b.jpg 2001-02-03T04:05:06 - - sidecar:exif:DateTimeOriginal", raw, plain,
      ])
    // But who excludes the sidecar doesn't want its date.
    #expect(
      try datings(WalkOptions(exclude: [Glob(parsing: Array("*.xmp".utf8))])) == [
        "a.CR2 2024-05-03T14:03:22 - - exif:DateTimeOriginal", plain,
      ])
    #expect(try library.scan(classes: [.name, .fileTime]).items.allSatisfy { $0.source == .fileTime })
  }

  @Test func `a sidecar tells of files in its own folder`() throws {
    let library = Library()
    for folder in ["1", "2", "3"] { library.photo(folder + "/a.jpg") }
    library.file("1/a.xmp", Self.xmp(Self.original))
    library.file("3/a.xmp", Self.xmp("exif:DateTimeOriginal='2003'"))
    library.file("a.xmp", Self.xmp("exif:DateTimeOriginal='2004'"))
    #expect(
      try library.scan().datings == [
        "1/a.jpg 2001-02-03T04:05:06 - - sidecar:exif:DateTimeOriginal",
        "2/a.jpg 2024-05-03T14:03:22 - - exif:DateTimeOriginal",
        "3/a.jpg 2003 - - sidecar:exif:DateTimeOriginal",
      ])
  }

  @Test func `a photo that can't be recognised is dated by its sidecar`() throws {
    let library = Library()
    library.file("a.CR2", "words")
    library.file("a.xmp", Self.xmp(Self.original))
    let found = try library.scan()
    #expect(found.datings == ["a.CR2 2001-02-03T04:05:06 - - sidecar:exif:DateTimeOriginal"])
    #expect(found.warnings == ["a.CR2 is not what its name promises"])
  }
}

// MARK: - Hostile files

extension SidecarReaderTests {
  private static let own = "2024-05-03T14:03:22 - - exif:DateTimeOriginal"

  @Test(arguments: ["", "words", "<", "<x:xmpmeta>", "\0\0\0\0", "{}", "II*\0\u{8}\0\0\0"])
  func `a sidecar that is none is no matter`(content: String) throws {
    let library = Library()
    library.photo("a.jpg")
    library.file("a.jpg.xmp", content)
    library.movie("b.mp4", recordedAt: 1_715_608_800)
    for name in ["b.thm", "bM01.XML"] { library.file(name, content) }
    let found = try library.scan()
    #expect(found.datings == ["a.jpg \(Self.own)", "b.mp4 2024-05-13T17:00:00 - assumed quicktime:mvhd"])
    #expect(found.warnings == [])
  }

  @Test(.timeLimit(.minutes(5)))
  func `what can't be read costs one warning, however many ask for it`() throws {
    let library = Library()
    for name in ["p/a.CR2", "p/a.dng", "p/a.jpg", "p/b.jpg"] { library.photo(name) }
    library.movie("p/c.mp4", recordedAt: 1_715_608_800)
    library.movie("p/c.mov", recordedAt: 1_715_608_800)
    for name in ["a.xmp", "c.thm"] { mkfifo(library.root + "/p/" + name, 0o666) }
    library.folder("p/b.jpg.xmp")
    symlink("a.jpg", library.root + "/p/b.xmp")
    let found = try library.scan(["p"])
    #expect(
      found.datings == [
        "a.CR2 \(Self.own)", "a.dng \(Self.own)", "a.jpg \(Self.own)", "b.jpg \(Self.own)",
        "c.mov 2024-05-13T17:00:00 - assumed quicktime:mvhd",
        "c.mp4 2024-05-13T17:00:00 - assumed quicktime:mvhd",
      ])
    #expect(found.warnings == ["p/a.xmp Not a regular file", "p/c.thm Not a regular file"])
    #expect(Set(found.skipped) == ["special p/a.xmp", "special p/c.thm", "link p/b.xmp"])
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func `a sidecar that may not be read costs one warning`() throws {
    let library = Library()
    for name in ["a.CR2", "a.dng"] { library.photo(name) }
    library.file("a.xmp", Self.xmp(Self.original))
    chmod(library.root + "/a.xmp", 0)
    let found = try library.scan()
    #expect(found.datings == ["a.CR2 \(Self.own)", "a.dng \(Self.own)"])
    #expect(found.warnings == ["a.xmp Permission denied"])
  }

  @Test func `a sidecar that vanished is no matter`() throws {
    let library = Library()
    for name in ["a.jpg", "b.jpg"] { library.photo(name) }
    library.file("b.jpg.xmp", Self.xmp(Self.original))
    let found = try library.scan { notice in
      if case .progress(_, 1) = notice { library.remove("b.jpg.xmp") }
    }
    #expect(found.datings == ["a.jpg \(Self.own)", "b.jpg \(Self.own)"])
    #expect(found.warnings == [])
  }

  @Test(.timeLimit(.minutes(5)))
  func `of a huge sidecar the beginning is read`() throws {
    let library = Library()
    for name in ["a.jpg", "b.jpg"] { library.photo(name) }
    library.movie("c.mp4", recordedAt: 1_715_608_800)
    library.file("a.xmp", Self.xmp(Self.original))
    for name in ["b.xmp", "c.thm", "cM01.xml"] { library.file(name, "") }
    for name in ["a.xmp", "b.xmp", "c.thm", "cM01.xml"] { truncate(library.root + "/" + name, 5 << 30) }
    let found = try library.scan()
    #expect(
      found.datings == [
        "a.jpg 2001-02-03T04:05:06 - - sidecar:exif:DateTimeOriginal", "b.jpg \(Self.own)",
        "c.mp4 2024-05-13T17:00:00 - assumed quicktime:mvhd",
      ])
    #expect(
      found.warnings == [
        "b.xmp is too large for what it tells of another file",
        "cM01.xml is too large for what it tells of another file",
      ])
  }
}
