extension Box {
  /// What it holds, which must lie in `list`: half a date would be another date.
  func payload(within list: Range<Int>) throws(MalformedMedia) -> Range<Int> {
    guard payload.upperBound <= list.upperBound else { throw .truncated(at: list.upperBound) }
    return payload
  }
}

extension ByteSource {
  /// The text of an item, and where in the file it begins.
  ///
  /// It stands in a `data` box (iTunes), behind its length and language (QuickTime), behind a version and a language
  /// (3GPP TS 26.244, 8), or bare.
  mutating func movieText(in payload: Range<Int>) throws(MalformedMedia) -> (bytes: [UInt8], start: Int) {
    let start = payload.lowerBound
    var text = payload
    if payload.count >= 16, try fourCC(at: start + 4) == .itemData {
      let end = start + max(16, try integer32(at: start, .bigEndian))
      text = (start + 16..<end).clamped(to: payload)
    } else if payload.count >= 6, try integer32(at: start, .bigEndian) == 0 {
      text = start + 6..<payload.upperBound
    } else if payload.count > 4, 1...payload.count - 4 ~= (try integer16(at: start, .bigEndian)) {
      text = start + 4..<start + 4 + (try integer16(at: start, .bigEndian))
    }
    return (try self.text(in: text), text.lowerBound)
  }
}
