import JSON
public import SwipeSelection

/// A gesture script: the setting, and the gestures that a replay goes through (gesture.md, section 1).
///
/// It is complete and consistent in itself; whether its days, items and files exist is for `resolved(in:)`.
public struct GestureScript: Sendable {
  /// The window through which the grid is seen, until a `layout` gesture changes it.
  public private(set) var viewport = Viewport()
  /// How the grid is laid out, until a `layout` gesture changes it.
  public private(set) var grid = Grid()
  /// What swipes do that have no rules of their own.
  public private(set) var rules = Rules()
  /// How the grid scrolls under a resting pointer.
  public private(set) var autoScroll = AutoScroll()
  /// What coordinates are measured from.
  public private(set) var space = Space.view
  /// Where the grid is scrolled to at first.
  public private(set) var offset = 0.0
  /// Where the script was recorded; empty when it doesn't say.
  public private(set) var recording = Recording()

  /// The cells that are selected at first.
  var selected: [SelectedCell] = []
  /// The gestures in order.
  var gestures: [Gesture] = []
  /// Whether the script is a mere list of points.
  var isShort = false

  /// A cell of `selected`.
  enum SelectedCell: Sendable {
    /// A bare flat index.
    case index(Int)
    /// A flat index in an object.
    case item(Int)
    /// A cell by other names.
    case named(CellName)
  }
}

extension GestureScript {
  /// How long a script may be.
  public static let maximumByteCount = 64 << 20

  /// How deep its lists and objects may stand in one another.
  public static let maximumDepth = 32

  /// Reads a script, in its short form or its full one.
  ///
  /// - Parameter bytes: The script's text.
  /// - Throws: The first thing that is wrong with it. Keys that mean nothing come before what else is wrong in
  ///   their object.
  public init(parsing bytes: [UInt8]) throws(ScriptError) {
    let root: JSONValue
    do throws(JSONError) {
      root = try JSONDocument(
        parsing: bytes.span, maximumDepth: Self.maximumDepth, maximumByteCount: Self.maximumByteCount
      ).root
    } catch {
      throw ScriptError(error)
    }
    switch root.kind {
    case .array: try readShortForm(root)
    case .object: try readFullForm(root)
    default: throw root.mismatch(.script, at: .root)
    }
  }

  private mutating func readShortForm(_ root: JSONValue) throws(ScriptError) {
    for (index, element) in try root.list(at: .root).enumerated()
    where element["type"] != nil || element["points"] != nil {
      throw ScriptError(.gestureAmongPoints, at: .root[index])
    }
    var swipe = Swipe()
    try swipe.readPoints(of: root, at: .root)
    gestures = [.swipe(swipe)]
    isShort = true
  }

  private mutating func readFullForm(_ root: JSONValue) throws(ScriptError) {
    try root.checkKeys(
      [
        "version", "library", "viewport", "grid", "rules", "autoScroll", "space", "scroll", "selected",
        "gestures",
      ], at: .root)
    let path = JSONPath.root
    if let version = root["version"], version.integer != 1 {
      throw version.mismatch(.version, at: path["version"])
    }
    if let library = root["library"] { recording = try Recording(library, at: path["library"]) }
    if let viewport = root["viewport"] { self.viewport = try Viewport(viewport, at: path["viewport"]) }
    if let grid = root["grid"] { self.grid = try Grid(grid, at: path["grid"]) }
    if let rules = root["rules"] { try self.rules.override(by: rules, at: path["rules"]) }
    if let autoScroll = root["autoScroll"] {
      self.autoScroll = try AutoScroll(autoScroll, at: path["autoScroll"])
    }
    if let space = root["space"] {
      self.space = try space.choice(among: ["view": .view, "content": .content], at: path["space"])
    }
    if rules.recognizer == .pan, space == .content {
      throw ScriptError(.panOutsideView, at: path["rules"]["recognizer"])
    }
    if let scroll = root["scroll"] { offset = try scroll.coordinate(at: path["scroll"]) }
    if let selected = root["selected"] { try readSelected(selected, at: path["selected"]) }
    guard let gestures = root["gestures"] else { throw ScriptError(.missingKey, at: path["gestures"]) }
    let context = Gesture.Context(rules: rules, space: space)
    for (index, gesture) in try gestures.list(at: path["gestures"]).enumerated() {
      self.gestures.append(try Gesture(gesture, at: path["gestures"][index], in: context))
    }
  }

  private mutating func readSelected(_ value: JSONValue, at path: JSONPath) throws(ScriptError) {
    for (index, cell) in try value.list(at: path).enumerated() {
      switch cell.kind {
      case .object:
        switch try ScriptPoint(object: cell, as: .selected, at: path[index]).spot {
        case .named(let name): selected.append(.named(name))
        case .pointer(.cell(let item)): selected.append(.item(item))
        case .pointer(.place): throw ScriptError(.keysRequired(.cell), at: path[index])
        }
      case .number: selected.append(.index(try cell.wholeNumber(atLeast: 0, at: path[index])))
      default: throw cell.mismatch(.cell, at: path[index])
      }
    }
  }
}
