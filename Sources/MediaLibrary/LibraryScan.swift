public import CaptureDates
public import FileWalk
import MediaFormats
import MediaMetadata
public import Moments

/// A scan: folders to walk, and how to date what is found.
///
/// A photo's path leads from the walk over its format and its metadata to the choice of its date.
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
    var reader = FileReader(wantsDetails: wantsDetails)
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
          for entry in entries {
            let file = LibraryFile(root: number, folder: folder, entry: entry)
            if let item = item(of: file, by: &reader, report: report) { items.append(item) }
            progress.read += 1
            report(.progress(seen: progress.seen, read: progress.read))
          }
        }
      }
    }
    return items
  }

  /// Reads a file; `nil` for what is no item that is wanted.
  private func item(
    of file: LibraryFile, by reader: inout FileReader, report: (LibraryNotice) -> Void
  ) -> MediaItem? {
    let prefix = roots[file.root].prefix
    func skip(_ reason: FileSkipReason) {
      report(.skipped(reason: reason.rawValue, path: prefix + file.path))
    }
    switch reader.read(file) {
    case .gone: break
    case .skipped(let reason): skip(reason)
    case .found(let metadata, let status, let fault):
      if let fault { report(.warning(LibraryWarning(path: prefix + file.path, fault: fault))) }
      guard let metadata else { break }
      if kinds.contains(MediaItem.Kind(metadata.format.kind)) { return item(of: file, metadata, status) }
      skip(.kind)
    }
    return nil
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

  private func item(of file: LibraryFile, _ metadata: MediaMetadata, _ status: FileStatus?) -> MediaItem {
    // A time of 0 counts as none (rule 17).
    let modified = status?.modified ?? FileStatus.Time(seconds: 0, nanoseconds: 0)
    let facts = FileFacts(name: file.entry.name, modified: (modified.seconds, modified.nanoseconds))
    var item = MediaItem(
      root: file.root, relativePath: file.path, date: chooser.date(from: metadata.candidates, of: facts),
      kind: MediaItem.Kind(metadata.format.kind), type: metadata.format.rawValue,
      size: status?.size,
      modified: status.map { Double($0.modified.seconds) + Double($0.modified.nanoseconds) / 1e9 })
    if wantsDetails { item.details = MediaItem.Details(metadata.details) }
    return item
  }
}

extension MediaItem.Kind {
  /// The kind of a format.
  fileprivate init(_ kind: MediaKind) {
    switch kind {
    case .photo: self = .photo
    case .video: self = .video
    }
  }
}

extension MediaItem.Details {
  /// Takes over what the file's metadata tells.
  fileprivate init(_ details: MediaDetails) {
    self.init()
    width = details.width
    height = details.height
    orientation = details.orientation
    duration = details.duration
    make = details.make
    model = details.model
    latitude = details.latitude
    longitude = details.longitude
  }
}
