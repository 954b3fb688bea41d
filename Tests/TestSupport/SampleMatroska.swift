/// A Matroska or WebM movie of chosen elements, written byte by byte for tests.
package enum SampleMatroska {
  /// An element, whose size takes `sizeLength` bytes.
  package static func element(_ id: Int, _ payload: [UInt8], sizeLength: Int = 1) -> [UInt8] {
    let size = payload.count | 1 << (7 * sizeLength)
    return bigEndian(id) + bigEndian(size, count: sizeLength) + payload
  }

  /// An element whose size isn't known.
  package static func endless(_ id: Int, _ payload: [UInt8]) -> [UInt8] {
    bigEndian(id) + [0x01] + [UInt8](repeating: 0xFF, count: 7) + payload
  }

  /// The bytes of an integer: as few as will do, or `count`.
  package static func bigEndian(_ value: Int, count: Int? = nil) -> [UInt8] {
    let count = count ?? max(1, (value.bitWidth - value.leadingZeroBitCount + 7) / 8)
    return (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
  }

  /// The EBML header.
  package static func header(_ documentType: String = "matroska") -> [UInt8] {
    element(0x1A45_DFA3, element(0x4286, [1]) + element(0x4282, Array(documentType.utf8)))
  }

  /// The segment, with its size in eight bytes.
  package static func segment(_ payload: [UInt8]) -> [UInt8] {
    element(0x1853_8067, payload, sizeLength: 8)
  }

  /// How many bytes a SeekHead of one entry takes.
  package static let seekHeadLength = 22

  /// A SeekHead that says of each element where it is, counted from where the segment's content begins.
  package static func seekHead(_ entries: (id: Int, position: Int)...) -> [UInt8] {
    element(
      0x114D_9B74,
      entries.flatMap { entry in
        element(
          0x4DBB, element(0x53AB, bigEndian(entry.id)) + element(0x53AC, bigEndian(entry.position, count: 4)))
      })
  }

  /// The date, in nanoseconds since 2001.
  package static func date(_ nanoseconds: Int) -> [UInt8] {
    element(0x4461, bigEndian(nanoseconds, count: 8))
  }

  /// A duration in ticks.
  package static func duration(_ ticks: Double) -> [UInt8] {
    element(0x4489, bigEndian(Int(bitPattern: UInt(ticks.bitPattern)), count: 8))
  }

  /// The Info element, with a checksum before what it is about.
  package static func info(_ payload: [UInt8]) -> [UInt8] {
    element(0x1549_A966, element(0xBF, [1, 2, 3, 4]) + payload, sizeLength: 2)
  }

  /// The Tracks element.
  package static func tracks(_ entries: [UInt8]) -> [UInt8] {
    element(0x1654_AE6B, element(0xEC, [0, 0, 0]) + entries, sizeLength: 2)
  }

  /// A video track of that size.
  package static func video(width: Int, height: Int) -> [UInt8] {
    let size = element(0xB0, bigEndian(width)) + element(0xBA, bigEndian(height))
    return element(0xAE, element(0xD7, [1]) + element(0x83, [1]) + element(0xE0, size))
  }

  /// A track of sound.
  package static var sound: [UInt8] { element(0xAE, element(0xD7, [2]) + element(0x83, [2])) }

  /// A cluster of some bytes.
  package static var cluster: [UInt8] { element(0x1F43_B675, [0xE7, 0x81, 0x00, 0xA3, 0x81, 0x00]) }

  /// A file made so many nanoseconds after 2001 began.
  package static func file(nanoseconds: Int) -> [UInt8] {
    let info = info(element(0x2A_D7B1, bigEndian(1_000_000)) + duration(2500) + date(nanoseconds))
    let seekHead = seekHead((0x1549_A966, seekHeadLength))
    return header()
      + segment(seekHead + info + tracks(sound + video(width: 640, height: 360)) + cluster)
  }
}
