import JSON
import SwipeSelection

/// Finds the cells that a script names in a grid.
struct ScriptResolver {
  private let grid: ScriptGrid
  /// The flat index of each moment's first item, and at the end how many items there are.
  private let starts: [Int]
  /// The moments by their keys.
  private let sections: [String: Int]

  init(_ grid: ScriptGrid) {
    self.grid = grid
    var starts = [0]
    for (section, count) in grid.sections.enumerated() { starts.append(starts[section] + count) }
    self.starts = starts
    sections = Dictionary(zip(grid.keys, grid.keys.indices)) { first, _ in first }
  }

  private var itemCount: Int { starts[grid.sections.count] }

  /// Returns a flat index if there is such an item.
  func item(_ index: Int, at path: @autoclosure () -> JSONPath) throws(ScriptError) -> Int {
    guard index < itemCount else {
      throw ScriptError(.itemOutOfRange(index, count: itemCount), at: path())
    }
    return index
  }

  /// Returns the index of the moment with that key.
  func section(_ key: String, at path: @autoclosure () -> JSONPath) throws(ScriptError) -> Int {
    guard let section = sections[key] else { throw ScriptError(.unknownDay(key), at: path()) }
    return section
  }

  /// Returns the flat index of a cell that the object at `path` names.
  func cell(_ name: CellName, at path: @autoclosure () -> JSONPath) throws(ScriptError) -> Int {
    switch name {
    case .item(let item, let day):
      let section = try section(day, at: path()["day"])
      guard item < grid.sections[section] else {
        throw ScriptError(.itemOutOfRange(item, count: grid.sections[section]), at: path()["item"])
      }
      return starts[section] + item
    case .file(let file):
      guard let index = grid.indexOfFile(Array(file.utf8)) else {
        throw ScriptError(.unknownFile(file), at: path()["file"])
      }
      return index
    }
  }

  /// Returns the pointer that the object, or pair of numbers, at `path` names.
  func pointer(_ spot: Spot, at path: @autoclosure () -> JSONPath) throws(ScriptError) -> Pointer {
    switch spot {
    case .pointer(.cell(let index)): .cell(try item(index, at: path()["item"]))
    case .pointer(let place): place
    case .named(let name): .cell(try cell(name, at: path()))
    }
  }

  /// Returns the points of a swipe with every cell known.
  func points(of swipe: Swipe, at path: JSONPath) throws(ScriptError) -> [TimedPointer] {
    for (index, point) in swipe.points.enumerated() {
      if case .cell(let cell) = point.pointer { _ = try item(cell, at: path[index]["item"]) }
    }
    var points = swipe.points
    for (index, name) in swipe.names { points[index].pointer = .cell(try cell(name, at: path[index])) }
    return points
  }

  /// Returns the flat index of an element of `selected`.
  func cell(
    _ cell: GestureScript.SelectedCell, at path: @autoclosure () -> JSONPath
  ) throws(ScriptError) -> Int {
    switch cell {
    case .index(let index): try item(index, at: path())
    case .item(let index): try item(index, at: path()["item"])
    case .named(let name): try self.cell(name, at: path())
    }
  }

  /// Checks that the runs, a list at `path`, end within the grid.
  func check(_ runs: [ClosedRange<Int>], at path: JSONPath) throws(ScriptError) {
    for (index, run) in runs.enumerated() { _ = try item(run.upperBound, at: path[index]) }
  }
}
