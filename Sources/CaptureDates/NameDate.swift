/// A date that a file's name tells (rules 38 to 42).
public struct NameDate: Equatable, Sendable {
  /// A clock from which a time in a name can have been read.
  public enum Clock: Sendable {
    /// One on the wall.
    case local
    /// One that shows UTC (rule 40).
    case utc
  }

  /// The time that the name tells, by its own clock; of precision `day` where it tells no more (rule 41).
  public let wall: WallTime
  /// Which clock that is.
  public let clock: Clock
  /// Whether a Pixel's camera gave the name (rule 33).
  let isPixel: Bool
  /// Whether the name tells another date that contradicts this one (rule 38).
  public let isAmbiguous: Bool

  /// Finds the date in `name`; `nil` when there is none from 1990 to `latest`, in seconds since 1970.
  ///
  /// Names are bytes: nothing but ASCII is looked at, and what isn't valid UTF-8 does no harm.
  public init?(_ name: [UInt8], latest: Int64) {
    guard let (token, isAmbiguous) = NameScanner(name, latest: latest).bestToken() else { return nil }
    wall = token.wall
    clock = token.pattern.clock
    isPixel = token.pattern == .pixel
    self.isAmbiguous = isAmbiguous
  }
}
