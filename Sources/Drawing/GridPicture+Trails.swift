import GestureScript
import SwipeSelection

extension GridPicture {
  /// Writes what each gesture left behind, in its colour. No line hides where another gesture began.
  func gestures() -> String {
    func group(_ trail: Course.Trail, _ markup: String) -> String {
      markup.isEmpty ? "" : element("g", ["class": "trail t\(color(of: trail))"], markup) + "\n"
    }
    return trails.trails.map { group($0, ends(of: $0) + way(of: $0)) }.joined()
      + trails.trails.map { group($0, start(of: $0)) }.joined()
  }

  /// The number of a gesture's colour.
  func color(of trail: Course.Trail) -> Int { trail.gesture % Stylesheet.trailColorCount + 1 }

  /// Writes the outlines of the cells with which a range begins and ends.
  private func ends(of trail: Course.Trail) -> String {
    func outline(_ cell: Int, _ name: String) -> String {
      let frame = layout.frame(ofCell: cell)
      if excerpt.isInGap(frame.minY) { return "" }
      let path = Box(frame, in: excerpt).inset(by: 2.5).path
      return element("path", ["class": "rim", "d": path]) + element("path", ["class": name, "d": path])
    }
    guard let anchor = trail.anchor, let current = trail.current else { return "" }
    return (current == anchor ? "" : outline(current, "current")) + outline(anchor, "anchor")
  }

  /// Writes the way of the pointer, with its samples and its end.
  private func way(of trail: Course.Trail) -> String {
    let places = places(of: trail)
    guard places.count > 1 else { return "" }
    let (moved, scrolled) = lines(through: places)
    // A line without length and with round ends is a dot.
    let dots = places.dropFirst().filter { !$0.isScrolled }.map { "M\(tenths($0.x)) \(tenths($0.y))h0" }
    let layers = [
      ("halo", moved + scrolled), ("line", moved), ("line scrolled", scrolled), ("dot", dots.joined()),
      ("core", dots.joined()),
    ]
    return layers.filter { !$0.1.isEmpty }.map { element("path", ["class": $0.0, "d": $0.1]) }.joined()
      + tip(of: places, isCancelled: trail.isCancelled)
  }

  /// Writes the gesture's number where it began; a ring around it says that it was no swipe.
  private func start(of trail: Course.Trail) -> String {
    guard let start = places(of: trail).first else { return "" }
    let (x, y) = (tenths(start.x), tenths(start.y))
    let ring = element("circle", ["class": "ring", "cx": x, "cy": y, "r": "13"])
    return (trail.kind == .swipe ? "" : ring)
      + element("circle", ["class": "mark", "cx": x, "cy": y, "r": "8"])
      + element("text", ["class": "number", "x": x, "y": tenths(start.y + 3.6)], "\(trail.gesture + 1)")
  }
}

// MARK: - Lines

extension GridPicture {
  /// A place in the picture that a pointer came to.
  private struct Place {
    let x: Double
    let y: Double
    let isScrolled: Bool
  }

  /// Returns where the pointer was; a tap on a day's header, which a script doesn't place, is in its middle.
  private func places(of trail: Course.Trail) -> [Place] {
    if case .day(let section) = trail.kind {
      let header = layout.headerFrame(ofSection: section)
      let y = excerpt.y((header.minY + header.maxY) / 2)
      return excerpt.isInGap(header.minY) ? [] : [Place(x: excerpt.width / 2, y: y, isScrolled: false)]
    }
    return trail.samples.map { Place(x: excerpt.x($0.x), y: excerpt.y($0.y), isScrolled: $0.isScrolled) }
  }

  /// Returns the lines along which the pointer moved, and those along which the grid went by below it.
  private func lines(through places: [Place]) -> (moved: String, scrolled: String) {
    var lines = (moved: "", scrolled: "")
    var wasScrolled: Bool?
    for (start, end) in zip(places, places.dropFirst()) {
      let from = wasScrolled == end.isScrolled ? "" : "M\(tenths(start.x)) \(tenths(start.y))"
      let step = "\(from)L\(tenths(end.x)) \(tenths(end.y))"
      if end.isScrolled { lines.scrolled += step } else { lines.moved += step }
      wasScrolled = end.isScrolled
    }
    return lines
  }

  /// Writes an arrow's tip where the pointer was lifted, or a cross where it was taken away.
  private func tip(of places: [Place], isCancelled: Bool) -> String {
    guard let end = places.last,
      let before = places.last(where: { abs($0.x - end.x) + abs($0.y - end.y) > 0.5 })
    else { return "" }
    if isCancelled {
      let cross = "M\(tenths(end.x - 7)) \(tenths(end.y - 7))l14 14m0-14l-14 14"
      return element("path", ["class": "line", "d": cross])
    }
    let (dx, dy) = (end.x - before.x, end.y - before.y)
    let length = (dx * dx + dy * dy).squareRoot()
    let (ux, uy) = (dx / length, dy / length)
    let corners = [(13.0, 0.0), (-5, 8.5), (-1, 0), (-5, -8.5)].map { along, across in
      "\(tenths(end.x + along * ux - across * uy)) \(tenths(end.y + along * uy + across * ux))"
    }
    return element("path", ["class": "mark", "d": "M\(corners.joined(separator: "L"))z"])
  }
}
