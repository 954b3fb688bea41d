/// The types of boxes that are called `uuid` and tell in 16 bytes what they are (ISO/IEC 14496-12, 4.2.3).
enum UUIDType {
  /// An XMP packet (XMP specification, part 3).
  static let xmp: [UInt8] = [
    0xBE, 0x7A, 0xCF, 0xCB, 0x97, 0xA9, 0x42, 0xE8, 0x9C, 0x71, 0x99, 0x94, 0x91, 0xE3, 0xAF, 0xAC,
  ]
  /// What Canon keeps of a raw picture: boxes.
  static let canon: [UInt8] = [
    0x85, 0xC0, 0xB6, 0x87, 0x82, 0x0F, 0x11, 0xE0, 0x81, 0x11, 0xF4, 0xCE, 0x46, 0x2B, 0x6A, 0x48,
  ]
  /// A TIFF structure with Exif in JPEG 2000.
  static let exif = Array("JpgTiffExif->JP2".utf8)
  /// IPTC data sets in JPEG 2000.
  static let iptc: [UInt8] = [
    0x33, 0xC7, 0xA4, 0xD2, 0xB8, 0x1D, 0x47, 0x23, 0xA0, 0xBA, 0xF1, 0xA3, 0xE0, 0x97, 0xAD, 0x38,
  ]
}

extension MediaContents {
  /// Takes the XMP packet that a box of a movie holds, as far as the file goes; another box is left alone.
  mutating func takeXMP(in box: Box, of source: inout ByteSource) throws(MalformedMedia) {
    guard let packet = try source.content(of: box, ofType: UUIDType.xmp) else { return }
    takeXMP(.range(packet.clamped(to: 0..<source.byteCount)))
  }
}

extension ByteSource {
  /// Returns what a box of a type of 16 bytes holds; `nil` when it is another one.
  mutating func content(of box: Box, ofType type: [UInt8]) throws(MalformedMedia) -> Range<Int>? {
    guard box.type == .userType, box.payload.count >= type.count,
      try matches(type, at: box.payload.lowerBound)
    else { return nil }
    return box.payload.dropFirst(type.count)
  }
}
