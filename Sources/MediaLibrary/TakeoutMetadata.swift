import CaptureDates
import JSON

/// What a JSON file of a Takeout export tells of a photo or video (rule 29).
struct TakeoutMetadata: Equatable {
  /// The name that it had when it was given to Google Photos, however it is called in the export.
  var title: String?
  /// When it was taken, in seconds since 1970 UTC.
  var seconds: Int64

  /// Reads the text of such a file; `nil` if it is none, as that of an album, or doesn't tell when.
  init?(_ text: Span<UInt8>) {
    guard
      let document = try? JSONDocument(
        parsing: text, maximumDepth: Limits.depth, maximumByteCount: Limits.byteCount),
      let time = document.root["photoTakenTime"]?["timestamp"],
      // Google writes a string; other programs that write such files, a number.
      let seconds = time.string.flatMap({ Int64($0) }) ?? time.integer.map({ Int64($0) }),
      // A time of 0 is none.
      seconds != 0
    else { return nil }
    self.seconds = seconds
    title = document.root["title"]?.string.flatMap { $0.utf8.count <= Limits.title ? $0 : nil }
  }

  /// The instant.
  var candidate: DateCandidate {
    DateCandidate(source: .takeout, value: .instant(seconds: seconds, nanoseconds: 0))
  }

  enum Limits {
    /// How many bytes such a file may have; one has a thousand, and some more where many people are named.
    static let byteCount = 1 << 20
    /// How deep it may nest; they nest four deep.
    static let depth = 32
    /// How long a title may be, in bytes; a file's name has at most 255.
    static let title = 1_024
  }
}
