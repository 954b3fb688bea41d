public import CaptureDates
public import MediaFormats

/// What a file says about itself.
public struct MediaMetadata: Equatable, Sendable {
  /// The format that its bytes show.
  public var format: MediaFormat
  /// The dates that it offers, in no order.
  public var candidates: [DateCandidate] = []
  /// What else output shows.
  public var details = MediaDetails()

  /// Creates the metadata of a file that says nothing but what it is.
  public init(format: MediaFormat) { self.format = format }
}

/// What is known of a photo or video besides its date; `nil` where the file does not say.
public struct MediaDetails: Equatable, Sendable {
  /// The width of the picture as stored, in pixels.
  public var width: Int?
  /// The height of the picture as stored, in pixels.
  public var height: Int?
  /// How it is to be turned upright, 1 to 8 (Exif 3.0, 4.6.5.1.3).
  public var orientation: Int?
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

/// What reading a file came to.
public enum MediaReading: Equatable, Sendable {
  /// A photo or video; `fault` says why its metadata may be incomplete.
  case media(MediaMetadata, fault: MalformedMedia?)
  /// Sound alone.
  case audio
  /// No format that is known.
  case unknown
}
