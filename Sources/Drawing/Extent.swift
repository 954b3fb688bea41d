import GestureScript
import SwipeSelection

/// How far what is worth seeing extends over the content.
struct Extent {
  /// The content y of its upper end.
  private(set) var start = Double.infinity
  /// The content y of its lower end.
  private(set) var end = -Double.infinity

  /// How far beyond the grid and the views a pointer is followed.
  private static let margin = 40.0

  /// Finds the first and the last thing of a run, or of a grid without one.
  init(of layout: Layout, selected: [ClosedRange<Int>], course: Course?) {
    // A script's view of the grid counts as far as there is a grid; without a script all of it counts.
    let views = (course.map { [$0.firstOffset, $0.outcome.offset] } ?? [0]).map {
      (start: $0, end: $0 + layout.usableHeight)
    }
    let content = layout.contentHeight
    for view in views { include(view.start, min(view.end, content)) }
    if course == nil { include(0, content) }
    let bottom = views.map(\.end).reduce(content, max)
    for trail in course?.trails ?? [] {
      for sample in trail.samples { include(sample.y, sample.y, within: -Self.margin...bottom + Self.margin) }
      for run in trail.refused {
        include(layout.frame(ofCell: run.lowerBound).minY, layout.frame(ofCell: run.upperBound).maxY)
      }
      if case .day(let section) = trail.kind {
        let header = layout.headerFrame(ofSection: section)
        include(header.minY, header.maxY)
      }
    }
    if let first = selected.first?.lowerBound { include(layout.frame(ofCell: first).minY) }
    if let last = selected.last?.upperBound { include(layout.frame(ofCell: last).maxY) }
    if start > end { (start, end) = (0, 0) }
  }

  private mutating func include(
    _ start: Double, _ end: Double? = nil, within bounds: ClosedRange<Double>? = nil
  ) {
    func bounded(_ y: Double) -> Double { bounds.map { max($0.lowerBound, min(y, $0.upperBound)) } ?? y }
    self.start = min(self.start, bounded(start))
    self.end = max(self.end, bounded(end ?? start))
  }
}
