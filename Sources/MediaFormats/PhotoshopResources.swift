/// The image resources of Photoshop (Adobe Photoshop File Formats Specification, *Image Resource Blocks*), which
/// JPEGs keep in APP13 segments, one list of them in as many as it takes.
struct PhotoshopResources {
  private static let segmentSignature = Array("Photoshop 3.0\0".utf8)
  private static let signature = Array("8BIM".utf8)
  private static let iptcIdentifier = 0x0404

  /// Where the list is, piece by piece.
  private var pieces: [Range<Int>] = []

  /// A list of which no piece is known yet.
  init() {}

  /// A list in one piece.
  init(in range: Range<Int>) { pieces = [range] }
}

extension PhotoshopResources {
  /// Takes a further piece of the list, if an APP13 segment is one.
  mutating func append(_ segment: JPEGSegment, in source: inout ByteSource) throws(MalformedMedia) {
    guard pieces.count < Limits.pieces,
      try source.matches(Self.segmentSignature, at: segment.payload.lowerBound)
    else { return }
    pieces.append(segment.payload.dropFirst(Self.segmentSignature.count))
  }

  /// Returns the data sets of IPTC-IIM; `nil` when there are none.
  func iptc(in source: inout ByteSource) throws(MalformedMedia) -> Payload? {
    try payload(of: Self.iptcIdentifier, in: &source)
  }

  /// Returns what the first resource with an identifier holds; `nil` when there is none.
  ///
  /// What is no resource ends the list.
  private func payload(of identifier: Int, in source: inout ByteSource) throws(MalformedMedia) -> Payload? {
    var offset = 0
    for _ in 0..<Limits.resources {
      // A signature, an identifier, and the length of a name, which with the name takes an even number of bytes.
      let head = try bytes(offset..<offset + 7, in: &source)
      guard head.count == 7, head.starts(with: Self.signature) else { return nil }
      let size = offset + 6 + (Int(head[6]) + 2) / 2 * 2
      let count = try bytes(size..<size + 4, in: &source)
      guard count.count == 4 else { return nil }
      let start = size + 4
      let end = start + ByteOrder.bigEndian.integer32(count.span, 0)
      if ByteOrder.bigEndian.integer16(head.span, 4) == identifier {
        let ranges = ranges(of: start..<end)
        guard let first = ranges.first else { return nil }
        return ranges.count == 1 ? .range(first) : .bytes(try source.gather(ranges, limit: Limits.iptc))
      }
      offset = end + end % 2
    }
    return nil
  }

  /// Returns the bytes of a part of the list, fewer where that is not whole.
  private func bytes(_ part: Range<Int>, in source: inout ByteSource) throws(MalformedMedia) -> [UInt8] {
    try source.gather(ranges(of: part), limit: part.count)
  }

  /// Returns where in the file a part of the list is.
  private func ranges(of part: Range<Int>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for piece in pieces {
      let shared = part.clamped(to: start..<start + piece.count)
      if !shared.isEmpty {
        let first = piece.lowerBound + shared.lowerBound - start
        ranges.append(first..<first + shared.count)
      }
      start += piece.count
    }
    return ranges
  }
}
