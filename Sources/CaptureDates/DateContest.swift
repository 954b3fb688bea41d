/// One file's dates on their way to a decision.
struct DateContest {
  /// A date that can win, and which of the file's dates it is.
  struct Entry {
    enum Origin: Equatable {
      case candidate(Int)
      case name
      case fileTime
      case still
    }

    var origin: Origin
    var date: CaptureDate
  }

  let chooser: DateChooser
  let candidates: [DateCandidate]
  let file: FileFacts
  /// The first that may be day and month exchanged: it ranks just above file time (rule 10).
  private var ambiguous: Entry?
  /// The first of a clock that lost the time: for want of anything else above file time (rule 18).
  private var reset: Entry?

  init(_ chooser: DateChooser, _ candidates: [DateCandidate], _ file: FileFacts) {
    self.chooser = chooser
    self.candidates = candidates
    self.file = file
  }

  /// Decides: by the file alone, unless it is a movie that follows its still.
  mutating func winner() -> Entry? {
    guard let own = ownWinner() else { return nil }
    return stillEntry(for: own) ?? own
  }

  /// Decides in the order of rule 2.
  private mutating func ownWinner() -> Entry? {
    let readsMetadata = chooser.classes.contains(.metadata)
    if readsMetadata, let entry = captureDate() { return entry }
    let name = chooser.classes.contains(.name) ? nameEntry() : nil
    if let name, name.date.source == .name, let entry = trusted(name) { return entry }
    if readsMetadata, let entry = firstTrusted(of: .exifDateTime) { return entry }
    let day = name.flatMap { $0.date.source == .nameDay ? $0 : nil }
    if readsMetadata, var entry = firstTrusted(of: .gps) {
      entry.date = withoutRollover(entry.date, day: day?.date.wall)
      // GPS never sets the day where anything else tells one (rule 5).
      if day.map({ $0.date.wall.agrees(with: entry.date.wall) }) ?? true { return entry }
    }
    if let day { return borrowingTime(day) }
    return ambiguous ?? reset ?? (chooser.classes.contains(.fileTime) ? fileTimeEntry() : nil)
  }
}

// MARK: - Metadata

extension DateContest {
  /// Returns the best of the dates that are meant to be the capture's: (a) to (g) of rule 2.
  ///
  /// One that isn't known to the second gives way to a later one that agrees with it and is (rule 1). DateTime and
  /// GPS have no part in that: the one is used only where these are empty (rule 4), the other never against them.
  private mutating func captureDate() -> Entry? {
    var best: Entry?
    var key = -1
    while let next = candidate(after: &key, below: DateSource.name.rank) {
      guard let entry = trusted(next) else { continue }
      if let chosen = best {
        let wall = entry.date.wall
        guard wall.precision > chosen.date.wall.precision, Self.agree(chosen.date.wall, entry.date) else {
          continue
        }
      }
      best = entry
      if entry.date.wall.precision >= .second { break }
    }
    return best.map { entryOfCamera(agreeingWith: $0) ?? $0 }
  }

  /// Returns the camera's own date if a sidecar's says the same and less: programs that leave out fraction and offset
  /// correct neither (rule 1).
  private func entryOfCamera(agreeingWith entry: Entry) -> Entry? {
    let date = entry.date
    guard date.source == .sidecarDateTimeOriginal || date.source == .sidecarDateCreated else { return nil }
    for index in candidates.indices where candidates[index].source == .exifDateTimeOriginal {
      guard let own = try? chooser.date(of: index, in: candidates, file: file), Self.isTrusted(own),
        date.wall.precision >= .second, date.wall.agrees(with: own.wall),
        own.wall.precision >= date.wall.precision,
        date.offsetMinutes == nil || date.offsetMinutes == own.offsetMinutes
      else { continue }
      let tellsMore =
        own.wall.precision > date.wall.precision || date.offsetMinutes == nil && own.offsetMinutes != nil
      return tellsMore ? Entry(origin: .candidate(index), date: own) : nil
    }
    return nil
  }

  /// Whether a finer date agrees with a coarser time (rule 1); one whose zone is assumed must in any zone, as what
  /// wins is not to depend on where it is asked.
  private static func agree(_ time: WallTime, _ finer: CaptureDate) -> Bool {
    guard finer.zone == .assumed, let offset = finer.offsetMinutes else {
      return time.agrees(with: finer.wall)
    }
    return [-12 * 60, 14 * 60].allSatisfy { minutes in
      finer.wall.adding(minutes: Int64(minutes - offset)).map(time.agrees(with:)) ?? false
    }
  }

  /// Finds the candidate that follows the one of `key` in rank order, the first among equals; moves `key` on to it.
  ///
  /// A file offers a handful and the first usually wins, so looking through them again beats sorting.
  private func candidate(after key: inout Int, below limit: Int) -> Int? {
    var best = Int.max
    for (index, candidate) in candidates.enumerated() {
      let rank = candidate.source.rank
      let own = rank << 32 | index
      if rank < limit, own > key, own < best { best = own }
    }
    guard best != .max else { return nil }
    key = best
    return best & 0xFFFF_FFFF
  }

  func date(of index: Int) throws(DateFault) -> CaptureDate {
    try chooser.date(of: index, in: candidates, file: file)
  }

  private mutating func firstTrusted(of source: DateSource) -> Entry? {
    for index in candidates.indices where candidates[index].source == source {
      if let entry = trusted(index) { return entry }
    }
    return nil
  }

  /// Reads a candidate; `nil` when it isn't valid, or is kept for later as one that is doubtful.
  private mutating func trusted(_ index: Int) -> Entry? {
    guard let date = try? date(of: index) else { return nil }
    return trusted(Entry(origin: .candidate(index), date: date))
  }

  /// Keeps a doubtful date for later and returns any other.
  private mutating func trusted(_ entry: Entry) -> Entry? {
    if Self.isTrusted(entry.date) { return entry }
    if entry.date.flags.contains(.defaultClock) {
      reset = reset ?? entry
    } else {
      ambiguous = ambiguous ?? entry
    }
    return nil
  }

  /// Whether a date holds its rank: not that of a lost clock, nor of days and months that might be exchanged.
  ///
  /// A name with two dates is ambiguous too, but was decided by rule 38.
  static func isTrusted(_ date: CaptureDate) -> Bool {
    !date.flags.contains(.defaultClock)
      && (!date.flags.contains(.ambiguous) || date.source.dateClass == .name)
  }
}

// MARK: - Live photos, GPS, names and file times

extension DateContest {
  /// How many days a GPS receiver is behind whose count of weeks, of ten bits, has begun anew.
  private static let rollover = 1_024 * 7

  /// Adds 1,024 weeks to a GPS date that lies as much, give or take a day, before another of the file's (rule 5).
  private func withoutRollover(_ date: CaptureDate, day: WallTime?) -> CaptureDate {
    var others = [day, fileTimeEntry()?.date.wall].compactMap { $0 }
    for index in candidates.indices where candidates[index].source != .gps {
      guard let other = try? self.date(of: index) else { continue }
      if !other.flags.contains(.defaultClock) { others.append(other.wall) }
    }
    let isBehind = others.contains { time in
      let days = time.civilDay.daysSince1970 - date.wall.civilDay.daysSince1970
      return time.precision >= .day && abs(days - Self.rollover) <= 1
    }
    return isBehind ? chooser.gpsDate(date, movedByDays: Self.rollover) ?? date : date
  }

  /// Returns the date that a movie takes over from its still; `nil` when they can't be of one moment (rule 37).
  private func stillEntry(for own: Entry) -> Entry? {
    guard let still = file.still, chooser.classes.contains(.metadata),
      own.date.source.rank > DateSource.livePair.rank, let date = own.date.following(still)
    else { return nil }
    return Entry(origin: .still, date: date)
  }

  func nameEntry() -> Entry? {
    NameDate(file.name, latest: chooser.clock.latest).flatMap(chooser.date(of:))
      .map { Entry(origin: .name, date: $0) }
  }

  /// Gives a day from the name the file time's hour, for the order, if that lies on the same day (rule 41).
  private func borrowingTime(_ entry: Entry) -> Entry {
    guard let fileTime = fileTimeEntry() else { return entry }
    var entry = entry
    entry.date.wall = entry.date.wall.borrowingTime(of: fileTime.date.wall)
    return entry
  }

  /// Reads the file time, to the second (rule 43).
  private func fileTimeEntry() -> Entry? {
    (try? chooser.date(at: file.modified.seconds, from: .fileTime)).map { Entry(origin: .fileTime, date: $0) }
  }
}
