/// The classes of sources that may win (`--date-from`).
public struct DateClasses: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Creates classes from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Everything but names and file times.
  public static let metadata = DateClasses(rawValue: 1)
  /// File names.
  public static let name = DateClasses(rawValue: 2)
  /// File times.
  public static let fileTime = DateClasses(rawValue: 4)
  /// All of them.
  public static let all: DateClasses = [.metadata, .name, .fileTime]
}
