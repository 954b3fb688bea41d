/// A raw picture of Minolta: blocks of four characters, a big-endian length and what they hold, as dcraw and
/// ExifTool document them.
enum MRW {
  /// Where the first block begins: behind a block's header that tells how far all of them reach.
  private static let firstBlock = 8
  /// The block that is a TIFF structure: a zero and "TTW".
  private static let tiff = FourCC(rawValue: 0x0054_5457)

  /// Finds the TIFF structure.
  static func read(_ source: inout ByteSource, into contents: inout MediaContents) throws(MalformedMedia) {
    let end = firstBlock + (try source.integer32(at: 4, .bigEndian))
    var offset = firstBlock
    for _ in 0..<Limits.mrwBlocks where end - offset >= 8 {
      let type = try source.fourCC(at: offset)
      let start = offset + 8
      offset = start + (try source.integer32(at: offset + 4, .bigEndian))
      guard type == tiff else { continue }
      guard start < source.byteCount else { throw .truncated(at: source.byteCount) }
      contents.exif = [MediaContents.ExifPart(.range(start..<min(offset, source.byteCount)))]
      return
    }
  }
}
