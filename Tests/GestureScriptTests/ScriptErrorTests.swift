import GestureScript
import Testing

@Suite struct ScriptErrorTests {
  /// Scripts with one mistake each, and what is said about it.
  static let mistakes: [(script: String, message: String)] = [
    ("", "line 1, column 1: is not JSON: ends too early"),
    ("{gestures: []}", "line 1, column 2: is not JSON: string or '}' expected"),
    (#"{"gestures": [}"#, "line 1, column 15: is not JSON: unexpected token"),
    (#"{"gestures": [], "scroll": 1, "scroll": 2}"#, "scroll: is there twice"),
    (#"{"gestures": [{"points": [[1e999, 60]]}]}"#, "gestures[0].points[0][0]: is too great a number"),
    ("7", "must be a list of points, or an object with `gestures` (got 7)"),
    ("null", "must be a list of points, or an object with `gestures` (got null)"),
    ("[]", "must have at least one point"),
    ("{}", "gestures: is missing"),
    (#"{"gestures": {}}"#, "gestures: must be a list (got an object)"),
    (#"{"gestures": [7]}"#, "gestures[0]: must be an object (got 7)"),
    (#"{"version": 2, "gestures": []}"#, "version: must be 1 (got 2)"),
    (#"{"gesture": []}"#, "gesture: unknown key; did you mean `gestures`?"),
    (
      #"{"frobnicate": 1}"#,
      "frobnicate: unknown key; known here: `version`, `library`, `viewport`, `grid`, `rules`, `autoScroll`, "
        + "`space`, `scroll`, `selected`, `gestures`"
    ),
    (#"{"\u001b[31m": 1, "gestures": []}"#.replacing("[31m", with: "x"), unknown(#"["\u001bx"]"#)),
    (#"{"gestures": [{"ponts": []}]}"#, "gestures[0].ponts: unknown key; did you mean `points`?"),
    (
      #"{"gestures": [{"x": 1, "y": 2}]}"#,
      "gestures[0].x: unknown key; known here: `type`, `points`, `end`, `rules`"
    ),
    (
      #"{"gestures": [{"type": "swip"}]}"#,
      "gestures[0].type: must be `swipe`, `tap`, `scroll`, `day`, `layout` or `set` (got \"swip\")"
    ),
    (#"{"gestures": [{"type": 1}]}"#, kinds(got: "1")),
    (#"{"gestures": [{}]}"#, "gestures[0].points: is missing"),
    (#"{"gestures": [{"points": []}]}"#, "gestures[0].points: must have at least one point"),
    (
      #"{"gestures": [{"points": [[1, 2]], "end": "lift"}]}"#,
      "gestures[0].end: must be `up` or `cancel` (got \"lift\")"
    ),
    ("[[10, 60], [20]]", "[1]: must be [x, y], [x, y, t] or an object (got a list of 1)"),
    ("[[10, 60], 20]", "[1]: must be [x, y], [x, y, t] or an object (got 20)"),
    (#"[["10", 60]]"#, "[0][0]: must be a number (got \"10\")"),
    ("[[10, true]]", "[0][1]: must be a number (got true)"),
    (
      #"[[10, 60], {"type": "tap", "x": 1, "y": 1}]"#,
      "[1]: is a gesture among points; gestures go into {\"gestures\": […]}"
    ),
    (#"[{"points": []}]"#, "[0]: is a gesture among points; gestures go into {\"gestures\": […]}"),
    ("[[10, 60, 100], [20, 60, 50]]", "[1][2]: must not decrease (50 after 100)"),
    (
      #"{"gestures": [{"points": [[1, 6, 0], [1, 6], [1, 6, 150], {"x": 1, "y": 6, "t": 119.5}]}]}"#,
      "gestures[0].points[3].t: must not decrease (119.5 after 150)"
    ),
    ("[[1, 6], [1, 6, 5]]", "[0]: must have a time, as a later point of the swipe has one"),
    (
      #"[{"x": 1}]"#,
      "[0]: must have `x` and `y`, or else `item`, or `day` and `item`, or `file`"
    ),
    (
      #"[{"x": 1, "y": 2, "item": 3}]"#,
      "[0]: must have `x` and `y`, or else `item`, or `day` and `item`, or `file`"
    ),
    (#"[{"x": 1, "y": 2, "z": 3}]"#, "[0].z: unknown key; known here: `x`, `y`, `t`, `item`, `day`, `file`"),
    (#"[{"item": 99}]"#, "[0].item: must be one of 10 items, counted from 0 (got 99)"),
    (#"[{"item": 1e17}]"#, "[0].item: must be one of 10 items, counted from 0 (got 9007199254740992)"),
    (#"[{"item": 1e300}]"#, "[0].item: must be one of 10 items, counted from 0 (got 9007199254740992)"),
    (#"[{"item": 1.5}]"#, "[0].item: must be a whole number, 0 or more (got 1.5)"),
    (#"[{"day": "b", "item": 4}]"#, "[0].item: must be one of 4 items, counted from 0 (got 4)"),
    (#"[{"day": "1999-01-01", "item": 4}]"#, "[0].day: \"1999-01-01\" is no day of this library"),
    (#"[{"file": "no\u0000pe.jpg"}]"#, "[0].file: \"no\\u0000pe.jpg\" is no file of this library"),
    (#"{"gestures": [{"type": "tap", "x": 3}]}"#, noPlace("gestures[0]")),
    (#"{"gestures": [{"type": "tap", "item": 3, "t": 1}]}"#, tapKeys("gestures[0].t")),
    (#"{"gestures": [{"type": "scroll"}]}"#, "gestures[0]: must have either `to` or `by`"),
    (#"{"gestures": [{"type": "day"}]}"#, "gestures[0].day: is missing"),
    (#"{"gestures": [{"type": "day", "day": 3}]}"#, "gestures[0].day: must be a string (got 3)"),
    (#"{"gestures": [{"type": "day", "day": "x"}]}"#, "gestures[0].day: \"x\" is no day of this library"),
    (#"{"gestures": [{"type": "layout"}]}"#, "gestures[0]: must have `viewport`, `grid` or both"),
    (#"{"gestures": [{"type": "set"}]}"#, "gestures[0]: must have `select`, `deselect` or both"),
    (
      #"{"gestures": [{"type": "set", "select": [3]}]}"#,
      "gestures[0].select[0]: must be [first, last], two flat indices (got 3)"
    ),
    (
      #"{"gestures": [{"type": "set", "deselect": [[5, 3]]}]}"#,
      "gestures[0].deselect[0]: must not end before it begins (5 to 3)"
    ),
    (
      #"{"gestures": [{"type": "set", "select": [[0, 10]]}]}"#,
      "gestures[0].select[0]: must be one of 10 items, counted from 0 (got 10)"
    ),
    (
      #"{"selected": [3, 10], "gestures": []}"#,
      "selected[1]: must be one of 10 items, counted from 0 (got 10)"
    ),
    (
      #"{"selected": [[1, 2]], "gestures": []}"#,
      "selected[0]: must be a flat index, or an object that names a cell (got a list of 2)"
    ),
    (
      #"{"selected": [{"day": "a"}], "gestures": []}"#,
      "selected[0]: must have `item`, or `day` and `item`, or `file`"
    ),
    (
      #"{"selected": [{"item": 1, "t": 3}], "gestures": []}"#,
      "selected[0].t: unknown key; known here: `item`, `day`, `file`"
    ),
    (#"{"grid": {"columns": 0}}"#, "grid.columns: must be a whole number, 1 or more (got 0)"),
    (#"{"grid": {"columns": 2.5}}"#, "grid.columns: must be a whole number, 1 or more (got 2.5)"),
    (#"{"grid": {"colums": 4}}"#, "grid.colums: unknown key; did you mean `columns`?"),
    (#"{"grid": {"header": -1}}"#, "grid.header: must be a number, 0 or more (got -1)"),
    (
      #"{"grid": {"spacing": -1}}"#,
      "grid.spacing: must be a number, 0 or more, or {\"row\": …, \"column\": …} (got -1)"
    ),
    (#"{"grid": {"spacing": {"row": 1}}}"#, "grid.spacing: must have both `row` and `column`"),
    (#"{"grid": {"cell": {"height": 1}}}"#, "grid.cell: must have both `width` and `height`"),
    (#"{"grid": {"cell": null}}"#, "grid.cell: must be an object (got null)"),
    (#"{"grid": {"direction": "up"}}"#, "grid.direction: must be `ltr` or `rtl` (got \"up\")"),
    (#"{"viewport": []}"#, "viewport: must be an object (got a list of 0)"),
    (
      #"{"viewport": {"insets": {"left": 1}}}"#,
      "viewport.insets.left: unknown key; known here: `top`, `bottom`"
    ),
    (#"{"rules": {"limit": -1}}"#, "rules.limit: must be a whole number, 0 or more (got -1)"),
    (
      #"{"rules": {"limit": "all"}}"#, "rules.limit: must be a whole number, 0 or more, or null (got \"all\")"
    ),
    (
      #"{"rules": {"recognizer": "pan"}, "space": "content", "gestures": []}"#,
      "rules.recognizer: can be `pan` only where \"space\" is \"view\""
    ),
    (
      #"{"space": "content", "gestures": [{"points": [[1, 2]], "rules": {"recognizer": "pan"}}]}"#,
      "gestures[0].rules.recognizer: can be `pan` only where \"space\" is \"view\""
    ),
    (#"{"autoScroll": {"speed": -1}}"#, "autoScroll.speed: must be a number, 0 or more (got -1)"),
    (#"{"scroll": "top"}"#, "scroll: must be a number (got \"top\")"),
    (
      #"{"library": {"digest": "+00000000000000f"}}"#,
      "library.digest: must be 16 hexadecimal digits (got \"+00000000000000f\")"
    ),
    (#"{"library": {"digest": "0000"}}"#, "library.digest: must be 16 hexadecimal digits (got \"0000\")"),
    (#"{"library": {"root": "/a\u0000b"}}"#, "library.root: must be a path (got \"/a\\u0000b\")"),
    (#"{"library": {"items": -1}}"#, "library.items: must be a whole number, 0 or more (got -1)"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is named with its place and what is expected, G7`(script: String, message: String) {
    do throws(ScriptError) {
      _ = try GestureScript(parsing: Array(script.utf8)).resolved(in: smallGrid())
      Issue.record("was accepted")
    } catch {
      #expect("\(error)" == message)
    }
  }

  private static func unknown(_ place: String) -> String {
    "\(place): unknown key; known here: `version`, `library`, `viewport`, `grid`, `rules`, `autoScroll`, "
      + "`space`, `scroll`, `selected`, `gestures`"
  }

  private static func kinds(got found: String) -> String {
    "gestures[0].type: must be `swipe`, `tap`, `scroll`, `day`, `layout` or `set` (got \(found))"
  }

  private static func noPlace(_ place: String) -> String {
    "\(place): must have `x` and `y`, or else `item`, or `day` and `item`, or `file`"
  }

  private static func tapKeys(_ place: String) -> String {
    "\(place): unknown key; known here: `type`, `x`, `y`, `item`, `day`, `file`"
  }
}
