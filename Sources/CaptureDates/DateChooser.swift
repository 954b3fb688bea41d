/// The time and zone of the host, given from outside so that a decision can be repeated.
public struct HostClock: Sendable {
  /// Now, in seconds since 1970-01-01 UTC.
  public var now: Int64
  /// Returns how many seconds the host's zone is ahead of UTC at a moment given in seconds since 1970.
  public var secondsFromUTC: @Sendable (Int64) -> Int

  /// Creates a clock.
  public init(now: Int64, secondsFromUTC: @escaping @Sendable (Int64) -> Int) {
    self.now = now
    self.secondsFromUTC = secondsFromUTC
  }
}

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

/// What the choice of a date rests on besides the file's own candidates.
public struct FileFacts: Sendable {
  /// The name in its folder, as bytes.
  public var name: [UInt8]
  /// When the content last changed, in seconds since 1970 and billionths.
  public var modified: (seconds: Int64, nanoseconds: Int32)

  /// Creates facts.
  public init(name: [UInt8], modified: (seconds: Int64, nanoseconds: Int32)) {
    self.name = name
    self.modified = modified
  }
}

/// Chooses the date at which a file was taken from those that it offers (capture-date.md, section 1).
public struct DateChooser: Sendable {
  private let clock: HostClock
  private let classes: DateClasses

  /// Creates a chooser that lets sources of `classes` win.
  public init(clock: HostClock, classes: DateClasses = .all) {
    self.clock = clock
    self.classes = classes
  }

  /// Returns the date that a file gets, or `nil` when nothing tells one.
  public func date(from candidates: [DateCandidate], of file: FileFacts) -> CaptureDate? { nil }
}
