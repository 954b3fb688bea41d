@testable import MediaFormats

/// A large file: some bytes, others any number of times, and a last few.
final class SegmentedBytes: ByteStore {
  private let first: [UInt8]
  private let repeated: [UInt8]
  private let last: [UInt8]
  private let lastStart: Int

  init(_ first: [UInt8], _ repeated: [UInt8], times count: Int, _ last: [UInt8]) {
    self.first = first
    self.repeated = repeated
    self.last = last
    lastStart = first.count + repeated.count * count
  }

  var byteCount: Int { lastStart + last.count }

  func read(into bytes: inout MutableSpan<UInt8>, count: Int, at offset: Int) throws(MalformedMedia) -> Int {
    let count = max(0, min(count, byteCount - offset))
    for index in 0..<count {
      let place = offset + index
      if place < first.count {
        bytes[index] = first[place]
      } else if place < lastStart {
        bytes[index] = repeated[(place - first.count) % repeated.count]
      } else {
        bytes[index] = last[place - lastStart]
      }
    }
    return count
  }
}
