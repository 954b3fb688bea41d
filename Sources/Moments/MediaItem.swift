public import CaptureDates

/// A photo or video of a library, as it is laid out and printed.
public struct MediaItem: Equatable, Sendable {
  /// What it shows.
  public enum Kind: String, Sendable {
    /// A still.
    case photo
    /// A movie.
    case video
  }

  /// The number of the root through which it was found.
  public var root: Int
  /// Its path below that root, as bytes.
  public var relativePath: [UInt8]
  /// Whether its path, as printed, begins with the root's prefix.
  ///
  /// A list that someone saved may hold paths which do not; then the relative path is all of the path.
  public var isBelowPrefix = true
  /// When it was taken, by the clock on the wall there; `nil` when nothing tells.
  public var captured: WallTime?
  /// How many minutes that wall was ahead of UTC; `nil` when the host's zone was assumed, or none is known.
  public var offsetMinutes: Int?
  /// Where the zone comes from; `nil` when it is unknown.
  public var zone: CaptureDate.Zone?
  /// Where the date was found; `nil` when it is unknown.
  public var source: DateSource?
  /// What it shows.
  public var kind: Kind
  /// The name of its format, `jpeg`; empty when unknown.
  public var type: String
  /// Its size in bytes; `nil` when unknown.
  public var size: Int64?
  /// When its content last changed, in seconds since 1970-01-01 UTC; `nil` when unknown.
  public var modified: Double?
  /// What else is known; kept apart, as most items of most runs have none.
  private var boxedDetails: DetailsBox?

  /// Creates an item.
  public init(
    root: Int = 0, relativePath: [UInt8], date: CaptureDate? = nil, kind: Kind = .photo,
    type: String = "", size: Int64? = nil, modified: Double? = nil
  ) {
    self.root = root
    self.relativePath = relativePath
    self.kind = kind
    self.type = type
    self.size = size
    self.modified = modified
    take(date)
  }

  /// Takes over a date in the place of its own.
  public mutating func take(_ date: CaptureDate?) {
    captured = date?.wall
    offsetMinutes = date?.toldOffset?.minutes
    zone = date?.zone
    source = date?.source
  }
}

extension MediaItem {
  /// What output shows of an item where it is known.
  public struct Details: Equatable, Sendable {
    /// The width as stored, in pixels.
    public var width: Int?
    /// The height as stored, in pixels.
    public var height: Int?
    /// How the picture is to be turned upright, 1 to 8.
    public var orientation: Int?
    /// Who made the camera.
    public var make: String?
    /// Which camera it is.
    public var model: String?
    /// Degrees north.
    public var latitude: Double?
    /// Degrees east.
    public var longitude: Double?
    /// How long a video lasts, in seconds.
    public var duration: Double?

    /// Creates details of which nothing is known.
    public init() {}
  }

  /// What else is known.
  public var details: Details {
    get { boxedDetails?.details ?? Details() }
    set { boxedDetails = newValue == Details() ? nil : DetailsBox(newValue) }
  }

  /// Details on the heap.
  private final class DetailsBox: Equatable, Sendable {
    let details: Details

    init(_ details: Details) { self.details = details }

    static func == (one: DetailsBox, other: DetailsBox) -> Bool { one.details == other.details }
  }

  /// The name in its folder.
  public var name: ArraySlice<UInt8> {
    let start = relativePath.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? relativePath.startIndex
    return relativePath[start...]
  }

  /// What stands behind the last dot of the name, in lower case; empty when nothing does.
  public var fileExtension: [UInt8] { lowercasedExtension(of: Array(name)) }
}

/// Returns what stands behind the last dot of a file name, in lower case; a leading dot is no extension's.
public func lowercasedExtension(of name: [UInt8]) -> [UInt8] {
  guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return [] }
  return name[(dot + 1)...].map(\.asciiLowercased)
}

extension UInt8 {
  /// The small letter of an ASCII capital; any other byte as it is.
  public var asciiLowercased: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }
}
