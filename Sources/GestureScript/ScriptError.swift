public import JSON

/// Why a gesture script can't be used (gesture.md, G7).
public struct ScriptError: Error, Equatable, Sendable {
  /// What is wrong.
  public var problem: Problem
  /// Where in the script.
  public var place: JSONPlace

  init(_ problem: Problem, at place: JSONPlace) {
    self.problem = problem
    self.place = place
  }

  init(_ problem: Problem, at path: JSONPath) { self.init(problem, at: .path(path)) }

  init(_ error: JSONError) { self.init(.unreadable(error.reason), at: error.place) }
}

extension ScriptError {
  /// What can be wrong with a script.
  public enum Problem: Equatable, Sendable {
    /// It is no JSON that can be read.
    case unreadable(JSONError.Reason)
    /// A value is not of the kind that is due.
    case mismatch(Expectation, found: Finding)
    /// An object has a key that means nothing there.
    case unknownKey(known: [String])
    /// An object lacks a key that it must have.
    case missingKey
    /// An object has none, or not the right ones, of keys that go together.
    case keysRequired(Keys)
    /// A swipe has no point.
    case noPoints
    /// The short form, a list of points, holds a gesture.
    case gestureAmongPoints
    /// A later point has a time and the first has none (G3).
    case firstPointWithoutTime
    /// A time is before that of the point before (G3).
    case decreasingTime(Double, after: Double)
    /// The recogniser tells scrolling from selecting, which only a viewport can do (G4).
    case panOutsideView
    /// A run ends before it begins.
    case backwardRun(first: Int, last: Int)
    /// No moment of the grid has that key.
    case unknownDay(String)
    /// No item of the grid has that path.
    case unknownFile(String)
    /// The grid, or the day, has so many items and no more.
    case itemOutOfRange(Int, count: Int)
  }

  /// What may stand somewhere.
  public enum Expectation: Equatable, Sendable {
    /// A list of points, or an object.
    case script
    /// An object.
    case object
    /// A list.
    case list
    /// A string.
    case string
    /// A number.
    case number
    /// A number, 0 or more.
    case length
    /// A whole number of at least so much.
    case wholeNumber(atLeast: Int)
    /// A whole number of at least 0, or `null`.
    case limit
    /// The one version there is.
    case version
    /// One of these strings.
    case oneOf([String])
    /// A point of a swipe (G2).
    case point
    /// A cell of the selection (G5).
    case cell
    /// A pair of flat indices.
    case run
    /// A number, or one for each way.
    case spacing
    /// The digest of a grid.
    case digest
    /// A path in the file system.
    case path
  }

  /// Keys that an object needs together, or one of.
  public enum Keys: Equatable, Sendable {
    /// Those of a place or a cell, without mixture.
    case placeOrCell
    /// Those of a cell.
    case cell
    /// Exactly one of two.
    case either(String, String)
    /// One of two, or both.
    case any(String, String)
    /// Both of two.
    case both(String, String)
  }

  /// What stands there instead.
  public enum Finding: Equatable, Sendable {
    /// A number.
    case number(Double)
    /// A string.
    case string(String)
    /// `true` or `false`.
    case boolean(Bool)
    /// `null`.
    case null
    /// A list of so many elements.
    case list(count: Int)
    /// An object.
    case object

    init(_ value: JSONValue) {
      self =
        switch value.kind {
        case .number: .number(value.number ?? 0)
        case .string: .string(value.string ?? "")
        case .boolean: .boolean(value.boolean ?? false)
        case .null: .null
        case .array: .list(count: value.elements?.count ?? 0)
        case .object: .object
        }
    }
  }
}
