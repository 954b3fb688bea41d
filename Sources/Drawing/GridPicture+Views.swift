import GestureScript
import SwipeSelection

extension GridPicture {
  /// Writes the frames of what is seen through the viewport, at first and at last.
  func views() -> String {
    guard let course else { return "" }
    let last = course.outcome.offset
    if course.firstOffset == last { return view(at: last, named: last == 0 ? "view" : nil, isLast: true) }
    return view(at: course.firstOffset, named: "first view", isLast: false)
      + view(at: last, named: "last view", isLast: true)
  }

  private func view(at offset: Double, named name: String?, isLast: Bool) -> String {
    if excerpt.isInGap(offset), excerpt.isInGap(offset + layout.usableHeight) { return "" }
    let start = excerpt.y(offset)
    let height = excerpt.y(offset + layout.usableHeight) - start
    // The two frames stand apart, so that both are seen where they overlap, and so do their names.
    let margin = isLast ? 6.0 : 11.0
    let x = isLast ? excerpt.width + 19 : -19
    let words = name == "view" ? "view" : "\(name ?? "view"), scrolled to \(tenths(offset))"
    return element(
      "rect",
      [
        "class": isLast ? "view" : "view first", "x": tenths(-margin), "y": tenths(start + 1),
        "width": tenths(excerpt.width + 2 * margin), "height": tenths(max(height - 2, 0)),
        "rx": tenths(margin + 4),
      ])
      + element(
        "text",
        [
          "class": "note", "text-anchor": isLast ? "start" : "end",
          "transform": "translate(\(tenths(x)) \(tenths(start + 18))) rotate(\(isLast ? 90 : -90))",
        ], words) + "\n"
  }
}
