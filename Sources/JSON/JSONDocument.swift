import CJansson

/// A document in memory, as jansson's tree, freed with the last value that refers to it.
///
/// Nothing is copied into Swift until it is asked for. A tree of short arrays of numbers takes some ten times its
/// text, one of small objects thirty times; parsing makes 30 to 70 MB a second.
@safe public final class JSONDocument {
  private let tree: UnsafeMutablePointer<json_t>

  /// Parses UTF-8 text that holds one value, and nothing else; a byte order mark before it is passed over.
  ///
  /// - Parameters:
  ///   - bytes: The text, which is not kept.
  ///   - maximumDepth: How deep arrays and objects may stand in one another; `[]` is 1 deep. The parser
  ///     descends by recursion, so what is deeper never reaches it.
  ///   - maximumByteCount: How long the text may be.
  /// - Throws: A `JSONError` with the place, when the bytes are no such document.
  public init(
    parsing bytes: Span<UInt8>, maximumDepth: Int, maximumByteCount: Int = .max
  ) throws(JSONError) {
    guard bytes.count <= maximumByteCount else {
      throw JSONError(.tooLarge(limit: maximumByteCount), at: .document)
    }
    let text = bytes.extracting(droppingFirst: Self.byteOrderMarkLength(of: bytes))
    // An empty span may have no address, which jansson takes for a mistake of the caller.
    guard !text.isEmpty else { throw JSONError(.endsEarly, at: .position(line: 1, column: 1)) }
    if let bracket = JSONText.firstBracket(deeperThan: maximumDepth, in: text) {
      throw JSONError(.tooDeep(limit: maximumDepth), at: JSONText.position(of: bracket, in: text))
    }
    var failure = json_error_t()
    // Integers are read as doubles because jansson refuses those of more than 64 bits.
    let flags = JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_DECODE_INT_AS_REAL | JSON_ALLOW_NUL
    let tree = unsafe text.withUnsafeBufferPointer { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) {
        unsafe json_loadb($0.baseAddress, $0.count, Int(flags), &failure)
      }
    }
    guard let tree = unsafe tree else { throw JSONError(failure, in: text) }
    unsafe self.tree = tree
  }

  deinit { unsafe json_decref(tree) }

  /// The outermost value.
  public var root: JSONValue { unsafe JSONValue(tree, in: self) }

  private static func byteOrderMarkLength(of bytes: Span<UInt8>) -> Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }
}

extension JSONError {
  /// Makes sense of what jansson says about `text`.
  fileprivate init(_ failure: json_error_t, in text: Span<UInt8>) {
    let code = unsafe withUnsafePointer(to: failure) { unsafe json_error_code($0) }
    let token = JSONText.lastToken(before: Int(failure.position), in: text)
    let position = JSONText.position(of: token.offset, in: text)
    switch code {
    case json_error_duplicate_key: self.init(.duplicateKey, at: .path(token.path))
    case json_error_numeric_overflow: self.init(.overflow, at: .path(token.path))
    case json_error_invalid_utf8: self.init(.notUTF8, at: position)
    case json_error_premature_end_of_input:
      self.init(.endsEarly, at: JSONText.position(of: text.count, in: text))
    case json_error_end_of_input_expected: self.init(.trailingText, at: position)
    case json_error_out_of_memory: self.init(.outOfMemory, at: .document)
    default: self.init(.syntax(Self.words(of: failure)), at: position)
    }
  }

  /// Returns jansson's words without the piece of text that it quotes, which may hold anything.
  private static func words(of failure: json_error_t) -> String {
    unsafe withUnsafeBytes(of: failure.text) { buffer in
      let text = unsafe buffer.prefix { $0 != 0 }
      let end = unsafe text.indices.first { unsafe text[$0...].starts(with: " near ".utf8) }
      return unsafe String(decoding: text[..<(end ?? text.endIndex)], as: UTF8.self)
    }
  }
}
