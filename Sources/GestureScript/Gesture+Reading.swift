import JSON
import SwipeSelection

extension Gesture {
  /// What of a script holds for its gestures.
  struct Context {
    var rules: Rules
    var space: Space
  }

  private enum Kind {
    case swipe, tap, scroll, day, layout, set
  }

  /// Reads one of a script's `gestures`.
  init(_ value: JSONValue, at path: JSONPath, in context: Context) throws(ScriptError) {
    guard value.kind == .object else { throw value.mismatch(.object, at: path) }
    let kind: Kind =
      try value["type"]?.choice(
        among: [
          "swipe": .swipe, "tap": .tap, "scroll": .scroll, "day": .day, "layout": .layout, "set": .set,
        ], at: path["type"]) ?? .swipe
    switch kind {
    case .swipe: self = .swipe(try Swipe(value, at: path, in: context))
    case .tap: self = .tap(try ScriptPoint(object: value, as: .tap, at: path).spot)
    case .scroll: try self.init(scroll: value, at: path)
    case .day:
      try value.checkKeys(["type", "day"], at: path)
      guard let day = value["day"] else { throw ScriptError(.missingKey, at: path["day"]) }
      self = .day(try day.text(at: path["day"]))
    case .layout: try self.init(layout: value, at: path)
    case .set: try self.init(set: value, at: path)
    }
  }

  private init(scroll value: JSONValue, at path: JSONPath) throws(ScriptError) {
    try value.checkKeys(["type", "to", "by"], at: path)
    switch (value["to"], value["by"]) {
    case (let offset?, nil): self = .scrollTo(try offset.coordinate(at: path["to"]))
    case (nil, let distance?): self = .scrollBy(try distance.coordinate(at: path["by"]))
    default: throw ScriptError(.keysRequired(.either("to", "by")), at: path)
    }
  }

  private init(layout value: JSONValue, at path: JSONPath) throws(ScriptError) {
    try value.checkKeys(["type", "viewport", "grid"], at: path)
    let viewport = value["viewport"]
    let grid = value["grid"]
    guard viewport != nil || grid != nil else {
      throw ScriptError(.keysRequired(.any("viewport", "grid")), at: path)
    }
    self = .layout(
      try viewport.map { value throws(ScriptError) in try Viewport(value, at: path["viewport"]) },
      try grid.map { value throws(ScriptError) in try Grid(value, at: path["grid"]) })
  }

  private init(set value: JSONValue, at path: JSONPath) throws(ScriptError) {
    try value.checkKeys(["type", "select", "deselect"], at: path)
    let select = value["select"]
    let deselect = value["deselect"]
    guard select != nil || deselect != nil else {
      throw ScriptError(.keysRequired(.any("select", "deselect")), at: path)
    }
    self = .set(
      select: try Self.runs(select, at: path["select"]),
      deselect: try Self.runs(deselect, at: path["deselect"]))
  }

  /// Reads closed runs of flat indices, `[[first, last], …]`.
  private static func runs(_ value: JSONValue?, at path: JSONPath) throws(ScriptError) -> [ClosedRange<Int>] {
    guard let value else { return [] }
    var runs: [ClosedRange<Int>] = []
    for (index, run) in try value.list(at: path).enumerated() {
      guard let ends = run.elements, ends.count == 2 else { throw run.mismatch(.run, at: path[index]) }
      let first = try ends[0].wholeNumber(atLeast: 0, at: path[index][0])
      let last = try ends[1].wholeNumber(atLeast: 0, at: path[index][1])
      guard first <= last else {
        throw ScriptError(.backwardRun(first: first, last: last), at: path[index])
      }
      runs.append(first...last)
    }
    return runs
  }
}

extension Swipe {
  /// Reads a gesture of the type `swipe`.
  fileprivate init(_ value: JSONValue, at path: JSONPath, in context: Gesture.Context) throws(ScriptError) {
    try value.checkKeys(["type", "points", "end", "rules"], at: path)
    if let end = value["end"] {
      self.end = try end.choice(among: ["up": .up, "cancel": .cancel], at: path["end"])
    }
    if let overrides = value["rules"] {
      var rules = context.rules
      try rules.override(by: overrides, at: path["rules"])
      if rules.recognizer == .pan, context.space == .content {
        throw ScriptError(.panOutsideView, at: path["rules"]["recognizer"])
      }
      self.rules = rules
    }
    guard let points = value["points"] else { throw ScriptError(.missingKey, at: path["points"]) }
    try readPoints(of: points, at: path["points"])
  }

  /// Reads a list of points and their times (G3).
  mutating func readPoints(of value: JSONValue, at path: JSONPath) throws(ScriptError) {
    let elements = try value.list(at: path)
    guard !elements.isEmpty else { throw ScriptError(.noPoints, at: path) }
    points.reserveCapacity(elements.count)
    var latest = 0.0
    for (index, element) in elements.enumerated() {
      let point = try ScriptPoint(element, at: path[index])
      if let time = point.time {
        if index == 0 {
          isTimed = true
        } else if !isTimed {
          throw ScriptError(.firstPointWithoutTime, at: path[0])
        } else if time < latest {
          let place = element.kind == .array ? path[index][2] : path[index]["t"]
          throw ScriptError(.decreasingTime(time, after: latest), at: place)
        }
        latest = time
      }
      switch point.spot {
      case .pointer(let pointer): points.append(TimedPointer(pointer: pointer, time: latest))
      case .named(let cell):
        names.append((index, cell))
        points.append(TimedPointer(pointer: .place(x: 0, y: 0), time: latest))
      }
    }
  }
}
