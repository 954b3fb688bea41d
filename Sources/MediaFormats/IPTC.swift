public import CaptureDates

/// The date among the data sets of an IPTC-IIM record (IPTC-NAA Information Interchange Model 4.2).
public enum IPTC {
  /// Returns the date that data sets 2:55 and 2:60 make together; `nil` without 2:55.
  public static func date(in bytes: [UInt8]) -> DateCandidate? { nil }
}
