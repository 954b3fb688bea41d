/// A form in which a grid is printed (cli.md, *What is printed*); the raw value is its name.
public enum ListingForm: String, CaseIterable, Sendable {
  /// A path a line.
  case paths
  /// Key, time and path, with tabs between.
  case tsv
  /// Moments with their titles, for people.
  case text
  /// Key, count, bytes and title of each moment, with tabs between.
  case days
  /// An object a line.
  case ndjson
  /// One object.
  case json

  /// Whether it tells more of an item than its date, path and size.
  public var showsDetails: Bool { self == .ndjson || self == .json }

  /// Whether a newline in a path would make two lines of one.
  public var isBrokenByNewlines: Bool { self == .paths || self == .tsv || self == .text }
}
