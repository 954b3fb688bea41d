import SwipeSelection

/// A gesture as a script has it: names of days and files are still names (gesture.md, G1).
enum Gesture: Sendable {
  case swipe(Swipe)
  case tap(Spot)
  case scrollTo(Double)
  case scrollBy(Double)
  case day(String)
  case layout(Viewport?, Grid?)
  case set(select: [ClosedRange<Int>], deselect: [ClosedRange<Int>])
}

/// A swipe.
struct Swipe: Sendable {
  /// The points. Of those in `names` the pointer says nothing yet.
  var points: [TimedPointer] = []
  /// The cells that points name by day or file, by the points' indices, which ascend.
  var names: [(point: Int, cell: CellName)] = []
  /// Whether the script gives times; without, all are 0.
  var isTimed = false
  /// How it ends.
  var end = SwipeEnd.up
  /// Its own rules, if it has some, upon the script's.
  var rules: Rules?
}

/// Where a pointer is and when, in milliseconds on its swipe's clock.
struct TimedPointer: Sendable {
  var pointer: Pointer
  var time: Double
}

/// What a point names.
enum Spot: Sendable {
  /// A place, or a cell by its flat index.
  case pointer(Pointer)
  /// A cell by other names.
  case named(CellName)
}

/// A cell, named by what only a grid can tell.
enum CellName: Sendable {
  /// The item at an index in the moment with a key.
  case item(Int, day: String)
  /// The item with a path relative to the library's root.
  case file(String)
}
