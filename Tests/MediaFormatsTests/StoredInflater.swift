@testable import MediaFormats

/// Undoes the compression of streams that compress nothing (RFC 1951, 3.2.4), as those of `SamplePNG`.
struct StoredInflater: Inflater {
  func inflated(_ compressed: [UInt8], limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var offset = 2
    while offset + 5 <= compressed.count, bytes.count < limit {
      let start = offset + 5
      let count = Int(compressed[offset + 1]) | Int(compressed[offset + 2]) << 8
      let end = min(start + count, compressed.count)
      bytes += compressed[start..<end]
      if compressed[offset] & 1 == 1 { break }
      offset = end
    }
    return Array(bytes.prefix(limit))
  }
}
