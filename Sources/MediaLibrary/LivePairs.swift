import CaptureDates
import MediaFormats
import MediaMetadata

/// The files of one folder that may be the still or the movie of a live photo (rule 37).
///
/// The two share what ties them together inside, or else their names up to the extension.
struct LivePairs {
  /// A still, as far as its movie asks for it.
  struct Still {
    var name: [UInt8]
    var identifier: [UInt8]?
    var date: CaptureDate
  }

  private struct Movie {
    var record: FileRecord
    /// The place of its item.
    var item: Int
  }

  private var stills: [Still] = []
  private var movies: [Movie] = []

  /// Whether files of a format may be the movie of a live photo.
  static func isMovie(_ format: MediaFormat) -> Bool { format == .mov || format == .mp4 }

  /// Keeps what matters of a file: of a still its date if that is good enough, of a movie all, if it is an item.
  mutating func add(_ record: FileRecord, date: CaptureDate?, item: Int?) {
    switch record.metadata.format {
    case .heic, .heif, .jpeg:
      guard let date, date.canLeadMovie else { return }
      stills.append(Still(name: record.name, identifier: record.metadata.contentIdentifier, date: date))
    case let format where Self.isMovie(format):
      guard let item else { return }
      movies.append(Movie(record: record, item: item))
    default: break
    }
  }

  /// Calls `body` with each movie that has a still, the place of its item, and the still. Of several stills that
  /// would do, the first is it.
  func forEach(_ body: (_ movie: FileRecord, _ item: Int, _ still: Still) -> Void) {
    guard !movies.isEmpty else { return }
    var byIdentifier: [[UInt8]: Int] = [:]
    var byStem: [ArraySlice<UInt8>: Int] = [:]
    for (index, still) in stills.enumerated().reversed() {
      if let identifier = still.identifier { byIdentifier[identifier] = index }
      byStem[stem(of: still.name)] = index
    }
    for movie in movies {
      let tied = movie.record.metadata.contentIdentifier.flatMap { byIdentifier[$0] }
      guard let still = tied ?? byStem[stem(of: movie.record.name)] else { continue }
      body(movie.record, movie.item, stills[still])
    }
  }

  /// Forgets the files, for those of another folder.
  mutating func removeAll() {
    stills.removeAll(keepingCapacity: true)
    movies.removeAll()
  }
}
