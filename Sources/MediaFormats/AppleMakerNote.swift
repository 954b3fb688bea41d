/// The maker note of Apple's cameras (tag 0x927C), as far as it ties a still to the movie of its Live Photo.
///
/// It is a signature, a byte order that is always `MM`, and a directory as in TIFF whose offsets count from the
/// note's first byte.
enum AppleMakerNote {
  private static let signature = Array("Apple iOS\0\0\u{1}MM".utf8)
  private static let contentIdentifierTag = 0x0011
  private static let entryByteCount = 12

  /// Finds the content identifier in the note that fills `note`, a range within the file; `nil` where there is
  /// none, and where the search would cost a read.
  static func contentIdentifier(in note: Range<Int>, of source: inout ByteSource) throws(MalformedMedia)
    -> [UInt8]?
  {
    let first = signature.count + 2
    guard note.count > first, source.holds(note.prefix(first)),
      try source.matches(signature, at: note.lowerBound)
    else { return nil }
    let count = try source.integer16(at: note.lowerBound + signature.count, .bigEndian)
    let byteCount = entryByteCount * count
    guard byteCount <= note.count - first, source.holds(note.dropFirst(first).prefix(byteCount)) else {
      return nil
    }
    guard
      let value = try source.withBytes(
        at: note.lowerBound + first, count: byteCount, { identifier(amongEntries: $0) }),
      value.upperBound <= note.count
    else { return nil }
    let place = note.lowerBound + value.lowerBound..<note.lowerBound + value.upperBound
    guard source.holds(place) else { return nil }
    var text: [UInt8] = []
    try source.append(place, to: &text)
    if let end = text.firstIndex(of: 0) { text.removeSubrange(end...) }
    return text.isEmpty ? nil : text
  }

  /// Where the identifier stands, counted from the note's first byte: a UUID of 36 letters, which no entry holds.
  private static func identifier(amongEntries bytes: Span<UInt8>) -> Range<Int>? {
    let order = ByteOrder.bigEndian
    for entry in stride(from: 0, to: bytes.count, by: entryByteCount)
    where order.integer16(bytes, entry) == contentIdentifierTag {
      let count = order.integer32(bytes, entry + 4)
      let start = order.integer32(bytes, entry + 8)
      let isText = order.integer16(bytes, entry + 2) == FieldType.ascii.rawValue
      return isText && 4 < count && count <= Limits.textBytes ? start..<start + count : nil
    }
    return nil
  }
}
