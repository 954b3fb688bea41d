import CaptureDates
import FileWalk
import MediaFormats
import MediaMetadata

/// What a photo or video says about itself, by its name, its place on the disk and its content.
///
/// It takes opening the file to know it, and nothing but the file. What is made of it is decided apart from that
/// (`FolderDecision`), as other files of the folder have a say in it.
struct FileRecord: Equatable, Sendable {
  /// The name in its folder.
  var name: [UInt8]
  /// What the file system tells; `nil` of a file in a folder that may be listed but not entered.
  var status: FileStatus?
  /// What its content tells.
  var metadata: MediaMetadata
  /// The dates that files beside it tell.
  var sidecarDates: [DateCandidate] = []
}

extension FileRecord {
  /// All the dates that it may get, in no order.
  var candidates: [DateCandidate] {
    sidecarDates.isEmpty ? metadata.candidates : metadata.candidates + sidecarDates
  }

  /// What the choice among them rests on besides; of a live photo's movie, on the date of its still.
  func facts(still: CaptureDate? = nil) -> FileFacts {
    // A time of 0 counts as none (rule 17).
    let modified = status?.modified ?? FileStatus.Time(seconds: 0, nanoseconds: 0)
    return FileFacts(
      name: name, modified: (modified.seconds, modified.nanoseconds), duration: metadata.details.duration,
      still: still)
  }
}
