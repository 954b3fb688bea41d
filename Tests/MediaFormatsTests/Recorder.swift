@testable import MediaFormats

/// A file whose bytes follow a rule, that notes what is read of it and can fail.
final class Recorder: ByteStore {
  struct Read: Equatable {
    let offset: Int
    let count: Int

    init(_ offset: Int, _ count: Int) {
      self.offset = offset
      self.count = count
    }
  }

  let byteCount: Int
  private(set) var reads: [Read] = []
  /// From where on the disk is broken.
  var failsFrom = Int.max
  /// From where on the file has no bytes any more.
  var lacksFrom = Int.max
  private let summand: UInt8
  private let beginning: [UInt8]

  init(byteCount: Int, adding summand: UInt8 = 0, beginningWith beginning: [UInt8] = []) {
    self.byteCount = byteCount
    self.summand = summand
    self.beginning = beginning
  }

  static func byte(_ offset: Int) -> UInt8 { UInt8(truncatingIfNeeded: offset &* 31 &+ offset >> 8) }

  func read(into bytes: inout MutableSpan<UInt8>, count: Int, at offset: Int) throws(MalformedMedia) -> Int {
    reads.append(Read(offset, count))
    if offset >= failsFrom { throw .unreadable(code: 5, at: offset) }
    let end = min(offset + count, byteCount, lacksFrom)
    for place in offset..<max(offset, end) {
      bytes[place - offset] = beginning.indices ~= place ? beginning[place] : Self.byte(place) &+ summand
    }
    return max(0, end - offset)
  }
}
