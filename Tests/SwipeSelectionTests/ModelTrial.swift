import SwipeSelection
import TestSupport

/// A random session, drawn action by action.
///
/// In half of the trials every number is a multiple of an eighth, and so are all sums and products: places lie on
/// edges, offsets on bounds, and no rounding can be blamed. In the others numbers are as they come, and no place
/// is meant to lie on an edge.
struct ModelTrial {
  private var generator: SeededGenerator
  private let isExact: Bool
  let scene: Scene
  /// The swipe under way; `nil` between swipes.
  private var swipe: (time: Double, isTimed: Bool, last: (x: Double, y: Double)?)?

  init(seed: Int, isExact: Bool? = nil) {
    var generator = SeededGenerator(seed: seed)
    let isExact = isExact ?? Bool.random(using: &generator)
    self.isExact = isExact
    scene = Scene.any(isExact: isExact, using: &generator)
    self.generator = generator
  }

  /// Draws what happens next to a session as the model has it.
  mutating func nextAction(_ model: SessionModel) -> Action {
    let number = Int.random(in: 0..<100, using: &generator)
    if let swipe {
      if number < 82 { return move(model) }
      self.swipe = nil
      if number < 92 || swipe.last == nil { return .end(.up) }
      if number < 97 { return .end(.cancel) }
    } else if number >= 90 {
      return changeOfGrid()
    }
    if number.isMultiple(of: 2) || model.grid.frames.isEmpty {
      swipe = (0, isTimed: generator.chance(of: 3), nil)
      return .begin(Bool.random(using: &generator) ? nil : Scene.anyRules(scene, using: &generator))
    }
    return tap(model)
  }
}

// MARK: - Actions

extension ModelTrial {
  private mutating func tap(_ model: SessionModel) -> Action {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return .day(Int.random(in: 0..<scene.sections.count, using: &generator))
    case 1: return .set(select: runs(model), deselect: runs(model))
    default:
      if generator.chance(of: 4) { return .tap(.cell(cell(model))) }
      let (x, y) = place(model)
      return .tap(.place(x: x, y: y))
    }
  }

  private mutating func changeOfGrid() -> Action {
    let quantum = 0.125
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      let other = Scene.any(isExact: isExact, using: &generator)
      return .layout(other.viewport, other.grid)
    case 1, 2: return .scrollTo(number(-100...3000, quantum: quantum))
    default: return .scrollBy(number(-400...400, quantum: quantum))
    }
  }

  private mutating func move(_ model: SessionModel) -> Action {
    // A 64th of a second is exact in milliseconds and in seconds.
    let tick = isExact ? 15.625 : number(1...25, quantum: 0)
    let pause = generator.pick([0, 0, 1, 4, 16, 64]) * tick
    if swipe?.isTimed == true { swipe?.time += pause }
    let time = swipe?.time ?? 0
    if generator.chance(of: 12), !model.grid.frames.isEmpty { return .move(.cell(cell(model)), time: time) }
    var (x, y) = place(model)
    if let last = swipe?.last, generator.chance(of: 3) {
      let steps = [0, 0, 3, -3, 6, -6, 8, -8, 10, -10, 9.875, -9.875]
      let roughness = isExact ? 0 : number(0...0.1, quantum: 0)
      (x, y) = (last.x + generator.pick(steps) + roughness, last.y + generator.pick(steps) - roughness)
    }
    swipe?.last = (x, y)
    return .move(.place(x: x, y: y), time: time)
  }

  private mutating func cell(_ model: SessionModel) -> Int {
    Int.random(in: model.grid.frames.indices, using: &generator)
  }

  private mutating func runs(_ model: SessionModel) -> [ClosedRange<Int>] {
    (0..<Int.random(in: 0...2, using: &generator)).map { _ in
      let start = cell(model)
      return start...Int.random(in: start..<min(start + 20, model.grid.frames.count), using: &generator)
    }
  }

  /// A place in or around the window, or around the whole grid where that is what coordinates are about; in exact
  /// trials often on an edge of a cell.
  private mutating func place(_ model: SessionModel) -> (x: Double, y: Double) {
    let viewport = model.grid.viewport
    let height = scene.space == .view ? viewport.height : model.grid.intervals.last?.end ?? 0
    var x = number(-20...viewport.width + 20, quantum: 0.125)
    var y = number(-20...height + 20, quantum: 0.125)
    let shift = scene.space == .view ? viewport.topInset - model.offset : 0
    let shown = model.grid.frames.filter { $0.maxY + shift > 0 && $0.minY + shift < height }
    guard !shown.isEmpty else { return (x, y) }
    let frame = generator.pick(shown)
    if !generator.chance(of: 3) {
      x = number(frame.minX...frame.maxX, quantum: 0.125)
      y = shift + number(frame.minY...frame.maxY, quantum: 0.125)
    }
    guard isExact else { return (x, y) }
    let header = frame.minY - model.grid.headerHeight
    let xs = [0, frame.minX, frame.maxX, frame.minX - 0.125, viewport.width]
    let ys = [frame.minY, frame.maxY, frame.minY - 0.125, header, header - 0.125]
    if generator.chance(of: 4) { x = generator.pick(xs) }
    if generator.chance(of: 4) { y = shift + generator.pick(ys) }
    return (x, y)
  }

  private mutating func number(_ range: ClosedRange<Double>, quantum: Double) -> Double {
    let number = Double.random(in: range, using: &generator)
    return isExact ? (number / quantum).rounded() * quantum : number
  }
}

// MARK: - Scenes

extension Scene {
  /// Draws a scene of up to 300 cells, now and then one without cells or without room.
  static func any(isExact: Bool, using generator: inout SeededGenerator) -> Scene {
    var scene = Scene()
    // What makes an exact number rough, and leaves what is none as it is.
    func size(_ choices: [Double]) -> Double {
      let number = generator.pick(choices)
      return isExact || number == 0 ? number : number + Double.random(in: 0...1, using: &generator)
    }
    var room = 300
    scene.sections = (0..<Int.random(in: 1...10, using: &generator)).map { _ in
      let count = min(room, generator.pick([0, 0, 1, 2, 3, 5, 8, 13, 37, 90]))
      room -= count
      return count
    }
    scene.viewport.width = generator.chance(of: 40) ? 0 : size([320, 390.5, 430])
    scene.viewport.topInset = size([0, 0, 24])
    scene.viewport.bottomInset = size([0, 0, 36.5])
    let usableHeight = generator.chance(of: 20) ? 0 : size([64, 128, 400, 801.5])
    scene.viewport.height = scene.viewport.topInset + usableHeight + scene.viewport.bottomInset
    // The side of a square is exact only where a power of two divides the width.
    scene.grid.columns = generator.pick([1, 2, 3, 4, 5, 8])
    let isDivisible = scene.grid.columns.nonzeroBitCount == 1 || !isExact
    scene.grid.cell =
      isDivisible && Bool.random(using: &generator)
      ? nil : Grid.CellSize(width: size([64, 33.25, 8, 150]), height: size([50, 77.75, 8, 150]))
    if generator.chance(of: 40) { scene.grid.cell?.height = 0 }
    scene.grid.rowSpacing = size([0, 0, 2, 10.125])
    scene.grid.columnSpacing = size([0, 0, 2, 9.25])
    scene.grid.header = size(isExact ? [0, 44, 31.75, 100] : [44, 31.75, 100])
    scene.grid.footer = size(isExact ? [0, 0, 20, 3.25] : [20, 3.25])
    scene.grid.padding = generator.chance(of: 30) ? 300 : size([0, 0, 16, 7.75])
    scene.grid.direction = generator.pick([.leftToRight, .rightToLeft])
    scene.space = generator.pick([.view, .view, .content])
    scene.autoScroll.zone = generator.chance(of: 10) ? generator.pick([0, -5]) : size([64, 32, 8])
    scene.autoScroll.speed = size([0, 125, 500, 1000, 4000])
    scene.autoScroll.curve = generator.pick([.linear, .constant])
    scene.offset = isExact ? size([0, 0, 100, 330.5]) : size([0, 0, 100, 330])
    let share = generator.pick([1, 3, 20])
    scene.selected = (0..<300 - room).filter { _ in generator.chance(of: share) }
    scene.rules = anyRules(scene, using: &generator)
    return scene
  }

  /// Draws rules that suit a scene.
  static func anyRules(_ scene: Scene, using generator: inout SeededGenerator) -> Rules {
    let cellCount = scene.sections.reduce(0, +)
    return Rules(
      paint: generator.pick([.toggle, .toggle, .select, .deselect, .each]),
      resolve: generator.pick([.regions, .nearest, .cell]),
      startOutside: generator.pick([.wait, .wait, .wait, .ignore]),
      recognizer: scene.space == .view ? generator.pick([.direct, .direct, .direct, .pan]) : .direct,
      onCancel: generator.pick([.restore, .commit]),
      limit: generator.pick([nil, nil, 0, 3, cellCount / 3, cellCount / 2]))
  }
}
