import CaptureDates
import FileWalk
import MediaFormats
import MediaMetadata
import Moments

/// How the files of a folder become items: each by what its record says, and a live photo's movie by its still's too.
///
/// Records come one by one. Of most no more is kept than the item; movies wait for the end of their folder.
struct FolderDecision {
  private let chooser: DateChooser
  private let kinds: Set<MediaItem.Kind>
  private let wantsDetails: Bool
  private var pairs = LivePairs()

  /// Creates a decision; `kinds` are those of the items that are wanted, `wantsDetails` is whether they show more
  /// than their dates.
  init(chooser: DateChooser, kinds: Set<MediaItem.Kind>, wantsDetails: Bool) {
    self.chooser = chooser
    self.kinds = kinds
    self.wantsDetails = wantsDetails
  }

  /// Decides on a file of a folder, whose path is below the root of that number, and appends the item that it is.
  ///
  /// Kinds that aren't wanted count too: a still leads its movie even where no stills are listed.
  mutating func add(_ record: FileRecord, in folder: [UInt8], root: Int, to items: inout [MediaItem]) {
    let date = date(of: record, still: nil)
    let isWanted = kinds.contains(MediaItem.Kind(record.metadata.format.kind))
    pairs.add(record, date: date, item: isWanted ? items.count : nil)
    if isWanted { items.append(item(of: record, in: folder, root: root, date: date)) }
  }

  /// Decides anew, at the end of a folder, on the movies that have a still in it (rule 37).
  mutating func endFolder(_ items: inout [MediaItem]) {
    pairs.forEach { movie, item, still in items[item].take(date(of: movie, still: still.date)) }
    pairs.removeAll()
  }
}

extension FolderDecision {
  private func date(of record: FileRecord, still: CaptureDate?) -> CaptureDate? {
    chooser.date(from: record.candidates, of: record.facts(still: still))
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
