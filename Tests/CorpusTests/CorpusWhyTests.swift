import Foundation
import Testing

/// What `why` shows of real files, each alone in its folder.
@Suite(.enabled(if: Corpus.folder != nil, "PHOTOSEL_CORPUS names no folder of real files"))
struct CorpusWhyTests {
  /// A file, what is hard about it, and what is shown.
  struct Row: Sendable, CustomTestStringConvertible {
    let title: String
    let path: String
    let text: String

    init(_ title: String, _ path: String, _ text: String) {
      self.title = title
      self.path = path
      self.text = text
    }

    var testDescription: String { title }
  }

  static let rows: [Row] = [
    Row(
      "Exif behind segments of other kinds, and GPS",
      "jpeg/photoprism-d9386313__huawei-gps-error.jpg",
      """
      photoprism-d9386313__huawei-gps-error.jpg · jpeg · 2020-06-16T18:52:46.695326
      * exif:DateTimeOriginal   "2020:06:16 18:52:46" "695326" @ 82755
                                → 2020-06-16T18:52:46.695326; zone unknown;
                                  wins: the first that can be true
        exif:DateTimeDigitized  "2020:06:16 18:52:46" "695326" @ 82833
                                → 2020-06-16T18:52:46.695326; zone unknown; ranks lower
        exif:DateTime           "2020:06:16 18:52:46" "695326" @ 82101
                                → 2020-06-16T18:52:46.695326; zone unknown; ranks lower
        gps                     "2020-06-16 16:52:44" "Z" @ 83290
                                → 2020-06-16T16:52:44+00:00; this computer's zone; ranks lower
        mtime                   1580608922 = 2020-02-02T02:02:02Z
                                → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

      """),
    Row(
      "day and month in another order (rule 10)",
      "jpeg/jhead-c585374e__verizon.jpg",
      #"""
      jhead-c585374e__verizon.jpg · jpeg · 2009-10-05T11:16
      * exif:DateTimeOriginal   "05.10.2009 11:16\x0000" @ 416
                                → 2009-10-05T11:16; zone unknown;
                                  ambiguous: day and month may be exchanged; wins: there is nothing better
        exif:DateTimeDigitized  "05.10.2009 11:16\x0000" @ 436
                                → 2009-10-05T11:16; zone unknown;
                                  ambiguous: day and month may be exchanged; ranks lower
        mtime                   1580608922 = 2020-02-02T02:02:02Z
                                → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

      """#),
    Row(
      "the year 2106 (rule 17)",
      "jpeg/jhead-5dc55ea7__badyear.jpg",
      """
      jhead-5dc55ea7__badyear.jpg · jpeg · 2020-02-02T02:02:02+00:00
        exif:DateTimeOriginal   "2106:12:23 17:13:31" @ 604
                                → no date: in the future
        exif:DateTimeDigitized  "2106:12:23 17:13:31" @ 624
                                → no date: in the future
        exif:DateTime           "2106:12:23 17:13:31" @ 206
                                → no date: in the future
      * mtime                   1580608922 = 2020-02-02T02:02:02Z
                                → 2020-02-02T02:02:02+00:00; this computer's zone;
                                  wins: there is nothing better

      """),
    Row(
      "zeros, and the date of the last change (rule 13)",
      "jpeg/mdximages-9e906ca3__Issue_609.jpg",
      """
      mdximages-9e906ca3__Issue_609.jpg · jpeg · 2023-04-05T09:06:56
        exif:DateTimeOriginal   "0000:00:00 00:00:00" @ 1042
                                → no date: blank, or all zeros
        exif:DateTimeDigitized  "0000:00:00 00:00:00" @ 1062
                                → no date: blank, or all zeros
      * exif:DateTime           "2023:04:05 09:06:56" @ 368
                                → 2023-04-05T09:06:56; zone unknown; wins: the first that can be true
        mtime                   1580608922 = 2020-02-02T02:02:02Z
                                → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

      """),
    Row(
      "blanks and colons (rule 13)",
      "jpeg/mdximages-48676a46__FujiFilm_SP-2500.jpg",
      """
      mdximages-48676a46__FujiFilm_SP-2500.jpg · jpeg · 2003-09-10T20:59:18
        exif:DateTimeOriginal   "    :  :     :  :  " @ 200
                                → no date: blank, or all zeros
      * exif:DateTimeDigitized  "2003:09:10 20:59:18" @ 220
                                → 2003-09-10T20:59:18; zone unknown; wins: the first that can be true
        exif:DateTime           "2003:09:10 20:59:18" @ 570
                                → 2003-09-10T20:59:18; zone unknown; ranks lower
        mtime                   1580608922 = 2020-02-02T02:02:02Z
                                → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

      """),
    Row(
      "Exif and XMP three seconds apart (rule 2)",
      "jpeg/photoprism-5320cc8d__ship.jpg",
      """
      photoprism-5320cc8d__ship.jpg · jpeg · 2019-05-12T17:13:53.955677
      * exif:DateTimeOriginal      "2019:05:12 17:13:53" "955677" @ 672
                                   → 2019-05-12T17:13:53.955677; zone unknown;
                                     wins: the first that can be true
        exif:DateTimeDigitized     "2019:05:12 17:13:53" "955677" @ 692
                                   → 2019-05-12T17:13:53.955677; zone unknown; ranks lower
        xmp:photoshop:DateCreated  "2019-05-12T17:13:50.899292992" @ 17019
                                   → 2019-05-12T17:13:50.899292992; zone unknown; ranks lower
        iptc                       "20190512T171353" @ 7540
                                   → 2019-05-12T17:13:53; zone unknown; ranks lower
        xmp:xmp:CreateDate         "2019-05-12T17:13:53" @ 16930
                                   → 2019-05-12T17:13:53; zone unknown; ranks lower
        exif:DateTime              "2020:05:15 12:29:37" "955677" @ 304
                                   → 2020-05-15T12:29:37.955677; zone unknown; ranks lower
        gps                        "2019:05:12 15:13:54" "Z" @ 976
                                   → 2019-05-12T15:13:54+00:00; this computer's zone; ranks lower
        mtime                      1580608922 = 2020-02-02T02:02:02Z
                                   → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

      """),
    Row(
      "a zone in letters (rule 11)",
      "jpeg/tika-d66c7690__testJPEG_commented.jpg",
      """
      tika-d66c7690__testJPEG_commented.jpg · jpeg · 2010-07-28T11:02:00
      * exif:DateTimeOriginal       "2010:07:28 11:02:00" @ 424
                                    → 2010-07-28T11:02:00; zone unknown; wins: the first that can be true
        exif:DateTimeDigitized      "2010:07:28 11:02:00" @ 444
                                    → 2010-07-28T11:02:00; zone unknown; ranks lower
        xmp:exif:DateTimeOriginal   "2010-07-28T11:02:12.000CEST" @ 2295
                                    → 2010-07-28T11:02:12.000; zone unknown; ranks lower
        xmp:exif:DateTimeDigitized  "2010-07-28T11:02:12.000CEST" @ 2348
                                    → 2010-07-28T11:02:12.000; zone unknown; ranks lower
        xmp:xmp:CreateDate          "2010-07-28T11:02:12+02:00" @ 2482
                                    → 2010-07-28T11:02:12+02:00; zone from the file; ranks lower
        mtime                       1580608922 = 2020-02-02T02:02:02Z
                                    → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

      """),
    Row(
      "a JPEG by another name",
      "jpeg/mdximages-ff2cd0b5__Issue_247-1.nef",
      """
      mdximages-ff2cd0b5__Issue_247-1.nef · jpeg · 2010-03-01T21:50:21.70
      * exif:DateTimeOriginal   "2010:03:01 21:50:21" "70" @ 776
                                → 2010-03-01T21:50:21.70; zone unknown; wins: the first that can be true
        exif:DateTimeDigitized  "2010:03:01 21:50:21" "70" @ 796
                                → 2010-03-01T21:50:21.70; zone unknown; ranks lower
        exif:DateTime           "2010:03:20 12:05:03" "70" @ 242
                                → 2010-03-20T12:05:03.70; zone unknown; ranks lower
        mtime                   1580608922 = 2020-02-02T02:02:02Z
                                → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

      """),
    Row(
      "Exif and XMP two years apart (rule 2)",
      "heic/pillowheif-00836455__L_exif_xmp_iptc.heic",
      """
      pillowheif-00836455__L_exif_xmp_iptc.heic · heic · 2020-09-14T11:09:34.641-05:00
      * exif:DateTimeOriginal      "2020:09:14 11:09:34" "641" "-05:00" @ 1310
                                   → 2020-09-14T11:09:34.641-05:00; zone from the file;
                                     wins: the first that can be true
        exif:DateTimeDigitized     "2020:09:14 11:09:34" "641" "-05:00" @ 1330
                                   → 2020-09-14T11:09:34.641-05:00; zone from the file; ranks lower
        xmp:photoshop:DateCreated  "2018-10-27T13:27:23.53" @ 42838
                                   → 2018-10-27T13:27:23.53; zone unknown; ranks lower
        xmp:xmp:CreateDate         "2018-10-27T13:27:23.53" @ 42335
                                   → 2018-10-27T13:27:23.53; zone unknown; ranks lower
        exif:DateTime              "2020:09:14 11:09:34" "641" "-05:00" @ 740
                                   → 2020-09-14T11:09:34.641-05:00; zone from the file; ranks lower
        mtime                      1580608922 = 2020-02-02T02:02:02Z
                                   → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

      """),
    Row(
      "Exif at the end of a file",
      "heic/mdximages-e77bbb92__exif-at-eof.heic",
      """
      mdximages-e77bbb92__exif-at-eof.heic · heic · 2020-05-04T18:39:11.644-04:00
      * exif:DateTimeOriginal      "2020:05:04 18:39:11" "644" "-04:00" @ 718001
                                   → 2020-05-04T18:39:11.644-04:00; zone from the file;
                                     wins: the first that can be true
        exif:DateTimeDigitized     "2020:05:04 18:39:11" "644" "-04:00" @ 718021
                                   → 2020-05-04T18:39:11.644-04:00; zone from the file; ranks lower
        xmp:photoshop:DateCreated  "2020-05-04T18:39:11.644" @ 4077
                                   → 2020-05-04T18:39:11.644; zone unknown; ranks lower
        xmp:xmp:CreateDate         "2020-05-04T18:39:11.644" @ 3603
                                   → 2020-05-04T18:39:11.644; zone unknown; ranks lower
        exif:DateTime              "2020:05:04 18:39:11" "-04:00" @ 717515
                                   → 2020-05-04T18:39:11-04:00; zone from the file; ranks lower
        mtime                      1580608922 = 2020-02-02T02:02:02Z
                                   → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

      """),
    Row(
      "a GPS fix of an hour ago (rule 5)",
      "cr3/nomexif-315ee5f1__canon-r6.cr3",
      """
      nomexif-315ee5f1__canon-r6.cr3 · cr3 · 2025-09-06T20:24:47.72-08:00
      * exif:DateTimeOriginal   "2025:09:06 20:24:47" "72" "-08:00" @ 1338
                                → 2025-09-06T20:24:47.72-08:00; zone from the file;
                                  wins: the first that can be true
        exif:DateTimeDigitized  "2025:09:06 20:24:47" "72" "-08:00" @ 1358
                                → 2025-09-06T20:24:47.72-08:00; zone from the file; ranks lower
        exif:DateTime           "2025:09:06 20:24:47" "72" "-08:00" @ 550
                                → 2025-09-06T20:24:47.72-08:00; zone from the file; ranks lower
        gps                     "2025:09:07 03:19:17" "Z" @ 18006
                                → 2025-09-07T03:19:17+00:00; this computer's zone; ranks lower
        mtime                   1580608922 = 2020-02-02T02:02:02Z
                                → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

      """),
    Row(
      "an offset of the last change alone (rule 20)",
      "sidecar-pairs/photoprism-e5a7adfb__canon_eos_6d.dng",
      """
      photoprism-e5a7adfb__canon_eos_6d.dng · dng · 2019-06-06T07:29:51.00
      * exif:DateTimeOriginal      "2019:06:06 07:29:51" "00" @ 135774
                                   → 2019-06-06T07:29:51.00; zone unknown;
                                     wins: the first that can be true
        exif:DateTimeDigitized     "2019:06:06 07:29:51" "00" @ 135794
                                   → 2019-06-06T07:29:51.00; zone unknown; ranks lower
        xmp:photoshop:DateCreated  "2019-06-06T07:29:51.00" @ 2265
                                   → 2019-06-06T07:29:51.00; zone unknown; ranks lower
        xmp:xmp:CreateDate         "2019-06-06T07:29:51.00" @ 1769
                                   → 2019-06-06T07:29:51.00; zone unknown; ranks lower
        exif:DateTime              "2019:06:06 05:15:13" "+02:00" @ 854
                                   → 2019-06-06T05:15:13+02:00; zone from the file; ranks lower
        mtime                      1580608922 = 2020-02-02T02:02:02Z
                                   → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

      """),
    Row(
      "Exif 100 KB into a file, and a name in UTC (rule 33)",
      "sidecar-pairs/immichgo-765adaae__PXL_20231006_063000139.jpg",
      """
      immichgo-765adaae__PXL_20231006_063000139.jpg · jpeg · 2023-10-06T08:30:00.139+02:00
      * exif:DateTimeOriginal   "2023:10:06 08:30:00" "139" "+02:00" @ 105296
                                → 2023-10-06T08:30:00.139+02:00; zone from the file;
                                  wins: the first that can be true
        exif:DateTimeDigitized  "2023:10:06 08:30:00" "139" "+02:00" @ 105316
                                → 2023-10-06T08:30:00.139+02:00; zone from the file; ranks lower
        name                    "immichgo-765adaae__PXL_20231006_063000139.jpg"
                                → 2023-10-06T06:30:00.139+00:00; this computer's zone; ranks lower
        exif:DateTime           "2023:10:06 08:30:00" "139" "+02:00" @ 104738
                                → 2023-10-06T08:30:00.139+02:00; zone from the file; ranks lower
        gps                     "2023:10:06 06:29:56" "Z" @ 105714
                                → 2023-10-06T06:29:56+00:00; this computer's zone; ranks lower
        mtime                   1580608922 = 2020-02-02T02:02:02Z
                                → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

      """),
    Row(
      "profiles in compressed texts",
      "png/exiv2-5071d032__exiv2-bug922.png",
      """
      exiv2-5071d032__exiv2-bug922.png · png · 2006-02-04T16:09:30
      * exif:DateTimeOriginal   "2006:02:04 16:09:30"
                                → 2006-02-04T16:09:30; zone unknown; wins: the first that can be true
        exif:DateTimeDigitized  "2006:02:04 16:09:30"
                                → 2006-02-04T16:09:30; zone unknown; ranks lower
        iptc                    "20060204T160930+0000"
                                → 2006-02-04T16:09:30+00:00; zone from the file; ranks lower
        exif:DateTime           "2006:02:04 16:09:30"
                                → 2006-02-04T16:09:30; zone unknown; ranks lower
        mtime                   1580608922 = 2020-02-02T02:02:02Z
                                → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

      """),
    Row(
      "a movie header that an export wrote anew (rule 30)",
      "mov/elodie-52571ae4__video.mov",
      """
      elodie-52571ae4__video.mov · mov · 2015-01-19T12:45:11-08:00
      * quicktime:creationdate  "2015-01-19T12:45:11-0800" @ 2433029
                                → 2015-01-19T12:45:11-08:00; zone from the file;
                                  wins: the first that can be true
        quicktime:day           "2015-01-19T12:45:11-0800" @ 2432625
                                → 2015-01-19T12:45:11-08:00; zone from the file; ranks lower
        quicktime:mvhd          1449910766 = 2015-12-12T08:59:26Z @ 2430748
                                → 2015-12-12T08:59:26+00:00; this computer's zone; ranks lower
        quicktime:track         1449910766 = 2015-12-12T08:59:26Z @ 2430864
                                → 2015-12-12T08:59:26+00:00; this computer's zone; ranks lower
        mtime                   1580608922 = 2020-02-02T02:02:02Z
                                → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

      """),
    Row(
      "a date of RIFF (rule 30)",
      "avi/exiftool-7c03b77d__RIFF.avi",
      """
      exiftool-7c03b77d__RIFF.avi · avi · 2003-03-10T15:04:43
      * riff:IDIT  "Mon Mar 10 15:04:43 2003" @ 320
                   → 2003-03-10T15:04:43; zone unknown; wins: the first that can be true
        mtime      1580608922 = 2020-02-02T02:02:02Z
                   → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

      """),
    Row(
      "packs of a tape (rule 30)",
      "mts/mdximages-7e6d1f15__Sony_ILCE-7M3_(A7M3).mts",
      """
      mdximages-7e6d1f15__Sony_ILCE-7M3_(A7M3).mts · mts · 2019-04-24T22:24:00+02:00
      * h264:mdpm  "2019:04:24 22:24:00" "+02:00"
                   → 2019-04-24T22:24:00+02:00; zone from the file; wins: the first that can be true
        mtime      1580608922 = 2020-02-02T02:02:02Z
                   → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

      """),
    Row(
      "a movie of a Pixel (rule 33)",
      "sidecar-pairs/immichgo-3f94fb5c__PXL_20231006_063909898.LS.mp4",
      """
      immichgo-3f94fb5c__PXL_20231006_063909898.LS.mp4 · mp4 · 2023-10-06T06:39:09+00:00
      * quicktime:mvhd  1696574349 = 2023-10-06T06:39:09Z @ 44
                        → 2023-10-06T06:39:09+00:00; this computer's zone;
                          wins: the first that can be true
        name            "immichgo-3f94fb5c__PXL_20231006_063909898.LS.mp4"
                        → 2023-10-06T06:39:09.898+00:00; this computer's zone; ranks lower
        mtime           1580608922 = 2020-02-02T02:02:02Z
                        → 2020-02-02T02:02:02+00:00; this computer's zone; ranks lower

      """),
  ]

  @Test(arguments: rows)
  func `every date of a file is shown with what becomes of it`(row: Row) throws {
    let outcome = try Corpus.why(row.path)
    #expect(outcome.text == row.text)
    #expect(outcome.errors.isEmpty && outcome.status == 0)
  }

  @Test func `the date that why shows is the one that a scan finds, for every file`() throws {
    let items = try Corpus.scan("--format", "ndjson", "--date-from", "metadata,name").items()
    let found = try Corpus.why(all: items.keys.sorted(), "--date-from", "metadata,name").items()
    #expect(Set(found.keys) == Set(items.keys))
    for (path, item) in items {
      for key in ["kind", "type", "captured", "offset", "zone", "source"] {
        #expect(found[path]?[key] as? NSObject == item[key] as? NSObject, "\(key) of \(path)")
      }
    }
  }
}
