import Foundation
import SwipeSelection
import Testing

/// The article "How a swipe is decided", as the documentation has it.
enum Article {
  /// The text of a file of the documentation.
  static func file(_ name: String) -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appending(path: "Sources/SwipeSelection/SwipeSelection.docc")
    guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else {
      Issue.record("\(name) can't be read")
      return ""
    }
    return text
  }

  /// The cells of the table under a line of heads; an issue where there's no such table.
  static func rows(under heads: String) -> [[String]] {
    let lines = file("HowASwipeIsDecided.md").split(separator: "\n", omittingEmptySubsequences: false)
    let table = lines.drop { $0 != heads }.dropFirst(2).prefix { $0.hasPrefix("|") }
    if table.isEmpty { Issue.record("there's no table \(heads)") }
    return table.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// What a swipe may paint, as a table writes it.
  static let paints: [String: Rules.Paint] = [
    "toggle": .toggle, "select": .select, "deselect": .deselect, "each": .each,
  ]

  /// Runs of cells, as a table writes them.
  static func text(_ runs: [ClosedRange<Int>]) -> String {
    if runs.isEmpty { return "—" }
    return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
      .joined(separator: ", ")
  }
}

extension [String] {
  /// The number in a column; an issue where there's none.
  func number(_ column: Int) -> Double {
    guard let number = Double(self[column]) else {
      Issue.record("'\(self[column])' is no number")
      return 0
    }
    return number
  }
}
