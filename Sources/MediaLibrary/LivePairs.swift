import MediaFormats
import MediaMetadata

/// Which movies of a folder belong to which stills, as the two files of a live photo (rule 37).
///
/// They share what ties them together inside, or else their names up to the extension.
struct LivePairs {
  /// The still of a movie, by their places among the records.
  private var stills: [Int: Int] = [:]

  /// Finds the pairs among the files of one folder; of several stills that would do, the first is it.
  init(_ records: [FileRecord]) {
    guard records.contains(where: { Self.isMovie($0.metadata.format) }) else { return }
    var byIdentifier: [[UInt8]: Int] = [:]
    var byStem: [ArraySlice<UInt8>: Int] = [:]
    for (index, record) in records.enumerated() where Self.isStill(record.metadata.format) {
      if let identifier = record.metadata.contentIdentifier, byIdentifier[identifier] == nil {
        byIdentifier[identifier] = index
      }
      if byStem[record.stem] == nil { byStem[record.stem] = index }
    }
    for (index, record) in records.enumerated() where Self.isMovie(record.metadata.format) {
      stills[index] = record.metadata.contentIdentifier.flatMap { byIdentifier[$0] } ?? byStem[record.stem]
    }
  }

  /// Returns the place of the still to which the movie at a place belongs; `nil` when it belongs to none.
  func still(ofMovie index: Int) -> Int? { stills[index] }
}

extension LivePairs {
  private static func isMovie(_ format: MediaFormat) -> Bool {
    switch format {
    case .mov, .mp4: true
    default: false
    }
  }

  private static func isStill(_ format: MediaFormat) -> Bool {
    switch format {
    case .heic, .heif, .jpeg: true
    default: false
    }
  }
}
