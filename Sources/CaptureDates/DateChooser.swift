/// Chooses the date at which a file was taken from those that it offers (capture-date.md, section 1).
public struct DateChooser: Sendable {
  let clock: HostClock
  let classes: DateClasses

  /// Creates a chooser that lets sources of `classes` win.
  public init(clock: HostClock, classes: DateClasses = .all) {
    self.clock = clock
    self.classes = classes
  }

  /// The last moment that is no future, in seconds since 1970 (rule 17).
  public var latest: Int64 { clock.latest }

  /// Returns the date that a file gets, or `nil` when nothing tells one.
  ///
  /// Candidates may come in any order. They are read in the order of rule 2, no further than is needed.
  public func date(from candidates: [DateCandidate], of file: FileFacts) -> CaptureDate? {
    var contest = DateContest(self, candidates, file)
    return contest.winner()?.date
  }

  /// Returns every date that a file offers and what becomes of it: its candidates in the order given, the date in
  /// its name if there is one, its file time, and that of its still if it has one.
  public func verdicts(on candidates: [DateCandidate], of file: FileFacts) -> [DateVerdict] {
    var contest = DateContest(self, candidates, file)
    return contest.verdicts()
  }
}
