public import CaptureDates

/// What an XMP packet tells of a picture's making (ISO 16684-1).
public struct XMP: Equatable, Sendable {
  /// The dates that it holds, as embedded XMP.
  public private(set) var dates: [DateCandidate] = []
  /// What else it tells.
  public private(set) var details = MediaDetails()

  /// Searches a packet, in whatever Unicode encoding; what is no XMP tells nothing.
  public init(_ packet: [UInt8]) {}
}
