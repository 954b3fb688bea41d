public import CaptureDates

/// What an XMP packet tells of a picture's making (ISO 16684-1).
public struct XMP: Equatable, Sendable {
  /// Where a packet is, of which its dates take their names and ranks.
  public enum Place: Sendable {
    /// In the file that it tells of.
    case embedded
    /// In a file beside that.
    case sidecar
  }

  /// The dates that it holds, by the names of its place.
  public private(set) var dates: [DateCandidate] = []
  /// What else it tells.
  public private(set) var details = MediaDetails()
  /// What the packet in which it goes on is called; `nil` for one that is complete.
  private(set) var extendedIdentifier: [UInt8]?
  /// The extension of the file that a sidecar tells of, as Photoshop notes it where several share its name (rule 26).
  public private(set) var sidecarForExtension: [UInt8]?

  /// Searches a packet, in whatever Unicode encoding; what is no XMP tells nothing.
  ///
  /// `start` is where in its file the packet begins, if it stands there in one piece.
  public init(_ packet: [UInt8], in place: Place = .embedded, at start: Int? = nil) {
    let encoding = UnicodeEncoding(of: packet)
    let text = encoding.utf8(packet)
    // Without its byte-order mark the text is as it stands in the file, unless it was decoded.
    let textStart = encoding == .utf8 ? start.map { $0 + packet.count - text.count } : nil
    let scan = XMPScan(text)
    for (property, source) in place.dateProperties {
      guard let text = scan[property], let offset = scan.start(of: property) else { continue }
      dates.append(
        DateCandidate(
          source: source, value: .text(text, subSecond: [], offset: []),
          at: textStart.map { .byte($0 + offset) }))
    }
    details = MediaDetails(scan)
    extendedIdentifier = scan[.hasExtendedXMP]
    sidecarForExtension = scan[.sidecarForExtension]
  }
}

extension XMP.Place {
  private static let embeddedDates: [(XMPProperty, DateSource)] = [
    (.dateTimeOriginal, .xmpDateTimeOriginal),
    (.dateCreated, .xmpDateCreated),
    (.dateTimeDigitized, .xmpDateTimeDigitized),
    (.createDate, .xmpCreateDate),
  ]

  // DateTimeDigitized has no part in this: when a scan was made is no correction (rule 27).
  private static let sidecarDates: [(XMPProperty, DateSource)] = [
    (.dateTimeOriginal, .sidecarDateTimeOriginal),
    (.dateCreated, .sidecarDateCreated),
    (.createDate, .sidecarCreateDate),
  ]

  /// The properties that tell when a picture was taken, and what they are called as sources.
  fileprivate var dateProperties: [(XMPProperty, DateSource)] {
    switch self {
    case .embedded: Self.embeddedDates
    case .sidecar: Self.sidecarDates
    }
  }
}

extension MediaDetails {
  /// Creates the details that properties of XMP tell.
  fileprivate init(_ scan: XMPScan) {
    self.init()
    make = scan[.make].flatMap { MediaDetails.name($0) }
    model = scan[.model].flatMap { MediaDetails.name($0) }
    if let turn = scan[.orientation], turn.count == 1, 1...8 ~= turn[0] &- UInt8(ascii: "0") {
      orientation = Int(turn[0] - UInt8(ascii: "0"))
    }
    // A place is both or neither.
    if let latitude = scan[.gpsLatitude].flatMap({ Self.degrees($0, "N", "S", limit: 90) }),
      let longitude = scan[.gpsLongitude].flatMap({ Self.degrees($0, "E", "W", limit: 180) })
    {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// Reads `DDD,MM.mmk` or `DDD,MM,SSk`, where k is the hemisphere's letter (ISO 16684-2, GPSCoordinate).
  private static func degrees(
    _ value: [UInt8], _ positive: Unicode.Scalar, _ negative: Unicode.Scalar, limit: Double
  ) -> Double? {
    guard let letter = value.last, letter == UInt8(ascii: positive) || letter == UInt8(ascii: negative) else {
      return nil
    }
    let fields = value.dropLast().split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard 2...3 ~= fields.count else { return nil }
    var degrees = 0.0
    var unit = 1.0
    for field in fields {
      guard let number = decimal(field) else { return nil }
      degrees += number / unit
      unit *= 60
    }
    guard degrees <= limit else { return nil }
    return letter == UInt8(ascii: negative) ? -degrees : degrees
  }

  /// Reads digits with or without a point among them.
  private static func decimal(_ text: ArraySlice<UInt8>) -> Double? {
    guard text.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: ".") }) else { return nil }
    return Double(String(decoding: text, as: UTF8.self))
  }
}
