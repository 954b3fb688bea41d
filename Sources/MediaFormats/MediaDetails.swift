/// What is known of a photo or video besides its date; `nil` where the file does not say.
public struct MediaDetails: Equatable, Sendable {
  /// The width of the picture as stored, in pixels.
  public var width: Int?
  /// The height of the picture as stored, in pixels.
  public var height: Int?
  /// How it is to be turned upright, 1 to 8 (Exif 3.0, 4.6.5.1.3).
  public var orientation: Int?
  /// How long it plays, in seconds.
  public var duration: Double?
  /// Who made the camera.
  public var make: String?
  /// Which camera it is.
  public var model: String?
  /// Degrees north.
  public var latitude: Double?
  /// Degrees east.
  public var longitude: Double?

  /// Creates details of which nothing is known.
  public init() {}
}

extension MediaDetails {
  /// Takes over a size, unless either number is zero, with which containers say that it isn't known.
  mutating func setSize(width: Int, height: Int) {
    guard width > 0, height > 0 else { return }
    self.width = width
    self.height = height
  }

  /// Returns the name of a maker or a camera without the NULs and blanks that pad it; `nil` where nothing else is.
  public static func name(_ text: some Collection<UInt8>) -> String? {
    let start = text.drop { $0 <= 0x20 && $0 != 0 }.prefix { $0 != 0 }
    var name = Array(start)
    while let last = name.last, last <= 0x20 { name.removeLast() }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  /// Takes over what `other` knows and this does not.
  public mutating func fill(from other: MediaDetails) {
    width = width ?? other.width
    height = height ?? other.height
    orientation = orientation ?? other.orientation
    duration = duration ?? other.duration
    make = make ?? other.make
    model = model ?? other.model
    // A place is both or neither.
    if latitude == nil || longitude == nil {
      latitude = other.latitude
      longitude = other.longitude
    }
  }
}
