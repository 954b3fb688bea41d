/// A JPEG file, seen as the segments that come before its picture.
///
/// Segments are laid out as ISO/IEC 10918-1 B.1.1.4 says; the Exif one as CIPA DC-008 4.7.2.2 says.
public enum JPEG {
  private enum Marker {
    static let temporary: UInt8 = 0x01
    static let restarts: ClosedRange<UInt8> = 0xD0...0xD7
    static let startOfImage: UInt8 = 0xD8
    static let endOfImage: UInt8 = 0xD9
    static let startOfScan: UInt8 = 0xDA
    static let application1: UInt8 = 0xE1
  }

  /// What an Exif segment begins with: "Exif" and two zeros. Some writers leave other bytes for the zeros.
  private static let exifSignature: [UInt8] = [0x45, 0x78, 0x69, 0x66]
  private static let exifSignatureLength = 6

  /// Finds what the file holds, or the JPEG that begins at `start` of it.
  static func read(
    _ source: inout ByteSource, into contents: inout MediaContents, depth: MediaContents.Depth,
    from start: Int = 0
  ) throws(MalformedMedia) {
    if let block = try exifBlock(in: &source, from: start) {
      contents.exif = [MediaContents.ExifPart(.range(block))]
    }
  }

  /// Finds the TIFF structure of the first Exif segment; `nil` when the picture begins without one.
  ///
  /// Every kind of segment may come before it, and so may bytes that belong to none, which are passed over
  /// as decoders do.
  public static func exifBlock(in source: inout ByteSource, from start: Int = 0) throws(MalformedMedia)
    -> Range<Int>?
  {
    guard try source.matches([0xFF, Marker.startOfImage], at: start) else {
      throw .invalid("start of image", at: start)
    }
    var offset = start + 2
    while true {
      let marker = try nextMarker(in: &source, from: &offset)
      switch marker {
      case Marker.startOfScan, Marker.endOfImage: return nil
      case Marker.temporary, Marker.startOfImage, Marker.restarts: continue
      default: break
      }
      let length = try source.integer16(at: offset, .bigEndian)
      guard length >= 2 else { throw .invalid("segment length", at: offset) }
      let end = offset + length
      let block = offset + 2 + exifSignatureLength
      if marker == Marker.application1, block < end, try source.matches(exifSignature, at: offset + 2) {
        guard block <= source.byteCount else { throw .truncated(at: source.byteCount) }
        return block..<min(end, source.byteCount)
      }
      offset = end
    }
  }

  /// Reads on to the next marker, which any number of fill bytes may come before, and passes it.
  private static func nextMarker(in source: inout ByteSource, from offset: inout Int) throws(MalformedMedia)
    -> UInt8
  {
    while try source.byte(at: offset) != 0xFF { offset += 1 }
    while true {
      offset += 1
      let byte = try source.byte(at: offset)
      if byte == 0xFF { continue }
      offset += 1
      // A stuffed zero belongs to entropy-coded data: no marker.
      if byte != 0 { return byte }
      while try source.byte(at: offset) != 0xFF { offset += 1 }
    }
  }
}
