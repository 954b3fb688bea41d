import SwipeSelection
import Testing

@testable import Drawing

@Suite struct GridPictureTests {
  @Test func `a picture tells what it shows to those who don't see it`() throws {
    let picture = try Scene.picture(
      [7, 4], #"{"points": [{"item": 5}, {"item": 8}]}, {"type": "tap", "item": 0}"#)
    let elements = picture.elements
    #expect(elements.first?.attributes["role"] == "img")
    #expect(elements.first { $0.name == "title" }?.text == "5 of 11 items chosen")
    #expect(
      elements.first { $0.name == "desc" }?.text
        == "A grid of 11 items under 2 headers. Gesture 1: a swipe from item 5 to item 8. Gesture 2: a tap.")
  }

  @Test func `cells, headers and signs are there, each once`() throws {
    let elements = try Scene.picture(
      [7, 4], #"{"points": [{"item": 5}, {"item": 10}, {"item": 8}]}"#,
      more: #""rules": {"limit": 3},"#
    ).elements
    #expect(elements.paths("cell").count { $0 == "M" } == 8)
    #expect(elements.paths("on").count { $0 == "M" } == 3)
    #expect(elements.paths("refused").count { $0 == "M" } == 1)
    #expect(elements.of("item").map(\.text) == (0..<11).map { "\($0)" })
    #expect(elements.of("day").map(\.text) == ["Day 0", "Day 1"])
    // One of each stands in the legend.
    #expect(elements.count { $0.name == "use" && $0.attributes["href"] == "#on" } == 4)
    #expect(elements.count { $0.name == "use" && $0.attributes["href"] == "#no" } == 2)
    #expect(elements.of("anchor").first?.attributes["d"] == "M100.5 144.5h91v91h-91z")
    #expect(elements.of("current").first?.attributes["d"] == "M100.5 284.5h91v91h-91z")
  }

  @Test func `cells that were let go are marked`() throws {
    let elements = try Scene.picture([4], #"{"points": [{"item": 0}, {"item": 2}, {"item": 1}]}"#).elements
    #expect(elements.of("off").first?.attributes["d"] == "M198.5 46.5h91v91h-91z")
    #expect(elements.contains { $0.text == "let go again" })
  }

  @Test func `the pointer's way is drawn where it was, and dotted where the grid went by`() throws {
    let elements = try Scene.picture(
      [100], "{\"points\": [[50, 400, 0], [50, 844, 0], [60, 400, 500]]}"
    ).elements
    #expect(elements.paths("line scrolled").hasPrefix("M50 844L50 1244"))
    #expect(elements.of("line").first?.attributes["d"] == "M50 400L50 844M50 1244L60 800")
    #expect(elements.of("core").first?.attributes["d"] == "M50 844h0M60 800h0")
    #expect(elements.of("view first").count == 1 && elements.of("view").count == 1)
    #expect(elements.of("note").map(\.text) == ["first view, scrolled to 0", "last view, scrolled to 400"])
  }

  @Test func `several gestures have several colours and their numbers`() throws {
    let taps = (0..<8).map { "{\"type\": \"tap\", \"item\": \($0)}" }.joined(separator: ",")
    let elements = try Scene.picture([8], taps).elements
    #expect(elements.of("number").map(\.text) == (1...8).map { "\($0)" })
    let colors = elements.compactMap { $0.attributes["class"] }.filter { $0.hasPrefix("trail") }
    #expect(colors == [1, 2, 3, 4, 5, 6, 1, 2].map { "trail t\($0)" })
    #expect(elements.of("ring").count == 8)
  }

  @Test func `a cancel ends in a cross, a lift in an arrow`() throws {
    let cancelled = try Scene.picture([4], #"{"points": [[50, 92], [150, 92]], "end": "cancel"}"#).elements
    #expect(cancelled.of("line").contains { $0.attributes["d"] == "M143 85l14 14m0-14l-14 14" })
    let lifted = try Scene.picture([4], #"{"points": [[50, 92], [150, 92]]}"#).elements
    #expect(lifted.of("mark").contains { $0.attributes["d"] == "M163 92L145 100.5L149 92L145 83.5z" })
  }

  @Test func `only what lies between the first and the last thing is drawn`() throws {
    let picture = try Scene.picture(
      [100_000], "{\"type\": \"scroll\", \"to\": 500000}, {\"type\": \"tap\", \"x\": 50, \"y\": 400}")
    #expect(picture.shownCells.count == 1 && picture.shownCells[0].count < 48)
    #expect(picture.shownCells[0].lowerBound > 20_000)
    #expect(picture.svg().count < 12_000)
  }

  @Test func `cells that a limit refused are shown wherever they are, S7`() throws {
    let picture = try Scene.picture(
      [100_000], #"{"type": "set", "select": [[300, 301]]}"#, more: #""rules": {"limit": 0},"#)
    #expect(picture.shownCells.last?.upperBound == 304)
    #expect(picture.elements.paths("refused").count { $0 == "M" } == 2)
  }

  @Test func `titles stand where rows begin, L3`() throws {
    for (direction, title, count) in [("ltr", "start", "end"), ("rtl", "end", "start")] {
      let elements = try Scene.picture([4], "", more: #""grid": {"direction": "\#(direction)"},"#).elements
      #expect(elements.of("day").map { $0.attributes["text-anchor"] } == [title])
      #expect(elements.of("mute").map { $0.attributes["text-anchor"] } == [count])
    }
  }

  @Test func `a million chosen cells make no file of a million cells`() {
    let layout = Layout(sections: Array(repeating: 100, count: 10_000))
    let picture = GridPicture(of: layout, selected: [0...999_999]) { "Day \($0)" }
    #expect(picture.shownCells.count == 2)
    #expect(picture.svg().count < 60_000)
    let omitted = 1_000_000 - picture.shownCells.reduce(0) { $0 + $1.count }
    #expect(picture.elements.contains { $0.text == "\(omitted) items not drawn" })
  }

  @Test func `of many samples and gestures some are drawn, and the picture says so`() throws {
    let points = (0..<50_000).map { "[\($0 % 390), 60]" }.joined(separator: ",")
    let taps = (0..<150).map { _ in "{\"type\": \"tap\", \"item\": 1}" }.joined(separator: ",")
    let picture = try Scene.picture([4], "{\"points\": [\(points)]}, \(taps)")
    #expect(picture.svg().count < 120_000)
    let notes = picture.elements.of("note").map(\.text)
    #expect(notes.contains("Only the first 100 of 151 gestures are drawn."))
    #expect(notes.contains("One of 26 samples is drawn."))
    #expect(picture.trails.trails[0].samples.last?.x == Double(49_999 % 390), "the last stays")
  }

  @Test func `titles and notes are text, whatever is in them`() throws {
    let course = try Scene.course([1], "{\"type\": \"tap\", \"item\": 0}")
    var picture = GridPicture(of: course) { _ in "</text><script>&\u{1B}" }
    picture.notes = ["<b>"]
    #expect(picture.elements.of("day").map(\.text) == ["</text><script>&\u{FFFD}"])
    #expect(picture.elements.of("note").last?.text == "<b>")
    #expect(!picture.elements.contains { $0.name == "script" })
  }

  @Test func `a picture needs nothing else, on light pages and on dark ones`() throws {
    var picture = try Scene.picture([4], "{\"type\": \"tap\", \"item\": 0}")
    picture.thumbnails[0] = Thumbnail(bytes: [0xFF, 0xD8, 0xFF], orientation: 6)
    let links = picture.elements.compactMap { $0.attributes["href"] }
    #expect(links.contains("data:image/jpeg;base64,/9j/"))
    #expect(links.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("data:") })
    #expect(picture.text.contains("@media(prefers-color-scheme:dark)"))
    #expect(picture.elements.of("page").count == 1)
    #expect(picture.elements.of("veil").count == 1, "what is chosen lies under a veil")
  }

  @Test(
    arguments: [
      (#""viewport": {"width": 0, "height": 0},"#, "[[1, 1], [1e300, -1e300]]"),
      (#""grid": {"header": 1e308, "footer": 1e308},"#, "[[1, 1], [5, 1e308]]"),
      (#""grid": {"columns": 1, "cell": {"width": 1e300, "height": 1e300}},"#, "[[1, 50], [1e300, 1e300]]"),
      (#""space": "content","#, "[[1e308, 1e308], [-1e308, -1e308]]"),
      (#""grid": {"header": 0, "spacing": 0},"#, "[[1, 1]]"),
    ])
  func `whatever a script says, the picture is one`(more: String, points: String) throws {
    for sections in [[], [0], [5, 0, 9]] {
      let picture = try Scene.picture(sections, "{\"points\": \(points)}", more: more)
      #expect(!picture.elements.isEmpty)
      #expect(!picture.text.contains("nan") && !picture.text.contains("inf"))
    }
  }
}
