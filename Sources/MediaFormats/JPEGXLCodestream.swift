/// The beginning of a JPEG XL codestream (ISO/IEC 18181-1, annex D: signature, size header and image metadata).
struct JPEGXLCodestream: Equatable {
  private static let signature: [UInt8] = [0xFF, 0x0A]
  /// The bytes that size and orientation take at most, behind the signature.
  private static let byteCount = 10

  /// The width of the picture as stored, in pixels.
  let width: Int
  /// The height of the picture as stored, in pixels.
  let height: Int
  /// How it is to be turned upright, as Exif numbers it.
  let orientation: Int

  /// Reads the beginning of the codestream that fills `range`; `nil` where none begins there.
  init?(in range: Range<Int>, of source: inout ByteSource) throws(MalformedMedia) {
    guard range.count > Self.signature.count, try source.matches(Self.signature, at: range.lowerBound) else {
      return nil
    }
    var bits = Bits()
    let start = range.lowerBound + Self.signature.count
    let count = min(Self.byteCount, range.upperBound - start, source.byteCount - start)
    for index in 0..<count { bits.append(try source.byte(at: start + index)) }
    // Small pictures count in eights. Most have one of a few shapes, by which the height tells the width.
    let isSmall = bits.take(1) == 1
    height = bits.takeLength(isSmall: isSmall)
    width =
      switch bits.take(3) {
      case 1: height
      case 2: height * 12 / 10
      case 3: height * 4 / 3
      case 4: height * 3 / 2
      case 5: height * 16 / 9
      case 6: height * 5 / 4
      case 7: height * 2
      default: bits.takeLength(isSmall: isSmall)
      }
    let isAllDefault = bits.take(1) == 1
    let hasExtraFields = !isAllDefault && bits.take(1) == 1
    orientation = hasExtraFields ? bits.take(3) + 1 : 1
  }
}

/// Bits, of which the lowest of the first byte comes first; behind the last come zeros.
private struct Bits {
  private var bits: UInt128 = 0
  private var count = 0

  mutating func append(_ byte: UInt8) {
    bits |= UInt128(byte) << UInt128(count)
    count += 8
  }

  mutating func take(_ count: Int) -> Int {
    defer { bits >>= UInt128(count) }
    return Int(truncatingIfNeeded: bits & (1 << UInt128(count) - 1))
  }

  /// Takes a width or a height.
  mutating func takeLength(isSmall: Bool) -> Int {
    isSmall ? (take(5) + 1) * 8 : take([9, 13, 18, 30][take(2)]) + 1
  }
}
