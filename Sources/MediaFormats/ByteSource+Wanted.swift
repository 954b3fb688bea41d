extension ByteSource {
  /// Asks for a good deal of what follows an offset, if a byte of it is missing: for all that follows in a small file,
  /// else for as much as the chunks before a picture usually take, and at least for what is before `end`.
  mutating func wantStretch(from offset: Int, through end: Int = 0) {
    let isSmall = byteCount <= Limits.tail
    let reach = isSmall ? byteCount : min(byteCount, max(end, offset + Limits.stretch))
    wanted = offset..<max(offset, reach)
  }

  /// Has `range` read at once when a byte of it is missing, if it is short enough.
  mutating func wantWhole(_ range: Range<Int>) {
    wanted = !range.isEmpty && range.count <= Limits.movieTail ? range : nil
  }

  /// Returns what a chunk holds as a payload for later: bytes where one read now saves one then, else its place.
  mutating func payload(_ range: Range<Int>) throws(MalformedMedia) -> Payload {
    guard range.upperBound > Limits.head, range.count <= Limits.gathered else { return .range(range) }
    // What follows is looked at next.
    if wanted?.upperBound ?? 0 < range.upperBound {
      wantStretch(from: range.lowerBound, through: range.upperBound + Limits.head)
    }
    return .bytes(try gather([range], limit: range.count), readAt: range.lowerBound)
  }
}
