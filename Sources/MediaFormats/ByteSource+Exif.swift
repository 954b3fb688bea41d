extension ByteSource {
  /// Returns the TIFF structure of an Exif payload, behind the "Exif" and two zeros that some writers take over from
  /// JPEG; `nil` when there is none.
  mutating func tiffStructure(in payload: Range<Int>) throws(MalformedMedia) -> Range<Int>? {
    let end = min(payload.upperBound, byteCount)
    for start in [payload.lowerBound, payload.lowerBound + 6] where end - start >= 8 {
      if try isTIFFHeader(at: start) { return start..<end }
    }
    return nil
  }

  private mutating func isTIFFHeader(at offset: Int) throws(MalformedMedia) -> Bool {
    let header = try integer32(at: offset, .bigEndian)
    return header == 0x4949_2A00 || header == 0x4D4D_002A
  }
}
