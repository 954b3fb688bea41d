/// A text of a PNG file and what it is about (PNG 3rd edition, 11.3.3).
struct PNGText: Equatable, Sendable {
  /// The bytes before a text that are looked at: a keyword has up to 79, and language tags and translated keywords
  /// are short.
  private static let headByteCount = 256
  private static let longestKeyword = 79

  /// What it is about.
  let keyword: String
  /// Where it is; the end may lie beyond the file's.
  let range: Range<Int>
  /// Whether it is compressed with zlib.
  let isCompressed: Bool

  /// Takes the text of a chunk of one of the three types; `nil` when it is none.
  init?(_ chunk: PNGChunk, in source: inout ByteSource) throws(MalformedMedia) {
    let head = try source.gather([chunk.payload], limit: Self.headByteCount)
    guard let keywordEnd = head.prefix(Self.longestKeyword + 1).firstIndex(of: 0) else { return nil }
    keyword = String(decoding: head[..<keywordEnd], as: UTF8.self)
    var textStart = keywordEnd + 1
    switch chunk.type {
    case .compressedText:
      // One byte tells the method, of which there is one.
      textStart += 1
      isCompressed = true
    case .internationalText:
      guard textStart + 2 <= head.count else { return nil }
      isCompressed = head[textStart] != 0
      guard let languageEnd = head[(textStart + 2)...].firstIndex(of: 0),
        let translationEnd = head[(languageEnd + 1)...].firstIndex(of: 0)
      else { return nil }
      textStart = translationEnd + 1
    default: isCompressed = false
    }
    guard textStart <= head.count else { return nil }
    range = chunk.payload.lowerBound + textStart..<chunk.payload.upperBound
  }
}
