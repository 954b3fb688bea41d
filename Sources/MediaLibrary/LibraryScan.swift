public import CaptureDates
public import FileWalk
import MediaFormats
import MediaMetadata
public import Moments

/// A scan: folders to walk, and how to date what is found.
///
/// A photo's path leads from the walk over its format and its metadata to the choice of its date; once a
/// folder is read, its files may have a say in each other's.
public struct LibraryScan: Sendable {
  /// The folders, in the order in which they are numbered.
  public var roots: [LibraryRoot]
  /// What the walk enters and reports.
  public var walkOptions: WalkOptions
  /// The kinds of items that are wanted.
  public var kinds: Set<MediaItem.Kind>
  /// Whether more is read than dates: cameras, places, sizes.
  public var wantsDetails: Bool
  private let chooser: DateChooser

  /// Creates a scan.
  public init(
    roots: [LibraryRoot], walkOptions: WalkOptions = WalkOptions(),
    kinds: Set<MediaItem.Kind> = [.photo, .video],
    wantsDetails: Bool = true, chooser: DateChooser
  ) {
    self.roots = roots
    self.walkOptions = walkOptions
    self.kinds = kinds
    self.wantsDetails = wantsDetails
    self.chooser = chooser
  }

  /// Walks all roots and returns what they hold, in the order of the walk; `report` hears of the rest.
  /// - Throws: when a root isn't a folder that can be read, before anything else happens.
  public func items(report: (LibraryNotice) -> Void) throws(LibraryError) -> [MediaItem] {
    for root in roots { _ = try walk(root) }
    var items: [MediaItem] = []
    var reader = FileReader(wantsDetails: wantsDetails, latest: chooser.latest)
    var neighbours = Neighbours(latest: chooser.latest)
    var decision = FolderDecision(chooser: chooser, kinds: kinds, wantsDetails: wantsDetails)
    var progress = (seen: 0, read: 0)
    for (number, root) in roots.enumerated() {
      try walk(root).forEach { event in
        switch event {
        case .skipped(let reason, let path):
          report(.skipped(reason: reason.rawValue, path: root.prefix + path))
        case .problem(let error, let path):
          // The root's own path below itself is empty, and so may be what its paths begin with.
          let shown = path.isEmpty ? root.name : root.prefix + path
          report(.warning(LibraryWarning(path: shown, fault: .unreadable(error))))
        case .folder(let folder, let entries):
          progress.seen += entries.count
          neighbours.enter(folder)
          for entry in entries {
            if walkOptions.skipsClutter, neighbours.isSidecar(entry.name) {
              let shown = root.prefix + path(of: entry.name, in: folder.path)
              report(.skipped(reason: SkipReason.sidecar.rawValue, path: shown))
            } else if var record = record(of: entry, in: folder, of: root, by: &reader, report: report) {
              neighbours.addDates(to: &record, in: folder) { name, fault in
                let shown = root.prefix + path(of: name, in: folder.path)
                report(.warning(LibraryWarning(path: shown, fault: fault)))
              }
              decision.add(record, in: folder.path, root: number, to: &items)
            }
            progress.read += 1
            report(.progress(seen: progress.seen, read: progress.read))
          }
          decision.endFolder(&items)
        }
      }
    }
    return items
  }

  /// Reads a file; `nil` for what is no photo or video.
  private func record(
    of entry: FileEntry, in folder: Folder, of root: LibraryRoot, by reader: inout FileReader,
    report: (LibraryNotice) -> Void
  ) -> FileRecord? {
    /// The path as it is printed.
    var shown: [UInt8] { root.prefix + path(of: entry.name, in: folder.path) }
    switch reader.read(entry, in: folder) {
    case .gone: return nil
    case .skipped(let reason):
      report(.skipped(reason: reason.rawValue, path: shown))
      return nil
    case .found(let record, let fault):
      if let fault { report(.warning(LibraryWarning(path: shown, fault: fault))) }
      if let record, !kinds.contains(MediaItem.Kind(record.metadata.format.kind)) {
        report(.skipped(reason: FileSkipReason.kind.rawValue, path: shown))
      }
      return record
    }
  }

  private func walk(_ root: LibraryRoot) throws(LibraryError) -> Walk {
    var options = walkOptions
    // Every file is opened, which tells the same.
    options.asksForStatus = false
    do throws(FileError) {
      return try Walk(root: root.name, options: options)
    } catch {
      throw LibraryError(root: root.name, fault: error)
    }
  }
}
