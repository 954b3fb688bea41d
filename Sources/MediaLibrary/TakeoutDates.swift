import CaptureDates
import FileWalk

/// Reads the dates that a Takeout export tells of the files of a folder (rule 29).
struct TakeoutDates {
  private let folder: Folder
  /// Made when it is first needed.
  private var sidecars: TakeoutSidecars?

  /// Creates a reader of a folder.
  init(_ folder: Folder) { self.folder = folder }

  /// Returns the date that an export tells of a file of the folder; `nil` where there is no JSON that is certainly the
  /// file's, or need be none, as the file tells the date itself. `latest` is the last moment that is no future, in
  /// seconds since 1970.
  mutating func candidate(for record: FileRecord, latest: Int64) -> DateCandidate? {
    guard !folder.siblings.isEmpty,
      !(record.metadata.candidates + record.sidecarDates).contains(where: { $0.isConclusive(latest: latest) })
    else { return nil }
    var sidecars = self.sidecars.take() ?? TakeoutSidecars(names: folder.siblings)
    defer { self.sidecars = sidecars }
    return sidecars.match(for: record.name, reading: read)?.metadata.candidate
  }

  /// Reads a JSON file; `nil` where it can't be read, is too large, or tells of no photo or video.
  private func read(_ name: [UInt8]) -> TakeoutMetadata? {
    guard let file = try? folder.open(name), file.status.size <= TakeoutMetadata.Limits.byteCount,
      let text = try? file.read(TakeoutMetadata.Limits.byteCount, at: 0)
    else { return nil }
    return TakeoutMetadata(text.span)
  }
}
