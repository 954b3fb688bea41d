extension ByteSource {
  /// The text that stands in a range, up to its first NUL and without the blanks around it, and no more of it than
  /// is of use.
  mutating func text(in range: Range<Int>) throws(MalformedMedia) -> [UInt8] {
    let bytes = try gather([range], limit: Limits.textBytes)
    let isPadding: (UInt8) -> Bool = { $0 <= 0x20 }
    let trimmed = bytes.prefix { $0 != 0 }.drop(while: isPadding)
    guard let last = trimmed.lastIndex(where: { !isPadding($0) }) else { return [] }
    return Array(trimmed[...last])
  }

  /// The same of a range that must lie within the file, so far as it is of use: half a date would be another date.
  mutating func wholeText(in range: Range<Int>) throws(MalformedMedia) -> [UInt8] {
    guard range.prefix(Limits.textBytes).upperBound <= byteCount else {
      throw .truncated(at: min(range.lowerBound, byteCount))
    }
    return try text(in: range)
  }
}

extension Collection<UInt8> where Index == Int {
  /// Where ASCII `text` stands first.
  func firstIndex(of text: StaticString) -> Int? {
    let wanted = Array("\(text)".utf8)
    return indices.first { self[$0...].starts(with: wanted) }
  }
}
