/// A JPEG XL file: boxes, of which some hold the codestream, or the codestream alone, which has no metadata
/// (ISO/IEC 18181-2, clause 9).
enum JPEGXL {
  private enum BoxType {
    static let codestream = FourCC("j", "x", "l", "c")
    static let partialCodestream = FourCC("j", "x", "l", "p")
    static let exif = FourCC("E", "x", "i", "f")
    static let xmp = FourCC("x", "m", "l", " ")
    static let compressed = FourCC("b", "r", "o", "b")
  }

  /// Finds what the file holds. Viewers turn the picture as its codestream says; its Exif orientation tells nothing.
  /// - Throws: also where the metadata is compressed, so that a date may be missing.
  static func read(
    _ source: inout ByteSource, into contents: inout MediaContents, depth: MediaContents.Depth
  ) throws(MalformedMedia) {
    if let codestream = try JPEGXLCodestream(in: 0..<source.byteCount, of: &source) {
      contents.details.take(codestream)
      return
    }
    var compressed: MalformedMedia?
    var boxes = Boxes(in: 0..<source.byteCount)
    while let box = try boxes.next(in: &source) {
      switch box.type {
      case BoxType.codestream where contents.details.width == nil:
        try readSize(in: box.payload, of: &source, into: &contents)
      case BoxType.partialCodestream where contents.details.width == nil:
        // The number of the part comes first; the first has the header.
        try readSize(in: box.payload.dropFirst(4), of: &source, into: &contents)
      case BoxType.exif where contents.exif.isEmpty:
        if let structure = try ExifItem.structure(in: [box.payload], of: &source) {
          contents.exif = [.init(structure)]
          if contents.ends(at: depth) { return }
        }
      case BoxType.xmp where contents.xmp.isEmpty: contents.xmp = [.range(box.payload)]
      case BoxType.compressed where box.payload.count >= 4:
        // What it would be called uncompressed comes first.
        if try source.fourCC(at: box.payload.lowerBound) == BoxType.exif {
          compressed = compressed ?? .compressed("Exif", at: box.start)
        }
      default: continue
      }
    }
    if contents.exif.isEmpty, let compressed { throw compressed }
  }

  private static func readSize(
    in codestream: Range<Int>, of source: inout ByteSource, into contents: inout MediaContents
  ) throws(MalformedMedia) {
    if let codestream = try JPEGXLCodestream(in: codestream, of: &source) {
      contents.details.take(codestream)
    }
  }
}

extension MediaDetails {
  fileprivate mutating func take(_ codestream: JPEGXLCodestream) {
    setSize(width: codestream.width, height: codestream.height)
    orientation = codestream.orientation
  }
}
