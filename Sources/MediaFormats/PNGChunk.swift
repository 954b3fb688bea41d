/// A chunk of a PNG file (PNG 3rd edition, 5.3): a length, a type, what it holds, and a checksum.
struct PNGChunk: Equatable, Sendable {
  /// The bytes of a chunk that holds nothing.
  static let emptyByteCount = 12

  /// What it is.
  let type: FourCC
  /// What it holds, as it says: the end may lie beyond the file's.
  let payload: Range<Int>

  /// Where it begins, with its length.
  var start: Int { payload.lowerBound - 8 }
  /// Where the next one begins.
  var end: Int { payload.upperBound + 4 }
  /// Whether it holds a part of the picture, or of a further frame of an animation.
  var isPicture: Bool { type == .imageData || type == .frameData }
  /// Whether it may hold metadata, or a part of the picture.
  var isTelling: Bool {
    switch type {
    case .imageData, .frameData, .pngExif, .text, .compressedText, .internationalText: true
    default: false
    }
  }

  /// Takes the chunk that begins at `start` for what its header says; `nil` when that can't be.
  init?(_ header: Span<UInt8>, at start: Int) {
    let length = ByteOrder.bigEndian.integer32(header, 0)
    guard length <= Int32.max else { return nil }
    // Bit 5 of each letter says something about the chunk; what is left are capitals.
    for index in 4..<8 where !(0x41...0x5A ~= header[index] & 0xDF) { return nil }
    type = FourCC(rawValue: UInt32(truncatingIfNeeded: ByteOrder.bigEndian.integer32(header, 4)))
    payload = start + 8..<start + 8 + length
  }
}

/// The types of chunks that matter (PNG 3rd edition, 11).
extension FourCC {
  static let imageHeader = FourCC("I", "H", "D", "R")
  static let imageData = FourCC("I", "D", "A", "T")
  static let frameData = FourCC("f", "d", "A", "T")
  static let imageEnd = FourCC("I", "E", "N", "D")
  static let pngExif = FourCC("e", "X", "I", "f")
  static let text = FourCC("t", "E", "X", "t")
  static let compressedText = FourCC("z", "T", "X", "t")
  static let internationalText = FourCC("i", "T", "X", "t")
}
