import CaptureDates
import FileWalk
import TestSupport
import Testing

@testable import MediaLibrary

/// What the JSON files of an export tell (rule 29).
@Suite struct TakeoutMetadataTests {
  @Test(
    arguments: [
      (
        "as Google writes it",
        #"{"title": "a.jpg", "creationTime": {"timestamp": "1697872351"}, "photoTakenTime": {"timestamp": "1696573800", "formatted": "6 oct. 2023, 06:30:00 UTC"}}"#,
        1_696_573_800
      ),
      ("a number", #"{"photoTakenTime": {"timestamp": 1696573800}}"#, 1_696_573_800),
      ("before 1970", #"{"photoTakenTime": {"timestamp": "-86400"}}"#, -86_400),
      ("a number before 1970", #"{"photoTakenTime": {"timestamp": -86400}}"#, -86_400),
      ("as great as can be", #"{"photoTakenTime": {"timestamp": "9223372036854775807"}}"#, .max),
      ("greater", #"{"photoTakenTime": {"timestamp": "9223372036854775808"}}"#, nil),
      ("a number greater than is exact", #"{"photoTakenTime": {"timestamp": 1e300}}"#, nil),
      ("a number greater than any", #"{"photoTakenTime": {"timestamp": 1e999}}"#, nil),
      ("a fraction", #"{"photoTakenTime": {"timestamp": 0.5}}"#, nil),
      ("zero", #"{"photoTakenTime": {"timestamp": "0"}}"#, nil),
      ("the number zero", #"{"photoTakenTime": {"timestamp": 0}}"#, nil),
      ("no text", #"{"photoTakenTime": {"timestamp": ""}}"#, nil),
      ("a date", #"{"photoTakenTime": {"timestamp": "2023-10-06"}}"#, nil),
      ("null", #"{"photoTakenTime": {"timestamp": null}}"#, nil),
      ("no timestamp", #"{"photoTakenTime": {"formatted": "6 oct. 2023, 06:30:00 UTC"}}"#, nil),
      ("another form", #"{"photoTakenTime": "1696573800"}"#, nil),
      ("the upload alone", #"{"creationTime": {"timestamp": "1697872351"}}"#, nil),
      ("an album", #"{"title": "Summer", "date": {"timestamp": "1697872351"}}"#, nil),
      ("a list", "[1696573800]", nil),
      ("an end too early", #"{"photoTakenTime": {"timestamp": "1696573800"}"#, nil),
      ("more than one", #"{"photoTakenTime": {"timestamp": "1696573800"}} {}"#, nil),
      ("nothing", "", nil),
      (
        "too deep",
        #"{"photoTakenTime": {"timestamp": "1"}, "a": "# + String(repeating: "[", count: 40)
          + String(repeating: "]", count: 40) + "}", nil
      ),
    ] as [(String, String, Int64?)])
  func `the time of the photo is read (rule 29)`(title: String, text: String, seconds: Int64?) {
    let metadata = TakeoutMetadata(Array(text.utf8).span)
    #expect(metadata?.seconds == seconds, "\(title)")
    #expect(
      metadata?.candidate
        == seconds.map { DateCandidate(source: .takeout, value: .instant(seconds: $0, nanoseconds: 0)) })
  }

  @Test func `every beginning of a JSON is none (rule 29)`() {
    let text = Array(#"{"title": "a.jpg", "photoTakenTime": {"timestamp": "1696573800"}}"#.utf8)
    for count in 0..<text.count { #expect(TakeoutMetadata(Array(text[..<count]).span) == nil) }
    #expect(TakeoutMetadata(text.span)?.title == "a.jpg")
  }

  @Test(arguments: [1 << 20, 1 << 20 + 1])
  func `a JSON of more than a megabyte is passed over (rule 29)`(byteCount: Int) throws {
    let library = Library()
    library.file("a.jpg", SampleJPEG.file([]))
    let text = #"{"photoTakenTime": {"timestamp": "1696573800"}}"#
    library.file("a.jpg.json", String(repeating: " ", count: byteCount - text.utf8.count) + text)
    let isRead = byteCount == 1 << 20
    #expect(
      try library.scan().datings == [
        isRead ? "a.jpg 2023-10-06T09:30:00 - assumed takeout" : "a.jpg 2023-01-02T06:04:05 - assumed mtime"
      ])
  }

  @Test func `exports date what tells no date of its own (rules 2 and 29)`() throws {
    let library = Library()
    let text = #"{"photoTakenTime": {"timestamp": "1696573800"}}"#
    library.photo("A/own.jpg")
    library.file("A/own.jpg.json", text)
    library.photo("A/reset.jpg", takenAt: "2000:01:01 00:00:00")
    library.file("A/reset.jpg.json", text)
    library.file("A/IMG_20231006_083000.jpg", SampleJPEG.file([]))
    library.file("A/IMG_20231006_083000.jpg.supplemental-metad.json", text)
    library.movie("A/b.mp4", recordedAt: 1_705_746_370)
    library.file("A/b.mp4.json", text)
    library.file("A/c.jpg", SampleJPEG.file([]))
    library.file("A/c-edited.jpg", SampleJPEG.file([]))
    library.file("A/c.jpg.json", text)
    library.file("A/d.jpg", SampleJPEG.file([]))
    library.folder("A/d.jpg.json")
    library.file("A/metadata.json", text)
    library.file("B/c.jpg", SampleJPEG.file([]))
    let outcome = try library.scan()
    #expect(
      outcome.datings == [
        "A/IMG_20231006_083000.jpg 2023-10-06T08:30:00 120 name takeout",
        "A/b.mp4 2024-01-20T13:26:10 - assumed quicktime:mvhd",
        "A/c-edited.jpg 2023-10-06T09:30:00 - assumed takeout",
        "A/c.jpg 2023-10-06T09:30:00 - assumed takeout",
        "A/d.jpg 2023-01-02T06:04:05 - assumed mtime",
        "A/own.jpg 2024-05-03T14:03:22 - - exif:DateTimeOriginal",
        "A/reset.jpg 2023-10-06T09:30:00 - assumed takeout",
        "B/c.jpg 2023-01-02T06:04:05 - assumed mtime",
      ])
    #expect(outcome.warnings == [])
  }
}
