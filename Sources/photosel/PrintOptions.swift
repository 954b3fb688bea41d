import Listing
import Moments

/// What the options say about results: their form, and where they go.
struct PrintOptions {
  /// How paths are made.
  enum PathForm {
    /// As the DIRs are named.
    case given
    case absolute
    case relative
  }

  let form: ListingForm
  let style: Listing.Style
  let paths: PathForm
  let output: Output

  /// Reads the options; without `--format` the form is what `standard` says for the output.
  init(_ invocation: Invocation, standard: (Output) -> ListingForm) throws(UsageError) {
    let names = ListingForm.allCases.map(\.rawValue).joined(separator: ", ")
    let form = try invocation.value(.format, expected: "one of \(names)") {
      ListingForm(rawValue: String(decoding: $0, as: UTF8.self))
    }
    let endsWithNUL = invocation.has(.print0)
    if endsWithNUL, let form, form != .paths { throw .conflict("-0", "--format \(form.rawValue)") }
    if invocation.has(.absolute), invocation.has(.relative) { throw .conflict("--absolute", "--relative") }
    paths = invocation.has(.absolute) ? .absolute : invocation.has(.relative) ? .relative : .given
    output = invocation.value(.output).map(Output.init) ?? .standard
    self.form = form ?? (endsWithNUL ? .paths : standard(output))
    let title = try Self.title(invocation)
    style = Listing.Style(
      title: title, escapesControls: output.isTerminal && !endsWithNUL,
      isColored: try Self.isColored(invocation, output), endsWithNUL: endsWithNUL)
  }

  private static func title(_ invocation: Invocation) throws(UsageError) -> TitleFormat {
    guard let bytes = invocation.value(.title) else { return .standard }
    let text = String(decoding: bytes, as: UTF8.self)
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      throw .badValue(.title, text, expected: "one line, without control characters")
    }
    do throws(TitleFormat.UnknownLetter) {
      return try TitleFormat(text)
    } catch {
      let letters = TitleFormat.letters.map { "%\($0)" }.joined(separator: " ")
      let fault = error.letter.isEmpty ? "no letter follows the last %" : "%\(error.letter) is unknown"
      throw .badValue(.title, text, expected: "made of \(letters); \(fault)")
    }
  }

  /// Whether the results are coloured.
  static func isColored(_ invocation: Invocation, _ output: Output) throws(UsageError) -> Bool {
    let expected = "auto, always or never"
    let isWanted = try invocation.value(.color, expected: expected) { word -> Bool?? in
      switch String(decoding: word, as: UTF8.self) {
      case "auto": .some(nil)
      case "always": true
      case "never": false
      default: nil
      }
    }
    if let isWanted, let isColored = isWanted { return isColored }
    return output.isTerminal && System.variable("NO_COLOR") == nil
      && System.variable("TERM") != Array("dumb".utf8)
  }
}
