/// How a TIFF structure writes its numbers: in which order, and whether offsets and counts have 32 bits (TIFF 6.0,
/// section 2) or 64 (BigTIFF).
struct TIFFLayout: Equatable, Sendable {
  let order: ByteOrder
  let isBig: Bool

  /// The bytes of a directory's number of entries, which stands before them.
  var countByteCount: Int { isBig ? 8 : 2 }
  /// The bytes of a directory's entry: tag, type, count, and offset or value.
  var entryByteCount: Int { isBig ? 20 : 12 }
  /// The bytes of an offset or count, and so of the largest value that stands in its entry.
  var offsetByteCount: Int { isBig ? 8 : 4 }

  /// The number of entries with which a directory begins.
  func entryCount(_ bytes: Span<UInt8>) -> Int { isBig ? offset(bytes, 0) : order.integer16(bytes, 0) }

  /// The offset or count at a place of `bytes`; `Int.max` for a greater one.
  func offset(_ bytes: Span<UInt8>, _ place: Int) -> Int {
    let first = order.integer32(bytes, place)
    guard isBig else { return first }
    let second = order.integer32(bytes, place + 4)
    let (high, low) = order == .bigEndian ? (first, second) : (second, first)
    return high < 1 << 31 ? high << 32 | low : .max
  }

  /// The offset that the entry at a place of `bytes` has for its value.
  func valueOffset(_ bytes: Span<UInt8>, entry: Int) -> Int {
    offset(bytes, entry + entryByteCount - offsetByteCount)
  }

  /// The directory that the entry at a place of `bytes` points to, whatever type it gives the pointer: one real
  /// camera calls it a string.
  func pointer(_ bytes: Span<UInt8>, entry: Int) -> Int {
    // Of eight bytes, a pointer of 32 bits (LONG, IFD) has the first four.
    let type = order.integer16(bytes, entry + 2)
    if isBig, type == 4 || type == 13 { return order.integer32(bytes, entry + 12) }
    return valueOffset(bytes, entry: entry)
  }
}
