/// Where the items of a HEIF file are (ISO/IEC 14496-12, 8.11.3).
enum HEIFLocation {
  private enum Construction {
    static let file = 0
    static let itemData = 1
  }

  /// How many bytes the numbers of the table have, each 0 to 8; a number of none is 0.
  private struct Widths {
    let offset: Int
    let length: Int
    let base: Int
    let index: Int
  }

  /// Returns the pieces of an item, in order; none where the table does not list it.
  static func pieces(
    of item: Int?, in tables: HEIFTables, of source: inout ByteSource
  ) throws(MalformedMedia) -> [Range<Int>] {
    guard let item, let table = tables.locations else { return [] }
    var cursor = BoxCursor(table)
    let version = try cursor.versionAndFlags(of: &source).version
    let widths = try widths(&cursor, version, of: &source)
    let numberByteCount = version < 2 ? 2 : 4
    for _ in 0..<min(try cursor.integer(numberByteCount, of: &source), Limits.items) {
      let start = cursor.rest.lowerBound
      let isWanted = try cursor.integer(numberByteCount, of: &source) == item
      let construction = version == 0 ? Construction.file : try cursor.integer(2, of: &source) & 0xF
      // The reference to another file, which no camera makes.
      try cursor.skip(2)
      let base = try cursor.integer(widths.base, of: &source)
      let count = try cursor.integer(2, of: &source)
      guard isWanted else {
        try cursor.skip(count * (widths.index + widths.offset + widths.length))
        continue
      }
      let whole: Range<Int>? =
        switch construction {
        case Construction.file: 0..<source.byteCount
        case Construction.itemData: tables.itemData
        // In pieces of another item: no writer of metadata goes that far.
        default: nil
        }
      guard let whole else { throw .invalid("item location", at: start) }
      return try pieces(&cursor, widths, count: count, base: base, within: whole, of: &source)
    }
    return []
  }

  private static func widths(
    _ cursor: inout BoxCursor, _ version: Int, of source: inout ByteSource
  ) throws(MalformedMedia) -> Widths {
    let start = cursor.rest.lowerBound
    let digits = try cursor.integer(2, of: &source)
    let widths = Widths(
      offset: digits >> 12, length: digits >> 8 & 0xF, base: digits >> 4 & 0xF,
      index: version == 0 ? 0 : digits & 0xF)
    guard max(widths.offset, widths.length, widths.base, widths.index) <= 8 else {
      throw .invalid("item location", at: start)
    }
    return widths
  }

  /// Reads the pieces of one item, which count from the beginning of `whole`; one without a length is all the rest.
  private static func pieces(
    _ cursor: inout BoxCursor, _ widths: Widths, count: Int, base: Int, within whole: Range<Int>,
    of source: inout ByteSource
  ) throws(MalformedMedia) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    for _ in 0..<min(count, Limits.extents) {
      let start = cursor.rest.lowerBound
      try cursor.skip(widths.index)
      let offset = try cursor.integer(widths.offset, of: &source)
      let length = try cursor.integer(widths.length, of: &source)
      let (place, isTooFar) = base.addingReportingOverflow(offset)
      guard !isTooFar else { throw .invalid("item location", at: start) }
      guard place <= whole.count else { throw .truncated(at: whole.upperBound) }
      let rest = whole.dropFirst(place)
      if length > 0 {
        pieces.append(rest.prefix(length))
      } else if count == 1 {
        pieces.append(rest)
      }
    }
    return pieces
  }
}
