import CaptureDates

/// What Nikon's cameras put into movies, as nothing but ExifTool's documentation tells (*Nikon Tags*: NCTG and AVITags).
///
/// User data of QuickTime have a box `NCDT`, whose `NCTG` holds fields much like TIFF's: each is a tag of 32 bits, a
/// type and a count of 16 bits, and the value. In AVI a list `ncdt` has chunks `nctg` of shorter fields: a tag and
/// a length, 16 bits each, and the value.
enum NikonMovieTags {
  private enum Tag {
    static let make = 0x01
    static let model = 0x02
    /// DateTimeOriginal: the time on the wall.
    static let dateTimeOriginal = 0x12
    /// The zone of that wall, as `+08:00`.
    static let timeZone = 0x19
    /// DateTimeOriginal in AVI.
    static let dateTimeOriginalInAVI = 0x13
  }

  private static let ascii = 2
  /// The bytes of a value of each type of TIFF.
  private static let typeSizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]

  /// Reads the boxes of `NCDT`, which fill `payload`.
  static func read(
    _ payload: Range<Int>, from source: inout ByteSource, into contents: inout MediaContents
  ) throws(MalformedMedia) {
    var boxes = Boxes(in: payload)
    guard let box = try boxes.first(.nikonTags, in: &source) else { return }
    let fields = box.payload.clamped(to: payload)
    var date: [UInt8] = []
    var zone: [UInt8] = []
    var start: Int?
    // What was read before a fault counts.
    defer { contents.take(date, offset: zone, from: .quickTimeNCTG, at: start) }
    var offset = fields.lowerBound
    for _ in 0..<Limits.directoryEntries where fields.upperBound - offset >= 8 {
      let tag = try source.integer32(at: offset, .bigEndian)
      let type = try source.integer16(at: offset + 4, .bigEndian)
      let count = try source.integer16(at: offset + 6, .bigEndian)
      guard typeSizes.indices.contains(type), type > 0 else { throw .invalid("field type", at: offset + 4) }
      let value = offset + 8..<offset + 8 + count * typeSizes[type]
      guard value.upperBound <= fields.upperBound else { throw .truncated(at: fields.upperBound) }
      offset = value.upperBound
      guard type == ascii else { continue }
      switch tag {
      case Tag.make: contents.take(.make, try source.text(in: value))
      case Tag.model: contents.take(.model, try source.text(in: value))
      case Tag.dateTimeOriginal:
        date = try source.text(in: value)
        start = value.lowerBound
      case Tag.timeZone: zone = try source.text(in: value)
      default: break
      }
    }
  }

  /// Reads a chunk `nctg` of AVI.
  static func readAVI(
    _ payload: Range<Int>, from source: inout ByteSource, into contents: inout MediaContents
  ) throws(MalformedMedia) {
    var offset = payload.lowerBound
    for _ in 0..<Limits.directoryEntries where payload.upperBound - offset >= 4 {
      let tag = try source.integer16(at: offset, .littleEndian)
      let value = offset + 4..<offset + 4 + (try source.integer16(at: offset + 2, .littleEndian))
      if tag == Tag.dateTimeOriginalInAVI, value.upperBound <= payload.upperBound {
        return contents.take(try source.wholeText(in: value), from: .quickTimeNCTG, at: value.lowerBound)
      }
      offset = value.upperBound
    }
  }
}
