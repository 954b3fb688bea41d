/// Data sets of IPTC-IIM, and the image resources of Photoshop that hold them, written byte by byte for tests.
package enum SampleIPTC {
  /// A data set of the application record, or of another.
  package static func dataSet(_ number: UInt8, _ value: String, record: UInt8 = 2) -> [UInt8] {
    let bytes = Array(value.utf8)
    return [0x1C, record, number, UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)] + bytes
  }

  /// A data set whose length takes as many bytes as `lengthByteCount` says.
  package static func extendedDataSet(_ number: UInt8, _ value: String, lengthByteCount: Int) -> [UInt8] {
    let bytes = Array(value.utf8)
    let length = (0..<lengthByteCount).reversed().map { UInt8(truncatingIfNeeded: bytes.count >> (8 * $0)) }
    return [0x1C, 2, number, 0x80 | UInt8(lengthByteCount >> 8), UInt8(lengthByteCount & 0xFF)] + length
      + bytes
  }

  /// Data sets as programs write them: the character set, the version, a caption, and the date.
  package static func bytes(date: String = "20110528", time: String = "182543+0200") -> [UInt8] {
    dataSet(90, "\u{1B}%G", record: 1) + dataSet(0, "\u{0}\u{4}") + dataSet(5, "A caption")
      + dataSet(55, date) + dataSet(60, time)
  }

  /// An image resource.
  package static func resource(_ identifier: UInt16, _ value: [UInt8], name: String = "") -> [UInt8] {
    let name = [UInt8(name.utf8.count)] + Array(name.utf8)
    let count = UInt32(value.count)
    return Array("8BIM".utf8) + [UInt8(identifier >> 8), UInt8(identifier & 0xFF)] + even(name)
      + (0..<4).map { UInt8(truncatingIfNeeded: count >> (24 - 8 * $0)) } + even(value)
  }

  private static func even(_ bytes: [UInt8]) -> [UInt8] { bytes.count % 2 == 0 ? bytes : bytes + [0] }
}
