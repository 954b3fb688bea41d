import CaptureDates

@testable import MediaFormats

/// What a search of a file of some format came to.
struct MovieSearch {
  var contents = MediaContents()
  private(set) var fault: MalformedMedia?
  let readCount: Int

  init(_ store: some ByteStore, as format: MediaFormat, depth: MediaContents.Depth = .everything) {
    var source = ByteSource(store)
    do throws(MalformedMedia) {
      try contents.read(&source, as: format, depth: depth, inflater: NoInflater())
    } catch {
      fault = error
    }
    readCount = source.readCount
  }

  init(_ bytes: [UInt8], as format: MediaFormat, depth: MediaContents.Depth = .everything) {
    self.init(MemoryBytes(bytes), as: format, depth: depth)
  }

  /// The dates, as `source value`.
  var dates: [String] {
    contents.dates.map { date in
      switch date.value {
      case .text(let text, _, let offset):
        "\(date.source.rawValue) \(String(decoding: text + offset, as: UTF8.self))"
      case .instant(let seconds, let nanoseconds): "\(date.source.rawValue) @\(seconds)+\(nanoseconds)"
      case .wallSeconds(let seconds): "\(date.source.rawValue) \(seconds)"
      }
    }
  }
}

/// Formats that compress nothing have nothing to inflate.
private struct NoInflater: Inflater {
  func inflated(_ compressed: [UInt8], limit: Int) -> [UInt8] { [] }
}

/// A file of any size that has bytes other than zero at a few places only.
final class SparseBytes: ByteStore {
  let byteCount: Int
  private let pieces: [Int: [UInt8]]

  init(byteCount: Int, _ pieces: [Int: [UInt8]]) {
    self.byteCount = byteCount
    self.pieces = pieces
  }

  func read(into bytes: inout MutableSpan<UInt8>, count: Int, at offset: Int) throws(MalformedMedia) -> Int {
    let range = offset..<min(offset + count, byteCount)
    for index in range.indices { bytes[index - offset] = 0 }
    for (start, piece) in pieces {
      for index in range.clamped(to: start..<start + piece.count) {
        bytes[index - offset] = piece[index - start]
      }
    }
    return range.count
  }
}
