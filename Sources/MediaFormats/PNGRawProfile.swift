/// A profile as ImageMagick and many others keep it in the text of a PNG file: a line with its name, one with its
/// length, and its bytes as hexadecimal digits.
enum PNGRawProfile {
  /// What is in a profile.
  enum Kind: String {
    case exif, xmp, iptc

    private static let prefix = "raw profile type "

    /// Takes the kind that the keyword of a text names; `nil` for another, and for other texts.
    init?(keyword: String) {
      let words = keyword.lowercased()
      guard words.hasPrefix(Self.prefix) else { return nil }
      switch words.dropFirst(Self.prefix.count) {
      // A segment of JPEG, which holds Exif or XMP.
      case "exif", "app1": self = .exif
      case "xmp": self = .xmp
      case "iptc", "8bim": self = .iptc
      default: return nil
      }
    }
  }

  /// The bytes of the text that a profile of some size makes: two digits a byte, line ends, and the lines before.
  static func textByteCount(of byteCount: Int) -> Int { byteCount * 9 / 4 + 256 }

  /// Returns the bytes of a profile, as many as are whole; `nil` when the text is none.
  static func bytes(in text: [UInt8]) -> [UInt8]? {
    var rest = text[...].drop(while: isBlank)
    rest = rest.drop { $0 != newline }.drop(while: isBlank)
    let digits = rest.prefix { 0x30...0x39 ~= $0 }
    rest = rest[digits.endIndex...]
    guard digits.count <= 9, let length = Int(String(decoding: digits, as: UTF8.self)), length > 0,
      let end = rest.first, isBlank(end)
    else { return nil }
    return decode(text.span.extracting(rest.startIndex...), limit: length)
  }

  /// Returns the bytes that pairs of digits make, the first `limit` of them; `nil` when there is none.
  private static func decode(_ digits: Span<UInt8>, limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(limit, digits.count / 2))
    var high: UInt8?
    for index in digits.indices where !isBlank(digits[index]) {
      guard bytes.count < limit, let digit = hexadecimal(digits[index]) else { break }
      if let first = high {
        bytes.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    return bytes.isEmpty ? nil : bytes
  }

  private static let newline: UInt8 = 0x0A

  private static func isBlank(_ character: UInt8) -> Bool { character == 0x20 || 0x09...0x0D ~= character }

  private static func hexadecimal(_ character: UInt8) -> UInt8? {
    switch character {
    case 0x30...0x39: character - 0x30
    case 0x41...0x46: character - 0x41 + 10
    case 0x61...0x66: character - 0x61 + 10
    default: nil
    }
  }
}
