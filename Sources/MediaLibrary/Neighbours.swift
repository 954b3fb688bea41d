import FileWalk
import Moments

/// The files of a folder that tell of others in it: sidecars (rules 26 to 28, 30) and a Takeout export's JSON
/// (rule 29). In folders without any they cost nothing.
struct Neighbours: ~Copyable {
  private static let json = Array("json".utf8)

  private let readsEverything: Bool
  private let latest: Int64
  private var sidecars: SidecarReader
  private var takeout: TakeoutDates?

  /// Creates those of no folder yet.
  /// - Parameters:
  ///   - readsEverything: Whether all dates are read, or only those that can win.
  ///   - latest: The last moment that is no future, in seconds since 1970.
  init(readsEverything: Bool = false, latest: Int64) {
    self.readsEverything = readsEverything
    self.latest = latest
    sidecars = SidecarReader(readsEverything: readsEverything, latest: latest)
  }

  /// Goes on to another folder.
  mutating func enter(_ folder: Folder) {
    sidecars.enter(folder)
    let holdsJSON = folder.siblings.contains { lowercasedExtension(of: $0) == Self.json }
    takeout = holdsJSON ? TakeoutDates(folder, readsEverything: readsEverything, latest: latest) : nil
  }

  /// Whether a name is that of a file which only tells of another that is there.
  func isSidecar(_ name: [UInt8]) -> Bool { !sidecars.isEmpty && sidecars.isSidecar(name) }

  /// Adds to a record what is told of its file, which is in the folder that was entered last. `report` hears what is
  /// wrong with a sidecar, once, and its name.
  mutating func addDates(
    to record: inout FileRecord, in folder: Folder, report: ([UInt8], LibraryWarning.Fault) -> Void
  ) {
    if !sidecars.isEmpty { sidecars.addDates(to: &record, in: folder, report: report) }
    takeout?.addDate(to: &record)
  }
}
