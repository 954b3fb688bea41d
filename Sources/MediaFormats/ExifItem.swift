/// Exif as an item or a box of its own holds it (ISO/IEC 23008-12, A.2.1; ISO/IEC 18181-2, 9): 32 bits that tell
/// how many bytes stand between them and the TIFF header, mostly the six of a JPEG's Exif segment or none.
enum ExifItem {
  /// What a TIFF header begins with, in either byte order.
  private static let headers: [[UInt8]] = [[0x49, 0x49, 42, 0], [0x4D, 0x4D, 0, 42]]

  /// Finds the structure in the pieces of an item; `nil` where they are too few bytes to hold one.
  /// - Throws: where no TIFF header stands among the first bytes.
  static func structure(
    in pieces: [Range<Int>], of source: inout ByteSource
  ) throws(MalformedMedia) -> Payload? {
    switch try source.payload(in: pieces, limit: Limits.exif) {
    case nil: return nil
    case .range(let item)?: return try structure(in: item, of: &source).map(Payload.range)
    case .bytes(let item)?:
      var memory = ByteSource(item)
      return try structure(in: 0..<item.count, of: &memory).map { .bytes(Array(item[$0])) }
    }
  }

  private static func structure(
    in item: Range<Int>, of source: inout ByteSource
  ) throws(MalformedMedia) -> Range<Int>? {
    guard item.count >= 12 else { return nil }
    let stated = try source.integer32(at: item.lowerBound, .bigEndian)
    var places = Array(0...Limits.exifPrefix)
    if stated < item.count - 4 { places.insert(4 + stated, at: 0) }
    for place in places {
      for header in headers where try source.matches(header, at: item.lowerBound + place) {
        return item.dropFirst(place)
      }
    }
    throw .invalid("TIFF header", at: item.lowerBound)
  }
}
