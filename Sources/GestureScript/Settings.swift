import JSON
import SwipeSelection

extension Viewport {
  /// Reads a script's `viewport`.
  init(_ value: JSONValue, at path: JSONPath) throws(ScriptError) {
    self.init()
    try value.checkKeys(["width", "height", "insets"], at: path)
    if let width = value["width"] { self.width = try width.length(at: path["width"]) }
    if let height = value["height"] { self.height = try height.length(at: path["height"]) }
    guard let insets = value["insets"] else { return }
    let path = path["insets"]
    try insets.checkKeys(["top", "bottom"], at: path)
    if let top = insets["top"] { topInset = try top.length(at: path["top"]) }
    if let bottom = insets["bottom"] { bottomInset = try bottom.length(at: path["bottom"]) }
  }
}

extension Grid {
  /// Reads a script's `grid`.
  init(_ value: JSONValue, at path: JSONPath) throws(ScriptError) {
    self.init()
    try value.checkKeys(
      ["columns", "spacing", "header", "footer", "padding", "direction", "cell"], at: path)
    if let columns = value["columns"] {
      self.columns = try columns.wholeNumber(atLeast: 1, at: path["columns"])
    }
    if let spacing = value["spacing"] { try readSpacing(spacing, at: path["spacing"]) }
    if let header = value["header"] { self.header = try header.length(at: path["header"]) }
    if let footer = value["footer"] { self.footer = try footer.length(at: path["footer"]) }
    if let padding = value["padding"] { self.padding = try padding.length(at: path["padding"]) }
    if let direction = value["direction"] {
      self.direction = try direction.choice(
        among: ["ltr": .leftToRight, "rtl": .rightToLeft], at: path["direction"])
    }
    if let cell = value["cell"] { self.cell = try CellSize(cell, at: path["cell"]) }
  }

  private mutating func readSpacing(_ value: JSONValue, at path: JSONPath) throws(ScriptError) {
    if let both = value.number, both >= 0 {
      (rowSpacing, columnSpacing) = (both, both)
      return
    }
    guard value.kind == .object else { throw value.mismatch(.spacing, at: path) }
    try value.checkKeys(["row", "column"], at: path)
    guard let row = value["row"], let column = value["column"] else {
      throw ScriptError(.keysRequired(.both("row", "column")), at: path)
    }
    rowSpacing = try row.length(at: path["row"])
    columnSpacing = try column.length(at: path["column"])
  }
}

extension Grid.CellSize {
  fileprivate init(_ value: JSONValue, at path: JSONPath) throws(ScriptError) {
    try value.checkKeys(["width", "height"], at: path)
    guard let width = value["width"], let height = value["height"] else {
      throw ScriptError(.keysRequired(.both("width", "height")), at: path)
    }
    self.init(width: try width.length(at: path["width"]), height: try height.length(at: path["height"]))
  }
}

extension Rules {
  /// Overrides these rules by those that a script's `rules`, or a swipe's, give.
  mutating func override(by value: JSONValue, at path: JSONPath) throws(ScriptError) {
    try value.checkKeys(
      ["paint", "resolve", "startOutside", "recognizer", "onCancel", "limit"], at: path)
    if let paint = value["paint"] {
      self.paint = try paint.choice(
        among: ["toggle": .toggle, "select": .select, "deselect": .deselect, "each": .each],
        at: path["paint"])
    }
    if let resolve = value["resolve"] {
      self.resolve = try resolve.choice(
        among: ["regions": .regions, "nearest": .nearest, "cell": .cell], at: path["resolve"])
    }
    if let startOutside = value["startOutside"] {
      self.startOutside = try startOutside.choice(
        among: ["wait": .wait, "ignore": .ignore], at: path["startOutside"])
    }
    if let recognizer = value["recognizer"] {
      self.recognizer = try recognizer.choice(
        among: ["direct": .direct, "pan": .pan], at: path["recognizer"])
    }
    if let onCancel = value["onCancel"] {
      self.onCancel = try onCancel.choice(
        among: ["restore": .restore, "commit": .commit], at: path["onCancel"])
    }
    if let limit = value["limit"] {
      guard limit.isNull || limit.number != nil else { throw limit.mismatch(.limit, at: path["limit"]) }
      self.limit = limit.isNull ? nil : try limit.wholeNumber(atLeast: 0, at: path["limit"])
    }
  }
}

extension AutoScroll {
  /// Reads a script's `autoScroll`.
  init(_ value: JSONValue, at path: JSONPath) throws(ScriptError) {
    self.init()
    try value.checkKeys(["zone", "speed", "curve"], at: path)
    if let zone = value["zone"] { self.zone = try zone.coordinate(at: path["zone"]) }
    if let speed = value["speed"] { self.speed = try speed.length(at: path["speed"]) }
    if let curve = value["curve"] {
      self.curve = try curve.choice(among: ["linear": .linear, "constant": .constant], at: path["curve"])
    }
  }
}
