import Foundation
import GestureScript
import Testing

/// The worked examples of the specification, which stand beside this file.
enum Specification {
  /// A grid, a script, and what must come out.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var sections: [Int]
    var days: [String]
    var script: [UInt8]
    var selected: [Int]
    var offset: Double

    var testDescription: String { name }
  }

  /// A script that must be refused.
  struct BadScript: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    /// The place to be named; empty for any.
    var place: String

    var testDescription: String { name }
  }

  static let cases: [Case] = {
    guard let list = contents(of: "gesture-cases.json") as? [[String: Any]] else { return [] }
    return list.compactMap { item in
      guard let name = item["name"] as? String, let sections = item["sections"] as? [Int],
        let days = item["days"] as? [String], let expect = item["expect"] as? [String: Any],
        let selected = expect["selected"] as? [Int], let offset = expect["offset"] as? Double,
        let script = item["script"], let text = try? JSONSerialization.data(withJSONObject: script)
      else { return nil }
      return Case(
        name: name, sections: sections, days: days, script: Array(text), selected: selected, offset: offset)
    }
  }()

  static let badScripts: [BadScript] = {
    guard let file = contents(of: "gesture-bad.json") as? [String: Any],
      let list = file["scripts"] as? [[String: String]]
    else { return [] }
    return list.compactMap { item in
      guard let name = item["name"], let text = item["text"], let place = item["where"] else { return nil }
      return BadScript(name: name, text: text, place: place)
    }
  }()

  /// The grid that the bad scripts are about.
  static var gridOfBadScripts: ScriptGrid {
    ScriptGrid(
      sections: [6, 3, 1], keys: ["2024-06-30", "2024-06-29", "2024-06-28"], digest: 0,
      indexOfFile: { _ in nil })
  }

  private static func contents(of name: String) -> Any? {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)
    return (try? Data(contentsOf: file)).flatMap { try? JSONSerialization.jsonObject(with: $0) }
  }
}
