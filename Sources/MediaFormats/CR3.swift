/// A Canon raw file of boxes (ISO/IEC 14496-12 with boxes of Canon's, which others have described).
///
/// Its Exif is spread over TIFF structures, one for each directory.
enum CR3 {
  private enum BoxType {
    static let primary = FourCC("C", "M", "T", "1")
    static let exif = FourCC("C", "M", "T", "2")
    static let gps = FourCC("C", "M", "T", "4")
  }

  /// Finds what the file holds: Exif, which comes first, and an XMP packet, which only editors put a date into.
  static func read(
    _ source: inout ByteSource, into contents: inout MediaContents, depth: MediaContents.Depth
  ) throws(MalformedMedia) {
    var boxes = Boxes(in: 0..<source.byteCount)
    while let box = try boxes.next(in: &source) {
      if box.type == .movie, contents.exif.isEmpty {
        try readExif(in: box, of: &source, into: &contents)
        if !contents.exif.isEmpty, contents.ends(at: depth) { return }
      } else if let packet = try source.content(of: box, ofType: UUIDType.xmp) {
        contents.xmp.append(.range(packet))
        return
      }
    }
  }

  private static func readExif(
    in movie: Box, of source: inout ByteSource, into contents: inout MediaContents
  ) throws(MalformedMedia) {
    var boxes = Boxes(in: movie.payload)
    while let box = try boxes.next(in: &source) {
      guard let structures = try source.content(of: box, ofType: UUIDType.canon) else { continue }
      return try readStructures(in: structures, of: &source, into: &contents)
    }
  }

  private static func readStructures(
    in range: Range<Int>, of source: inout ByteSource, into contents: inout MediaContents
  ) throws(MalformedMedia) {
    var boxes = Boxes(in: range)
    while contents.exif.count < 3, let box = try boxes.next(in: &source) {
      switch box.type {
      case BoxType.primary: contents.exif.append(.init(.range(box.payload), .primary))
      case BoxType.exif: contents.exif.append(.init(.range(box.payload), .exif))
      case BoxType.gps: contents.exif.append(.init(.range(box.payload), .gps))
      default: continue
      }
    }
  }
}
