import MediaFormats

extension Exif {
  /// What the structure tells besides dates.
  borrowing func details() -> MediaDetails {
    var details = MediaDetails()
    details.width = integer(Tag.pixelXDimension).flatMap { $0 > 0 ? $0 : nil }
    details.height = integer(Tag.pixelYDimension).flatMap { $0 > 0 ? $0 : nil }
    details.orientation = integer(Tag.orientation, in: .primary).flatMap {
      (1...8).contains($0) ? $0 : nil
    }
    details.make = MediaDetails.name(text(Tag.make, in: .primary))
    details.model = MediaDetails.name(text(Tag.model, in: .primary))
    // A place is both or neither.
    if let latitude = degrees(Tag.gpsLatitude, Tag.gpsLatitudeRef, negative: 0x53, limit: 90),
      let longitude = degrees(Tag.gpsLongitude, Tag.gpsLongitudeRef, negative: 0x57, limit: 180)
    {
      details.latitude = latitude
      details.longitude = longitude
    }
    return details
  }

  /// Degrees from degrees, minutes and seconds; negative in the hemisphere that `negative` (S, W) names.
  private borrowing func degrees(_ tag: UInt32, _ reference: UInt32, negative: UInt8, limit: Double)
    -> Double?
  {
    // Seconds, and minutes too, may be 0/0 where those before carry a fraction; without degrees there's no fix.
    guard let whole = rational(tag, in: .gps, at: 0), let minutes = rational(tag, in: .gps, at: 1),
      let seconds = rational(tag, in: .gps, at: 2)
    else { return nil }
    let degrees = whole + (minutes.isNaN ? 0 : minutes) / 60 + (seconds.isNaN ? 0 : seconds) / 3600
    guard degrees.magnitude <= limit else { return nil }
    return text(reference, in: .gps).first == negative ? -degrees : degrees
  }
}
