@testable import CaptureDates

/// Which date a video gets: capture-date.md, section 5.
extension DateChooserTests {
  /// 2024-01-20 10:26:10 UTC.
  static let header = instant(.quickTimeMovieHeader, 1_705_746_370)
  static let headerOnHost = "2024-01-20T19:26:10+09:00 (assumed) quicktime:mvhd zone-assumed"

  static let videos: [Row] = [
    Row(
      "30: the camera's own date before an export's header (nom-exif 46)",
      [
        instant(.quickTimeMovieHeader, 1_706_860_800),
        text(.quickTimeCreationDate, "2019-02-12T15:27:12+08:00"),
      ],
      "2019-02-12T15:27:12+08:00 (tag) quicktime:creationdate"),
    Row(
      "30: in metadata alone too",
      [
        instant(.quickTimeMovieHeader, 1_706_860_800),
        text(.quickTimeCreationDate, "2019-02-12T15:27:12+08:00"),
      ],
      classes: .metadata, "2019-02-12T15:27:12+08:00 (tag) quicktime:creationdate"),
    Row(
      "30: a header before a name", [header], name: "20230101_112609.mp4", headerOnHost),
    Row(
      "30: a track where the header says nothing that can be",
      [instant(.quickTimeMovieHeader, 1_000), instant(.quickTimeTrack, 1_705_746_370)],
      "2024-01-20T19:26:10+09:00 (assumed) quicktime:track zone-assumed"),
    Row(
      "31: a name tells the zone (immich 6799)", [header], name: "20240120_112609.mp4",
      "2024-01-20T11:26:09+01:00 (name) quicktime:mvhd"),
    Row(
      "31: where names may not win too", [header], name: "20240120_112609.mp4", classes: .metadata,
      "2024-01-20T11:26:09+01:00 (name) quicktime:mvhd"),
    Row(
      "31: west of Greenwich", [header], name: "VID_20240120_055610.mp4",
      "2024-01-20T05:56:10-04:30 (name) quicktime:mvhd"),
    Row(
      "31: on another day", [header], name: "20240119_212610.mp4",
      "2024-01-19T21:26:10-13:00 (name) quicktime:mvhd"),
    Row(
      "31: a quarter of an hour", [header], name: "20240120_161110.mp4",
      "2024-01-20T16:11:10+05:45 (name) quicktime:mvhd"),
    Row(
      "31: milliseconds of the name", [header], name: "20240120_112609123.mp4",
      "2024-01-20T11:26:09.123+01:00 (name) quicktime:mvhd"),
    Row(
      "31: two minutes before the header", [header], name: "20240120_112410.mp4",
      "2024-01-20T11:24:10+01:00 (name) quicktime:mvhd"),
    Row("31: a second more", [header], name: "20240120_112409.mp4", headerOnHost),
    Row(
      "31: two minutes after the header", [header], name: "20240120_112810.mp4",
      "2024-01-20T11:28:10+01:00 (name) quicktime:mvhd"),
    Row("31: a second more than that", [header], name: "20240120_112811.mp4", headerOnHost),
    Row(
      "31: a minute and the length before the header", [header], name: "20240120_112210.mp4", duration: 180,
      "2024-01-20T11:22:10+01:00 (name) quicktime:mvhd"),
    Row(
      "31: a second more than the length allows", [header], name: "20240120_112209.mp4", duration: 180,
      headerOnHost),
    Row(
      "31: a header at the end of ten minutes", [header], name: "20240120_111610.mp4", duration: 600,
      "2024-01-20T11:16:10+01:00 (name) quicktime:mvhd"),
    Row(
      "31: a header at the start of ten minutes", [header], name: "20240120_112609.mp4", duration: 600,
      "2024-01-20T11:26:09+01:00 (name) quicktime:mvhd"),
    Row(
      "31: fourteen hours ahead at the start, more at the end", [header], name: "20240121_002510.mp4",
      duration: 940, "2024-01-21T00:25:10+14:00 (name) quicktime:mvhd"),
    Row(
      "31: a length out of all reason", [header], name: "20240120_112609.mp4", duration: .infinity,
      "2024-01-20T11:26:09+01:00 (name) quicktime:mvhd"),
    Row(
      "31: a length that is none", [header], name: "20240120_112409.mp4", duration: .nan, headerOnHost),
    Row(
      "31: a length below zero", [header], name: "20240120_112410.mp4", duration: -1e300,
      "2024-01-20T11:24:10+01:00 (name) quicktime:mvhd"),
    Row(
      "31: fourteen hours ahead", [header], name: "20240121_002610.mp4",
      "2024-01-21T00:26:10+14:00 (name) quicktime:mvhd"),
    Row("31: a second more than fourteen hours", [header], name: "20240121_002611.mp4", headerOnHost),
    Row(
      "31: a day in the name tells no zone", [instant(.quickTimeMovieHeader, 1_705_708_830)],
      name: "2024-01-20.mp4", "2024-01-20T09:00:30+09:00 (assumed) quicktime:mvhd zone-assumed"),
    Row("31: nor does a name in UTC", [header], name: "20240120_112609000_iOS.mp4", headerOnHost),
    Row(
      "31: two dates in the name, of which the first form counts", [header],
      name: "2024-01-21 20240120_112609.mp4", "2024-01-20T11:26:09+01:00 (name) quicktime:mvhd"),
    Row(
      "31: a track", [instant(.quickTimeTrack, 1_705_746_370)], name: "20240120_112609.mp4",
      "2024-01-20T11:26:09+01:00 (name) quicktime:track"),
    Row(
      "31: Matroska", [instant(.matroskaDateUTC, 1_705_746_370, nanoseconds: 500_000_000)],
      name: "20240120_112609.mkv", "2024-01-20T11:26:09+01:00 (name) matroska:DateUTC"),
    Row(
      "31: ASF", [instant(.asfCreation, 1_705_746_370)], name: "20240120_112609.wmv",
      "2024-01-20T11:26:09+01:00 (name) asf:creation"),
    Row(
      "31: no GPS time", [instant(.gps, 1_705_746_370)], name: "20240120_112609.jpg",
      "2024-01-20T11:26:09 name"),
    Row(
      "31: no clock that lost the time", [instant(.quickTimeMovieHeader, 978_307_200)],
      name: "20010101_010000.mov", "2001-01-01T01:00:00 name"),
    Row(
      "31: an agreeing name refines what the file tells of the day",
      [text(.xmpDateCreated, "2024-01-20"), header], name: "20240120_112609.mp4",
      "2024-01-20T11:26:09+01:00 (name) quicktime:mvhd"),
    Row("32: no name helps", [header], name: "MOV_0001.mp4", headerOnHost),
    Row(
      "33: a Pixel's name is the start, its header the end (PXL_20220724_210650210.NIGHT.mp4)",
      [instant(.quickTimeMovieHeader, 1_658_697_056)], name: "PXL_20220724_210650210.NIGHT.mp4",
      "2022-07-25T06:06:50.210+09:00 (assumed) quicktime:mvhd zone-assumed"),
    Row(
      "33: where names may not win too", [instant(.quickTimeMovieHeader, 1_658_697_056)],
      name: "PXL_20220724_210650210.NIGHT.mp4", classes: .metadata,
      "2022-07-25T06:06:50.210+09:00 (assumed) quicktime:mvhd zone-assumed"),
    Row(
      "33: a header that says the same (rule 20)", [instant(.quickTimeMovieHeader, 1_696_574_349)],
      name: "PXL_20231006_063909898.LS.mp4",
      "2023-10-06T15:39:09+09:00 (assumed) quicktime:mvhd zone-assumed"),
    Row(
      "33: no header", [], name: "PXL_20220724_210650210.NIGHT.mp4",
      "2022-07-25T06:06:50.210+09:00 (assumed) name zone-assumed"),
    Row(
      "34: local time as UTC (GoPro)", [wall(.quickTimeMovieHeader, 1_705_746_370)],
      "2024-01-20T10:26:10 quicktime:mvhd"),
    Row(
      "34: whatever the name tells", [wall(.quickTimeMovieHeader, 1_705_746_370)],
      name: "20240120_112609.mp4",
      "2024-01-20T10:26:10 quicktime:mvhd"),
    Row("34: before 1990", [wall(.quickTimeMovieHeader, 631_151_999)], fileTime),
    Row(
      "34: in 1990", [wall(.quickTimeMovieHeader, 631_152_000)], "1990-01-01T00:00:00 quicktime:mvhd"),
    Row(
      "34: a day from now", [wall(.quickTimeMovieHeader, now + 86_400)], "2026-01-02T00:00:00 quicktime:mvhd"),
    Row("34: in the future", [wall(.quickTimeMovieHeader, now + 86_401)], fileTime),
    Row("34: out of all reason", [wall(.quickTimeMovieHeader, .max), wall(.quickTimeTrack, .min)], fileTime),
    Row(
      "34: a clock that lost the time", [wall(.quickTimeMovieHeader, 978_307_200)], name: "2020-01-02.mp4",
      "2020-01-02 name:day"),
    Row(
      "34: never an offset added to NCTG (immich 17495)",
      [
        instant(.quickTimeMovieHeader, 1_742_472_872),
        text(.quickTimeNCTG, "2025:03:20 20:14:32", offset: "+08:00"),
      ],
      "2025-03-20T20:14:32+08:00 (tag) quicktime:nctg"),
    Row(
      "35: a count since 1904 that was taken for one since 1970 lies in the future",
      [instant(.quickTimeMovieHeader, 1_705_746_370 + 2_082_844_800)], fileTime),
    Row(
      "36: a CR3's own date before its header, which is in UTC",
      [instant(.quickTimeMovieHeader, 1_757_219_087), text(.exifDateTimeOriginal, "2025:09:07 06:24:47")],
      name: "20250907_062447.CR3", "2025-09-07T06:24:47 exif:DateTimeOriginal"),
  ]

  /// A still that Exif dates.
  private static func still(
    _ date: String, offset: Int? = nil, source: DateSource = .exifDateTimeOriginal,
    zone: CaptureDate.Zone? = nil, flags: CaptureDate.Flags = []
  ) -> CaptureDate {
    let wall = (try? DateString(Array(date.utf8)))?.wall ?? WallTime(year: 1)
    return CaptureDate(
      wall: wall, offsetMinutes: offset, source: source, zone: zone ?? (offset == nil ? nil : .tag),
      flags: flags)
  }

  static let livePairs: [Row] = [
    Row(
      "37: an instant follows a still with an offset", [header],
      still: still("2024:01:20 11:26:09.12", offset: 60), "2024-01-20T11:26:09.12+01:00 (tag) live-pair"),
    Row(
      "37: ten seconds after it", [header], still: still("2024:01:20 11:26:00", offset: 60),
      "2024-01-20T11:26:00+01:00 (tag) live-pair"),
    Row(
      "37: eleven seconds after it", [header], still: still("2024:01:20 11:25:59", offset: 60), headerOnHost),
    Row(
      "37: ten seconds before it", [header], still: still("2024:01:20 11:26:20", offset: 60),
      "2024-01-20T11:26:20+01:00 (tag) live-pair"),
    Row(
      "37: eleven seconds before it", [header], still: still("2024:01:20 11:26:21", offset: 60), headerOnHost),
    Row(
      "37: the same wall in another zone", [header], still: still("2024:01:20 11:26:10", offset: 120),
      headerOnHost),
    Row(
      "37: an instant follows a still without an offset, in any zone", [header],
      still: still("2024:01:20 16:11:15"), "2024-01-20T16:11:15 live-pair"),
    Row(
      "37: west of Greenwich", [header], still: still("2024:01:20 02:26:00"), "2024-01-20T02:26:00 live-pair"),
    Row(
      "37: eleven seconds from any zone", [header], still: still("2024:01:20 16:11:21"), headerOnHost),
    Row(
      "37: fourteen hours ahead", [header], still: still("2024:01:21 00:26:19"),
      "2024-01-21T00:26:19 live-pair"),
    Row("37: more than fourteen hours ahead", [header], still: still("2024:01:21 00:41:10"), headerOnHost),
    Row(
      "37: a local time with an offset follows it and keeps that",
      [text(.quickTimeCreationDate, "2024-01-20T11:26:10+01:00")], still: still("2024:01:20 11:26:09"),
      "2024-01-20T11:26:09+01:00 (tag) live-pair"),
    Row(
      "37: not from an hour away", [text(.quickTimeCreationDate, "2024-01-20T11:26:10+01:00")],
      still: still("2024:01:20 12:26:09"), "2024-01-20T11:26:10+01:00 (tag) quicktime:creationdate"),
    Row(
      "37: an offset that the name told", [header], name: "20240120_112610.mp4",
      still: still("2024:01:20 11:26:09"), "2024-01-20T11:26:09+01:00 (name) live-pair"),
    Row(
      "37: a wall in no zone", [wall(.quickTimeMovieHeader, 1_705_746_370)],
      still: still("2024:01:20 10:26:09", offset: 60), "2024-01-20T10:26:09+01:00 (tag) live-pair"),
    Row(
      "37: a wall an hour off", [wall(.quickTimeMovieHeader, 1_705_746_370)],
      still: still("2024:01:20 11:26:09"),
      "2024-01-20T10:26:10 quicktime:mvhd"),
    Row(
      "37: offsets that differ at the same moment", [text(.quickTimeCreationDate, "2024-01-20T10:26:10Z")],
      still: still("2024:01:20 11:26:09", offset: 60), "2024-01-20T11:26:09+01:00 (tag) live-pair"),
    Row(
      "37: in metadata alone too", [header], classes: .metadata,
      still: still("2024:01:20 11:26:09", offset: 60), "2024-01-20T11:26:09+01:00 (tag) live-pair"),
    Row(
      "37: not where metadata may not win", [header], name: "20240120_112610.mp4", classes: .name,
      still: still("2024:01:20 11:26:09"), "2024-01-20T11:26:10 name"),
    Row(
      "37: a file time follows a still too", [], still: still("2024:06:01 12:00:05", offset: 0),
      "2024-06-01T12:00:05+00:00 (tag) live-pair"),
    Row(
      "37: a movie that Exif dates goes by that", [original], still: still("2018:05:03 14:03:23"),
      "2018-05-03T14:03:22 exif:DateTimeOriginal"),
    Row(
      "37: not a still that its name dates", [header], still: still("2024:01:20 16:11:10", source: .name),
      headerOnHost),
    Row(
      "37: not a still in doubt", [header], still: still("2024:01:20 16:11:10", flags: .ambiguous),
      headerOnHost),
    Row(
      "37: not a still in the host's zone", [header],
      still: still("2024:01:20 19:26:10", offset: 540, source: .takeout, zone: .assumed, flags: .zoneAssumed),
      headerOnHost),
    Row("37: not a still of minutes", [header], still: still("2024:01:20 16:11"), headerOnHost),
    Row(
      "37: not a movie of minutes", [text(.quickTimeDay, "2024-01-20T11:26+01:00")],
      still: still("2024:01:20 11:26:05"), "2024-01-20T11:26+01:00 (tag) quicktime:day"),
    Row("37: not the still's day alone", [header], still: still("2024:01:20"), headerOnHost),
    Row("37: no date follows none", [], modified: 0, still: still("2024:01:20 16:11:10"), "undated"),
  ]
}
