/// The text of `help gesture`: gesture scripts, explained by examples.
enum GestureHelp {
  /// A script with what comes of it over the library that the text shows.
  struct Example {
    let script: String
    let result: Result
  }

  /// What comes of a script.
  enum Result {
    /// These photos are chosen: ascending closed runs of flat indices.
    case chooses([ClosedRange<Int>])
    /// The script is refused, with this place and reason.
    case refused(String)
  }

  /// A stretch of prose, and the examples that show what it says.
  struct Passage {
    let prose: String
    let examples: [Example]
  }

  /// The whole text.
  static let text = passages.map { "\($0)\n" }.joined(separator: "\n")
}

extension GestureHelp.Passage: CustomStringConvertible {
  /// The prose, and below it the examples.
  var description: String {
    examples.isEmpty ? prose : "\(prose)\n\n" + examples.map(\.description).joined(separator: "\n")
  }
}

extension GestureHelp.Example: CustomStringConvertible {
  /// The script, set in, and behind an arrow what comes of it.
  var description: String {
    "    " + script.replacing("\n", with: "\n    ") + "  → \(result)"
  }
}

extension GestureHelp.Result: CustomStringConvertible {
  /// The photos as runs, `0–4, 6`, or the message.
  var description: String {
    switch self {
    case .refused(let message): message
    case .chooses(let runs):
      runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
        .joined(separator: ", ")
    }
  }
}
