import TestSupport
import Testing

/// Movies in the output (capture-date.md, section 5).
@Suite struct MovieTests {
  /// A live photo of a telephone that tells no zone, a movie of one whose names are in local time, one whose header
  /// is all there is, and one that tells everything.
  private static func library() -> Home {
    let home = Home(["P/live/IMG_0001.JPG": "2024:05:03 16:03:20"])
    // 2024-05-03 14:03:22 UTC, for ten seconds.
    let header = SampleMovie.movieHeader(
      created: UInt64(SampleMovie.secondsTo1970 + 1_714_745_002), duration: 6000)
    let movie = Bytes(SampleMovie.file(SampleMovie.movie(header: header)))
    for name: Bytes in ["P/live/IMG_0001.MOV", "P/20240503_100322.mov", "P/MVI_0001.mov"] {
      home.file(name, movie)
    }
    home.file("P/all.mov", Bytes(SampleMovie.file()))
    return home
  }

  /// What jq would print of every item: its name, date, offset, zone and source.
  private static func datings(_ home: Home, _ options: String, zone: String) -> [String] {
    let listing = home.run("scan P --format ndjson --relative " + options, environment: ["TZ": zone])
    #expect(listing.status == 0 && listing.messages == "")
    let keys = ["path", "captured", "offset", "zone", "source"]
    return listing.output.lines.map { line in
      keys.map { key in
        let rest = line.text.split(separator: "\"\(key)\":", maxSplits: 1).last ?? ""
        return String(rest.prefix { $0 != "," && $0 != "}" }).replacing("\"", with: "")
      }.joined(separator: " ")
    }.sorted()
  }

  @Test(arguments: ["", "--date-from metadata"])
  func `movies are dated by what tells their zone, and the host's zone moves only the rest`(options: String) {
    let home = Self.library()
    let settled = [
      "20240503_100322.mov 2024-05-03T10:03:22 -04:00 name quicktime:mvhd",
      "live/IMG_0001.JPG 2024-05-03T16:03:20 null null exif:DateTimeOriginal",
      "live/IMG_0001.MOV 2024-05-03T16:03:20 null null live-pair",
    ]
    let told = ["all.mov 2024-05-03T14:03:22 +02:00 tag quicktime:creationdate"]
    let rest = [
      "UTC": "2024-05-03T14:03:22", "Asia/Kathmandu": "2024-05-03T19:48:22",
      "America/Anchorage": "2024-05-03T06:03:22", "Pacific/Kiritimati": "2024-05-04T04:03:22",
    ]
    for (zone, time) in rest {
      let assumed = ["MVI_0001.mov \(time) null assumed quicktime:mvhd"]
      #expect(Self.datings(home, options, zone: zone) == (settled + assumed + told).sorted(), "\(zone)")
    }
  }

  @Test func `a live photo is one moment, wherever its movie's header has it`() {
    let home = Self.library()
    for options in ["", " --kind video"] {
      let found = home.run("scan P/live --format tsv" + options, environment: ["TZ": "Pacific/Kiritimati"])
      let still: Bytes = options.isEmpty ? "2024-05-03\t16:03:20\tP/live/IMG_0001.JPG\n" : ""
      #expect(found == Outcome("2024-05-03\t16:03:20\tP/live/IMG_0001.MOV\n" + still))
    }
  }

  @Test func `how long a movie plays is shown, and kept by a saved scan`() {
    let home = Self.library()
    let listing = home.run("scan P --format ndjson")
    #expect(listing.output.lines.count { $0.text.contains(#","duration":10"#) } == 3)
    #expect(listing.output.lines.count { $0.text.contains(#","duration":"#) } == 4)
    home.file("saved.ndjson", listing.output)
    #expect(home.run("select --from saved.ndjson --kind photo,video --format ndjson") == listing)
  }
}
