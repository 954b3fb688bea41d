/// When a photo or video was taken, as far as it is known, and how that is known.
public struct CaptureDate: Equatable, Sendable {
  /// Where the offset comes from.
  public enum Zone: String, Sendable {
    /// A tag of the file that belongs to the date.
    case tag
    /// The file's name.
    case name
    /// The host, for an instant without a zone.
    case assumed
  }

  /// What a person who relies on the date should know about it.
  public struct Flags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates flags from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Month or day are missing in a date that has room for them (rule 13).
    public static let partial = Flags(rawValue: 1)
    /// Day and month may be exchanged (rule 10), or the name holds several dates (rule 38).
    public static let ambiguous = Flags(rawValue: 2)
    /// The moment to which a reset clock falls back (rule 18).
    public static let defaultClock = Flags(rawValue: 4)
    /// The host's zone was assumed (rules 24, 32, 43).
    public static let zoneAssumed = Flags(rawValue: 8)
  }

  /// The time on the wall where it was taken; the day is always this one's.
  public var wall: WallTime
  /// How many minutes that wall was ahead of UTC; the host's where `zone` is `assumed`, `nil` when nothing tells.
  public var offsetMinutes: Int?
  /// Where the date was found.
  public var source: DateSource
  /// Where the offset comes from; `nil` when it is unknown.
  public var zone: Zone?
  /// What to beware of.
  public var flags: Flags

  /// Creates a date.
  public init(
    wall: WallTime, offsetMinutes: Int? = nil, source: DateSource, zone: Zone? = nil, flags: Flags = []
  ) {
    self.wall = wall
    self.offsetMinutes = offsetMinutes
    self.source = source
    self.zone = zone
    self.flags = flags
  }
}

extension CaptureDate {
  /// The offset that the file or its name tells; `nil` for one that was assumed.
  public var toldOffset: UTCOffset? {
    zone == .assumed ? nil : offsetMinutes.flatMap(UTCOffset.init(minutes:))
  }
}
