/// Text of a document in quotes, fit for a message on a terminal: control characters and those that turn the
/// direction of writing are escaped, and what is long is cut short.
public struct Quotation: CustomStringConvertible, Sendable {
  /// How many characters are repeated.
  static let maximumLength = 60

  /// The text with quotes around it.
  public let description: String

  /// Quotes `text`.
  public init(_ text: String) {
    var result = "\""
    for (count, scalar) in text.unicodeScalars.enumerated() {
      guard count < Self.maximumLength else {
        result += "…"
        break
      }
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    description = result + "\""
  }
}
