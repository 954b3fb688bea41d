/// Walks the chunks of a WebP file, and takes a short cut over animations.
///
/// What RIFF says of the file's size is hardly believed: some writers append metadata without correcting it.
struct WebPChunks {
  private var chunks: RIFFChunks
  /// How many more reads are made for the chunks of a large file.
  private var hops = Limits.hops

  /// Creates a walk over a file that ends at `end`.
  init(before end: Int) { chunks = RIFFChunks(before: end, limit: Limits.chunks) }

  /// Returns the next chunk; `nil` at the end of the file.
  mutating func next(in source: inout ByteSource) throws(MalformedMedia) -> RIFFChunk? {
    let reads = source.readCount
    if hops == 0 { try skipToTail(of: &source) }
    let start = chunks.offset
    guard start < source.byteCount else {
      // The last byte of padding may be missing.
      if try source.statedEnd() > source.byteCount + 1 { throw .truncated(at: source.byteCount) }
      return nil
    }
    guard chunks.remaining > 0 else { throw .scattered(at: start) }
    source.wantStretch(from: start)
    guard let chunk = try chunks.next(in: &source), chunk.isPossible else {
      // What is no chunk may well follow the last.
      if start >= (try source.statedEnd()) { return nil }
      if source.byteCount - start < RIFFChunk.headerByteCount { throw .truncated(at: source.byteCount) }
      throw .invalid("chunk", at: start)
    }
    hops = max(0, hops - (source.readCount - reads))
    return chunk
  }

  /// Goes on at the first chunk in the last part of the file.
  private mutating func skipToTail(of source: inout ByteSource) throws(MalformedMedia) {
    hops = .max
    // Chunks begin at even offsets.
    let tail = (source.byteCount - Limits.tail) / 2 * 2
    guard chunks.offset < tail else { return }
    guard let start = try source.firstWebPChunk(from: tail) else { throw .scattered(at: chunks.offset) }
    chunks.skip(to: start)
  }
}

extension ByteSource {
  /// Where the file says that it ends.
  fileprivate mutating func statedEnd() throws(MalformedMedia) -> Int {
    8 + (try integer32(at: 4, .littleEndian))
  }

  /// Finds the first chunk from an even offset on from which chunk after chunk leads to the end, in one read.
  /// - Returns: Where it begins: a frame of an animation, or metadata.
  fileprivate mutating func firstWebPChunk(from start: Int) throws(MalformedMedia) -> Int? {
    let statedEnd = try statedEnd() - start
    wanted = start..<byteCount
    return try withBytes(at: start, count: byteCount - start) { bytes in
      // As above, a byte may be missing.
      var leadsToEnd = [Bool](repeating: false, count: bytes.count + 2)
      leadsToEnd[bytes.count] = true
      leadsToEnd[bytes.count + 1] = true
      if leadsToEnd.indices ~= statedEnd { leadsToEnd[statedEnd] = true }
      var first: Int?
      for index in stride(from: (bytes.count - RIFFChunk.headerByteCount) / 2 * 2, through: 0, by: -2) {
        let chunk = RIFFChunk(bytes.extracting(index..<index + RIFFChunk.headerByteCount), at: index)
        guard chunk.end < leadsToEnd.count, leadsToEnd[chunk.end], chunk.isPossible else { continue }
        leadsToEnd[index] = true
        if chunk.type == .animationFrame || chunk.isExif || chunk.isXMP { first = start + index }
      }
      return first
    }
  }
}
