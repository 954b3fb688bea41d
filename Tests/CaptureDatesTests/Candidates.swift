@testable import CaptureDates

/// A date string of a file, with the strings that belong to it.
func text(
  _ source: DateSource, _ text: String, subSecond: String = "", offset: String = "", hours: Int? = nil
) -> DateCandidate {
  DateCandidate(
    source: source,
    value: .text(Array(text.utf8), subSecond: Array(subSecond.utf8), offset: Array(offset.utf8)),
    timeZoneHours: hours)
}

/// A count of seconds in a file.
func instant(_ source: DateSource, _ seconds: Int64, nanoseconds: Int32 = 0) -> DateCandidate {
  DateCandidate(source: source, value: .instant(seconds: seconds, nanoseconds: nanoseconds))
}

/// A count of seconds that is the wall's.
func wall(_ source: DateSource, _ seconds: Int64) -> DateCandidate {
  DateCandidate(source: source, value: .wallSeconds(seconds))
}
