import Foundation
import TestSupport
import Testing

/// Exports of Google Photos (rule 29).
@Suite struct TakeoutTests {
  /// What a scan prints of an item that was taken at that moment, with no zone told.
  private static func line(_ path: Bytes, _ seconds: Int64) -> Bytes {
    let time = Date(timeIntervalSince1970: TimeInterval(seconds)).ISO8601Format()
    return Bytes("\(time.prefix(10))\t\(time.dropFirst(11).prefix(8))\t".utf8) + path
  }

  @Test(arguments: SampleTakeout.Style.allCases)
  func `every file of an export of hundreds gets its own date (rule 29)`(style: SampleTakeout.Style) {
    var generator = SeededGenerator(seed: 29)
    let uploads = SampleTakeout.uploads(&generator)
    let home = Home()
    let export = SampleTakeout(uploads, style)
    for (name, text) in export.jsons { home.file(Bytes("P/\(name)".utf8), Bytes(text.text.utf8)) }
    var expected: [Bytes] = []
    for (index, file) in export.files.enumerated() {
      // Some file systems decompose what they are given.
      let name =
        index.isMultiple(of: 2)
        ? file.name.precomposedStringWithCanonicalMapping : file.name.decomposedStringWithCanonicalMapping
      let path = Bytes("P/\(name)".utf8)
      home.photo(path)
      expected.append(Self.line(path, SampleTakeout.seconds(file.upload)))
    }
    let listing = home.run("scan P --format tsv --date-from metadata")
    #expect(listing.status == 0 && listing.messages == "")
    #expect(export.files.count > 300 && uploads.count > 300)
    let found = Set(listing.output.lines)
    #expect(expected.filter { !found.contains($0) } == [])
    #expect(listing.output.lines.count == expected.count)
  }

  @Test func `an export's date is shown with its zone and where it is from (rule 29)`() {
    let home = Home(["P/own.jpg": "2024:05:03 14:03:22"])
    for name: Bytes in ["P/IMG_20231006_083000.jpg", "P/scan.jpg", "P/scan-edited.jpg", "P/lost.jpg"] {
      home.photo(name)
    }
    let json = { (seconds: Int) in Bytes(#"{"photoTakenTime": {"timestamp": "\#(seconds)"}}"#.utf8) }
    home.file("P/own.jpg.json", json(1_000_000_000))
    home.file("P/IMG_20231006_083000.jpg.supplemental-met.json", json(1_696_573_800))
    home.file("P/scan.jpg.json", json(-473_385_600))
    home.file("P/lost.jpg.json", "{")
    home.file("P/metadata.json", #"{"title": "P", "date": {"timestamp": "1"}}"#)
    let listing = home.run(
      "scan P --format ndjson --relative --order oldest", environment: ["TZ": "Asia/Tokyo"])
    let keys = ["path", "captured", "offset", "zone", "source"]
    let datings = listing.output.lines.map { line in
      keys.map { key in
        let rest = line.text.split(separator: "\"\(key)\":", maxSplits: 1).last ?? ""
        return String(rest.prefix { $0 != "," && $0 != "}" }).replacing("\"", with: "")
      }.joined(separator: " ")
    }
    #expect(
      datings == [
        "scan-edited.jpg 1955-01-01T09:00:00 null assumed takeout",
        "scan.jpg 1955-01-01T09:00:00 null assumed takeout",
        "lost.jpg 2020-02-02T11:02:02 null assumed mtime",
        "IMG_20231006_083000.jpg 2023-10-06T08:30:00 +02:00 name takeout",
        "own.jpg 2024-05-03T14:03:22 null null exif:DateTimeOriginal",
      ])
    #expect(listing.status == 0 && listing.messages == "")
  }

  @Test(.enabled(if: Tracing.isPermitted, "strace is not here, or may not be used"))
  func `a JSON is opened only where it may tell the date (rule 2)`() {
    let home = Home(["P/own.jpg": "2024:05:03 14:03:22"])
    home.photo("P/other.jpg")
    for name: Bytes in ["P/own.jpg.json", "P/other.jpg.json"] { home.file(name, "{}") }
    let trace = Tracing.command(["-o", "trace", "-e", "trace=openat"]).map(\.text).joined(separator: " ")
    #expect(home.shell("\(trace) \(Home.program) scan P").status == 0)
    let opened = home.content("trace")?.text ?? ""
    // What isn't media is opened in its own right, once.
    #expect(opened.ranges(of: #""own.jpg.json""#).count == 1)
    #expect(opened.ranges(of: #""other.jpg.json""#).count == 2)
  }
}
