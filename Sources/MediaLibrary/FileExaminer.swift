public import CaptureDates
import FileWalk
import MediaFormats
import MediaMetadata
import Moments

/// Finds out what files offer to be dated by, one file after another, in a library or outside any.
public struct FileExaminer: ~Copyable {
  private let chooser: DateChooser
  private var reader: FileReader

  /// Creates an examiner of files that `chooser` dates.
  public init(chooser: DateChooser) {
    self.chooser = chooser
    reader = FileReader(wantsDetails: true, readsEverything: true, latest: chooser.latest)
  }

  /// Reads all that the file at `path`, through links, says of its date, and what files beside it say.
  public mutating func examine(_ path: [UInt8]) throws(ExaminationError) -> FileExamination {
    let (folder, name) = Self.parts(of: path)
    var (record, fault) = try read(path, named: name)
    var troubles = fault.map { [FileExamination.Trouble(sidecar: nil, fault: $0)] } ?? []
    let still = still(of: record, in: folder)
    // A folder that can't be listed tells nothing.
    if let folder = try? Folder(at: folder) {
      var neighbours = Neighbours(readsEverything: true, latest: chooser.latest)
      neighbours.enter(folder)
      neighbours.addDates(to: &record, in: folder) {
        troubles.append(FileExamination.Trouble(sidecar: $0, fault: $1))
      }
    }
    return FileExamination(
      format: record.metadata.format, offers: offers(of: record, still: still), troubles: troubles)
  }
}

extension FileExaminer {
  /// The path of a file's folder, and its name there.
  private static func parts(of path: [UInt8]) -> (folder: [UInt8], name: [UInt8]) {
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return ([UInt8(ascii: ".")], path) }
    return (Array(path[...slash]), Array(path[(slash + 1)...]))
  }

  private mutating func read(
    _ path: [UInt8], named name: [UInt8]
  ) throws(ExaminationError) -> (FileRecord, LibraryWarning.Fault?) {
    let outcome: FileReader.Outcome
    do throws(FileError) {
      outcome = try reader.read(OpenFile(at: path), named: name)
    } catch {
      throw .unreadable(error)
    }
    switch outcome {
    case .found(let record?, let fault): return (record, fault)
    case .skipped(.empty): throw .empty
    case .skipped(.audio): throw .audio
    case .skipped, .found, .gone: throw .notMedia
    }
  }

  /// All that a file offers, in the order of rule 2.
  private func offers(of record: FileRecord, still: LivePairs.Still?) -> [FileExamination.Offer] {
    let facts = record.facts(still: still?.date)
    let candidates = record.candidates
    let verdicts = chooser.verdicts(on: candidates, of: facts)
    let offers = verdicts.enumerated().map { index, verdict in
      let candidate =
        candidates.indices.contains(index)
        ? candidates[index] : self.candidate(for: verdict.source, facts, still)
      return FileExamination.Offer(candidate: candidate, verdict: verdict)
    }
    return offers.enumerated().sorted { one, other in
      let ranks = (one.element.verdict.source.rank, other.element.verdict.source.rank)
      return ranks.0 == ranks.1 ? one.offset < other.offset : ranks.0 < ranks.1
    }.map(\.element)
  }

  /// What the file offers besides its candidates: its name, its time, or its still's date.
  private func candidate(
    for source: DateSource, _ facts: FileFacts, _ still: LivePairs.Still?
  ) -> DateCandidate {
    switch source {
    case .fileTime:
      // To the second, as it is read (rule 43).
      return DateCandidate(
        source: source, value: .instant(seconds: facts.modified.seconds, nanoseconds: 0))
    case .livePair:
      var text: [UInt8] = []
      still?.date.wall.append(to: &text)
      var offset: [UInt8] = []
      still?.date.toldOffset?.append(to: &offset)
      return DateCandidate(
        source: source, value: .text(text, subSecond: [], offset: offset), at: still.map { .file($0.name) })
    default: return DateCandidate(source: source, value: .text(facts.name, subSecond: [], offset: []))
    }
  }
}

// MARK: - What is beside the file

extension FileExaminer {
  /// Returns the still that a scan would find for a movie in its folder (rule 37); `nil` when there is none.
  private func still(of movie: FileRecord, in path: [UInt8]) -> LivePairs.Still? {
    guard LivePairs.isMovie(movie.metadata.format) else { return nil }
    var pairs = LivePairs()
    pairs.add(movie, date: nil, item: 0)
    var reader = FileReader(wantsDetails: false, latest: chooser.latest)
    var neighbours = Neighbours(latest: chooser.latest)
    // A folder that can't be listed tells nothing.
    guard let walk = try? Walk(root: path, options: WalkOptions(asksForStatus: false, maxDepth: 1)) else {
      return nil
    }
    walk.forEach { event in
      guard case .folder(let folder, let entries) = event else { return }
      neighbours.enter(folder)
      for entry in entries {
        // Only what ties the two together inside can make a pair of two names.
        guard movie.metadata.contentIdentifier != nil || stem(of: entry.name) == stem(of: movie.name) else {
          continue
        }
        guard case .found(var record?, _) = reader.read(entry, in: folder) else { continue }
        neighbours.addDates(to: &record, in: folder) { _, _ in }  // A scan tells of it.
        pairs.add(record, date: chooser.date(from: record.candidates, of: record.facts()), item: nil)
      }
    }
    var still: LivePairs.Still?
    pairs.forEach { _, _, found in still = found }
    return still
  }
}
