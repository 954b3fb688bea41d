/// Walks the chunks of a WebP file, and takes a short cut over animations.
///
/// What RIFF says of the file's size is hardly believed: some writers append metadata without correcting it.
struct WebPChunks {
  private static let headerByteCount = 8
  /// Behind "RIFF", a size, and "WEBP".
  private static let firstChunk = 12

  private var offset = Self.firstChunk
  private var remaining = Limits.chunks
  /// How many more reads are made for the chunks of a large file.
  private var hops = Limits.hops

  /// Returns the next chunk; `nil` at the end of the file.
  mutating func next(in source: inout ByteSource) throws(MalformedMedia) -> WebPChunk? {
    let reads = source.readCount
    if hops == 0 { try skipToTail(of: &source) }
    guard offset < source.byteCount else {
      // The last byte of padding may be missing.
      if try source.statedEnd() > source.byteCount + 1 { throw .truncated(at: source.byteCount) }
      return nil
    }
    guard remaining > 0 else { throw .scattered(at: offset) }
    remaining -= 1
    source.want(from: offset)
    guard let chunk = try source.webPChunk(at: offset) else {
      // What is no chunk may well follow the last.
      if offset >= (try source.statedEnd()) { return nil }
      if source.byteCount - offset < Self.headerByteCount { throw .truncated(at: source.byteCount) }
      throw .invalid("chunk", at: offset)
    }
    hops = max(0, hops - (source.readCount - reads))
    offset = chunk.end
    return chunk
  }

  /// Goes on at the first chunk in the last part of the file.
  private mutating func skipToTail(of source: inout ByteSource) throws(MalformedMedia) {
    hops = .max
    // Chunks begin at even offsets.
    let tail = (source.byteCount - Limits.tail) / 2 * 2
    guard offset < tail else { return }
    guard let start = try source.firstWebPChunk(from: tail) else { throw .scattered(at: offset) }
    offset = start
  }
}

extension ByteSource {
  /// The chunk that begins at an offset; `nil` when no chunk can begin so.
  fileprivate mutating func webPChunk(at offset: Int) throws(MalformedMedia) -> WebPChunk? {
    guard byteCount - offset >= 8 else { return nil }
    return try withBytes(at: offset, count: 8) { WebPChunk($0, at: offset) }
  }

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
      for index in stride(from: (bytes.count - 8) / 2 * 2, through: 0, by: -2) {
        guard let chunk = WebPChunk(bytes.extracting(index..<index + 8), at: index),
          chunk.end < leadsToEnd.count, leadsToEnd[chunk.end]
        else { continue }
        leadsToEnd[index] = true
        if chunk.type == .animationFrame || chunk.isExif || chunk.isXMP { first = start + index }
      }
      return first
    }
  }
}
