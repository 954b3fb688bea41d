/// Writes an element with its attributes in order; without content it is empty.
///
/// The attributes' values are texts; the content is markup.
func element(
  _ name: String, _ attributes: KeyValuePairs<String, String>, _ content: String? = nil
) -> String {
  let list = attributes.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
  return content.map { "<\(name)\(list)>\($0)</\(name)>" } ?? "<\(name)\(list)/>"
}

/// Returns a text as it may stand between tags or in an attribute (XML 1.0, sections 2.2 and 2.4).
///
/// What no XML may hold, control characters above all, becomes U+FFFD.
func escaped(_ text: String) -> String {
  // Most texts are paths and numbers, which stand for themselves.
  let isPlain = text.utf8.allSatisfy {
    0x20..<0x7F ~= $0 && ![0x26, 0x3C, 0x3E, 0x22].contains($0)
  }
  if isPlain { return text }
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    default:
      let isAllowed =
        scalar.properties.generalCategory != .control && scalar.value != 0xFFFE && scalar.value != 0xFFFF
      escaped.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
    }
  }
  return escaped
}

/// Writes a length to a tenth, which is as fine as a screen can show.
///
/// Whatever a script says, the number stays in the range that viewers compute in.
func tenths(_ value: Double) -> String {
  guard !value.isNaN else { return "0" }
  let tenths = Int((max(-1e6, min(value, 1e6)) * 10).rounded())
  let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
  let sign = tenths < 0 ? "-" : ""
  return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
}

/// Counts things in words: "1 item", "2 items".
func counted(_ count: Int, _ thing: String) -> String { "\(count) \(thing)\(count == 1 ? "" : "s")" }
