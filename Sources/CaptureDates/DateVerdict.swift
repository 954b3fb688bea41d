/// What becomes of one of the dates that a file offers.
public struct DateVerdict: Equatable, Sendable {
  /// The reasons for which a date wins or doesn't.
  public enum Fate: Equatable, Sendable {
    /// It is the file's date.
    case won
    /// It isn't a date, or one that can't be.
    case rejected(DateFault)
    /// Its class may not win (`--date-from`).
    case excluded
    /// It stands higher, but a lower one that agrees with it tells more (rule 1).
    case coarser
    /// It stands higher, but may be day and month exchanged (rule 10), or a clock that lost the time (rule 18).
    case doubtful
    /// It is GPS time, and a day in the name says otherwise (rule 5); or a still's, and the movie's own is too far
    /// from it (rule 37).
    case contradicted
    /// A date of a higher rank won (rule 2).
    case outranked
  }

  /// Where it was found.
  public let source: DateSource
  /// The date, if it can be one.
  public let date: CaptureDate?
  /// What became of it.
  public let fate: Fate

  /// Whether it can be a date but doesn't hold its rank, so that it wins only for want of another (rules 10 and 18).
  public var isDoubtful: Bool { date.map { !DateContest.isTrusted($0) } ?? false }
}

extension DateContest {
  /// Decides, and says of every date what became of it.
  mutating func verdicts() -> [DateVerdict] {
    let winner = winner()
    var verdicts = candidates.indices.map { verdict(on: .candidate($0), from: candidates[$0].source, winner) }
    if let name = nameEntry() { verdicts.append(verdict(on: .name, from: name.date.source, winner)) }
    verdicts.append(verdict(on: .fileTime, from: .fileTime, winner))
    if file.still != nil { verdicts.append(verdict(on: .still, from: .livePair, winner)) }
    return verdicts
  }

  private func verdict(on origin: Entry.Origin, from source: DateSource, _ winner: Entry?) -> DateVerdict {
    if let winner, winner.origin == origin {
      return DateVerdict(source: source, date: winner.date, fate: .won)
    }
    do throws(DateFault) {
      let date = try date(of: origin)
      return DateVerdict(source: source, date: date, fate: fate(of: date, against: winner))
    } catch {
      return DateVerdict(source: source, date: nil, fate: .rejected(error))
    }
  }

  private func date(of origin: Entry.Origin) throws(DateFault) -> CaptureDate {
    switch origin {
    case .candidate(let index): return try date(of: index)
    case .fileTime: return try chooser.date(at: file.modified.seconds, from: .fileTime)
    case .name:
      guard let entry = nameEntry() else { throw .absent }
      return entry.date
    case .still:
      guard var date = file.still else { throw .absent }
      date.source = .livePair
      return date
    }
  }

  /// Says why a valid date lost.
  private func fate(of date: CaptureDate, against winner: Entry?) -> DateVerdict.Fate {
    guard chooser.classes.contains(date.source.dateClass) else { return .excluded }
    guard let winner else { return .contradicted }
    let rank = date.source.rank
    guard rank <= winner.date.source.rank else { return .outranked }
    if !Self.isTrusted(date) { return .doubtful }
    if date.wall.precision < winner.date.wall.precision { return .coarser }
    if rank == winner.date.source.rank { return .outranked }
    switch date.source {
    case .sidecarDateTimeOriginal, .sidecarDateCreated: return .coarser
    default: return .contradicted
    }
  }
}
