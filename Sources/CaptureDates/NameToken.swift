/// The forms of a date in a name, in the fixed order of rule 38: the first that is found wins.
enum NamePattern: Int, Comparable {
  /// `PXL_20200102_030405006`.
  case pixel
  /// `20200102_030405006_iOS`.
  case oneDrive
  /// `20200102_030405` or `20200102-030405`, perhaps with three digits more, of the milliseconds; what Windows and
  /// cameras in cars make of it.
  case compact
  /// `20200102030405`, perhaps with three digits more.
  case unbroken
  /// `2020-01-02 03.04.05` and its kin.
  case dashed
  /// A count of seconds or milliseconds since 1970.
  case unix
  /// `IMG-20200102-WA0001`.
  case received
  /// `2020-01-02`.
  case day

  /// The clock from which dates of the form were read.
  var clock: NameDate.Clock {
    switch self {
    case .pixel, .oneDrive, .unix: .utc
    case .compact, .unbroken, .dashed, .received, .day: .local
    }
  }

  static func < (one: NamePattern, other: NamePattern) -> Bool { one.rawValue < other.rawValue }
}

/// A date in a name that the calendar has.
struct NameToken {
  var pattern: NamePattern
  var wall: WallTime
  /// Where the name goes on.
  var end: Int

  /// Whether the two can't both be right; dates by different clocks are not compared.
  func contradicts(_ other: NameToken) -> Bool {
    guard pattern.clock == other.pattern.clock else { return false }
    return wall.precision < other.wall.precision
      ? !wall.agrees(with: other.wall) : !other.wall.agrees(with: wall)
  }
}
