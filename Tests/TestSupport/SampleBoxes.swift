/// Boxes of ISO base media, written byte by byte for tests.
package enum SampleBoxes {
  /// How a box tells its size.
  package enum Size: Sendable {
    /// In the 32 bits that most boxes have.
    case compact
    /// In 64 bits behind the type.
    case large
    /// Not at all: the box reaches to the end of the file.
    case toEnd
    /// Falsely, in 32 bits.
    case stated(Int)
    /// Falsely, in 64 bits.
    case statedLarge(UInt64)
  }

  /// A big-endian integer of that many bytes.
  package static func integer(_ value: Int, _ byteCount: Int) -> [UInt8] {
    bigEndian(UInt64(bitPattern: Int64(value)), byteCount)
  }

  /// The Latin-1 codes of a text: a four-character code, such as "©day", where it has four characters.
  package static func latin1(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }

  /// A box that holds `payload`, which may be boxes.
  package static func box(_ type: String, _ payload: [UInt8] = [], size: Size = .compact) -> [UInt8] {
    let compact = { (size: Int) in integer(size, 4) + latin1(type) + payload }
    let large = { (size: UInt64) in integer(1, 4) + latin1(type) + bigEndian(size, 8) + payload }
    return switch size {
    case .compact: compact(8 + payload.count)
    case .large: large(UInt64(16 + payload.count))
    case .toEnd: compact(0)
    case .stated(let size): compact(size)
    case .statedLarge(let size): large(size)
    }
  }

  /// A box whose payload begins with a version and 24 flags (ISO/IEC 14496-12, 4.2.2).
  package static func fullBox(
    _ type: String, version: Int = 0, flags: Int = 0, _ payload: [UInt8] = [], size: Size = .compact
  ) -> [UInt8] {
    box(type, [UInt8(version)] + integer(flags, 3) + payload, size: size)
  }

  /// A box whose type is 16 bytes of its own, written as hexadecimal digits with or without hyphens.
  package static func uuidBox(_ identifier: String, _ payload: [UInt8]) -> [UInt8] {
    let digits = identifier.compactMap(\.hexDigitValue)
    let bytes = stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    return box("uuid", bytes + payload)
  }

  /// The box that a file begins with.
  package static func fileType(_ major: String, compatible: [String] = []) -> [UInt8] {
    box("ftyp", latin1(major) + [0, 0, 0, 0] + compatible.flatMap(latin1))
  }

  private static func bigEndian(_ value: UInt64, _ byteCount: Int) -> [UInt8] {
    (0..<byteCount).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * (byteCount - 1 - $0))) }
  }
}
