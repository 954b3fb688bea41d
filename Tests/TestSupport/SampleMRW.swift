/// A raw picture of Minolta, written byte by byte for tests.
package enum SampleMRW {
  /// A block of that name behind a zero, which says that it is `statedSize` bytes long if that is given.
  package static func block(_ name: String, _ payload: [UInt8], statedSize: Int? = nil) -> [UInt8] {
    let size = statedSize ?? payload.count
    return [0] + Array(name.utf8) + (0..<4).map { UInt8(truncatingIfNeeded: size >> (24 - 8 * $0)) } + payload
  }

  /// A file of blocks, with a picture of a few bytes behind them.
  package static func file(_ blocks: [UInt8]) -> [UInt8] { block("MRM", blocks) + [1, 2, 3] }

  /// A file whose Exif is `tiff`.
  package static func file(exif tiff: [UInt8]) -> [UInt8] {
    file(block("PRD", [UInt8](repeating: 0, count: 24)) + block("TTW", tiff) + block("WBG", [1, 2]))
  }
}
