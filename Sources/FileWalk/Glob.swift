/// A pattern of paths, as a line of `.gitignore` writes it.
///
/// Matching is by bytes and takes time in proportion to pattern times path, whatever the pattern.
public struct Glob: Sendable {
  /// Why a pattern can't match anything, which git passes over in silence.
  public enum Malformed: Error, Equatable, Sendable {
    /// There is nothing to match.
    case empty
    /// A `[` without its `]`, or a class in it that isn't known, such as `[:foo:]`.
    case bracket
    /// A backslash at the end.
    case trailingBackslash
  }

  /// Reads `pattern`, the syntax of gitignore(5) except that neither comments nor trailing spaces are dropped.
  public init(parsing pattern: [UInt8]) throws(Malformed) {
  }
}
