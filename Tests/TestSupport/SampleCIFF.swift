/// A raw picture of an older Canon, written byte by byte for tests.
package struct SampleCIFF: Sendable {
  package var isBigEndian = false
  /// Seconds since 1970 that the camera's clock showed.
  package var seconds = 0

  package init(seconds: Int, isBigEndian: Bool = false) {
    self.seconds = seconds
    self.isBigEndian = isBigEndian
  }

  package func integer(_ value: Int, count: Int = 4) -> [UInt8] {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    return isBigEndian ? bytes.reversed() : bytes
  }

  /// A heap: the values of its records, and behind them the directory.
  package func heap(_ records: [(tag: Int, value: [UInt8])]) -> [UInt8] {
    var heap: [UInt8] = []
    var directory = integer(records.count, count: 2)
    for record in records {
      directory += integer(record.tag, count: 2) + integer(record.value.count) + integer(heap.count)
      heap += record.value
    }
    return heap + directory + integer(heap.count)
  }

  /// A file whose root heap holds these records.
  package func file(_ records: [(tag: Int, value: [UInt8])]) -> [UInt8] {
    let header = Array((isBigEndian ? "MM" : "II").utf8) + integer(26) + Array("HEAPCCDR".utf8)
    return header + [UInt8](repeating: 0, count: 12) + heap(records)
  }

  /// The records of a picture's properties: the file's name, size, time and camera.
  package var properties: [(tag: Int, value: [UInt8])] {
    [
      (0x0816, Array("CRW_1602.CRW\0".utf8)),
      (0x1810, integer(3072) + integer(2048) + integer(0)),
      (0x180E, integer(seconds) + integer(0) + integer(0)),
      (0x2807, heap([(0x0810, [0]), (0x080A, Array("Canon\0Canon EOS 10D\0".utf8))])),
    ]
  }

  /// A whole file.
  package var bytes: [UInt8] {
    file([(0x2005, [1, 2, 3]), (0x2007, [0xFF, 0xD8]), (0x300A, heap(properties))])
  }
}
