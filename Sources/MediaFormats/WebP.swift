/// A WebP file, seen as the chunks that stand before its picture and behind it (RFC 9649, 2).
enum WebP {
  /// The flags of an extended file (2.7.1).
  private enum Flag {
    static let exif: UInt8 = 0x08
    static let xmp: UInt8 = 0x04
  }

  /// Finds what the file holds.
  ///
  /// The first chunk says whether there is metadata; it stands behind the picture or all pictures. Where none is
  /// promised none is looked for.
  static func read(
    _ source: inout ByteSource, into contents: inout MediaContents, depth: MediaContents.Depth
  ) throws(MalformedMedia) {
    defer { source.wanted = nil }
    var chunks = WebPChunks(before: source.byteCount)
    guard let first = try chunks.next(in: &source) else { return }
    contents.details = try size(in: first, of: &source)
    guard first.type == .extendedHeader else { return }
    let flags = try source.byte(at: first.payload.lowerBound)
    var hasExif = flags & Flag.exif == 0
    var hasXMP = flags & Flag.xmp == 0
    while !(hasExif && hasXMP), let chunk = try chunks.next(in: &source) {
      if chunk.isExif, !hasExif {
        let structure = try source.tiffStructure(in: chunk.payload)
        contents.exif = [MediaContents.ExifPart(.range(structure ?? chunk.payload))]
        hasExif = true
        if structure != nil, !hasXMP, contents.ends(at: depth) { return }
      } else if chunk.isXMP, !hasXMP {
        contents.xmp.append(try source.payload(chunk.payload))
        hasXMP = true
      }
      guard chunk.payload.upperBound <= source.byteCount else { throw .truncated(at: source.byteCount) }
    }
  }

  /// What the first chunk says of the picture's size: all of the canvas, or the one frame.
  private static func size(
    in chunk: RIFFChunk, of source: inout ByteSource
  ) throws(MalformedMedia) -> MediaDetails {
    var details = MediaDetails()
    let start = chunk.payload.lowerBound
    switch chunk.type {
    case .extendedHeader where chunk.payload.count >= 10:
      // Behind flags and three bytes for later: 24 bits each, less one.
      details.setSize(
        width: (try source.integer32(at: start + 3, .littleEndian)) >> 8 + 1,
        height: (try source.integer32(at: start + 6, .littleEndian)) >> 8 + 1)
    case .lossyFrame where chunk.payload.count >= 10:
      // Behind the frame tag of a key frame and its start code: 14 bits each, and two for scaling (RFC 6386, 9.1).
      guard try source.byte(at: start) & 1 == 0, try source.matches([0x9D, 0x01, 0x2A], at: start + 3) else {
        break
      }
      details.setSize(
        width: (try source.integer16(at: start + 6, .littleEndian)) & 0x3FFF,
        height: (try source.integer16(at: start + 8, .littleEndian)) & 0x3FFF)
    case .losslessFrame where chunk.payload.count >= 5:
      // Behind the signature: 14 bits each, less one (RFC 9649, 3.4).
      guard try source.byte(at: start) == 0x2F else { break }
      let bits = try source.integer32(at: start + 1, .littleEndian)
      details.setSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    default: break
    }
    return details
  }
}
