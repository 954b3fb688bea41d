import SwipeSelection
import TestSupport

/// What a session is made from.
struct Scene: Sendable {
  var sections = [6, 0, 1, 9]
  var viewport = Viewport(width: 430, height: 400)
  var grid = Grid(
    columns: 4, rowSpacing: 10, columnSpacing: 10, header: 40, footer: 20,
    cell: .init(width: 100, height: 100))
  var rules = Rules()
  var autoScroll = AutoScroll()
  var space = Space.view
  var offset = 0.0
  var selected: [Int] = []

  /// Bands of the four days: 40, 150; none; 370; 530, 640, 750. The content is 870 high.
  static let standard = Scene()

  /// The standard grid without a window in the way.
  static let content = Scene(space: .content)

  /// Returns the scene with something else about it.
  func with(_ change: (inout Scene) -> Void) -> Scene {
    var scene = self
    change(&scene)
    return scene
  }

  var layout: Layout { Layout(sections: sections, viewport: viewport, grid: grid) }

  var session: SelectionSession {
    SelectionSession(
      sections: sections, viewport: viewport, grid: grid, rules: rules, autoScroll: autoScroll, space: space,
      offset: offset, selected: selected)
  }
}

extension Scene {
  /// Draws a grid of up to 300 cells, its sizes whole or not, with gaps or without.
  static func random(using generator: inout SeededGenerator) -> Scene {
    var scene = Scene()
    scene.sections = []
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      scene.sections.append(generator.pick([0, 0, 1, 2, 3, 5, 8, 13, 37]))
    }
    scene.sections.append(generator.pick([1, 4]))
    scene.grid.columns = generator.pick([1, 2, 3, 4, 5, 7])
    scene.grid.rowSpacing = generator.pick([0, 0, 2, 10.1])
    scene.grid.columnSpacing = generator.pick([0, 0, 2, 9.3])
    scene.grid.header = generator.pick([0, 44, 31.7])
    scene.grid.footer = generator.pick([0, 0, 20, 3.3])
    scene.grid.padding = generator.pick([0, 0, 16, 7.7])
    scene.grid.direction = generator.pick([.leftToRight, .rightToLeft])
    scene.grid.cell = generator.pick([nil, .init(width: 64, height: 50), .init(width: 33.3, height: 77.7)])
    scene.viewport.height = generator.pick([120, 400, 801.5])
    scene.viewport.topInset = generator.pick([0, 0, 24])
    scene.viewport.bottomInset = generator.pick([0, 0, 36.5])
    let cellCount = scene.layout.cellCount
    scene.selected = (0..<cellCount).filter { _ in Int.random(in: 0..<3, using: &generator) == 0 }
    scene.offset = Double.random(in: 0...max(1, scene.layout.maxOffset), using: &generator)
    scene.rules.paint = generator.pick([.toggle, .select, .deselect, .each])
    scene.rules.resolve = generator.pick([.regions, .nearest, .cell])
    scene.rules.limit = generator.pick([nil, nil, 0, 3, cellCount / 3, cellCount / 2])
    return scene
  }

  /// Draws a place in the content, a little around it included; often on an edge of a cell.
  func randomPlace(using generator: inout SeededGenerator) -> (x: Double, y: Double) {
    let layout = layout
    var x = generator.number(-30...viewport.width + 30)
    var y = generator.number(-30...layout.contentHeight + 30)
    let frame = layout.frame(ofCell: Int.random(in: 0..<layout.cellCount, using: &generator))
    if Int.random(in: 0..<4, using: &generator) == 0 { x = generator.pick([frame.minX, frame.maxX]) }
    if Int.random(in: 0..<4, using: &generator) == 0 { y = generator.pick([frame.minY, frame.maxY]) }
    return (x, y)
  }
}
