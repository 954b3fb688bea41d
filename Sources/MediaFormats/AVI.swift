import CaptureDates

/// An AVI movie: RIFF chunks, the frames in a list of their own.
///
/// The header is laid out as Microsoft's *AVI RIFF File Reference* says; OpenDML (*AVI File Format Extensions
/// 1.02*) adds the count of all frames, and goes on in further RIFF chunks behind the first.
enum AVI {
  /// Where the first RIFF chunk's own begin: behind "RIFF", its size and "AVI ".
  private static let firstChunk = 12

  /// Finds what the file holds.
  ///
  /// Where the header holds the date, what stands behind the frames is left for another time.
  static func read(
    _ source: inout ByteSource, into contents: inout MediaContents, depth: MediaContents.Depth
  ) throws(MalformedMedia) {
    var chunks = RIFFChunks(in: firstChunk..<max(firstChunk, source.byteCount))
    var microsecondsPerFrame = 0
    while let chunk = try chunks.next(in: &source) {
      switch chunk.type {
      case "hdrl", "odml", "INFO", "ncdt": chunks.enter(chunk)
      case "movi":
        guard depth == .everything || contents.dates.isEmpty else {
          contents.isPartial = true
          return
        }
      case "avih":
        let start = chunk.payload.lowerBound
        microsecondsPerFrame = try source.integer32(at: start, .littleEndian)
        let frames = try source.integer32(at: start + 16, .littleEndian)
        contents.details.setDuration(frames: frames, each: microsecondsPerFrame)
        contents.details.setSize(
          width: try source.integer32(at: start + 32, .littleEndian),
          height: try source.integer32(at: start + 36, .littleEndian))
      case "dmlh":
        // The main header counts the frames of the first RIFF chunk only.
        let frames = try source.integer32(at: chunk.payload.lowerBound, .littleEndian)
        contents.details.setDuration(frames: frames, each: microsecondsPerFrame)
      case "IDIT": try contents.addDate(.riffIDIT, in: chunk.payload, of: &source)
      case "ICRD": try contents.addDate(.riffICRD, in: chunk.payload, of: &source)
      case "nctg": try readNikonTags(in: chunk.payload, of: &source, into: &contents)
      case "_PMX" where contents.xmp.isEmpty: contents.xmp.append(.range(chunk.payload))
      default: break
      }
    }
  }

  /// Reads the date among the tags of a Nikon: tag and length, 16 bits each, and a value (ExifTool's documentation,
  /// *Nikon AVITags*).
  private static func readNikonTags(
    in range: Range<Int>, of source: inout ByteSource, into contents: inout MediaContents
  ) throws(MalformedMedia) {
    let dateTimeOriginal = 0x13
    var offset = range.lowerBound
    for _ in 0..<Limits.nikonTags where range.upperBound - offset >= 4 {
      let tag = try source.integer16(at: offset, .littleEndian)
      let end = offset + 4 + (try source.integer16(at: offset + 2, .littleEndian))
      if tag == dateTimeOriginal, end <= range.upperBound {
        return try contents.addDate(.quickTimeNCTG, in: offset + 4..<end, of: &source)
      }
      offset = end
    }
  }
}

extension MediaDetails {
  /// Takes over a duration, unless one of its factors is unknown.
  fileprivate mutating func setDuration(frames: Int, each microseconds: Int) {
    guard frames > 0, microseconds > 0 else { return }
    duration = Double(frames) * Double(microseconds) / 1_000_000
  }
}

extension MediaContents {
  /// Adds the date that stands in `range` as text, if there is any and none of its kind came before: up to a NUL,
  /// without the line feed that C's `asctime` ends its text with.
  fileprivate mutating func addDate(
    _ dateSource: DateSource, in range: Range<Int>, of source: inout ByteSource
  ) throws(MalformedMedia) {
    guard !dates.contains(where: { $0.source == dateSource }) else { return }
    var text: [UInt8] = []
    try source.append(range.prefix(Limits.textBytes), to: &text)
    let isBlank = { (byte: UInt8) in byte <= UInt8(ascii: " ") }
    let trimmed = text.prefix { $0 != 0 }.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    guard !trimmed.isEmpty else { return }
    dates.append(DateCandidate(source: dateSource, value: .text(Array(trimmed), subSecond: [], offset: [])))
  }
}
