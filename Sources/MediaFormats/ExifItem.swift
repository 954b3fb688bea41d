/// Exif as an item or a box of its own holds it (ISO/IEC 23008-12, A.2.1; ISO/IEC 18181-2, 9): 32 bits that tell
/// how many bytes stand between them and the TIFF header, mostly the six of a JPEG's Exif segment or none.
enum ExifItem {
  /// Finds the structure in the pieces of an item; `nil` where they are too few bytes to hold one.
  /// - Throws: where no TIFF header stands among the first bytes.
  static func structure(
    in pieces: [Range<Int>], of source: inout ByteSource
  ) throws(MalformedMedia) -> Payload? {
    switch try source.payload(in: pieces, limit: Limits.exif) {
    case nil: return nil
    case .range(let item)?: return try structure(in: item, of: &source).map(Payload.range)
    case .bytes(let item, _)?:
      var memory = ByteSource(item)
      return try structure(in: 0..<item.count, of: &memory).map { .bytes(Array(item[$0])) }
    }
  }

  private static func structure(
    in item: Range<Int>, of source: inout ByteSource
  ) throws(MalformedMedia) -> Range<Int>? {
    guard item.count >= 12 else { return nil }
    let stated = 4 + (try source.integer32(at: item.lowerBound, .bigEndian))
    if stated < item.count, try source.isTIFFHeader(at: item.lowerBound + stated) {
      return item.dropFirst(stated)
    }
    for place in 0...Limits.exifPrefix where try source.isTIFFHeader(at: item.lowerBound + place) {
      return item.dropFirst(place)
    }
    throw .invalid("TIFF header", at: item.lowerBound)
  }
}
