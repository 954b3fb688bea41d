import SwipeSelection

// What the numbers that a caller passes stand for. One that stands for nothing counts as 0, which is the default
// of a script.

extension Rules {
  /// Creates rules from their codes; a negative limit is none.
  init(
    paint: Int32, resolve: Int32, startOutside: Int32, recognizer: Int32, onCancel: Int32, limit: Int32
  ) {
    self.init(
      paint: Paint(code: paint), resolve: Resolve(code: resolve),
      startOutside: startOutside == 1 ? .ignore : .wait, recognizer: recognizer == 1 ? .pan : .direct,
      onCancel: onCancel == 1 ? .commit : .restore, limit: limit < 0 ? nil : Int(limit))
  }
}

extension Rules.Paint {
  fileprivate init(code: Int32) {
    self =
      switch code {
      case 1: .select
      case 2: .deselect
      case 3: .each
      default: .toggle
      }
  }
}

extension Rules.Resolve {
  fileprivate init(code: Int32) {
    self =
      switch code {
      case 1: .nearest
      case 2: .cell
      default: .regions
      }
  }
}

extension Rect {
  /// Returns the edge of a code: 0 left, 1 upper, 2 right, 3 lower; NaN for others.
  func edge(_ code: Int32) -> Double {
    switch code {
    case 0: minX
    case 1: minY
    case 2: maxX
    case 3: maxY
    default: .nan
    }
  }
}

extension Double {
  /// The number as a length: 0 where it is none.
  var length: Double { isFinite ? max(0, self) : 0 }

  /// The number, or 0 where it is infinite or NaN.
  var finite: Double { isFinite ? self : 0 }
}

extension Int32 {
  /// A flat index or the like as a number, -1 for `nil`.
  init(orMinusOne index: Int?) {
    self = index.map { Int32(clamping: $0) } ?? -1
  }
}

extension [ClosedRange<Int>] {
  /// Returns a run, or `nil` where there is none.
  func run(_ index: Int32) -> ClosedRange<Int>? {
    indices.contains(Int(index)) ? self[Int(index)] : nil
  }
}
