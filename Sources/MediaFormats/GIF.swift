/// A GIF file (Graphics Interchange Format, version 89a), seen as the blocks before and between its pictures.
enum GIF {
  private enum Introducer {
    static let terminator: UInt8 = 0x00
    static let extensionBlock: UInt8 = 0x21
    static let image: UInt8 = 0x2C
    static let trailer: UInt8 = 0x3B
  }

  private static let screenByteCount = 13
  private static let imageByteCount = 10

  /// What the application extension that holds XMP begins with: its label, the length of what names the
  /// application, and that (XMP Specification, part 3, 1.1.2).
  private static let xmpSignature: [UInt8] = [0xFF, 11] + Array("XMP DataXMP".utf8)

  /// The bytes behind the packet that lead those who read it as blocks of data to the end, that included.
  private static let trailerByteCount = 258

  /// Finds what the file holds.
  ///
  /// Writers put XMP before the first picture. What comes later is searched in small files only: pictures are
  /// passed block by block, so that all of the file would have to be read.
  static func read(_ source: inout ByteSource, into contents: inout MediaContents) throws(MalformedMedia) {
    contents.details.setSize(
      width: try source.integer16(at: 6, .littleEndian), height: try source.integer16(at: 8, .littleEndian))
    var offset = try colors(at: screenByteCount, flags: screenByteCount - 3, of: &source)
    while offset < Limits.gif {
      switch try source.byte(at: offset) {
      case Introducer.terminator: offset += 1  // One too many.
      case Introducer.extensionBlock:
        guard try source.matches(xmpSignature, at: offset + 1) else {
          offset = try endOfBlocks(from: offset + 2, limit: Limits.gif, in: &source)
          continue
        }
        let start = offset + 1 + xmpSignature.count
        // Where the file is cut off, all that is left counts.
        contents.xmp = [.range(start..<source.byteCount)]
        let end = try endOfBlocks(from: start, limit: start + Limits.xmp, in: &source)
        contents.xmp = [.range(start..<max(start, end - trailerByteCount))]
        return
      case Introducer.image:
        let data = try colors(at: offset + imageByteCount, flags: offset + imageByteCount - 1, of: &source)
        offset = try endOfBlocks(from: data + 1, limit: Limits.gif, in: &source)
      case Introducer.trailer: return
      default: throw .invalid("block", at: offset)
      }
    }
  }

  /// Returns the end of the color table that begins at `start`, if the flags say that there is one.
  private static func colors(at start: Int, flags: Int, of source: inout ByteSource) throws(MalformedMedia)
    -> Int
  {
    let flags = try source.byte(at: flags)
    return flags & 0x80 == 0 ? start : start + 3 << (Int(flags & 7) + 1)
  }

  /// Passes over blocks of data, each of which begins with its length, to the empty one that ends them, or to
  /// one beyond the limit.
  private static func endOfBlocks(from start: Int, limit: Int, in source: inout ByteSource)
    throws(MalformedMedia) -> Int
  {
    var offset = start
    while offset < limit {
      let length = Int(try source.byte(at: offset))
      offset += 1 + length
      if length == 0 { break }
    }
    return offset
  }
}
