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
  /// Returns a text in this encoding as UTF-8, without a byte-order mark.
  func utf8(_ text: [UInt8]) -> [UInt8] {
    switch self {
    case .utf8:
      return text.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(text.dropFirst(3)) : text
    case .utf16(let order):
      let units = stride(from: 0, to: text.count - 1, by: 2).map { UInt16(order.integer16(text.span, $0)) }
      return Self.utf8(units.first == 0xFEFF ? units.dropFirst() : units[...], as: UTF16.self)
    case .utf32(let order):
      let units = stride(from: 0, to: text.count - 3, by: 4).map { UInt32(order.integer32(text.span, $0)) }
      return Self.utf8(units.first == 0xFEFF ? units.dropFirst() : units[...], as: UTF32.self)
    }
  }

  private static func utf8<Encoding: Unicode.Encoding>(
    _ units: ArraySlice<Encoding.CodeUnit>, as encoding: Encoding.Type
  ) -> [UInt8] {
    Array(String(decoding: units, as: encoding).utf8)
  }
}
