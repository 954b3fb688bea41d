import SwipeSelection

/// The engine and the model, side by side.
struct Comparison {
  /// What one of the two shows after an action.
  struct Picture: Equatable {
    var selected: Set<Int>
    var change: SelectionChange
    var offset: Double
    var anchor: Int?
    var current: Int?
    var refusedCount: Int

    /// Says whether two pictures are the same, their offsets to a millionth.
    static func == (one: Picture, other: Picture) -> Bool {
      one.selected == other.selected && one.change == other.change
        && (one.offset - other.offset).magnitude <= 1e-6 && one.anchor == other.anchor
        && one.current == other.current && one.refusedCount == other.refusedCount
    }
  }

  private(set) var engine: SelectionSession
  private(set) var model: SessionModel

  init(_ scene: Scene) {
    engine = scene.session
    model = SessionModel(scene)
  }

  /// Does an action on both sides, and returns what is to be seen where they differ.
  mutating func perform(_ action: Action) -> (engine: Picture, model: Picture)? {
    let change = engine.perform(action)
    let shown = Picture(
      selected: engine.selectedCells, change: change, offset: engine.offset, anchor: engine.anchor,
      current: engine.current, refusedCount: engine.refusedCount)
    let before = model.selected
    model.perform(action)
    let expectedChange = SelectionChange(
      added: model.selected.subtracting(before).runs, removed: before.subtracting(model.selected).runs)
    let expected = Picture(
      selected: model.selected, change: expectedChange, offset: model.offset, anchor: model.anchor,
      current: model.current, refusedCount: model.refusedCount)
    return shown == expected ? nil : (shown, expected)
  }
}

extension Comparison {
  /// The first difference that a list of actions leads to, with the actions that it took.
  struct Difference {
    var scene: Scene
    var actions: [Action]
    var engine: Picture
    var model: Picture

    /// Does actions until the two differ; `nil` when they never do.
    init?(_ scene: Scene, _ actions: [Action]) {
      var comparison = Comparison(scene)
      for (index, action) in actions.enumerated() {
        guard let (engine, model) = comparison.perform(action) else { continue }
        self.scene = scene
        self.actions = Array(actions[...index])
        self.engine = engine
        self.model = model
        return
      }
      return nil
    }

    /// The same without the actions that it does not take.
    var reduced: Difference {
      var reduced = self
      var index = reduced.actions.count - 2
      while index >= 0 {
        var fewer = reduced.actions
        fewer.remove(at: index)
        if let difference = Difference(scene, fewer) { reduced = difference }
        index = min(index - 1, reduced.actions.count - 2)
      }
      return reduced
    }
  }
}

extension Set<Int> {
  /// The closed runs of the numbers, as long as can be.
  var runs: [ClosedRange<Int>] {
    sorted().reduce(into: []) { runs, number in
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
  }
}
