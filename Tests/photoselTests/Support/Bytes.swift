import Testing

/// What goes into and comes out of a program: bytes that are mostly text.
struct Bytes: Hashable, Sendable {
  var array: [UInt8]

  init(_ array: some Sequence<UInt8>) { self.array = Array(array) }

  static func + (one: Bytes, other: Bytes) -> Bytes { Bytes(one.array + other.array) }

  static func joined(_ parts: [Bytes]) -> Bytes { Bytes(parts.flatMap(\.array)) }

  /// The text, repaired where it is none.
  var text: String { String(decoding: array, as: UTF8.self) }

  /// The bytes with every newline turned to NUL, as `-0` ends paths.
  var withNUL: Bytes { Bytes(array.map { $0 == 0x0A ? 0 : $0 }) }

  /// The pieces that end with `end`, without it.
  func pieces(endingWith end: UInt8) -> [Bytes] { array.split(separator: end).map { Bytes($0) } }

  /// The lines, without their ends.
  var lines: [Bytes] { pieces(endingWith: 0x0A) }
}

extension Bytes: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) { self.init(text.utf8) }
}

extension Bytes: CustomStringConvertible {
  /// The text, with what can't be seen written as `\xFF`; lines stay lines.
  var description: String {
    if array.count > 4000 { return "\(Bytes(array.prefix(4000)))… (\(array.count) bytes)" }
    if String(validating: array, as: UTF8.self) != nil, !array.contains(where: { $0 < 0x20 && $0 != 0x0A }) {
      return "\"\(text)\""
    }
    let shown = array.map { byte in
      switch byte {
      case 0x0A, 0x20..<0x7F: String(UnicodeScalar(byte))
      default: "\\x" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
      }
    }
    return "\"\(shown.joined())\""
  }
}

extension Bytes: CustomTestStringConvertible {
  /// The beginning, on one line, as it names a test's case.
  var testDescription: String {
    let line = Bytes(array.prefix(60)).description.replacing("\n", with: "\\n")
    return array.count > 60 ? line + "…" : line
  }
}
