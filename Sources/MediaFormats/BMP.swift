/// A Windows bitmap (Microsoft, *Bitmap Storage*), which tells nothing but its size.
enum BMP {
  /// Where the header that describes the picture begins, with its own length.
  private static let header = 14
  /// The length of the oldest such header, whose numbers have 16 bits.
  private static let coreHeader = 12

  /// Finds the size.
  static func read(_ source: inout ByteSource, into contents: inout MediaContents) throws(MalformedMedia) {
    if try source.integer32(at: header, .littleEndian) == coreHeader {
      contents.details.setSize(
        width: try source.integer16(at: header + 4, .littleEndian),
        height: try source.integer16(at: header + 6, .littleEndian))
    } else {
      let width = Int32(truncatingIfNeeded: try source.integer32(at: header + 4, .littleEndian))
      let height = Int32(truncatingIfNeeded: try source.integer32(at: header + 8, .littleEndian))
      // The rows of one of negative height begin with the topmost.
      contents.details.setSize(width: Int(width), height: Int(height.magnitude))
    }
  }
}
