import JSON
import SwipeSelection

/// A point as a script writes it (gesture.md, G2).
struct ScriptPoint {
  var spot: Spot
  /// When, in milliseconds; `nil` for the time of the point before.
  var time: Double?
}

extension ScriptPoint {
  /// Where an object with the keys of a point stands, which decides what else it may have.
  enum Role {
    /// In a swipe: `t`.
    case point
    /// As a tap: `type`.
    case tap
    /// In `selected`, where it is a cell.
    case selected

    fileprivate var knownKeys: [String] {
      switch self {
      case .point: ["x", "y", "t", "item", "day", "file"]
      case .tap: ["type", "x", "y", "item", "day", "file"]
      case .selected: ["item", "day", "file"]
      }
    }
  }

  /// Reads a point of a swipe in any of its forms.
  init(_ value: JSONValue, at path: @autoclosure () -> JSONPath) throws(ScriptError) {
    if value.kind == .object {
      try self.init(object: value, as: .point, at: path())
      return
    }
    guard let numbers = value.elements, numbers.count == 2 || numbers.count == 3 else {
      throw value.mismatch(.point, at: path())
    }
    let x = try numbers[0].coordinate(at: path()[0])
    let y = try numbers[1].coordinate(at: path()[1])
    let time = numbers.count == 3 ? try numbers[2].coordinate(at: path()[2]) : nil
    self.init(spot: .pointer(.place(x: x, y: y)), time: time)
  }

  /// Reads an object that names a place or a cell.
  init(object value: JSONValue, as role: Role, at path: @autoclosure () -> JSONPath) throws(ScriptError) {
    guard let members = value.members else { throw value.mismatch(.object, at: path()) }
    var x: Double?
    var y: Double?
    var item: Int?
    var day: String?
    var file: String?
    var time: Double?
    for (key, value) in members {
      switch (key, role) {
      case ("x", .point), ("x", .tap): x = try value.coordinate(at: path()["x"])
      case ("y", .point), ("y", .tap): y = try value.coordinate(at: path()["y"])
      case ("t", .point): time = try value.coordinate(at: path()["t"])
      case ("type", .tap): break
      case ("item", _): item = try value.wholeNumber(atLeast: 0, at: path()["item"])
      case ("day", _): day = try value.text(at: path()["day"])
      case ("file", _): file = try value.text(at: path()["file"])
      default: throw ScriptError(.unknownKey(known: role.knownKeys), at: path()[key])
      }
    }
    let spot: Spot
    switch (x, y, item, day, file) {
    case (let x?, let y?, nil, nil, nil): spot = .pointer(.place(x: x, y: y))
    case (nil, nil, let item?, nil, nil): spot = .pointer(.cell(item))
    case (nil, nil, let item?, let day?, nil): spot = .named(.item(item, day: day))
    case (nil, nil, nil, nil, let file?): spot = .named(.file(file))
    default: throw ScriptError(.keysRequired(role == .selected ? .cell : .placeOrCell), at: path())
    }
    self.init(spot: spot, time: time)
  }
}
