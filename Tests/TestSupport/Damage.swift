extension [UInt8] {
  /// Returns these bytes with a few faults as broken disks, careless programs and hostile people make them.
  package func damaged(using generator: inout some RandomNumberGenerator) -> [UInt8] {
    var bytes = self
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      guard !bytes.isEmpty else { break }
      bytes.damage(using: &generator)
    }
    return bytes
  }

  private mutating func damage(using generator: inout some RandomNumberGenerator) {
    let place = Int.random(in: 0..<count, using: &generator)
    let stretch = place..<Swift.min(count, place + .random(in: 1...64, using: &generator))
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: self[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 1: self[place] = .random(in: 0...255, using: &generator)
    case 2:
      replaceSubrange(
        stretch, with: repeatElement([0, 0xFF].randomElement(using: &generator) ?? 0, count: stretch.count))
    case 3: removeSubrange(stretch)
    case 4: insert(contentsOf: self[stretch], at: place)
    case 5: removeLast(count - place)
    case 6: replace(at: place, with: self[stretch].shuffled(using: &generator))
    default: replace(at: place, with: Self.number(using: &generator))
    }
  }

  /// Writes bytes over those at a place, as far as there are some.
  private mutating func replace(at place: Int, with bytes: [UInt8]) {
    for (index, byte) in bytes.enumerated() where place + index < count { self[place + index] = byte }
  }

  /// A number at whose like lengths, offsets and counts go wrong, of one to eight bytes and in either order.
  private static func number(using generator: inout some RandomNumberGenerator) -> [UInt8] {
    let byteCount = [1, 2, 4, 8].randomElement(using: &generator) ?? 1
    let values: [UInt64] = [
      0, 1, 2, 7, 8, 15, 16, 0x7F, 0x80, 0x7FFF, 0x8000, 0x7FFF_FFFF, 0x8000_0000, 0x7FFF_FFFF_FFFF_FFFF,
      .max,
      .random(in: 0..<65_536, using: &generator),
    ]
    let value = values.randomElement(using: &generator) ?? 0
    let bytes = (0..<byteCount).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
    return Bool.random(using: &generator) ? bytes : bytes.reversed()
  }
}
