/// A place on the globe, in degrees.
struct GeographicPoint: Equatable {
  /// Degrees north, at most 90.
  let latitude: Double
  /// Degrees east, at most 180.
  let longitude: Double

  /// Creates a point; `nil` beyond the globe.
  init?(latitude: Double, longitude: Double) {
    guard latitude.magnitude <= 90, longitude.magnitude <= 180 else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The point as details of a film.
  var details: MediaDetails {
    var details = MediaDetails()
    details.latitude = latitude
    details.longitude = longitude
    return details
  }
}

extension GeographicPoint {
  /// Reads `+48.8577+002.295+035/` (ISO 6709, annex H): degrees, or degrees and minutes, or seconds too, without
  /// anything between; a height and a reference system may follow.
  ///
  /// Some phones leave out the zeros before the degrees.
  init?(iso6709 text: [UInt8]) {
    var rest = text[...]
    guard let latitude = Self.degrees(&rest, digits: 2), let longitude = Self.degrees(&rest, digits: 3),
      rest.first.map({ Array("+-/C".utf8).contains($0) }) ?? true
    else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }

  /// Reads a sign and a number whose whole part has `digits` digits of degrees, and perhaps two of minutes and two of
  /// seconds.
  private static func degrees(_ text: inout ArraySlice<UInt8>, digits: Int) -> Double? {
    guard let sign = text.popFirst(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      return nil
    }
    let whole = text.prefix { isDigit($0) }
    text = text.dropFirst(whole.count)
    var fraction = ArraySlice<UInt8>()
    if text.first == UInt8(ascii: ".") {
      fraction = text.dropFirst().prefix { isDigit($0) }
      text = text.dropFirst(1 + fraction.count)
    }
    // Eight digits behind the point are a millimetre; with seven before it they fit a Double exactly.
    var units = 0
    var unitsPerOne = 1
    for digit in whole.prefix(8) { units = units * 10 + Int(digit & 0x0F) }
    for digit in fraction.prefix(8) {
      units = units * 10 + Int(digit & 0x0F)
      unitsPerOne *= 10
    }
    let size: Double
    switch whole.count {
    case 1...digits: size = Double(units) / Double(unitsPerOne)
    case digits + 2:
      let (degrees, minutes) = units.quotientAndRemainder(dividingBy: 100 * unitsPerOne)
      guard minutes < 60 * unitsPerOne else { return nil }
      size = Double(degrees) + Double(minutes) / Double(60 * unitsPerOne)
    case digits + 4:
      let (degrees, rest) = units.quotientAndRemainder(dividingBy: 10_000 * unitsPerOne)
      let (minutes, seconds) = rest.quotientAndRemainder(dividingBy: 100 * unitsPerOne)
      guard minutes < 60, seconds < 60 * unitsPerOne else { return nil }
      size = Double(degrees) + Double(minutes) / 60 + Double(seconds) / Double(3600 * unitsPerOne)
    default: return nil
    }
    return sign == UInt8(ascii: "-") ? -size : size
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}

extension ByteSource {
  /// The point of a box of location information (3GPP TS 26.244, 8.10): a name, a role, and degrees with 16 bits of
  /// fraction. `nil` where the name has no end, or the point lies beyond the globe.
  mutating func point(ofLocation payload: Range<Int>) throws(MalformedMedia) -> GeographicPoint? {
    guard payload.count >= 8 else { throw .truncated(at: payload.upperBound) }
    var offset = payload.lowerBound + 6
    // The name ends with a zero of one byte or, in UTF-16, of two.
    let mark = try integer16(at: offset, .bigEndian)
    let width = mark == 0xFEFF || mark == 0xFFFE ? 2 : 1
    let end = min(payload.upperBound, offset + Limits.placeName)
    while offset + width <= end {
      let unit = width == 2 ? try integer16(at: offset, .bigEndian) : Int(try byte(at: offset))
      offset += width
      guard unit == 0 else { continue }
      var cursor = BoxCursor(min(offset + 1, payload.upperBound)..<payload.upperBound)
      let longitude = Double(try cursor.signed32(of: &self)) / 65_536
      let latitude = Double(try cursor.signed32(of: &self)) / 65_536
      return GeographicPoint(latitude: latitude, longitude: longitude)
    }
    return nil
  }
}
