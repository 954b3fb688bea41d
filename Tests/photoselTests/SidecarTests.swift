import Glibc
import TestSupport
import Testing

/// Files that tell of others beside them (capture-date.md, section 4 and rule 30).
@Suite struct SidecarTests {
  private static func xmp(_ attributes: String) -> Bytes { Bytes(SampleXMP.packet(attributes).utf8) }

  /// A folder as several programs and cameras leave it.
  private static func library() -> Home {
    let home = Home([
      "P/IMG_1.CR2": "2024:05:03 14:03:22", "P/IMG_1.JPG": "2024:05:03 14:03:22",
      "P/IMG_2.jpg": "2024:05:03 15:00:00", "P/IMG_3.heic": "2024:05:03 16:00:00",
      "P/IMG_4.jpg": "2024:05:03 17:00:00", "P/scan.jpg": "2024:05:03 18:00:00",
    ])
    // Adobe's, with a clock that was an hour behind; darktable's and that of a second version; one that only fills
    // gaps; one that says what it is for.
    home.file("P/IMG_1.xmp", xmp("exif:DateTimeOriginal='2024-05-03T15:03:22+09:00'"))
    home.file("P/IMG_2.jpg.xmp", xmp("exif:DateTimeOriginal='2024:05:04 15:00:00.250'"))
    home.file("P/IMG_2_01.jpg.xmp", xmp("exif:DateTimeOriginal='2001:01:01 00:00:01'"))
    home.file(
      "P/IMG_3.xmp", xmp("xmp:CreateDate='2001-01-01T00:00:01' xmp:ModifyDate='2024-06-01T12:00:00Z'"))
    home.file(
      "P/IMG_4.XMP", xmp("photoshop:SidecarForExtension='DNG' exif:DateTimeOriginal='2001-01-01T00:00:01'"))
    home.file("P/scan.xmp", xmp("photoshop:DateCreated='1987-07'"))
    // 2024-05-03 14:03:22 UTC.
    let movie = Bytes(
      SampleMovie.file(
        SampleMovie.movie(
          header: SampleMovie.movieHeader(created: UInt64(SampleMovie.secondsTo1970 + 1_714_745_002)))))
    for name: Bytes in ["P/C0001.MP4", "P/MVI_1.mov", "P/IMG_3.mov", "P/trip.mov"] { home.file(name, movie) }
    home.file(
      "P/C0001M01.XML", Bytes(SampleMovie.sonyDocument(creationDate: "2024-05-03T23:03:22+09:00").utf8))
    home.file("P/MVI_1.THM", Bytes(SampleJPEG.file(takenAt: "2024:05:03 20:03:22")))
    home.file("P/trip.xmp", xmp("exif:DateTimeOriginal='2024-05-05'"))
    return home
  }

  /// What jq would print of every item: its name, date, offset, zone and source.
  private static func datings(_ home: Home, _ options: String = "") -> [String] {
    let listing = home.run("scan P --format ndjson --relative" + options)
    #expect(listing.status == 0 && listing.messages == "")
    return listing.output.lines.map { line in
      ["path", "captured", "offset", "zone", "source"].map { key in
        let rest = line.text.split(separator: "\"\(key)\":", maxSplits: 1).last ?? ""
        return String(rest.prefix { $0 != "," && $0 != "}" }).replacing("\"", with: "")
      }.joined(separator: " ")
    }.sorted()
  }

  private static let expected = [
    "C0001.MP4 2024-05-03T23:03:22 +09:00 tag sony:creationdate",
    "IMG_1.CR2 2024-05-03T15:03:22 +09:00 tag sidecar:exif:DateTimeOriginal",
    "IMG_1.JPG 2024-05-03T14:03:22 null null exif:DateTimeOriginal",
    "IMG_2.jpg 2024-05-04T15:00:00.250 null null sidecar:exif:DateTimeOriginal",
    "IMG_3.heic 2024-05-03T16:00:00 null null exif:DateTimeOriginal",
    "IMG_3.mov 2024-05-03T14:03:22 null assumed quicktime:mvhd",
    "IMG_4.jpg 2024-05-03T17:00:00 null null exif:DateTimeOriginal",
    "MVI_1.mov 2024-05-03T20:03:22 null null thm",
    "scan.jpg 1987-07 null null sidecar:photoshop:DateCreated",
    "trip.mov 2024-05-05 null null sidecar:exif:DateTimeOriginal",
  ]

  @Test func `each file has the date that its sidecar tells, where that counts (rules 26, 27 and 30)`() {
    #expect(Self.datings(Self.library()) == Self.expected)
  }

  @Test(arguments: ["CR2", "JPG", "mov", "heic"])
  func `what extensions are wanted changes no date`(fileExtension: String) {
    let wanted =
      Self.expected.filter { $0.split(separator: " ")[0].hasSuffix("." + fileExtension.lowercased()) }
      + Self.expected.filter { $0.split(separator: " ")[0].hasSuffix("." + fileExtension.uppercased()) }
    #expect(!wanted.isEmpty)
    #expect(Self.datings(Self.library(), " --ext " + fileExtension) == Set(wanted).sorted())
  }

  @Test func `an excluded sidecar tells nothing, and an excluded photo keeps its own`() {
    let home = Home(["P/a.CR2": "2024:05:03 14:03:22", "P/a.jpg": "2024:05:03 14:03:22"])
    home.file("P/a.xmp", Self.xmp("exif:DateTimeOriginal='2024-05-04T10:00:00'"))
    let raw: Bytes = "2024-05-04\t10:00:00\tP/a.CR2\n"
    let plain: Bytes = "2024-05-03\t14:03:22\tP/a.jpg\n"
    #expect(home.run("scan P") == Outcome(raw + plain))
    #expect(home.run("scan --exclude *.CR2 P") == Outcome(plain))
    #expect(home.run("scan --exclude *.xmp P") == Outcome(plain + "2024-05-03\t14:03:22\tP/a.CR2\n"))
    #expect(home.run("scan --date-from mtime --format days P").output.lines.count == 1)
  }

  @Test func `sidecars are passed over as such`() {
    let skipped = Self.library().run("scan --skipped P")
    #expect(skipped.status == 0 && skipped.messages == "")
    #expect(
      skipped.output.lines.map(\.text).sorted() == [
        "not-media\tP/IMG_2_01.jpg.xmp", "sidecar\tP/C0001M01.XML", "sidecar\tP/IMG_1.xmp",
        "sidecar\tP/IMG_2.jpg.xmp", "sidecar\tP/IMG_3.xmp", "sidecar\tP/IMG_4.XMP", "sidecar\tP/MVI_1.THM",
        "sidecar\tP/scan.xmp", "sidecar\tP/trip.xmp",
      ])
  }

  @Test(.enabled(if: Privileges.canBeLimited, "root can't become somebody else here"))
  func `what can't be read costs one warning, and the photos date themselves`() {
    let home = Home([
      "P/a.CR2": "2024:05:03 14:03:22", "P/a.dng": "2024:05:03 14:03:22", "P/b.jpg": "2024:05:03 14:03:22",
    ])
    home.file("P/a.xmp", Self.xmp("exif:DateTimeOriginal='2001-01-01T00:00:01'"))
    chmod(home.cString("P/a.xmp"), 0)
    mkfifo(home.cString("P/b.jpg.xmp"), 0o644)
    let outcome = home.shell(
      "XDG_STATE_HOME= HOME= " + Privileges.limit + "\"$PHOTOSEL\" scan --strict --order oldest P")
    let warnings: Bytes = """
      photosel: P/a.xmp: Permission denied
      photosel: P/b.jpg.xmp: Not a regular file
      photosel: 2 warnings

      """
    let items = ["a.CR2", "a.dng", "b.jpg"].map { Bytes("2024-05-03\t14:03:22\tP/\($0)\n".utf8) }
    #expect(outcome.output == Bytes.joined(items))
    #expect(outcome.messages.text.hasSuffix(warnings.text), "\(outcome.messages)")
    #expect(outcome.status == 5)
  }

  @Test(.enabled(if: Tracing.isPermitted, "strace is not here, or may not be used"))
  func `a sidecar is opened once, whoever asks, and nothing is looked for where none is`() {
    let home = Home([
      "P/a.CR2": "2024:05:03 14:03:22", "P/a.dng": "2024:05:03 14:03:22", "P/a.jpg": "2024:05:03 14:03:22",
      "P/only/a.jpg": "2024:05:03 14:03:22",
    ])
    home.file("P/a.xmp", Self.xmp("exif:DateTimeOriginal='2001-01-01T00:00:01'"))
    home.file("P/b.xmp", Self.xmp("exif:DateTimeOriginal='2001-01-01T00:00:01'"))
    let trace = Tracing.command(["-o", "trace", "-e", "trace=%file"]).map(\.text).joined(separator: " ")
    #expect(home.shell("\(trace) \"$PHOTOSEL\" scan P").status == 0)
    let calls = (home.content("trace") ?? "").lines.map(\.text)
    func count(_ name: String) -> Int { calls.count { $0.contains("openat") && $0.contains("\"\(name)\"") } }
    #expect(count("a.jpg") == 2)
    #expect(count("a.xmp") == 1)
    // It is no photo's: it is looked at to see what it is.
    #expect(count("b.xmp") == 1)
    #expect(calls.filter { $0.contains(".xmp\"") }.count == 3)
  }

  @Test func `names are bytes here too`() {
    let home = Home()
    let stem = Bytes("P/".utf8) + Bytes([0xFF, 0xFE]) + "\n\t"
    home.photo(stem + ".jpg", takenAt: "2024:05:03 14:03:22")
    home.file(stem + ".JPG.XMP", Self.xmp("exif:DateTimeOriginal='2024-05-04T10:00:00'"))
    let listing = home.run("scan P --format ndjson")
    #expect(listing.output.lines.count == 1 && listing.messages == "")
    #expect(listing.output.text.contains(#""source":"sidecar:exif:DateTimeOriginal""#))
  }
}
