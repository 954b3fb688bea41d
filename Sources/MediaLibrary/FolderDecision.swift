import CaptureDates
import FileWalk
import MediaFormats
import MediaMetadata
import Moments

/// How the files of a folder become items: each by what its record says, and a live photo's movie by its still's too.
struct FolderDecision {
  let chooser: DateChooser
  /// The kinds of items that are wanted.
  let kinds: Set<MediaItem.Kind>
  /// Whether items show more than their dates.
  let wantsDetails: Bool

  /// Returns the items that the files of a folder are, in the order of their records; the folder's path is below
  /// the root of that number.
  ///
  /// The records are all that were read of the folder: a still leads its movie even where no stills are wanted.
  func items(of records: [FileRecord], in folder: [UInt8], root: Int) -> [MediaItem] {
    let pairs = LivePairs(records)
    var items: [MediaItem] = []
    items.reserveCapacity(records.count)
    for (index, record) in records.enumerated() {
      guard kinds.contains(MediaItem.Kind(record.metadata.format.kind)) else { continue }
      let still = pairs.still(ofMovie: index).flatMap { date(of: records[$0], still: nil) }
      items.append(item(of: record, in: folder, root: root, date: date(of: record, still: still)))
    }
    return items
  }

  private func date(of record: FileRecord, still: CaptureDate?) -> CaptureDate? {
    // A time of 0 counts as none (rule 17).
    let modified = record.status?.modified ?? FileStatus.Time(seconds: 0, nanoseconds: 0)
    let facts = FileFacts(
      name: record.name, modified: (modified.seconds, modified.nanoseconds),
      duration: record.metadata.details.duration, still: still)
    return chooser.date(from: record.metadata.candidates, of: facts)
  }

  private func item(of record: FileRecord, in folder: [UInt8], root: Int, date: CaptureDate?) -> MediaItem {
    let format = record.metadata.format
    var item = MediaItem(
      root: root, relativePath: path(of: record.name, in: folder), date: date,
      kind: MediaItem.Kind(format.kind), type: format.rawValue, size: record.status?.size,
      modified: record.status.map { Double($0.modified.seconds) + Double($0.modified.nanoseconds) / 1e9 })
    if wantsDetails { item.details = MediaItem.Details(record.metadata.details) }
    return item
  }
}

/// Returns the path of a file below a root, from that of its folder, which is empty for the root itself.
func path(of name: [UInt8], in folder: [UInt8]) -> [UInt8] {
  if folder.isEmpty { return name }
  var path: [UInt8] = []
  path.reserveCapacity(folder.count + 1 + name.count)
  path += folder
  path.append(UInt8(ascii: "/"))
  path += name
  return path
}

extension MediaItem.Kind {
  /// The kind of a format.
  init(_ kind: MediaKind) {
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
