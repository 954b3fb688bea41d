/// A JPEG 2000 file of boxes (ISO/IEC 15444-1, annex I), with metadata in boxes that makers agreed on.
enum JP2 {
  private enum BoxType {
    static let header = FourCC("j", "p", "2", "h")
    static let imageHeader = FourCC("i", "h", "d", "r")
  }

  /// Finds what the file holds.
  static func read(
    _ source: inout ByteSource, into contents: inout MediaContents, depth: MediaContents.Depth
  ) throws(MalformedMedia) {
    var boxes = Boxes(in: 0..<source.byteCount)
    while let box = try boxes.next(in: &source) {
      if box.type == BoxType.header {
        try readSize(in: box, of: &source, into: &contents)
      } else if contents.exif.isEmpty, let exif = try source.content(of: box, ofType: UUIDType.exif) {
        contents.exif = [.init(.range(exif))]
        if contents.ends(at: depth) { return }
      } else if contents.xmp.isEmpty, let packet = try source.content(of: box, ofType: UUIDType.xmp) {
        contents.xmp = [.range(packet)]
      } else if contents.iptc == nil, let dataSets = try source.content(of: box, ofType: UUIDType.iptc) {
        contents.iptc = .range(dataSets)
      }
    }
  }

  private static func readSize(
    in header: Box, of source: inout ByteSource, into contents: inout MediaContents
  ) throws(MalformedMedia) {
    var boxes = Boxes(in: header.payload)
    guard let image = try boxes.first(BoxType.imageHeader, in: &source) else { return }
    var cursor = BoxCursor(image.payload)
    let height = try cursor.integer(4, of: &source)
    contents.details.setSize(width: try cursor.integer(4, of: &source), height: height)
  }
}
