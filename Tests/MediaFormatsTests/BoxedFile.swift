import Testing

@testable import MediaFormats

/// What is found in a file of boxes that a test wrote.
struct BoxedFile {
  let bytes: [UInt8]
  private(set) var contents = MediaContents()
  private(set) var fault: MalformedMedia?
  let readCount: Int
  let bytesRead: Int

  /// Searches `bytes` as a file of that format.
  init(_ bytes: [UInt8], as format: MediaFormat, depth: MediaContents.Depth = .everything) {
    self.bytes = bytes
    var source = ByteSource(bytes)
    do throws(MalformedMedia) {
      try contents.read(&source, as: format, depth: depth, inflater: NoInflater())
    } catch {
      fault = error
    }
    readCount = source.readCount
    bytesRead = source.bytesRead
  }

  /// The Exif structures.
  var exif: [[UInt8]] { contents.exif.map { content(of: $0.payload) } }

  /// The XMP packets.
  var xmp: [[UInt8]] { contents.xmp.map { content(of: $0) } }

  /// The IPTC data sets.
  var iptc: [UInt8]? { contents.iptc.map { content(of: $0) } }

  private func content(of payload: Payload) -> [UInt8] {
    switch payload {
    case .range(let range): Array(bytes[range.clamped(to: 0..<bytes.count)])
    case .bytes(let bytes, _): bytes
    }
  }
}

/// Boxes are compressed in no way that this reads.
private struct NoInflater: Inflater {
  func inflated(_ compressed: [UInt8], limit: Int) -> [UInt8] { [] }
}
