/// Bytes as ASCII text: base 64 with padding (RFC 4648, section 4).
public enum Base64 {
  private static let padding = UInt8(ascii: "=")

  /// Returns the text of `bytes`, on one line.
  public static func encode(_ bytes: Span<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var offset = 0
    while offset < bytes.count {
      let count = min(3, bytes.count - offset)
      var group: UInt32 = 0
      for index in 0..<3 { group = group << 8 | (index < count ? UInt32(bytes[offset + index]) : 0) }
      for index in 0..<4 {
        text.append(index <= count ? digit(group >> UInt32(18 - 6 * index) & 0x3F) : padding)
      }
      offset += 3
    }
    return text
  }

  /// Returns the bytes of `text`; `nil` when it is anything but what `encode` writes.
  ///
  /// So a missing padding, a character outside the alphabet (line ends too) and stray bits in the last digit
  /// are refused: two texts never mean the same bytes.
  public static func decode(_ text: Span<UInt8>) -> [UInt8]? {
    guard text.count % 4 == 0 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var offset = 0
    while offset < text.count {
      var count = 4
      if offset + 4 == text.count {
        while count > 2, text[offset + count - 1] == padding { count -= 1 }
      }
      var group: UInt32 = 0
      for index in 0..<count {
        guard let value = value(of: text[offset + index]) else { return nil }
        group |= value << UInt32(18 - 6 * index)
      }
      for index in 0..<count - 1 { bytes.append(UInt8(truncatingIfNeeded: group >> UInt32(16 - 8 * index))) }
      guard count == 4 || group << UInt32(8 * count) == 0 else { return nil }
      offset += 4
    }
    return bytes
  }

  private static func digit(_ value: UInt32) -> UInt8 {
    let value = UInt8(truncatingIfNeeded: value)
    return switch value {
    case 0..<26: UInt8(ascii: "A") + value
    case 26..<52: UInt8(ascii: "a") + value - 26
    case 52..<62: UInt8(ascii: "0") + value - 52
    case 62: UInt8(ascii: "+")
    default: UInt8(ascii: "/")
    }
  }

  private static func value(of digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(digit - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(digit - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
