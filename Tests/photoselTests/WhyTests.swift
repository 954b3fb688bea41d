import TestSupport
import Testing

/// What `why` shows of photos.
@Suite struct WhyTests {
  /// A file, what `why` prints of it in UTC, and how that ends.
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    var name: Bytes = "P/a.jpg"
    var file: [UInt8]
    var modified = Home.fileTime
    var options = ""
    var output: Bytes
    var status: Int32 = 0

    var testDescription: String { title }

    /// The file in a folder of its own.
    var home: Home {
      let home = Home()
      home.file(name, Bytes(file), modified: modified)
      return home
    }

    /// The words of the command line.
    var words: [Bytes] {
      ["why"] + options.split(separator: " ").map { Bytes($0.utf8) } + [name]
    }
  }

  /// A JPEG with these fields of the Exif directory.
  private static func exif(_ fields: SampleTIFF.Field...) -> [UInt8] {
    SampleJPEG.file(exif: SampleTIFF(exif: fields))
  }

  /// A JPEG whose only date is GPS time, 12:03:22 on that day.
  private static func gps(_ day: String = "2024:05:03") -> [UInt8] {
    var tiff = SampleTIFF()
    tiff.gps = [tiff.rational(0x0007, (12, 1), (3, 1), (22, 1)), .text(0x001D, day)]
    return SampleJPEG.file(exif: tiff)
  }

  /// What TimeZoneOffset says, in hours, for an original and a changed date.
  private static let hours: [UInt8] = {
    let tiff = SampleTIFF()
    var file = SampleTIFF(
      primary: [.text(0x0132, "2024:05:04 10:00:00")], exif: [.text(0x9003, "2024:05:03 14:03:22")])
    file.exif.append(tiff.signedShort(0x882A, -3, 2))
    return SampleJPEG.file(exif: file)
  }()

  static let damaged: [UInt8] = {
    var tiff = SampleTIFF(primary: [.text(0x0132, "2024:05:03 14:03:22")])
    tiff.exif = [.text(0x9003, "2003:01:02 03:04:05")]
    tiff.gapBeforeExif = 5000
    return [0xFF, 0xD8] + SampleJPEG.exifSegment(Array(tiff.bytes.prefix(4000)))
  }()

  private static let taken = "2024:05:03 14:03:22"

  static let cases: [Case] = [
    Case(
      title: "all that a camera writes", file: SampleJPEG.file(exif: Samples.full()),
      output: """
        P/a.jpg · jpeg · 2024-05-03T14:03:22.25+09:00
        * exif:DateTimeOriginal   "2024:05:03 14:03:22" "25" "+09:00" @ 263
                                  → 2024-05-03T14:03:22.25+09:00; zone from the file;
                                    wins: the first that can be true
          exif:DateTimeDigitized  "2024:05:03 14:03:23" "250" "+09:00" @ 283
                                  → 2024-05-03T14:03:23.250+09:00; zone from the file; ranks lower
          exif:DateTime           "2024:05:06 10:20:30" "5" "+02:00" @ 117
                                  → 2024-05-06T10:20:30.5+02:00; zone from the file; ranks lower
          gps                     "2024:05:03 05:03:22" "Z" @ 474
                                  → 2024-05-03T05:03:22+00:00; this computer's zone; ranks lower
          mtime                   1580608922 = 2020-02-02T02:02:02Z
                                  → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
    Case(
      title: "Exif, XMP and IPTC that contradict each other",
      file: SampleJPEG.file(
        exif: SampleTIFF(dateTimeOriginal: taken).bytes, xmp: SampleXMP.bytes(), iptc: SampleIPTC.bytes()),
      output: """
        P/a.jpg · jpeg · 2024-05-03T14:03:22
        * exif:DateTimeOriginal      "2024:05:03 14:03:22" @ 65
                                     → 2024-05-03T14:03:22; zone unknown; wins: the first that can be true
          xmp:exif:DateTimeOriginal  "2019-07-14T10:20:30.5+02:00" @ 781
                                     → 2019-07-14T10:20:30.5+02:00; zone from the file; ranks lower
          xmp:photoshop:DateCreated  "2019-07-14T10:20:30.5+02:00" @ 703
                                     → 2019-07-14T10:20:30.5+02:00; zone from the file; ranks lower
          iptc                       "20110528T182543+0200" @ 1258
                                     → 2011-05-28T18:25:43+02:00; zone from the file; ranks lower
          xmp:xmp:CreateDate         "2019-07-14T10:20:31" @ 659
                                     → 2019-07-14T10:20:31; zone unknown; ranks lower
          mtime                      1580608922 = 2020-02-02T02:02:02Z
                                     → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
    Case(
      title: "XMP alone", file: SampleJPEG.file(SampleJPEG.xmpSegment(SampleXMP.bytes())),
      output: """
        P/a.jpg · jpeg · 2019-07-14T10:20:30.5+02:00
        * xmp:exif:DateTimeOriginal  "2019-07-14T10:20:30.5+02:00" @ 698
                                     → 2019-07-14T10:20:30.5+02:00; zone from the file;
                                       wins: the first that can be true
          xmp:photoshop:DateCreated  "2019-07-14T10:20:30.5+02:00" @ 620
                                     → 2019-07-14T10:20:30.5+02:00; zone from the file; ranks lower
          xmp:xmp:CreateDate         "2019-07-14T10:20:31" @ 576
                                     → 2019-07-14T10:20:31; zone unknown; ranks lower
          mtime                      1580608922 = 2020-02-02T02:02:02Z
                                     → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
    Case(
      title: "what is no date, and what is (rules 13, 16, 14, 9)",
      file: exif(
        .text(0x9003, "    :  :     :  :  "), .text(0x9004, "2021:02:29 10:00:00")),
      output: """
        P/a.jpg · jpeg · 2020-02-02T02:02:02+00:00
          exif:DateTimeOriginal   "    :  :     :  :  " @ 68
                                  → no date: blank, or all zeros
          exif:DateTimeDigitized  "2021:02:29 10:00:00" @ 88
                                  → no date: no calendar has that day
        * mtime                   1580608922 = 2020-02-02T02:02:02Z
                                  → 2020-02-02T02:02:02+00:00; this computer's zone;
                                    wins: there is nothing better

        """),
    Case(
      title: "more that is no date (rules 14, 17)",
      file: SampleJPEG.file(
        exif: SampleTIFF(
          primary: [.text(0x0132, "2106:12:23 17:13:31")],
          exif: [.text(0x9003, "2021:02:28 25:00:00"), .text(0x9004, "1825:01:01 00:00:01")])),
      output: """
        P/a.jpg · jpeg · 2020-02-02T02:02:02+00:00
          exif:DateTimeOriginal   "2021:02:28 25:00:00" @ 100
                                  → no date: no clock shows that time
          exif:DateTimeDigitized  "1825:01:01 00:00:01" @ 120
                                  → no date: too long ago
          exif:DateTime           "2106:12:23 17:13:31" @ 50
                                  → no date: in the future
        * mtime                   1580608922 = 2020-02-02T02:02:02Z
                                  → 2020-02-02T02:02:02+00:00; this computer's zone;
                                    wins: there is nothing better

        """),
    Case(
      title: "text that is no date", file: exif(.text(0x9003, "yesterday")),
      output: """
        P/a.jpg · jpeg · 2020-02-02T02:02:02+00:00
          exif:DateTimeOriginal  "yesterday" @ 56
                                 → no date: not written as one
        * mtime                  1580608922 = 2020-02-02T02:02:02Z
                                 → 2020-02-02T02:02:02+00:00; this computer's zone;
                                   wins: there is nothing better

        """),
    Case(
      title: "day and month that may be exchanged (rule 10)", file: exif(.text(0x9003, "05.10.2009 11:16")),
      output: """
        P/a.jpg · jpeg · 2009-10-05T11:16
        * exif:DateTimeOriginal  "05.10.2009 11:16" @ 56
                                 → 2009-10-05T11:16; zone unknown;
                                   ambiguous: day and month may be exchanged; wins: there is nothing better
          mtime                  1580608922 = 2020-02-02T02:02:02Z
                                 → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
    Case(
      title: "a clock that lost the time, and a name (rule 18)", name: "P/IMG_20240503_140322.jpg",
      file: exif(.text(0x9003, "2000:01:01 00:00:00")),
      output: """
        P/IMG_20240503_140322.jpg · jpeg · 2024-05-03T14:03:22
          exif:DateTimeOriginal  "2000:01:01 00:00:00" @ 56
                                 → 2000-01-01T00:00:00; zone unknown;
                                   default-clock: a clock that lost the time; too doubtful for its rank
        * name                   "IMG_20240503_140322.jpg"
                                 → 2024-05-03T14:03:22; zone unknown; wins: the first that can be true
          mtime                  1580608922 = 2020-02-02T02:02:02Z
                                 → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
    Case(
      title: "a clock that lost the time, and nothing else", file: exif(.text(0x9003, "2002:12:08 12:00:00")),
      output: """
        P/a.jpg · jpeg · 2002-12-08T12:00:00
        * exif:DateTimeOriginal  "2002:12:08 12:00:00" @ 56
                                 → 2002-12-08T12:00:00; zone unknown;
                                   default-clock: a clock that lost the time; wins: there is nothing better
          mtime                  1580608922 = 2020-02-02T02:02:02Z
                                 → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
    Case(
      title: "a year with room for more (rule 13)", file: exif(.text(0x9003, "2008:00:00 00:00:00")),
      output: """
        P/a.jpg · jpeg · 2008
        * exif:DateTimeOriginal  "2008:00:00 00:00:00" @ 56
                                 → 2008; partial: no month or day is told; wins: the first that can be true
          mtime                  1580608922 = 2020-02-02T02:02:02Z
                                 → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
    Case(
      title: "a month, and a second of it (rule 1)",
      file: SampleJPEG.file(
        SampleJPEG.xmpSegment(
          Array(
            SampleXMP.packet("photoshop:DateCreated='2019-07' xmp:CreateDate='2019-07-14T10:20:31Z'").utf8))),
      output: """
        P/a.jpg · jpeg · 2019-07-14T10:20:31+00:00
          xmp:photoshop:DateCreated  "2019-07" @ 583
                                     → 2019-07; tells less than what wins, which agrees with it
        * xmp:xmp:CreateDate         "2019-07-14T10:20:31Z" @ 608
                                     → 2019-07-14T10:20:31+00:00; zone from the file;
                                       wins: agrees with what ranks above, and tells more
          mtime                      1580608922 = 2020-02-02T02:02:02Z
                                     → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
    Case(
      title: "an original's hours of TimeZoneOffset (rule 22)", file: hours,
      output: """
        P/a.jpg · jpeg · 2024-05-03T14:03:22-03:00
        * exif:DateTimeOriginal  "2024:05:03 14:03:22" TimeZoneOffset -3 @ 100
                                 → 2024-05-03T14:03:22-03:00; zone from the file;
                                   wins: the first that can be true
          exif:DateTime          "2024:05:04 10:00:00" TimeZoneOffset 2 @ 50
                                 → 2024-05-04T10:00:00+02:00; zone from the file; ranks lower
          mtime                  1580608922 = 2020-02-02T02:02:02Z
                                 → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
    Case(
      title: "GPS alone (rule 5)", file: gps(),
      output: """
        P/a.jpg · jpeg · 2024-05-03T12:03:22+00:00
        * gps    "2024:05:03 12:03:22" "Z" @ 92
                 → 2024-05-03T12:03:22+00:00; this computer's zone; wins: the first that can be true
          mtime  1580608922 = 2020-02-02T02:02:02Z
                 → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
    Case(
      title: "GPS, and another day in the name (rule 5)", name: "P/2024-05-02.jpg", file: gps(),
      output: """
        P/2024-05-02.jpg · jpeg · 2024-05-02
          gps       "2024:05:03 12:03:22" "Z" @ 92
                    → 2024-05-03T12:03:22+00:00; this computer's zone; the name tells another day
        * name:day  "2024-05-02.jpg"
                    → 2024-05-02; wins: the first that can be true
          mtime     1580608922 = 2020-02-02T02:02:02Z
                    → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
    Case(
      title: "GPS that has counted all its weeks (rule 5)", file: gps("2004:09:16"), modified: 1_714_737_900,
      output: """
        P/a.jpg · jpeg · 2024-05-02T12:03:22+00:00
        * gps    "2004:09:16 12:03:22" "Z" @ 92
                 → 2024-05-02T12:03:22+00:00; this computer's zone;
                   1,024 weeks later than it says, as GPS counts no further;
                   wins: the first that can be true
          mtime  1714737900 = 2024-05-03T12:05:00Z
                 → 2024-05-03T12:05:00+00:00; this computer's zone; ranks lower

        """),
    Case(
      title: "a received picture (rule 41)", name: "P/IMG-20240503-WA0001.jpg", file: SampleJPEG.file([]),
      output: """
        P/IMG-20240503-WA0001.jpg · jpeg · 2024-05-03
        * name:day  "IMG-20240503-WA0001.jpg"
                    → 2024-05-03; wins: the first that can be true
          mtime     1580608922 = 2020-02-02T02:02:02Z
                    → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
    Case(
      title: "a name with two dates (rule 38)", name: "P/20240503_140322 2019-01-01.jpg",
      file: SampleJPEG.file([]),
      output: """
        P/20240503_140322 2019-01-01.jpg · jpeg · 2024-05-03T14:03:22
        * name   "20240503_140322 2019-01-01.jpg"
                 → 2024-05-03T14:03:22; zone unknown; ambiguous: the name tells several dates;
                   wins: the first that can be true
          mtime  1580608922 = 2020-02-02T02:02:02Z
                 → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
    Case(
      title: "nothing but the file time (rule 43)", file: SampleJPEG.file([]),
      output: """
        P/a.jpg · jpeg · 2020-02-02T02:02:02+00:00
        * mtime  1580608922 = 2020-02-02T02:02:02Z
                 → 2020-02-02T02:02:02+00:00; this computer's zone; wins: there is nothing better

        """),
    Case(
      title: "a file time that can't be, and is all there is (rule 17)", file: SampleJPEG.file([]),
      modified: 0,
      output: """
        P/a.jpg · jpeg · undated
          mtime  0 = 1970-01-01T00:00:00Z
                 → no date: too long ago

        """, status: 1),
    Case(
      title: "nothing but the file time, and that may not win", file: SampleJPEG.file([]),
      options: "--date-from metadata,name",
      output: """
        P/a.jpg · jpeg · undated
          mtime  1580608922 = 2020-02-02T02:02:02Z
                 → 2020-02-02T02:02:02+00:00; this computer's zone; left out by --date-from

        """, status: 1),
    Case(
      title: "metadata that may not win", name: "P/IMG_20240503_140322.jpg",
      file: exif(.text(0x9003, "2023:01:02 03:04:05")),
      options: "--date-from name,mtime",
      output: """
        P/IMG_20240503_140322.jpg · jpeg · 2024-05-03T14:03:22
          exif:DateTimeOriginal  "2023:01:02 03:04:05" @ 56
                                 → 2023-01-02T03:04:05; zone unknown; left out by --date-from
        * name                   "IMG_20240503_140322.jpg"
                                 → 2024-05-03T14:03:22; zone unknown; wins: the first that can be true
          mtime                  1580608922 = 2020-02-02T02:02:02Z
                                 → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
    Case(
      title: "an Exif directory that is cut off", file: damaged,
      output: """
        P/a.jpg · jpeg · 2024-05-03T14:03:22
        ! ends too early, at byte 4012, so dates may be missing
        * exif:DateTime  "2024:05:03 14:03:22" @ 50
                         → 2024-05-03T14:03:22; zone unknown; wins: the first that can be true
          mtime          1580608922 = 2020-02-02T02:02:02Z
                         → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
    Case(
      title: "a name that promises a photo", file: Array("no photo".utf8),
      output: """
        P/a.jpg · jpeg · 2020-02-02T02:02:02+00:00
        ! is not what its name promises, so dates may be missing
        * mtime  1580608922 = 2020-02-02T02:02:02Z
                 → 2020-02-02T02:02:02+00:00; this computer's zone; wins: there is nothing better

        """),
    Case(
      title: "bytes that no terminal should get",
      name: Bytes(Array("P/\u{1B}[31m\n".utf8) + [0xFF] + Array("2024-05-03.jpg".utf8)),
      file: exif(.text(0x9003, "\u{1B}[2J\u{7F}\u{202E}", terminator: [0xFF, 0, 0])),
      output: #"""
        P/\x1B[31m\n\xFF2024-05-03.jpg · jpeg · 2024-05-03
          exif:DateTimeOriginal  "\x1B[2J\x7F\xE2\x80\xAE\xFF" @ 56
                                 → no date: not written as one
        * name:day               "\x1B[31m\n\xFF2024-05-03.jpg"
                                 → 2024-05-03; wins: the first that can be true
          mtime                  1580608922 = 2020-02-02T02:02:02Z
                                 → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """#),
    Case(
      title: "a PNG with texts", name: "P/a.png",
      file: SamplePNG.file(
        before: SamplePNG.text("Creation Time", "Fri, 03 May 2024 14:03:22 +0200")
          + SamplePNG.compressedText(
            "Raw profile type exif",
            SamplePNG.rawProfile("exif", SampleTIFF(dateTimeOriginal: "2003:02:01").bytes))),
      output: """
        P/a.png · png · 2003-02-01
        * exif:DateTimeOriginal  "2003:02:01"
                                 → 2003-02-01; wins: the first that can be true
          png:CreationTime       "Fri, 03 May 2024 14:03:22 +0200" @ 55
                                 → 2024-05-03T14:03:22+02:00; zone from the file; ranks lower
          mtime                  1580608922 = 2020-02-02T02:02:02Z
                                 → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
    Case(
      title: "a PNG whose text is compressed", name: "P/a.png",
      file: SamplePNG.file(before: SamplePNG.compressedText("Creation Time", "2024-05-03 14:03:22")),
      output: """
        P/a.png · png · 2024-05-03T14:03:22
        * png:CreationTime  "2024-05-03 14:03:22"
                            → 2024-05-03T14:03:22; zone unknown; wins: the first that can be true
          mtime             1580608922 = 2020-02-02T02:02:02Z
                            → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
    Case(
      title: "a HEIC file", name: "P/a.heic",
      file: SampleHEIF.file(exif: SampleTIFF(dateTimeOriginal: taken).bytes, xmp: SampleXMP.bytes()),
      output: """
        P/a.heic · heic · 2024-05-03T14:03:22
        * exif:DateTimeOriginal      "2024:05:03 14:03:22" @ 410
                                     → 2024-05-03T14:03:22; zone unknown; wins: the first that can be true
          xmp:exif:DateTimeOriginal  "2019-07-14T10:20:30.5+02:00" @ 1094
                                     → 2019-07-14T10:20:30.5+02:00; zone from the file; ranks lower
          xmp:photoshop:DateCreated  "2019-07-14T10:20:30.5+02:00" @ 1016
                                     → 2019-07-14T10:20:30.5+02:00; zone from the file; ranks lower
          xmp:xmp:CreateDate         "2019-07-14T10:20:31" @ 972
                                     → 2019-07-14T10:20:31; zone unknown; ranks lower
          mtime                      1580608922 = 2020-02-02T02:02:02Z
                                     → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
    Case(
      title: "a raw file", name: "P/a.cr3", file: SampleCR3.file(takenAt: taken),
      output: """
        P/a.cr3 · cr3 · 2024-05-03T14:03:22
        * exif:DateTimeOriginal  "2024:05:03 14:03:22" @ 175
                                 → 2024-05-03T14:03:22; zone unknown; wins: the first that can be true
          mtime                  1580608922 = 2020-02-02T02:02:02Z
                                 → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
    Case(
      title: "an old raw file (CIFF)", name: "P/a.crw", file: SampleCIFF(seconds: 1_068_486_006).bytes,
      output: """
        P/a.crw · crw · 2003-11-10T17:40:06
        * ciff:timestamp  1068486006 = 2003-11-10T17:40:06 on the wall @ 56
                          → 2003-11-10T17:40:06; zone unknown; wins: the first that can be true
          mtime           1580608922 = 2020-02-02T02:02:02Z
                          → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

        """),
  ]

  @Test(arguments: cases)
  func `every date is shown with what becomes of it`(test: Case) {
    let outcome = test.home.run(words: test.words)
    #expect(outcome == Outcome(test.output, status: test.status))
    #expect(outcome.output.lines.allSatisfy { $0.text.count <= 100 })
  }
}
