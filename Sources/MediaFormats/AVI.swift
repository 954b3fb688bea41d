import CaptureDates

/// An AVI movie: RIFF chunks, the frames in a list of their own.
///
/// The header is laid out as Microsoft's *AVI RIFF File Reference* says; OpenDML (*AVI File Format Extensions
/// 1.02*) adds the count of all frames, and goes on in further RIFF chunks behind the first.
enum AVI {
  /// The chunks of interest, and what lists hold.
  private enum ChunkType {
    static let header = FourCC("h", "d", "r", "l")
    static let mainHeader = FourCC("a", "v", "i", "h")
    static let openDML = FourCC("o", "d", "m", "l")
    static let openDMLHeader = FourCC("d", "m", "l", "h")
    static let information = FourCC("I", "N", "F", "O")
    static let frames = FourCC("m", "o", "v", "i")
    /// DigitizationTime, of cameras.
    static let digitizationTime = FourCC("I", "D", "I", "T")
    static let creationDate = FourCC("I", "C", "R", "D")
    static let nikonData = FourCC("n", "c", "d", "t")
    static let nikonTags = FourCC("n", "c", "t", "g")
    static let xmp = FourCC("_", "P", "M", "X")
  }

  /// Finds what the file holds.
  ///
  /// Where the header holds the date, what stands behind the frames is left for another time.
  static func read(
    _ source: inout ByteSource, into contents: inout MediaContents, depth: MediaContents.Depth
  ) throws(MalformedMedia) {
    var chunks = RIFFChunks(before: source.byteCount, limit: Limits.movieChunks)
    var microsecondsPerFrame = 0
    while let chunk = try chunks.next(in: &source) {
      switch try source.listType(of: chunk) ?? chunk.type {
      case ChunkType.header, ChunkType.openDML, ChunkType.information, ChunkType.nikonData:
        chunks.enter(chunk)
      case ChunkType.frames:
        if !contents.dates.isEmpty, contents.ends(at: depth) { return }
      case ChunkType.mainHeader:
        let start = chunk.payload.lowerBound
        microsecondsPerFrame = try source.integer32(at: start, .littleEndian)
        let frames = try source.integer32(at: start + 16, .littleEndian)
        contents.details.setDuration(frames: frames, each: microsecondsPerFrame)
        contents.details.setSize(
          width: try source.integer32(at: start + 32, .littleEndian),
          height: try source.integer32(at: start + 36, .littleEndian))
      case ChunkType.openDMLHeader:
        // The main header counts the frames of the first RIFF chunk only.
        let frames = try source.integer32(at: chunk.payload.lowerBound, .littleEndian)
        contents.details.setDuration(frames: frames, each: microsecondsPerFrame)
      case ChunkType.digitizationTime: try contents.addDate(.riffIDIT, in: chunk.payload, of: &source)
      case ChunkType.creationDate: try contents.addDate(.riffICRD, in: chunk.payload, of: &source)
      case ChunkType.nikonTags: try NikonMovieTags.readAVI(chunk.payload, from: &source, into: &contents)
      case ChunkType.xmp where contents.xmp.isEmpty: contents.xmp.append(.range(chunk.payload))
      default: break
      }
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
  /// Adds the date that stands in `range` as text, if there is any and none of its kind came before.
  fileprivate mutating func addDate(
    _ dateSource: DateSource, in range: Range<Int>, of source: inout ByteSource
  ) throws(MalformedMedia) {
    guard !dates.contains(where: { $0.source == dateSource }) else { return }
    take(try source.wholeText(in: range), from: dateSource, at: range.lowerBound)
  }
}
