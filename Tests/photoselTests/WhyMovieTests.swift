import TestSupport
import Testing

/// What `why` shows of movies.
@Suite struct WhyMovieTests {
  /// 2024-05-03 14:03:22 UTC, for ten seconds.
  private static let header = SampleMovie.movieHeader(
    created: UInt64(SampleMovie.secondsTo1970 + 1_714_745_002), duration: 6000)
  private static let movie = SampleMovie.file(SampleMovie.movie(header: header))

  static let cases: [WhyTests.Case] = [
    WhyTests.Case(
      title: "a movie of a phone", name: "P/a.mov", file: SampleMovie.file(),
      output: """
        P/a.mov · mov · 2024-05-03T14:03:22+02:00
        * quicktime:creationdate  "2024-05-03T14:03:22+0200" @ 1086
                                  → 2024-05-03T14:03:22+02:00; zone from the file;
                                    wins: the first that can be true
          quicktime:mvhd          1714737802 = 2024-05-03T12:03:22Z @ 156
                                  → 2024-05-03T12:03:22+00:00; this computer's zone; ranks lower
          quicktime:track         1714737802 = 2024-05-03T12:03:22Z @ 272
                                  → 2024-05-03T12:03:22+00:00; this computer's zone; ranks lower
          mtime                   1580608922 = 2020-02-02T02:02:02Z
                                  → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
    WhyTests.Case(
      title: "everything, by a camera that goes by the wall (rule 34)", name: "P/a.mp4",
      file: SampleMovie.everything,
      output: """
        P/a.mp4 · mp4 · 2024-05-03T14:03:22+00:00
        * quicktime:creationdate  "2024-05-03T14:03:22Z" @ 1197
                                  → 2024-05-03T14:03:22+00:00; zone from the file;
                                    wins: the first that can be true
          quicktime:nctg          "2024:05:03 14:03:22" "+02:00" @ 757
                                  → 2024-05-03T14:03:22+02:00; zone from the file; ranks lower
          sony:creationdate       "2024-05-03T14:03:22+02:00" @ 1436
                                  → 2024-05-03T14:03:22+02:00; zone from the file; ranks lower
          sony:creationdate       "2024-05-03T14:03:22-02:00" @ 1776
                                  → 2024-05-03T14:03:22-02:00; zone from the file; ranks lower
          quicktime:day           "2024-05-03T14:03:22+0200" @ 820
                                  → 2024-05-03T14:03:22+02:00; zone from the file; ranks lower
          quicktime:day           "2024-05-03T14:03:22" @ 858
                                  → 2024-05-03T14:03:22; zone unknown; ranks lower
          quicktime:day           "2024-05-03 14:03:22" @ 1016
                                  → 2024-05-03T14:03:22; zone unknown; ranks lower
          quicktime:mvhd          1714737802 = 2024-05-03T12:03:22 on the wall @ 76
                                  → 2024-05-03T12:03:22; zone unknown; ranks lower
          quicktime:track         1714737802 = 2024-05-03T12:03:22 on the wall @ 459
                                  → 2024-05-03T12:03:22; zone unknown; ranks lower
          mtime                   1580608922 = 2020-02-02T02:02:02Z
                                  → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
    WhyTests.Case(
      title: "a header and a name that tells its zone (rule 31)", name: "P/20240503_100322.mov", file: movie,
      output: """
        P/20240503_100322.mov · mov · 2024-05-03T10:03:22-04:00
        * quicktime:mvhd  1714745002 = 2024-05-03T14:03:22Z @ 156
                          → 2024-05-03T10:03:22-04:00; zone from the name; wins: the first that can be true
          name            "20240503_100322.mov"
                          → 2024-05-03T10:03:22; zone unknown; ranks lower
          mtime           1580608922 = 2020-02-02T02:02:02Z
                          → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
    WhyTests.Case(
      title: "a header alone (rule 32)", name: "P/a.mov", file: movie,
      output: """
        P/a.mov · mov · 2024-05-03T14:03:22+00:00
        * quicktime:mvhd  1714745002 = 2024-05-03T14:03:22Z @ 156
                          → 2024-05-03T14:03:22+00:00; this computer's zone;
                            wins: the first that can be true
          mtime           1580608922 = 2020-02-02T02:02:02Z
                          → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
    WhyTests.Case(
      title: "AVI", name: "P/a.avi", file: SampleAVI.file(takenAt: "Mon Mar 10 15:04:43 2003"),
      output: """
        P/a.avi · avi · 2003-03-10T15:04:43
        * riff:IDIT  "Mon Mar 10 15:04:43 2003" @ 184
                     → 2003-03-10T15:04:43; zone unknown; wins: the first that can be true
          riff:ICRD  "2003-03-10" @ 246
                     → 2003-03-10; ranks lower
          mtime      1580608922 = 2020-02-02T02:02:02Z
                     → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
    WhyTests.Case(
      title: "Matroska", name: "P/a.mkv", file: SampleMatroska.file(nanoseconds: 721_000_000_123_456_789),
      output: """
        P/a.mkv · mkv · 2023-11-06T21:46:40.123456789+00:00
        * matroska:DateUTC  1699307200.123456789 = 2023-11-06T21:46:40Z @ 87
                            → 2023-11-06T21:46:40.123456789+00:00; this computer's zone;
                              wins: the first that can be true
          mtime             1580608922 = 2020-02-02T02:02:02Z
                            → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
    WhyTests.Case(
      title: "a transport stream", name: "P/a.mts", file: SampleTransportStream.file(),
      output: """
        P/a.mts · mts · 2019-04-24T22:24:00+02:00
        * h264:mdpm  "2019:04:24 22:24:00" "+02:00"
                     → 2019-04-24T22:24:00+02:00; zone from the file; wins: the first that can be true
          mtime      1580608922 = 2020-02-02T02:02:02Z
                     → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
    WhyTests.Case(
      title: "ASF", name: "P/a.wmv", file: SampleASF.file(creation: 133_590_614_020_000_000),
      output: """
        P/a.wmv · wmv · 2024-05-01T18:23:22+00:00
        * asf:creation  1714587802 = 2024-05-01T18:23:22Z @ 78
                        → 2024-05-01T18:23:22+00:00; this computer's zone; wins: the first that can be true
          mtime         1580608922 = 2020-02-02T02:02:02Z
                        → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
  ]

  @Test(arguments: cases)
  func `every date is shown with what becomes of it`(test: WhyTests.Case) {
    #expect(test.home.run(words: test.words) == Outcome(test.output, status: test.status))
  }

  /// A still, the movie of it, and a movie that is too far from it, and one that is tied to it inside.
  static func livePhotos() -> Home {
    let home = Home()
    var still = SampleTIFF(dateTimeOriginal: "2024:05:03 16:03:20")
    still.exif.append(SampleAppleMakerNote.field(contentIdentifier: "1F2E"))
    home.file("P/IMG_0001.JPG", Bytes(SampleJPEG.file(exif: still)))
    home.photo("P/IMG_0002.JPG", takenAt: "2024:05:03 16:04:00")
    home.file("P/IMG_0001.MOV", Bytes(movie))
    home.file("P/IMG_0002.MOV", Bytes(movie))
    home.file("P/tied.MOV", Bytes(SampleMovie.file(takenAt: "2024-05-03T16:03:22+0200")))
    return home
  }

  @Test(
    arguments: [
      (
        "IMG_0001.MOV",
        """
        P/IMG_0001.MOV · mov · 2024-05-03T16:03:20
        * live-pair       "2024-05-03T16:03:20" in IMG_0001.JPG
                          → 2024-05-03T16:03:20; zone unknown; wins: the first that can be true
          quicktime:mvhd  1714745002 = 2024-05-03T14:03:22Z @ 156
                          → 2024-05-03T14:03:22+00:00; this computer's zone; ranks lower
          mtime           1580608922 = 2020-02-02T02:02:02Z
                          → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """
      ),
      (
        "IMG_0002.MOV",
        """
        P/IMG_0002.MOV · mov · 2024-05-03T14:03:22+00:00
          live-pair       "2024-05-03T16:04:00" in IMG_0002.JPG
                          → 2024-05-03T16:04:00; zone unknown; not of one moment with the movie
        * quicktime:mvhd  1714745002 = 2024-05-03T14:03:22Z @ 156
                          → 2024-05-03T14:03:22+00:00; this computer's zone;
                            wins: the first that can be true
          mtime           1580608922 = 2020-02-02T02:02:02Z
                          → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """
      ),
      (
        "tied.MOV",
        """
        P/tied.MOV · mov · 2024-05-03T16:03:20+02:00
        * live-pair               "2024-05-03T16:03:20" in IMG_0001.JPG
                                  → 2024-05-03T16:03:20+02:00; zone from the file;
                                    wins: the first that can be true
          quicktime:creationdate  "2024-05-03T16:03:22+0200" @ 1086
                                  → 2024-05-03T16:03:22+02:00; zone from the file; ranks lower
          quicktime:mvhd          1714737802 = 2024-05-03T12:03:22Z @ 156
                                  → 2024-05-03T12:03:22+00:00; this computer's zone; ranks lower
          quicktime:track         1714737802 = 2024-05-03T12:03:22Z @ 272
                                  → 2024-05-03T12:03:22+00:00; this computer's zone; ranks lower
          mtime                   1580608922 = 2020-02-02T02:02:02Z
                                  → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """
      ),
    ] as [(String, Bytes)])
  func `a live photo's movie follows its still (rule 37)`(name: String, output: Bytes) {
    #expect(Self.livePhotos().run("why P/\(name)") == Outcome(output))
  }

  @Test func `what is assumed of the zone is this computer's`() {
    let home = Home()
    home.file("a.mov", Bytes(Self.movie))
    #expect(
      home.run("why a.mov", environment: ["TZ": "Asia/Kathmandu"])
        == Outcome(
          """
          a.mov · mov · 2024-05-03T19:48:22+05:45
          * quicktime:mvhd  1714745002 = 2024-05-03T14:03:22Z @ 156
                            → 2024-05-03T19:48:22+05:45; this computer's zone;
                              wins: the first that can be true
            mtime           1580608922 = 2020-02-02T02:02:02Z
                            → 2020-02-02T07:47:02+05:45; this computer's zone; ranks lower

          """))
  }
}
