/// Walks the chunks of a PNG file, and takes a short cut over the picture.
///
/// A picture may be cut into thousands of chunks, and what tells of it may stand behind the last. A few are hopped
/// over; where they won't end soon, the walk goes on at the first chunk in the last part of the file.
struct PNGChunks {
  private static let signatureByteCount = 8

  private var offset = Self.signatureByteCount
  private var remaining = Limits.chunks
  /// The chunk that was returned last.
  private var last: PNGChunk?
  /// How many more chunks are hopped over.
  private var hops = Limits.hops
  /// Whether the picture has begun.
  private(set) var isBehindPicture = false
  /// Whether the walk has come to the last part of the file, which is read whole.
  private(set) var isInTail = false
  /// Whether Exif was found already.
  var hasExif = false

  /// Returns the next chunk; `nil` where only the one that ends the file can follow.
  mutating func next(in source: inout ByteSource) throws(MalformedMedia) -> PNGChunk? {
    if last?.type == .imageEnd { return nil }
    if isBehindPicture, !isInTail { try approachTail(in: &source) }
    let left = source.byteCount - offset
    // No read for what is known.
    if left == PNGChunk.emptyByteCount, isBehindPicture, source.byteCount > Limits.head { return nil }
    guard left >= PNGChunk.emptyByteCount else { throw .truncated(at: source.byteCount) }
    guard remaining > 0 else { throw .scattered(at: offset) }
    remaining -= 1
    if !isBehindPicture { source.wantStretch(from: offset) }
    guard let chunk = try source.pngChunk(at: offset) else { throw .invalid("chunk", at: offset) }
    offset = chunk.end
    last = chunk
    isBehindPicture = isBehindPicture || chunk.isPicture
    return chunk
  }

  /// Decides whether to hop on or to search the end of the file.
  private mutating func approachTail(in source: inout ByteSource) throws(MalformedMedia) {
    // With Exif at hand the end is less worth: both together are no more than 64 KB.
    let searched = hasExif ? max(Limits.head, Limits.tail - source.bytesRead) : Limits.tail
    let tail = source.byteCount - searched
    if offset < tail {
      // Of a picture in small pieces the last part of the file must hold one: then nothing before it is missed.
      if hops == Limits.hops, let last, last.payload.count < Limits.tail / 2,
        let chunk = try source.firstPNGChunk(from: tail), chunk.isPicture
      {
        offset = chunk.start
      } else if hops > 0 {
        hops -= 1
        source.wanted = nil
        return
      } else if let chunk = try source.firstPNGChunk(from: tail) {
        offset = chunk.start
      } else {
        offset = source.byteCount - PNGChunk.emptyByteCount
      }
    }
    isInTail = true
    source.wanted = min(offset, source.byteCount)..<source.byteCount
  }
}

extension ByteSource {
  /// The chunk that begins at an offset; `nil` when no chunk can begin so.
  fileprivate mutating func pngChunk(at offset: Int) throws(MalformedMedia) -> PNGChunk? {
    try withBytes(at: offset, count: 8) { PNGChunk($0, at: offset) }
  }

  /// Finds the first chunk from an offset on, in one read to the end of the file: one that holds text, Exif or a part
  /// of the picture, whole and with the right checksum. Bytes of a picture may look like a chunk, but not so.
  fileprivate mutating func firstPNGChunk(from start: Int) throws(MalformedMedia) -> PNGChunk? {
    wanted = start..<byteCount
    return try withBytes(at: start, count: byteCount - start) { bytes in
      // A hostile file could have a checksum of everything made again and again.
      var checkable = 16 * Limits.tail
      // So few bytes have room only for lengths that begin with zeros; what a picture's bytes make passes seldom.
      for index in bytes.indices.dropLast(PNGChunk.emptyByteCount - 1)
      where bytes[index] | bytes[index + 1] == 0 {
        guard let chunk = PNGChunk(bytes.extracting(index..<index + 8), at: index), chunk.isTelling,
          chunk.end <= bytes.count, chunk.payload.count <= checkable
        else { continue }
        checkable -= chunk.payload.count
        let checked = bytes.extracting(chunk.payload.lowerBound - 4..<chunk.payload.upperBound)
        let stated = ByteOrder.bigEndian.integer32(bytes, chunk.payload.upperBound)
        guard Int(CRC32.checksum(of: checked)) == stated else { continue }
        return PNGChunk(bytes.extracting(index..<index + 8), at: start + index)
      }
      return nil
    }
  }
}
