/// How a text in Unicode is written as bytes.
enum UnicodeEncoding: Equatable {
  case utf8
  case utf16(ByteOrder)
  case utf32(ByteOrder)

  /// Tells how a text is encoded that begins with a byte-order mark or an ASCII character: the zeros in either give
  /// it away (XMP Specification, part 3, 2.2; Extensible Markup Language 1.0, F.1).
  init(of text: [UInt8]) {
    let start = text.prefix(4) + [UInt8](repeating: 1, count: max(0, 4 - text.count))
    switch (start[0], start[1], start[2], start[3]) {
    case (0, 0, 0, _), (0, 0, 0xFE, 0xFF): self = .utf32(.bigEndian)
    case (_, 0, 0, 0), (0xFF, 0xFE, 0, 0): self = .utf32(.littleEndian)
    case (0, _, _, _), (0xFE, 0xFF, _, _): self = .utf16(.bigEndian)
    case (_, 0, _, _), (0xFF, 0xFE, _, _): self = .utf16(.littleEndian)
    default: self = .utf8
    }
  }
}

extension UnicodeEncoding {
  private static let byteOrderMark: UInt32 = 0xFEFF

  /// Returns a text in this encoding as UTF-8, without a byte-order mark.
  func utf8(_ text: [UInt8]) -> [UInt8] {
    switch self {
    case .utf8: text.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(text.dropFirst(3)) : text
    case .utf16(let order): Self.utf8(text, unitByteCount: 2) { UInt32(order.integer16($0, $1)) }
    case .utf32(let order): Self.utf8(text, unitByteCount: 4) { UInt32(order.integer32($0, $1)) }
    }
  }

  /// Goes through the code units of a text. By hand, as a string made of them takes ten times as long.
  private static func utf8(
    _ text: [UInt8], unitByteCount: Int, unit: (Span<UInt8>, Int) -> UInt32
  ) -> [UInt8] {
    let bytes = text.span
    var result: [UInt8] = []
    result.reserveCapacity(text.count / unitByteCount)
    var highSurrogate: UInt32?
    for offset in stride(from: 0, through: text.count - unitByteCount, by: unitByteCount) {
      var code = unit(bytes, offset)
      if code < 0x80 {
        result.append(UInt8(code))
        continue
      }
      switch code {
      case byteOrderMark where offset == 0: continue
      case 0xD800..<0xDC00:
        highSurrogate = code
        continue
      case 0xDC00..<0xE000:
        if let high = highSurrogate { code = 0x10000 + (high - 0xD800) << 10 + (code - 0xDC00) }
      default: break
      }
      highSurrogate = nil
      result += Array(String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
    }
    return result
  }
}
