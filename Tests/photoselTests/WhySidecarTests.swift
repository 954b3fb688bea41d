import TestSupport
import Testing

/// What `why` shows of files beside a photo or video.
@Suite struct WhySidecarTests {
  private static func xmp(_ date: String) -> Bytes {
    Bytes(SampleXMP.packet("exif:DateTimeOriginal='\(date)'").utf8)
  }

  @Test func `dates of sidecars and exports name their files (rules 26 and 29)`() {
    let home = Home()
    home.file("P/a.jpg", Bytes(SampleJPEG.file(takenAt: "2024:05:03 14:03:22")))
    home.file("P/a.jpg.xmp", Self.xmp("2024-05-01T10:00:00"))
    home.file("P/a.jpg.json", #"{"title": "a.jpg", "photoTakenTime": {"timestamp": "1714737802"}}"#)
    let outcome = home.run("why P/a.jpg")
    #expect(
      outcome
        == Outcome(
          """
          P/a.jpg · jpeg · 2024-05-01T10:00:00
          * sidecar:exif:DateTimeOriginal  "2024-05-01T10:00:00" in a.jpg.xmp
                                           → 2024-05-01T10:00:00; zone unknown;
                                             wins: the first that can be true
            exif:DateTimeOriginal          "2024:05:03 14:03:22" @ 56
                                           → 2024-05-03T14:03:22; zone unknown; ranks lower
            takeout                        1714737802 = 2024-05-03T12:03:22Z in a.jpg.json
                                           → 2024-05-03T12:03:22+00:00; this computer's zone; ranks lower
            mtime                          1580608922 = 2020-02-02T02:02:02Z
                                           → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

          """))
  }

  @Test func `a movie's still counts with its sidecar, as in a scan (rule 37)`() {
    let home = Home()
    home.file("P/a.jpg", Bytes(SampleJPEG.file(takenAt: "2024:05:03 14:03:22")))
    home.file("P/a.jpg.xmp", Self.xmp("2024-05-03T14:03:20"))
    home.file("P/a.mov", Bytes(SampleMovie.file(takenAt: "2024-05-03T14:03:22+0200")))
    let outcome = home.run("why P/a.mov")
    #expect(
      outcome
        == Outcome(
          """
          P/a.mov · mov · 2024-05-03T14:03:20+02:00
          * live-pair               "2024-05-03T14:03:20" in a.jpg
                                    → 2024-05-03T14:03:20+02:00; zone from the file;
                                      wins: the first that can be true
            quicktime:creationdate  "2024-05-03T14:03:22+0200" @ 1086
                                    → 2024-05-03T14:03:22+02:00; zone from the file; ranks lower
            quicktime:mvhd          1714737802 = 2024-05-03T12:03:22Z @ 156
                                    → 2024-05-03T12:03:22+00:00; this computer's zone; ranks lower
            quicktime:track         1714737802 = 2024-05-03T12:03:22Z @ 272
                                    → 2024-05-03T12:03:22+00:00; this computer's zone; ranks lower
            mtime                   1580608922 = 2020-02-02T02:02:02Z
                                    → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

          """))
  }

  @Test func `what is wrong with a sidecar is said`() {
    let home = Home()
    home.file("P/a.jpg", Bytes(SampleJPEG.file(takenAt: "2024:05:03 14:03:22")))
    home.file("P/a.xmp", Bytes([UInt8](repeating: 0x20, count: 1_100_000)))
    let outcome = home.run("why P/a.jpg")
    #expect(
      outcome
        == Outcome(
          """
          P/a.jpg · jpeg · 2024-05-03T14:03:22
          ! a.xmp: is too large for what it tells of another file, so dates may be missing
          * exif:DateTimeOriginal  "2024:05:03 14:03:22" @ 56
                                   → 2024-05-03T14:03:22; zone unknown; wins: the first that can be true
            mtime                  1580608922 = 2020-02-02T02:02:02Z
                                   → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

          """))
  }
}
