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
    /// It is GPS time, and a day in the name says otherwise (rule 5).
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
}
