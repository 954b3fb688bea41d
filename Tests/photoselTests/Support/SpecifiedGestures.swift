import Foundation

/// The worked examples of the specification, as files for the program.
enum SpecifiedGestures {
  /// A grid, a script, and what must be chosen.
  struct Example {
    var name: String
    var sections: [Int]
    var days: [String]
    var script: Bytes
    var selected: [Int]
  }

  /// A script that must be refused.
  struct BadScript {
    var name: String
    var text: Bytes
    /// The place to be named; empty for any.
    var place: String
  }

  static let examples: [Example] = {
    let list = contents(of: "gesture-cases.json") as? [[String: Any]] ?? []
    return list.compactMap { item in
      guard let name = item["name"] as? String, let sections = item["sections"] as? [Int],
        let days = item["days"] as? [String], let expect = item["expect"] as? [String: Any],
        let selected = expect["selected"] as? [Int], let script = item["script"],
        let text = try? JSONSerialization.data(withJSONObject: script)
      else { return nil }
      return Example(name: name, sections: sections, days: days, script: Bytes(text), selected: selected)
    }
  }()

  static let badScripts: [BadScript] = {
    let file = contents(of: "gesture-bad.json") as? [String: Any]
    let list = file?["scripts"] as? [[String: String]] ?? []
    return list.compactMap { item in
      guard let name = item["name"], let text = item["text"], let place = item["where"] else { return nil }
      return BadScript(name: name, text: Bytes(text.utf8), place: place)
    }
  }()

  private static func contents(of name: String) -> Any? {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "GestureScriptTests/\(name)")
    return (try? Data(contentsOf: file)).flatMap { try? JSONSerialization.jsonObject(with: $0) }
  }
}

extension SpecifiedGestures {
  /// An item's object, in a day whose items are in the order of their numbers, newest first.
  private static func item(_ number: Int, of day: String) -> String {
    let second = 86_399 - number
    let time = [second / 3600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return
      #"{"path": "P/\#(number).jpg", "root": "P", "captured": "\#(day)T\#(time.joined(separator: ":"))"}"#
  }

  /// The moments of a grid, each with its items' objects.
  private static func moments(_ sections: [Int], _ days: [String]) -> [(day: String, items: [String])] {
    var start = 0
    return zip(sections, days).map { count, day in
      defer { start += count }
      return (day, (start..<start + count).map { item($0, of: day) })
    }
  }

  /// A saved scan of a grid, an item a line; empty days can't be told in it.
  static func lines(_ sections: [Int], _ days: [String]) -> Bytes {
    Bytes(moments(sections, days).flatMap { $0.items.map { $0 + "\n" } }.joined().utf8)
  }

  /// A saved scan of a grid as one object.
  static func document(_ sections: [Int], _ days: [String]) -> Bytes {
    let moments = moments(sections, days).map { day, items in
      #"{"day": "\#(day)", "items": [\#(items.joined(separator: ", "))]}"#
    }
    return Bytes(#"{"photosel": 1, "roots": ["P"], "moments": [\#(moments.joined(separator: ",\n"))]}"#.utf8)
  }
}
