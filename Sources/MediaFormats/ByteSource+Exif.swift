extension ByteSource {
  /// Returns the TIFF structure of an Exif payload, behind the "Exif" and two zeros that some writers take over from
  /// JPEG; `nil` when there is none.
  mutating func tiffStructure(in payload: Range<Int>) throws(MalformedMedia) -> Range<Int>? {
    let structure = payload.prefix(max(0, byteCount - payload.lowerBound))
    for prefix in [0, 6] where structure.count >= prefix + TIFFHeader.byteCount {
      if try isTIFFHeader(at: structure.lowerBound + prefix) { return structure.dropFirst(prefix) }
    }
    return nil
  }

  /// Says whether the header of a TIFF structure stands at an offset, in either byte order.
  mutating func isTIFFHeader(at offset: Int) throws(MalformedMedia) -> Bool {
    guard offset >= 0, offset <= byteCount - 4 else { return false }
    let header = try integer32(at: offset, .bigEndian)
    return header == 0x4949_2A00 || header == 0x4D4D_002A
  }
}
