import GestureScript

/// A script that says everything a script can say.
let fullScript = #"""
  {
    "version": 1,
    "library": {"root": "/photos", "items": 10, "digest": "00000000000000Ff"},
    "viewport": {"width": 400, "height": 800, "insets": {"top": 20, "bottom": 30}},
    "grid": {
      "columns": 3, "spacing": {"row": 1, "column": 4}, "header": 10, "footer": 5, "padding": 6,
      "direction": "rtl", "cell": {"width": 50, "height": 60}
    },
    "rules": {
      "paint": "each", "resolve": "nearest", "startOutside": "ignore", "recognizer": "pan",
      "onCancel": "commit", "limit": 7
    },
    "autoScroll": {"zone": -1, "speed": 0, "curve": "constant"},
    "space": "view",
    "scroll": 12.5,
    "selected": [1, {"item": 2}, {"day": "b", "item": 0}, {"file": "2024/IMG_1.JPG"}],
    "gestures": [
      {"type": "swipe", "points": [[1, 2, 0], {"x": 3, "y": 4, "t": 5}, {"item": 3}], "end": "cancel",
       "rules": {"paint": "select", "limit": null}},
      {"points": [{"day": "a", "item": 1}, {"file": "2024/IMG_1.JPG"}, [9, 9]]},
      {"type": "tap", "x": 1, "y": 2},
      {"type": "tap", "item": 2},
      {"type": "tap", "day": "b", "item": 1},
      {"type": "tap", "file": "2024/IMG_1.JPG"},
      {"type": "scroll", "to": 3},
      {"type": "scroll", "by": -4},
      {"type": "day", "day": "c"},
      {"type": "layout", "viewport": {}},
      {"type": "layout", "grid": {"spacing": 3}},
      {"type": "set", "select": [[0, 3], [5, 5]], "deselect": []},
      {"type": "set", "deselect": [[1, 1]]}
    ]
  }
  """#

/// A grid of three days, "a", "b" and "c", of 6, 4 and no items.
func smallGrid(digest: UInt64 = 0xFF) -> ScriptGrid {
  ScriptGrid(sections: [6, 4, 0], keys: ["a", "b", "c"], digest: digest) { path in
    path == Array("2024/IMG_1.JPG".utf8) ? 4 : nil
  }
}
