/// A chunk of RIFF (Microsoft, *Multimedia Programming Interface and Data Specifications 1.0*, chapter 2).
struct RIFFChunk: Equatable, Sendable {
  /// The bytes before what a chunk holds: its type and size.
  static let headerByteCount = 8

  /// What it is.
  let type: FourCC
  /// What it holds, as it says: the end may lie beyond the file's.
  let payload: Range<Int>

  /// Where the next one begins: at an even offset. The filler of an odd one isn't counted in its size.
  var end: Int { payload.upperBound + payload.count % 2 }

  /// Takes the chunk that begins at `start` for what its header says.
  init(_ header: Span<UInt8>, at start: Int) {
    type = FourCC(rawValue: UInt32(truncatingIfNeeded: ByteOrder.bigEndian.integer32(header, 0)))
    let first = start + Self.headerByteCount
    payload = first..<first + ByteOrder.littleEndian.integer32(header, 4)
  }
}

/// Walks the chunks of a RIFF file, one after another, into the lists that are entered.
///
/// Every chunk is at least its own header, so that the walk comes to an end. A list's end needs no memory: what
/// comes behind its last chunk is the next one of whatever holds it.
struct RIFFChunks {
  /// Where the first chunk begins: behind "RIFF", its size, and what the file is.
  private static let firstChunk = 12

  /// Where the next chunk begins.
  private(set) var offset = Self.firstChunk
  /// How many more chunks are looked at.
  private(set) var remaining: Int
  private let end: Int

  /// Creates a walk over a file that ends at `end`, and over no more chunks than `limit`.
  init(before end: Int, limit: Int) {
    self.end = end
    remaining = limit
  }

  /// Returns the next chunk; `nil` at the end and before bytes too few for a header.
  mutating func next(in source: inout ByteSource) throws(MalformedMedia) -> RIFFChunk? {
    guard end - offset >= RIFFChunk.headerByteCount, remaining > 0 else { return nil }
    remaining -= 1
    let start = offset
    let chunk = try source.withBytes(at: start, count: RIFFChunk.headerByteCount) { RIFFChunk($0, at: start) }
    offset = chunk.end
    return chunk
  }

  /// Goes on with what the list that was returned last holds, behind what that is, instead of behind the list.
  mutating func enter(_ list: RIFFChunk) { offset = list.payload.lowerBound + 4 }

  /// Goes on at another offset.
  mutating func skip(to offset: Int) { self.offset = offset }
}

extension ByteSource {
  /// What the chunks of a list are; `nil` for a chunk that is no list.
  mutating func listType(of chunk: RIFFChunk) throws(MalformedMedia) -> FourCC? {
    guard chunk.type == .list || chunk.type == .riff, chunk.payload.count >= 4 else { return nil }
    return try fourCC(at: chunk.payload.lowerBound)
  }
}

extension FourCC {
  fileprivate static let list = FourCC("L", "I", "S", "T")
  fileprivate static let riff = FourCC("R", "I", "F", "F")
}
