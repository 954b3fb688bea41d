/// A block of metadata, wherever its container keeps it.
public enum Payload: Equatable, Sendable {
  /// In one piece in the file.
  case range(Range<Int>)
  /// In memory: it was in pieces or compressed, or else was read on the way, from a place in the file.
  case bytes([UInt8], readAt: Int? = nil)

  /// Where it begins in the file; `nil` for one that does not stand there as it is.
  public var start: Int? {
    switch self {
    case .range(let range): range.lowerBound
    case .bytes(_, let start): start
    }
  }

  /// Whether nothing is in it.
  var isEmpty: Bool {
    switch self {
    case .range(let range): range.isEmpty
    case .bytes(let bytes, _): bytes.isEmpty
    }
  }
}

extension ByteSource {
  /// Returns the bytes of a payload, the first `limit` of them.
  public mutating func bytes(of payload: Payload, limit: Int) throws(MalformedMedia) -> [UInt8] {
    switch payload {
    case .bytes(let bytes, _): return bytes.count <= limit ? bytes : Array(bytes.prefix(limit))
    case .range(let range): return try gather([range], limit: limit)
    }
  }

  /// Makes one block of pieces: of several, the first `limit` bytes in memory; `nil` where there are none.
  mutating func payload(in pieces: [Range<Int>], limit: Int) throws(MalformedMedia) -> Payload? {
    guard pieces.count > 1 else { return pieces.first.map(Payload.range) }
    return .bytes(try gather(pieces, limit: limit))
  }

  /// Returns the bytes of several pieces as one block, the first `limit` of them; a piece that the file does not
  /// hold whole ends it.
  mutating func gather(_ pieces: [Range<Int>], limit: Int) throws(MalformedMedia) -> [UInt8] {
    var bytes: [UInt8] = []
    for piece in pieces where bytes.count < limit {
      let start = max(0, min(piece.lowerBound, byteCount))
      let end = max(start, min(piece.upperBound, byteCount))
      try append(start..<min(end, start + (limit - bytes.count)), to: &bytes)
      if end < piece.upperBound { break }
    }
    return bytes
  }
}
