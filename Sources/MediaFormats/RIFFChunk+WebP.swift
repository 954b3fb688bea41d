/// The chunks of a WebP file (RFC 9649, 2.3).
extension RIFFChunk {
  /// Whether it holds Exif.
  var isExif: Bool { type == .webPExif }
  /// Whether it holds an XMP packet.
  var isXMP: Bool { type == .webPXMP || type == .webPXMPWithZero }

  /// Whether a type can be so: it is of ASCII, and a zero ends that of XMP in files of some writers.
  var isPossible: Bool {
    for shift: UInt32 in [24, 16, 8, 0] {
      let character = type.rawValue >> shift & 0xFF
      guard 0x20...0x7E ~= character || shift == 0 && character == 0 else { return false }
    }
    return true
  }
}

/// The types of chunks that matter (RFC 9649, 2.5 to 2.7).
extension FourCC {
  static let extendedHeader = FourCC("V", "P", "8", "X")
  static let lossyFrame = FourCC("V", "P", "8", " ")
  static let losslessFrame = FourCC("V", "P", "8", "L")
  static let animationFrame = FourCC("A", "N", "M", "F")
  static let webPExif = FourCC("E", "X", "I", "F")
  static let webPXMP = FourCC("X", "M", "P", " ")
  static let webPXMPWithZero = FourCC("X", "M", "P", "\0")
}
