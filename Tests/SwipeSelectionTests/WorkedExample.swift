import Foundation
import SwipeSelection
import Testing

/// A worked example of the specification, as calls of a session.
struct WorkedExample: Sendable, CustomTestStringConvertible {
  let name: String
  let scene: Scene
  let actions: [Action]
  let selected: [Int]
  let offset: Double

  var testDescription: String { name }

  static let all: [WorkedExample] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../GestureScriptTests/gesture-cases.json")
    guard let data = try? Data(contentsOf: file),
      let list = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
    else { return [] }
    return list.compactMap { WorkedExample($0) }
  }()

  private init?(_ item: [String: Any]) {
    guard let name = item["name"] as? String, let sections = item["sections"] as? [Int],
      let days = item["days"] as? [String], let script = item["script"],
      let expected = item["expect"] as? [String: Any], let selected = expected["selected"] as? [Int],
      let offset = expected["offset"] as? Double
    else { return nil }
    // The short form is the points of one swipe.
    let full = script as? [String: Any] ?? ["gestures": [["points": script]]]
    var reader = ExampleReader(sections: sections, days: days, script: full)
    self.name = name
    scene = reader.scene
    actions = (full["gestures"] as? [[String: Any]] ?? []).flatMap { reader.actions($0) }
    self.selected = selected
    self.offset = offset
  }
}

/// Reads the script of an example, which is known to be a good one.
private struct ExampleReader {
  let sections: [Int]
  let days: [String]
  /// What the script says, with the window and the grid as the last layout left them.
  private(set) var scene = Scene()

  init(sections: [Int], days: [String], script: [String: Any]) {
    self.sections = sections
    self.days = days
    scene.sections = sections
    scene.viewport = viewport(script["viewport"])
    scene.grid = grid(script["grid"])
    scene.rules = rules(script["rules"], over: Rules())
    if let autoScroll = script["autoScroll"] as? [String: Any] {
      scene.autoScroll.zone = autoScroll["zone"] as? Double ?? 80
      scene.autoScroll.speed = autoScroll["speed"] as? Double ?? 800
      scene.autoScroll.curve = autoScroll["curve"] as? String == "constant" ? .constant : .linear
    }
    scene.space = script["space"] as? String == "content" ? .content : .view
    scene.offset = script["scroll"] as? Double ?? 0
    scene.selected = (script["selected"] as? [Any] ?? []).compactMap { $0 as? Int ?? cell($0) }
  }

  mutating func actions(_ gesture: [String: Any]) -> [Action] {
    switch gesture["type"] as? String ?? "swipe" {
    case "tap": return pointer(gesture).map { [.tap($0)] } ?? []
    case "scroll":
      if let offset = gesture["to"] as? Double { return [.scrollTo(offset)] }
      return (gesture["by"] as? Double).map { [.scrollBy($0)] } ?? []
    case "day": return days.firstIndex { $0 == gesture["day"] as? String }.map { [.day($0)] } ?? []
    case "set": return [.set(select: runs(gesture["select"]), deselect: runs(gesture["deselect"]))]
    case "layout":
      if let value = gesture["viewport"] { scene.viewport = viewport(value) }
      if let value = gesture["grid"] { scene.grid = grid(value) }
      return [.layout(scene.viewport, scene.grid)]
    default:
      var actions: [Action] = [.begin(gesture["rules"].map { rules($0, over: scene.rules) })]
      var time = 0.0
      for point in gesture["points"] as? [Any] ?? [] {
        let array = point as? [Double] ?? []
        time = array.count > 2 ? array[2] : (point as? [String: Any])?["t"] as? Double ?? time
        if let pointer = pointer(point) { actions.append(.move(pointer, time: time)) }
      }
      return actions + [.end(gesture["end"] as? String == "cancel" ? .cancel : .up)]
    }
  }

  private func pointer(_ value: Any) -> Pointer? {
    if let array = value as? [Double] { return .place(x: array[0], y: array[1]) }
    guard let point = value as? [String: Any] else { return nil }
    if let x = point["x"] as? Double, let y = point["y"] as? Double { return .place(x: x, y: y) }
    return cell(value).map { .cell($0) }
  }

  private func cell(_ value: Any) -> Int? {
    guard let point = value as? [String: Any], let item = point["item"] as? Int else { return nil }
    guard let day = point["day"] as? String else { return item }
    return days.firstIndex(of: day).map { sections[..<$0].reduce(0, +) + item }
  }

  private func runs(_ value: Any?) -> [ClosedRange<Int>] {
    (value as? [[Int]] ?? []).map { $0[0]...$0[1] }
  }

  private func viewport(_ value: Any?) -> Viewport {
    guard let viewport = value as? [String: Any] else { return Viewport() }
    let insets = viewport["insets"] as? [String: Double] ?? [:]
    return Viewport(
      width: viewport["width"] as? Double ?? 390, height: viewport["height"] as? Double ?? 844,
      topInset: insets["top"] ?? 0, bottomInset: insets["bottom"] ?? 0)
  }

  private func grid(_ value: Any?) -> Grid {
    guard let values = value as? [String: Any] else { return Grid() }
    var grid = Grid()
    grid.columns = values["columns"] as? Int ?? grid.columns
    let spacing = values["spacing"] as? [String: Double] ?? [:]
    grid.rowSpacing = values["spacing"] as? Double ?? spacing["row"] ?? grid.rowSpacing
    grid.columnSpacing = values["spacing"] as? Double ?? spacing["column"] ?? grid.columnSpacing
    grid.header = values["header"] as? Double ?? grid.header
    grid.footer = values["footer"] as? Double ?? grid.footer
    grid.padding = values["padding"] as? Double ?? grid.padding
    grid.direction = values["direction"] as? String == "rtl" ? .rightToLeft : .leftToRight
    if let cell = values["cell"] as? [String: Double], let width = cell["width"], let height = cell["height"]
    {
      grid.cell = Grid.CellSize(width: width, height: height)
    }
    return grid
  }

  private func rules(_ value: Any?, over rules: Rules) -> Rules {
    guard let values = value as? [String: Any] else { return rules }
    func choice<Choice>(_ key: String, _ choices: [String: Choice], _ preset: Choice) -> Choice {
      (values[key] as? String).flatMap { choices[$0] } ?? preset
    }
    var rules = rules
    rules.paint = choice(
      "paint", ["toggle": .toggle, "select": .select, "deselect": .deselect, "each": .each], rules.paint)
    rules.resolve = choice(
      "resolve", ["regions": .regions, "nearest": .nearest, "cell": .cell], rules.resolve)
    rules.startOutside = choice("startOutside", ["wait": .wait, "ignore": .ignore], rules.startOutside)
    rules.recognizer = choice("recognizer", ["direct": .direct, "pan": .pan], rules.recognizer)
    rules.onCancel = choice("onCancel", ["restore": .restore, "commit": .commit], rules.onCancel)
    if let limit = values["limit"] { rules.limit = limit as? Int }
    return rules
  }
}
