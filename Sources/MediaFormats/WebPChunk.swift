/// A chunk of a WebP file (RFC 9649, 2.3): a type, a length, and what it holds.
struct WebPChunk: Equatable, Sendable {
  /// What it is.
  let type: FourCC
  /// What it holds, as it says: the end may lie beyond the file's.
  let payload: Range<Int>

  /// Where the next one begins: at an even offset.
  var end: Int { payload.upperBound + payload.count % 2 }

  /// Whether it holds Exif.
  var isExif: Bool { type == .webPExif }
  /// Whether it holds an XMP packet.
  var isXMP: Bool { type == .webPXMP || type == .webPXMPWithZero }

  /// Takes the chunk that begins at `start` for what its header says; `nil` when no type can be so.
  init?(_ header: Span<UInt8>, at start: Int) {
    // Types are of ASCII; a zero ends that of XMP in files of some writers.
    for index in 0..<4 where !(0x20...0x7E ~= header[index] || index == 3 && header[index] == 0) {
      return nil
    }
    type = FourCC(rawValue: UInt32(truncatingIfNeeded: ByteOrder.bigEndian.integer32(header, 0)))
    payload = start + 8..<start + 8 + ByteOrder.littleEndian.integer32(header, 4)
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
