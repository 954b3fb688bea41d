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
  /// What ties the still and the movie of a Live Photo together.
  public var contentIdentifier: [UInt8]?

  /// Creates the metadata of a file that says nothing but what it is.
  public init(format: MediaFormat) { self.format = format }
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
