import CaptureDates
import Foundation
import MediaFormats
import MediaMetadata
import TestSupport
import Testing

@Suite(.enabled(if: Corpus.folder != nil, "PHOTOSEL_CORPUS names no folder of real files"))
struct CorpusTests {
  @Test func `every file that is dated gets that date, fraction and offset`() throws {
    let scan = try Corpus.scan("--format", "ndjson", "--date-from", "metadata")
    #expect(scan.status == 0)
    let score = try Corpus.score(
      scan, "--need", "100", "-v", "--policy", Corpus.scripts + "/score-dates.policy.jsonl")
    #expect(score.status == 0, "\(score.text)\(score.errors)")
  }

  /// Files that tell more than the manifest says; score-dates accepts their dates without a look at the rest.
  @Test(
    arguments: [
      (
        "jpeg/goexif-05923b88__2011-10-28-18-25-43-sep-2011-10-28-18-25-43.jpg", "2011-10-28T18:25:43.50", nil
      ),
      (
        "jpeg/goexif-95e515c5__2011-10-28-17-50-18-sep-2011-10-28-17-50-18a.jpg", "2011-10-28T17:50:18.92",
        nil
      ),
      ("jpeg/mdximages-284afef2__Reconyx_HF2_Pro_Covert.jpg", "2019-04-04T10:04:12", "-06:00"),
      ("cr2/trackerminers-91a6a4a0__raw-cr2.cr2", "2016-11-27T11:32:07.77", nil),
      ("jxl/exifpy-eaf96763__test_0001.jxl", "2025-08-15T22:25:54", "+00:00"),
    ] as [(String, String, String?)])
  func `fraction and offset are read where the manifest has none (rules 20 and 22)`(
    path: String, captured: String, offset: String?
  ) throws {
    let item = try #require(
      try Corpus.scan("--format", "ndjson", "--date-from", "metadata").items()[path])
    #expect(item["captured"] as? String == captured)
    #expect(item["offset"] as? String == offset)
    #expect(item["source"] as? String == "exif:DateTimeOriginal")
    #expect(item["zone"] as? String == (offset == nil ? nil : "tag"))
  }

  @Test func `no name gives a file a date that it does not hold`() throws {
    let scan = try Corpus.scan("--format", "ndjson", "--date-from", "metadata,name")
    let score = try Corpus.score(scan, "-v", "--policy", Corpus.scripts + "/score-dates.policy.jsonl")
    #expect(score.text.contains(" wrong 0  invented 0 "), "\(score.text)\(score.errors)")
    #expect(score.text.contains(" unlisted 0 "), "\(score.text)")
  }

  @Test(arguments: ["Asia/Kathmandu", "America/Anchorage"])
  func `the host's zone moves only the dates for which it is assumed (rules 24 and 43)`(zone: String) throws {
    let here = try Corpus.scan("--format", "ndjson").items()
    let there = try Corpus.scan("--format", "ndjson", zone: zone).items()
    #expect(Set(here.keys) == Set(there.keys))
    let moved = here.filter { $0.value != there[$0.key] }
    #expect(moved.allSatisfy { $0.value["zone"] as? String == "assumed" }, "\(moved.keys.sorted())")
    // Every file without a date of its own has the file system's, which is an instant.
    #expect(moved.count == here.values.count { $0["zone"] as? String == "assumed" })
    #expect(!moved.isEmpty && moved.count < here.count)
  }

  @Test(.timeLimit(.minutes(5)))
  func `broken and hostile files end no scan, and no date of theirs is absurd (rule 17)`() throws {
    let scan = try Corpus.scan("--format", "ndjson", below: "corrupt")
    #expect(scan.status == 0, "\(scan.errors)")
    let tomorrow = Date(timeIntervalSinceNow: 86_400).ISO8601Format()
    let items = try scan.items()
    #expect(items.count > 30)
    for (path, item) in items {
      guard let captured = item["captured"] as? String else { continue }
      #expect(captured >= "1826" && captured <= tomorrow, "\(path)")
    }
  }

  @Test func `a part of a file tells no date that the whole file does not`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    // Everything, as a whole file may be read no further than its date needs.
    var reader = MediaReader(wantsDetails: true, readsEverything: true)
    func dates(_ bytes: [UInt8]) -> Set<String> {
      var source = ByteSource(bytes)
      guard case .media(let metadata, _)? = try? reader.read(&source, fileExtension: []) else { return [] }
      return Set(
        metadata.candidates.map { candidate in
          guard case .text(let date, _, _) = candidate.value else { return "" }
          return "\(candidate.source.rawValue) \(String(decoding: date, as: UTF8.self))"
        })
    }
    for (name, bytes) in try Corpus.photos() {
      let all = dates(bytes)
      for _ in 0..<50 {
        let length = Int.random(in: 0...min(bytes.count, 70_000), using: &generator)
        let some = dates(Array(bytes.prefix(length)))
        // Of IPTC's day and time the day may be all that is left.
        let isTold = some.allSatisfy { date in all.contains { $0.hasPrefix(date) } }
        #expect(isTold, "\(length) bytes of \(name), seed \(seed)")
      }
    }
  }
}
