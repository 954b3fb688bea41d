import CaptureDates
import FileWalk

/// Reads the dates that a Takeout export tells of the files of a folder (rule 29).
struct TakeoutDates {
  private let folder: Folder
  private var sidecars: TakeoutSidecars

  /// Creates a reader of a folder; `nil` of one that has no JSON.
  init?(_ folder: Folder) {
    if folder.siblings.isEmpty { return nil }
    sidecars = TakeoutSidecars(names: folder.siblings)
    if sidecars.isEmpty { return nil }
    self.folder = folder
  }

  /// Returns the date of a file of the folder; `nil` where no JSON tells it that is certainly the file's.
  mutating func candidate(for name: [UInt8]) -> DateCandidate? {
    sidecars.match(for: name, reading: read)?.metadata.candidate
  }

  /// Reads a JSON file; `nil` where it can't be read, is too large, or tells of no photo or video.
  private func read(_ name: [UInt8]) -> TakeoutMetadata? {
    guard let file = try? folder.open(name), file.status.size <= TakeoutMetadata.Limits.byteCount,
      let text = try? file.read(TakeoutMetadata.Limits.byteCount, at: 0)
    else { return nil }
    return TakeoutMetadata(text.span)
  }
}
