import SwipeSelection
import Testing

/// Whether "How a swipe is decided" tells the truth: each row of its tables, and its figures.
@Suite struct ArticleTests {
  /// The grid that the whole article is about.
  static let scene = Scene(
    sections: [6, 0, 3, 8], viewport: Viewport(height: 400), grid: Grid(), space: .content)

  static let layout = scene.layout

  /// The points a to k of the article's figure, by their letters.
  static let points: [String: Pointer] = {
    let rows = Article.rows(under: "| point | x | y | regions | nearest | cell |")
    return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], at($0.number(1), $0.number(2))) })
  }()

  /// Says which cell a pointer means in a swipe that starts in `anchor`; `nil` when the swipe stays as it is.
  private func cell(meantBy pointer: Pointer, anchor: Int, _ resolve: Rules.Resolve) -> Int? {
    let cells = [15, 16].map { former in
      var session = Self.scene.with { $0.rules.resolve = resolve }.session
      session.beginSwipe()
      for pointer in [.cell(anchor), .cell(former), pointer] { _ = session.move(to: pointer) }
      return session.current
    }
    return cells[0] == cells[1] ? cells[0] : nil
  }

  @Test func `the example of the front page`() {
    var session = SelectionSession(sections: [6, 0, 3, 8])
    session.beginSwipe()
    #expect(session.move(to: .place(x: 48, y: 92)) == SelectionChange(added: [0...0]))
    #expect(session.move(to: .place(x: 146, y: 350)) == SelectionChange(added: [1...7]))
    _ = session.endSwipe()
    #expect(session.selectedRuns == [0...7])
  }

  @Test func `begun and ended, in y and in x`() {
    let frames = (0..<Self.layout.cellCount).map { Self.layout.frame(ofCell: $0) }
    for row in Article.rows(under: "| y | begun | ended |") {
      let y = row.number(0)
      #expect(row[1] == "\(frames.count { $0.minY <= y })" && row[2] == "\(frames.count { $0.maxY <= y })")
    }
    for row in Article.rows(under: "| x | begun of 3 | ended of 3 |") {
      let x = row.number(0)
      #expect(row[1] == "\(frames[6...8].count { $0.minX <= x })")
      #expect(row[2] == "\(frames[6...8].count { $0.maxX <= x })")
    }
  }

  @Test func `L4 and L5 the view`() {
    #expect(Self.layout.cellSize == Grid.CellSize(width: 96, height: 96))
    #expect(Self.layout.contentHeight == 660 && Self.layout.maxOffset == 260)
    for row in Article.rows(under: "| offset | first header | third header |") {
      let offset = row.number(0)
      for (section, column) in [(0, 1), (2, 2)] {
        let y = Self.layout.headerFrame(ofSection: section, pinnedAt: offset).minY - offset
        #expect(y == row.number(column), "\(row)")
      }
    }
  }

  @Test func `R1, R2 and R3 from a point to a cell`() throws {
    for row in Article.rows(under: "| point | x | y | regions | nearest | cell |") {
      let point = try #require(Self.points[row[0]])
      for (column, rule) in [(3, Rules.Resolve.regions), (4, .nearest), (5, .cell)] {
        let cell = cell(meantBy: point, anchor: 7, rule)
        #expect(row[column] == cell.map { "\($0)" } ?? "—", "\(row) by \(rule)")
      }
    }
  }

  @Test func `S3 what a swipe paints`() throws {
    for row in Article.rows(under: "| rule | anchor | current | selected |") {
      var session = Self.scene.with { $0.selected = [1, 3, 7] }.session
      session.beginSwipe(rules: Rules(paint: try #require(Article.paints[row[0]])))
      for cell in row[1...2] { _ = session.move(to: .cell(try #require(Int(cell)))) }
      #expect(Article.text(session.selectedRuns) == row[3], "\(row)")
    }
  }

  @Test func `S4, S5 and S13 what each sample changes`() throws {
    var session = Self.scene.with { $0.selected = [1, 8] }.session
    session.beginSwipe()
    for row in Article.rows(under: "| sample | current | added | removed | shown |") {
      let change = session.move(to: try #require(Self.points[row[0]]))
      #expect(session.current.map { "\($0)" } == row[1], "\(row)")
      #expect(Article.text(change.added) == row[2] && Article.text(change.removed) == row[3], "\(row)")
      #expect(Article.text(session.selectedRuns) == row[4], "\(row)")
    }
  }

  @Test func `S7 a limit`() throws {
    for row in Article.rows(under: "| rule | anchor | current | selected | refused |") {
      var session = Self.scene.with { $0.selected = [0, 8] }.session
      session.beginSwipe(rules: Rules(paint: try #require(Article.paints[row[0]]), limit: 4))
      for cell in row[1...2] { _ = session.move(to: .cell(try #require(Int(cell)))) }
      _ = session.endSwipe()
      #expect(Article.text(session.selectedRuns) == row[3], "\(row)")
      #expect("\(session.refusedCount)" == row[4], "\(row)")
    }
  }

  @Test func `S1 what a pan becomes`() {
    for row in Article.rows(under: "| dx | dy | becomes |") {
      var session = Self.scene.with {
        $0.space = .view
        $0.offset = 100
        $0.rules.recognizer = .pan
      }.session
      session.beginSwipe()
      _ = session.move(to: at(146, 300))
      _ = session.move(to: at(146 + row.number(0), 300 + row.number(1)))
      let outcome =
        switch (session.anchor, session.offset) {
        case (nil, 100): "nothing yet"
        case (nil, 100 - row.number(1)): "a scroll"
        case (7, 100): "a selection"
        default: "something else"
        }
      #expect(outcome == row[2], "\(row)")
    }
  }
}

// MARK: - Scrolling at the edges

extension ArticleTests {
  /// Scrolls from an offset in the middle by a rest of a tenth of a second, and returns how fast that is.
  private func velocity(through ys: [Double]) -> Double {
    var session = Self.scene.with {
      $0.space = .view
      $0.offset = 130
    }.session
    session.beginSwipe()
    if ys.count == 1 { _ = session.move(to: .cell(7)) }
    for y in ys { _ = session.move(to: at(48, y)) }
    _ = session.move(to: at(48, ys[ys.count - 1]), at: 100)
    return (session.offset - 130) * 10
  }

  @Test func `A2 how fast a place scrolls`() {
    for row in Article.rows(under: "| view y | points a second |") {
      #expect(abs(velocity(through: [row.number(0)]) - row.number(1)) < 1e-6, "\(row)")
    }
  }

  @Test func `A3 and A4 where a rest leads to`() {
    for row in Article.rows(under: "| rested for ms | offset | current |") {
      var session = Self.scene.with { $0.space = .view }.session
      session.beginSwipe()
      for (y, time) in [(92.0, 0.0), (380, 0), (380, row.number(0))] {
        _ = session.move(to: at(48, y), at: time)
      }
      #expect(abs(session.offset - row.number(1)) < 1e-6, "\(row)")
      #expect(session.current.map { "\($0)" } == row[2], "\(row)")
    }
  }

  @Test func `A5 what arms an edge`() {
    for row in Article.rows(under: "| first y | then | and then | scrolls |") {
      let ys = (0...2).map { row.number($0) }
      #expect((velocity(through: ys) != 0) == (row[3] == "yes"), "\(row)")
    }
  }
}

// MARK: - Figures

extension ArticleTests {
  @Test(arguments: ["swipe-grid", "swipe-regions"])
  func `each cell of a figure is where the layout puts it`(figure: String) {
    let cells = Article.file("Resources/\(figure).svg").matches(
      of: /data-cell="(\d+)" x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/)
    #expect(cells.count == Self.layout.cellCount)
    for cell in cells {
      let numbers = [cell.2, cell.3, cell.4, cell.5].compactMap { Double($0) }
      let frame = Self.layout.frame(ofCell: Int(cell.1) ?? 0)
      #expect(numbers == [frame.minX, frame.minY, frame.maxX - frame.minX, frame.maxY - frame.minY])
    }
  }

  @Test func `each point of the figure is where the table puts it`() {
    let points = Article.file("Resources/swipe-regions.svg").matches(
      of: /data-point="(\w)" cx="(\d+)" cy="(\d+)"/)
    let places = points.compactMap { point in
      Double(point.2).flatMap { x in Double(point.3).map { (String(point.1), at(x, $0)) } }
    }
    #expect(Dictionary(uniqueKeysWithValues: places) == Self.points)
  }
}
