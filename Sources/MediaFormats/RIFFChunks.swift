/// A chunk of RIFF (Microsoft, *Multimedia Programming Interface and Data Specifications 1.0*, chapter 2).
struct RIFFChunk: Equatable, Sendable {
  /// What it is; of a list, what that holds.
  let type: FourCC
  /// What it holds, as it says: the end may lie beyond the file's.
  let payload: Range<Int>
}

/// Walks the chunks of a RIFF file, one after another, into the lists that are entered.
///
/// Every chunk is at least its own header, so that the walk comes to an end. A list's end needs no memory: what
/// comes behind its last chunk is the next one of whatever holds it.
struct RIFFChunks {
  private var offset: Int
  private let end: Int
  private var remaining = Limits.movieChunks

  /// Creates a walk over the chunks that fill `range`.
  init(in range: Range<Int>) {
    offset = range.lowerBound
    end = range.upperBound
  }

  /// Returns the next chunk; `nil` at the end and before bytes too few for a header.
  mutating func next(in source: inout ByteSource) throws(MalformedMedia) -> RIFFChunk? {
    guard end - offset >= 8, remaining > 0 else { return nil }
    remaining -= 1
    var type = try source.fourCC(at: offset)
    let size = try source.integer32(at: offset + 4, .littleEndian)
    var start = offset + 8
    let chunkEnd = start + size
    if type == .list || type == .riff, size >= 4 {
      type = try source.fourCC(at: start)
      start += 4
    }
    // Chunks begin at even offsets; the filler of an odd one isn't counted in its size.
    offset = chunkEnd + (size & 1)
    return RIFFChunk(type: type, payload: start..<chunkEnd)
  }

  /// Goes on with what the list that was returned last holds, instead of behind it.
  mutating func enter(_ list: RIFFChunk) { offset = list.payload.lowerBound }
}

extension FourCC {
  fileprivate static let list = FourCC("L", "I", "S", "T")
  fileprivate static let riff = FourCC("R", "I", "F", "F")
}
