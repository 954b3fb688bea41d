/// The part of a JPEG's XMP that is too long for one segment (XMP Specification, part 3, 1.1.3.1).
///
/// Each piece names the packet it belongs to, which the standard packet names too, the length of the whole, and
/// its place in that. The pieces may come in any order, and from packets that are no longer in force.
struct ExtendedXMP {
  private static let signature = Array("http://ns.adobe.com/xmp/extension/\0".utf8)
  private static let identifierByteCount = 32
  private static let headerByteCount = signature.count + identifierByteCount + 8

  private struct Piece {
    let identifier: [UInt8]
    /// Where in the packet it begins.
    let offset: Int
    let range: Range<Int>
  }

  private var pieces: [Piece] = []
}

extension ExtendedXMP {
  /// Takes a piece, if an APP1 segment is one.
  mutating func append(_ segment: JPEGSegment, in source: inout ByteSource) throws(MalformedMedia) {
    let payload = segment.payload
    guard pieces.count < Limits.pieces, payload.count > Self.headerByteCount,
      try source.matches(Self.signature, at: payload.lowerBound)
    else { return }
    let start = payload.lowerBound + Self.signature.count
    let offset = try source.integer32(at: start + Self.identifierByteCount + 4, .bigEndian)
    guard offset < Limits.xmp else { return }
    var identifier: [UInt8] = []
    try source.append(start..<start + Self.identifierByteCount, to: &identifier)
    pieces.append(
      Piece(identifier: identifier, offset: offset, range: payload.dropFirst(Self.headerByteCount)))
  }

  /// Adds the packet that one of the standard `packets` says it goes on in.
  func complete(_ packets: inout [Payload], in source: inout ByteSource) throws(MalformedMedia) {
    guard !pieces.isEmpty else { return }
    for packet in packets {
      let bytes = try source.bytes(of: packet, limit: Limits.xmp)
      guard let identifier = XMP(bytes).extendedIdentifier else { continue }
      let extended = try source.gather(ranges(of: identifier), limit: Limits.xmp)
      if !extended.isEmpty { packets.append(.bytes(extended)) }
      return
    }
  }

  /// Returns where the packet is, in order, up to the first gap.
  private func ranges(of identifier: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var end = 0
    for piece in pieces.sorted(by: { $0.offset < $1.offset }) where piece.identifier == identifier {
      guard piece.offset <= end else { break }
      // Pieces that overlap complete each other.
      let rest = piece.range.dropFirst(end - piece.offset)
      guard !rest.isEmpty else { continue }
      ranges.append(rest)
      end += rest.count
    }
    return ranges
  }
}
