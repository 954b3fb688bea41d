/// Bytes that should be UTF-8 (Unicode 16, table 3-7).
public enum UTF8Text {
  /// Says whether `bytes` are UTF-8 from end to end.
  public static func isValid(_ bytes: Span<UInt8>) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let piece = piece(at: offset, in: bytes)
      guard piece.isValid else { return false }
      offset += piece.length
    }
    return true
  }

  /// A character, or a piece that is none.
  struct Piece {
    /// How many bytes it takes: of what is no character, the *maximal subpart* that could have begun one.
    var length: Int
    /// Whether it is a character.
    var isValid: Bool
  }

  /// Looks at the piece that begins at `offset`, which must lie in `bytes`.
  static func piece(at offset: Int, in bytes: Span<UInt8>) -> Piece {
    let first = bytes[offset]
    let length: Int
    // What the second byte may be; the bounds exclude overlong forms, surrogates and what is past U+10FFFF.
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0x00...0x7F: return Piece(length: 1, isValid: true)
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return Piece(length: 1, isValid: false)
    }
    for index in 1..<length {
      let allowed = index == 1 ? second : 0x80...0xBF
      guard offset + index < bytes.count, allowed.contains(bytes[offset + index]) else {
        return Piece(length: index, isValid: false)
      }
    }
    return Piece(length: length, isValid: true)
  }
}
