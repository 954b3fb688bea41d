/// A date that a file offers, as it stands there: not yet checked, not yet ranked.
public struct DateCandidate: Sendable {
  /// What stands in the file.
  public enum Value: Equatable, Sendable {
    /// A date string, with the fraction and offset strings that belong to it (empty when there are none).
    ///
    /// Times are the wall's, except those of GPS, which are in UTC.
    case text([UInt8], subSecond: [UInt8], offset: [UInt8])
    /// A moment in UTC: seconds since 1970-01-01, and billionths.
    case instant(seconds: Int64, nanoseconds: Int32)
    /// What a clock on the wall showed, counted in seconds since 1970-01-01 as if it were in UTC: cameras that
    /// write local time where UTC is due (rule 34).
    case wallSeconds(Int64)
  }

  /// Where a value stands.
  public enum Place: Equatable, Sendable {
    /// So many bytes behind the beginning of the file that offers it.
    case byte(Int)
    /// In a file beside that one, of this name.
    case file([UInt8])
  }

  /// Where it was found.
  public var source: DateSource
  /// What stands there.
  public var value: Value
  /// The zone's hours ahead of UTC that TimeZoneOffset (0x882A) gives, where no offset string does (rule 22).
  public var timeZoneHours: Int?
  /// Where it stands: of several strings the date's. `nil` for what was in pieces, packed or compressed, so that no
  /// one place of the file holds it.
  public var place: Place?

  /// Creates a candidate.
  public init(source: DateSource, value: Value, timeZoneHours: Int? = nil, at place: Place? = nil) {
    self.source = source
    self.value = value
    self.timeZoneHours = timeZoneHours
    self.place = place
  }
}

extension DateCandidate: Equatable {
  /// Whether the two say the same, wherever they stand: what is told twice is one date.
  public static func == (one: DateCandidate, other: DateCandidate) -> Bool {
    one.source == other.source && one.value == other.value && one.timeZoneHours == other.timeZoneHours
  }
}
