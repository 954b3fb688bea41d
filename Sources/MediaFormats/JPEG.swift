/// A JPEG file, seen as the segments that come before its picture.
///
/// The Exif segment is laid out as CIPA DC-008 4.7.2.2 says, those of XMP as the XMP Specification's part 3, 1.1.3,
/// does. What follows the picture is never looked at: the further pictures of an MPO file (CIPA DC-007), the movie of
/// a motion photo.
public enum JPEG {
  private enum Marker {
    static let application1: UInt8 = 0xE1
    static let application13: UInt8 = 0xED
    /// SOF0 to SOF15, among which three codes mean something else: DHT, JPG and DAC (ISO/IEC 10918-1, table B.1).
    static let startsOfFrame: ClosedRange<UInt8> = 0xC0...0xCF
    static let noStartsOfFrame: [UInt8] = [0xC4, 0xC8, 0xCC]
  }

  /// What an Exif segment begins with: "Exif" and two zeros. Some writers leave other bytes for the zeros.
  private static let exifSignature: [UInt8] = [0x45, 0x78, 0x69, 0x66]
  private static let exifSignatureLength = 6

  private static let xmpSignature = Array("http://ns.adobe.com/xap/1.0/\0".utf8)

  /// What lies in pieces, to be put together when all are known, as that costs reads.
  private struct Pieces {
    var xmp = ExtendedXMP()
    var resources = PhotoshopResources()
  }

  /// Finds what the file holds, or the JPEG that begins at `start` of it.
  static func read(
    _ source: inout ByteSource, into contents: inout MediaContents, depth: MediaContents.Depth,
    from start: Int = 0
  ) throws(MalformedMedia) {
    var pieces = Pieces()
    var fault: MalformedMedia?
    do throws(MalformedMedia) {
      try search(&source, into: &contents, &pieces, depth: depth, from: start)
    } catch {
      fault = error
    }
    if !contents.isPartial {
      try pieces.xmp.complete(&contents.xmp, in: &source)
      contents.iptc = try pieces.resources.iptc(in: &source)
    }
    if let fault { throw fault }
  }

  /// Finds the TIFF structure of the first Exif segment; `nil` when the picture begins without one.
  public static func exifBlock(in source: inout ByteSource, from start: Int = 0) throws(MalformedMedia)
    -> Range<Int>?
  {
    var segments = try JPEGSegments(of: &source, from: start)
    while let segment = try segments.next(in: &source) {
      if segment.marker == Marker.application1, let block = try exifBlock(of: segment, in: &source) {
        return block
      }
    }
    return nil
  }
}

extension JPEG {
  private static func search(
    _ source: inout ByteSource, into contents: inout MediaContents, _ pieces: inout Pieces,
    depth: MediaContents.Depth, from start: Int
  ) throws(MalformedMedia) {
    var segments = try JPEGSegments(of: &source, from: start)
    while let segment = try segments.next(in: &source) {
      switch segment.marker {
      case Marker.application1:
        if let block = try exifBlock(of: segment, in: &source) {
          guard contents.exif.isEmpty else { continue }
          contents.exif = [MediaContents.ExifPart(.range(block))]
          if contents.ends(at: depth) { return }
        } else if try source.matches(xmpSignature, at: segment.payload.lowerBound) {
          contents.takeXMP(.range(segment.payload.dropFirst(xmpSignature.count)))
        } else {
          try pieces.xmp.append(segment, in: &source)
        }
      case Marker.application13: try pieces.resources.append(segment, in: &source)
      case Marker.startsOfFrame where !Marker.noStartsOfFrame.contains(segment.marker):
        try readFrame(segment, of: &source, into: &contents.details)
      default: break
      }
    }
  }

  /// Goes on behind the Exif, at which a search ended, to the picture's size, as far as what stands there is in
  /// memory: what Exif says of it stays when a program makes the picture smaller.
  static func readSize(of source: inout ByteSource, into contents: inout MediaContents) {
    guard case .range(let exif)? = contents.exif.first?.payload else { return }
    var segments = JPEGSegments(at: exif.upperBound)
    while segments.isNextInMemory(of: source), let segment = try? segments.next(in: &source) {
      guard Marker.startsOfFrame.contains(segment.marker), !Marker.noStartsOfFrame.contains(segment.marker)
      else { continue }
      try? readFrame(segment, of: &source, into: &contents.details)
      return
    }
  }

  /// Returns where the TIFF structure of an APP1 segment is; `nil` when the segment is no Exif one.
  private static func exifBlock(of segment: JPEGSegment, in source: inout ByteSource) throws(MalformedMedia)
    -> Range<Int>?
  {
    let block = segment.payload.dropFirst(exifSignatureLength)
    guard !block.isEmpty, try source.matches(exifSignature, at: segment.payload.lowerBound) else {
      return nil
    }
    guard block.lowerBound <= source.byteCount else { throw .truncated(at: source.byteCount) }
    return block.lowerBound..<min(block.upperBound, source.byteCount)
  }

  /// Reads the picture's size from the header of its frame (ISO/IEC 10918-1 B.2.2).
  private static func readFrame(
    _ segment: JPEGSegment, of source: inout ByteSource, into details: inout MediaDetails
  ) throws(MalformedMedia) {
    guard details.width == nil, segment.payload.count >= 5 else { return }
    let height = try source.integer16(at: segment.payload.lowerBound + 1, .bigEndian)
    let width = try source.integer16(at: segment.payload.lowerBound + 3, .bigEndian)
    // A height of zero is told only behind the first scan.
    details.setSize(width: width, height: height)
  }
}
