/// Why something that stands where a date is due isn't one.
public enum DateFault: Error, Equatable, Sendable {
  /// Nothing stands there: it is empty, blank, or all zeros (rule 13).
  case absent
  /// It has none of the forms of rule 9.
  case malformed
  /// The calendar has no such day (rule 16).
  case impossibleDay
  /// The clock has no such time (rules 14 and 15).
  case impossibleTime
  /// It lies before 1826, or before 1990 for a count of seconds or a file name (rules 17 and 38).
  case tooEarly
  /// It lies more than a day in the future (rule 17).
  case inFuture
}
