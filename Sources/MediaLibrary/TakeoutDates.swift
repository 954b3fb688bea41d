import CaptureDates
import FileWalk
import MediaMetadata

/// Reads the dates that a Takeout export tells of the files of a folder (rule 29).
struct TakeoutDates {
  private let folder: Folder
  private let readsEverything: Bool
  private let latest: Int64
  /// Made when it is first needed.
  private var sidecars: TakeoutSidecars?

  /// Creates a reader of a folder.
  /// - Parameters:
  ///   - folder: The folder.
  ///   - readsEverything: Whether the JSON of a file that tells its date itself is read too.
  ///   - latest: The last moment that is no future, in seconds since 1970.
  init(_ folder: Folder, readsEverything: Bool = false, latest: Int64) {
    self.folder = folder
    self.readsEverything = readsEverything
    self.latest = latest
  }

  /// Adds the date that an export tells of a file of the folder, if there is a JSON that is certainly the file's; it
  /// isn't looked for where the file tells its date itself.
  mutating func addDate(to record: inout FileRecord) {
    guard readsEverything || !record.candidates.contains(where: { $0.isConclusive(latest: latest) }) else {
      return
    }
    var sidecars = self.sidecars.take() ?? TakeoutSidecars(names: folder.siblings)
    defer { self.sidecars = sidecars }
    guard let match = sidecars.match(for: record.name, reading: read) else { return }
    var date = match.metadata.candidate
    date.place = .file(match.json)
    record.sidecarDates.append(date)
  }

  /// Reads a JSON file; `nil` where it can't be read, is too large, or tells of no photo or video.
  private func read(_ name: [UInt8]) -> TakeoutMetadata? {
    guard let file = try? folder.open(name), file.status.size <= TakeoutMetadata.Limits.byteCount,
      let text = try? file.read(TakeoutMetadata.Limits.byteCount, at: 0)
    else { return nil }
    return TakeoutMetadata(text.span)
  }
}
