/// A set of bytes.
struct ByteSet: Sendable {
  private var words: [4 of UInt64] = [0, 0, 0, 0]

  /// Creates a set of `bytes`.
  init(_ bytes: some Sequence<UInt8> = []) {
    for byte in bytes { insert(byte) }
  }

  /// Adds `byte`.
  mutating func insert(_ byte: UInt8) { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

  /// Adds every byte of `other`.
  mutating func formUnion(_ other: ByteSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  /// Exchanges what is in the set for what is not.
  mutating func invert() {
    for index in words.indices { words[index] = ~words[index] }
  }

  /// Whether `byte` is in the set.
  func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1 }
}
