import Testing

/// What `help gesture` says, and whether it is so.
@Suite struct GestureHelpTests {
  static let text = """
    Gesture scripts

    A gesture script is JSON that tells what a finger did on the grid of photos.
    'photosel select --gesture FILE' replays it and prints the photos that are selected at the end.
    The arrow after each example tells which of these it selects, in a view of 390 by 844:

          y                x = 0    98   196   294
          0  2024-05-03
         44                    0     1     2     3
        142                    4     5
        238  2024-05-02
        282                    6     7     8
        378  2024-05-01
        422                    9    10    11    12
        520                   13    14    15    16

    A photo is a square of 96 whose left and upper edges are at the x and y shown; y goes down.
    The numbers are flat indices: they count from 0 in reading order, over all days. Photo 7 is the
    file 7.jpg below DIR. 'photosel select --layout' tells where the photos and headers of yours stand.

    The short form is one swipe: a list of points. It selects from the photo under the first point
    to the one that the last stands for, in reading order; where it went back, the photos are again
    as they were.

        [[48, 92], [342, 92], [146, 300]]  → 0–7
        [[48, 92], [146, 300], [146, 92]]  → 0–1

    A point is a place, [x, y] or {"x": 48, "y": 92}; or a photo, wherever it is: by its flat index,
    by its index in a day, counted from 0, or by its path below DIR.

        [{"day": "2024-05-03", "item": 4}, {"file": "7.jpg"}]  → 4–7
        [{"item": 14}, [146, 300]]  → 7–14

    Points may have a time in milliseconds, [x, y, t] or {…, "t": 200}, which never decreases; if any
    has, the first must. Between two points the pointer rests at the former. If that is less than
    "zone" away from the upper or lower edge of the view, or beyond it, the grid scrolls: at "speed",
    in points a second, at the edge, and with the "linear" curve slower the farther inside; "constant"
    is full speed all over the zone. A zone is at most a quarter of the view's height; 0 turns it off.
    One that the swipe starts in scrolls only after the pointer has left it, or come 10 nearer to the
    edge. Without times nothing scrolls. Here a rest of 250 ms, three quarters deep in the zone,
    scrolls by 150 and brings photo 13 under the pointer:

        {"viewport": {"height": 400},
         "gestures": [{"points": [[48, 92, 0], [48, 380, 200], [48, 380, 450]]}]}  → 0–13

    The full form is an object. Every key but "gestures" may be left out, and has the value shown if
    it is; "library" has none.

        {
          "version": 1,
          "library": {"root": "/photos", "items": 17, "digest": "ddd073b785cfd781"},
          "viewport": {"width": 390, "height": 844, "insets": {"top": 0, "bottom": 0}},
          "grid": {"columns": 4, "spacing": 2, "header": 44, "footer": 0, "padding": 0,
                   "direction": "ltr"},
          "rules": {"paint": "toggle", "resolve": "regions", "startOutside": "wait",
                    "recognizer": "direct", "onCancel": "restore", "limit": null},
          "autoScroll": {"zone": 80, "speed": 800, "curve": "linear"},
          "space": "view",
          "scroll": 0,
          "selected": [],
          "gestures": [{"type": "swipe", "points": [[48, 92], [146, 92]], "end": "up"}]
        }  → 0–1

    library    where the script was made: on a grid of other "items" or "digest" it is refused (exit
               4, unless --force is given); "root" is the DIR where the command line names none
    viewport   the view; the insets are what bars cover
    grid       "spacing" also as {"row": 2, "column": 4}; "rtl" begins rows at the right;
               "cell": {"width": 90, "height": 120} is the size that else fills the width
    scroll     how far the grid is scrolled at first
    selected   what is selected at first: flat indices, or photos named as in a point

    Each gesture starts from what the one before left. "swipe" is the default type; a swipe may have
    "rules" of its own, and ends with "up" or with "cancel", which undoes it. "tap" toggles a photo,
    "day" all photos of a day, as does a tap on its header; "set" turns runs of flat indices off,
    then others on.

        {"gestures": [
          {"points": [{"item": 4}, {"item": 7}]},
          {"points": [{"item": 5}, {"item": 5}], "rules": {"paint": "deselect"}},
          {"points": [[48, 92], [342, 92]], "end": "cancel"},
          {"type": "tap", "x": 244, "y": 92},
          {"type": "tap", "file": "6.jpg"},
          {"type": "day", "day": "2024-05-01"},
          {"type": "set", "select": [[0, 0]], "deselect": [[9, 12], [14, 14]]}
        ]}  → 0, 2, 4, 7, 13, 15–16

    "scroll" goes "to" an offset or on "by" a distance; "layout" changes the viewport, the grid or
    both from there on. Places are in the view as it is scrolled, where a day's header stays on top:

        {"viewport": {"height": 400}, "gestures": [
          {"type": "scroll", "to": 100}, {"type": "scroll", "by": 50},
          {"type": "tap", "x": 48, "y": 60},
          {"type": "layout", "grid": {"columns": 2}},
          {"type": "tap", "x": 48, "y": 60}
        ]}  → 0, 4

    paint         toggle    all photos of the swipe become what its first was not
                  select    all become selected; deselect: not selected
                  each      each becomes what it was not
    resolve       regions   a point below the first photo, or right of it in its row, stands for the
                            last photo that ends above it, or begins above and left of it; one above
                            or left, for the first that begins below it, or ends below and right
                  nearest   for the nearest photo of the nearest row
                  cell      for the photo that it is in; in none, the swipe stays as it is
    startOutside  wait      a swipe that starts on no photo begins at its first later point on one
                  ignore    it does nothing
    recognizer    direct    a swipe selects from its first point on
                  pan       it is a tap until it is 10 from its first point; then a selection if it
                            went at least as far across as along, else it scrolls
    onCancel      restore   a cancelled swipe is undone; commit: it stays
    limit         N         how many may be selected in all, granted outward from the first photo

        {"selected": [1, 7], "rules": {"paint": "each", "resolve": "cell"},
         "gestures": [{"points": [[48, 92], [342, 92], [342, 300]]}]}  → 0, 2–3, 7
        {"rules": {"limit": 3}, "gestures": [{"points": [{"item": 8}, {"item": 2}]}]}  → 6–8
        {"viewport": {"height": 400}, "rules": {"recognizer": "pan"},
         "gestures": [{"points": [[48, 300], [48, 200]]},
                      {"points": [[48, 92], [146, 92]]}]}  → 4–5

    With "space": "content" places are in the whole grid, as in the picture, and nothing scrolls:

        {"viewport": {"height": 400}, "space": "content",
         "gestures": [{"points": [[146, 330], [48, 568]]}]}  → 7–13

    A mistake is named by its place (exit 3); unknown keys are mistakes, and so are days, files and
    indices that the library does not have. --check only checks. FILE may be -, standard input.

        [[48, 92, 150], [146, 92, 120]]  → [1][2]: must not decrease (120 after 150)

    """

  /// A script of the text, with what the text says of it.
  struct Example {
    var script: String
    var claim: String
  }

  /// The scripts, as a reader finds them: set in, up to an arrow.
  static let examples: [Example] = {
    var examples: [Example] = []
    var script = ""
    for line in Home().run("help gesture").output.lines.map(\.text) {
      guard line.hasPrefix("    ") else {
        script = ""
        continue
      }
      let parts = line.split(separator: "  → ")
      script += parts[0] + "\n"
      guard parts.count == 2 else { continue }
      examples.append(Example(script: script, claim: String(parts[1])))
      script = ""
    }
    return examples
  }()

  /// A home with a saved scan of the library that the text shows.
  private static func home() -> Home {
    let days = Array(repeating: 3, count: 6) + Array(repeating: 2, count: 3) + Array(repeating: 1, count: 8)
    let items = days.enumerated().map { photo, day in
      #"""
      {"path": "/photos/\#(photo).jpg", "root": "/photos", "captured": "2024-05-0\#(day)T12:00:\#(59 - photo)"}

      """#
    }
    let home = Home()
    home.file("scan", Bytes(items.joined().utf8))
    return home
  }

  /// Runs a script over that library.
  private func select(_ script: String, in home: Home) -> Outcome {
    home.run("select -q --relative --from scan --gesture -", input: Bytes(script.utf8))
  }

  /// The outcome of a run that chooses photos, or of one that complains.
  private func outcome(_ claim: String) -> Outcome {
    let runs = claim.split(separator: ", ").map { $0.split(separator: "–").compactMap { Int($0) } }
    guard runs.allSatisfy({ $0.count == 1 || $0.count == 2 }) else {
      return .fault(Bytes("standard input: \(claim)".utf8), status: 3)
    }
    let photos = runs.flatMap { $0[0]...$0[$0.count - 1] }
    return Outcome(Bytes(photos.map { "\($0).jpg\n" }.joined().utf8))
  }

  @Test func `the text reads as it does here, on lines of at most 100 columns`() {
    #expect(Home().run("help gesture") == Outcome(Bytes(Self.text.utf8)))
    #expect(Self.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func `every example comes out as the text says`() {
    let home = Self.home()
    #expect(Self.examples.count == 13)
    for example in Self.examples {
      #expect(select(example.script, in: home) == outcome(example.claim), "\(example)")
    }
  }

  @Test func `every photo and every header is where the picture shows it`() {
    let home = Self.home()
    let picture = Self.text.split(separator: "\n").filter { $0.contains(/^ {4,6}\d+[ ]/) }
    #expect(picture.count == 8)
    var shown: [Int] = []
    for line in picture {
      let words = line.split(separator: " ")
      let numbers = words.compactMap { Int($0) }
      if words[1].contains("-") {
        let day = select(#"{"gestures": [{"type": "day", "day": "\#(words[1])"}]}"#, in: home)
        for y in [numbers[0], numbers[0] + 43] {
          #expect(select(#"{"gestures": [{"type": "tap", "x": 0, "y": \#(y)}]}"#, in: home) == day)
        }
      }
      for (x, photo) in zip([0, 98, 196, 294], numbers.dropFirst()) {
        for edge in [0, 95] {
          #expect(select("[[\(x + edge), \(numbers[0] + edge)]]", in: home) == outcome("\(photo)"))
        }
        shown.append(photo)
      }
    }
    #expect(shown == Array(0..<17))
  }
}
