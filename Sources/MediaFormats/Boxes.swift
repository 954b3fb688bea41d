/// A box of ISO base media (ISO/IEC 14496-12, 4.2) or atom of QuickTime: a size, a type, and what it holds.
struct Box: Equatable, Sendable {
  /// What it is.
  let type: FourCC
  /// Where it begins, with its size.
  let start: Int
  /// What it holds, as it says: the end may lie beyond the file's.
  let payload: Range<Int>
}

/// Walks the boxes of a range, one after another.
///
/// Every box is at least its own header, so that the walk comes to an end; how many boxes are looked at is bounded
/// as well, since a hostile file could have millions of empty ones.
struct Boxes {
  private var offset: Int
  private let end: Int
  private var remaining = Limits.boxes

  /// Creates a walk over the boxes that fill `range`.
  init(in range: Range<Int>) {
    offset = range.lowerBound
    end = range.upperBound
  }

  /// Returns the next box; `nil` at the end, before bytes too few for a header, and at a zero word, with which
  /// QuickTime ends a list.
  mutating func next(in source: inout ByteSource) throws(MalformedMedia) -> Box? {
    let start = offset
    guard end - start >= 8, remaining > 0 else { return nil }
    remaining -= 1
    var size = try source.integer32(at: start, .bigEndian)
    let type = try source.fourCC(at: start + 4)
    var headerSize = 8
    switch size {
    case 0:
      guard end == source.byteCount else { return nil }
      size = end - start
    case 1:
      let high = try source.integer32(at: start + 8, .bigEndian)
      guard high < 0x4000_0000 else { throw .invalid("box size", at: start + 8) }
      size = high << 32 | (try source.integer32(at: start + 12, .bigEndian))
      headerSize = 16
    default: break
    }
    guard size >= headerSize, size <= Int.max - start else { throw .invalid("box size", at: start) }
    offset = min(start + size, end)
    return Box(type: type, start: start, payload: start + headerSize..<start + size)
  }

  /// Returns the first box of a type; `nil` when there is none.
  mutating func first(_ type: FourCC, in source: inout ByteSource) throws(MalformedMedia) -> Box? {
    while let box = try next(in: &source) {
      if box.type == type { return box }
    }
    return nil
  }
}
