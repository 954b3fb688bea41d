// What `help gesture` says, in order.

extension GestureHelp {
  /// The passages from top to bottom.
  static let passages = [
    library, shortForm, points, times, fullForm, settings, gestures, scrolling, rules, content, errors,
  ]

  private static let library = Passage(
    prose: """
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
      """,
    examples: [])

  private static let shortForm = Passage(
    prose: """
      The short form is one swipe: a list of points. It selects from the photo under the first point
      to the one that the last stands for, in reading order; where it went back, the photos are again
      as they were.
      """,
    examples: [
      Example(script: "[[48, 92], [342, 92], [146, 300]]", result: .chooses([0...7])),
      Example(script: "[[48, 92], [146, 300], [146, 92]]", result: .chooses([0...1])),
    ])

  private static let points = Passage(
    prose: """
      A point is a place, [x, y] or {"x": 48, "y": 92}; or a photo, wherever it is: by its flat index,
      by its index in a day, counted from 0, or by its path below DIR.
      """,
    examples: [
      Example(script: #"[{"day": "2024-05-03", "item": 4}, {"file": "7.jpg"}]"#, result: .chooses([4...7])),
      Example(script: #"[{"item": 14}, [146, 300]]"#, result: .chooses([7...14])),
    ])

  private static let times = Passage(
    prose: """
      Points may have a time in milliseconds, [x, y, t] or {…, "t": 200}, which never decreases; if any
      has, the first must. Between two points the pointer rests at the former. If that is less than
      "zone" away from the upper or lower edge of the view, or beyond it, the grid scrolls: at "speed",
      in points a second, at the edge, and with the "linear" curve slower the farther inside; "constant"
      is full speed all over the zone. A zone is at most a quarter of the view's height; 0 turns it off.
      One that the swipe starts in scrolls only after the pointer has left it, or come 10 nearer to the
      edge. Without times nothing scrolls. Here a rest of 250 ms, three quarters deep in the zone,
      scrolls by 150 and brings photo 13 under the pointer:
      """,
    examples: [
      Example(
        script: """
          {"viewport": {"height": 400},
           "gestures": [{"points": [[48, 92, 0], [48, 380, 200], [48, 380, 450]]}]}
          """,
        result: .chooses([0...13]))
    ])

  private static let fullForm = Passage(
    prose: """
      The full form is an object. Every key but "gestures" may be left out, and has the value shown if
      it is; "library" has none.
      """,
    examples: [
      Example(
        script: """
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
          }
          """,
        result: .chooses([0...1]))
    ])

  private static let settings = Passage(
    prose: """
      library    where the script was made: on a grid of other "items" or "digest" it is refused (exit
                 4, unless --force is given); "root" is the DIR where the command line names none
      viewport   the view; the insets are what bars cover
      grid       "spacing" also as {"row": 2, "column": 4}; "rtl" begins rows at the right;
                 "cell": {"width": 90, "height": 120} is the size that else fills the width
      scroll     how far the grid is scrolled at first
      selected   what is selected at first: flat indices, or photos named as in a point
      """,
    examples: [])

  private static let gestures = Passage(
    prose: """
      Each gesture starts from what the one before left. "swipe" is the default type; a swipe may have
      "rules" of its own, and ends with "up" or with "cancel", which undoes it. "tap" toggles a photo,
      "day" all photos of a day, as does a tap on its header; "set" turns runs of flat indices off,
      then others on.
      """,
    examples: [
      Example(
        script: """
          {"gestures": [
            {"points": [{"item": 4}, {"item": 7}]},
            {"points": [{"item": 5}, {"item": 5}], "rules": {"paint": "deselect"}},
            {"points": [[48, 92], [342, 92]], "end": "cancel"},
            {"type": "tap", "x": 244, "y": 92},
            {"type": "tap", "file": "6.jpg"},
            {"type": "day", "day": "2024-05-01"},
            {"type": "set", "select": [[0, 0]], "deselect": [[9, 12], [14, 14]]}
          ]}
          """,
        result: .chooses([0...0, 2...2, 4...4, 7...7, 13...13, 15...16]))
    ])

  private static let scrolling = Passage(
    prose: """
      "scroll" goes "to" an offset or on "by" a distance; "layout" changes the viewport, the grid or
      both from there on. Places are in the view as it is scrolled, where a day's header stays on top:
      """,
    examples: [
      Example(
        script: """
          {"viewport": {"height": 400}, "gestures": [
            {"type": "scroll", "to": 100}, {"type": "scroll", "by": 50},
            {"type": "tap", "x": 48, "y": 60},
            {"type": "layout", "grid": {"columns": 2}},
            {"type": "tap", "x": 48, "y": 60}
          ]}
          """,
        result: .chooses([0...0, 4...4]))
    ])

  private static let rules = Passage(
    prose: """
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
      """,
    examples: [
      Example(
        script: """
          {"selected": [1, 7], "rules": {"paint": "each", "resolve": "cell"},
           "gestures": [{"points": [[48, 92], [342, 92], [342, 300]]}]}
          """,
        result: .chooses([0...0, 2...3, 7...7])),
      Example(
        script: #"{"rules": {"limit": 3}, "gestures": [{"points": [{"item": 8}, {"item": 2}]}]}"#,
        result: .chooses([6...8])),
      Example(
        script: """
          {"viewport": {"height": 400}, "rules": {"recognizer": "pan"},
           "gestures": [{"points": [[48, 300], [48, 200]]},
                        {"points": [[48, 92], [146, 92]]}]}
          """,
        result: .chooses([4...5])),
    ])

  private static let content = Passage(
    prose: """
      With "space": "content" places are in the whole grid, as in the picture, and nothing scrolls:
      """,
    examples: [
      Example(
        script: """
          {"viewport": {"height": 400}, "space": "content",
           "gestures": [{"points": [[146, 330], [48, 568]]}]}
          """,
        result: .chooses([7...13]))
    ])

  private static let errors = Passage(
    prose: """
      A mistake is named by its place (exit 3); unknown keys are mistakes, and so are days, files and
      indices that the library does not have. --check only checks. FILE may be -, standard input.
      """,
    examples: [
      Example(
        script: "[[48, 92, 150], [146, 92, 120]]",
        result: .refused("[1][2]: must not decrease (120 after 150)"))
    ])
}
