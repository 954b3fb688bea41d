import JSON
import Testing

@Suite struct JSONPathTests {
  @Test(
    arguments: [
      (.root, ""),
      (.root["gestures"][0]["points"][3]["t"], "gestures[0].points[3].t"),
      (.root[1][0], "[1][0]"),
      (.root[1]["x"], "[1].x"),
      (.root["a b"]["c"], #"["a b"].c"#),
      (.root["grid"][""], #"grid[""]"#),
      (.root["a\u{1b}[31m\"\\\u{202e}"], #"["a\u001b[31m\"\\\u202e"]"#),
      (.root[String(repeating: "x", count: 1000)], "[\"" + String(repeating: "x", count: 60) + "…\"]"),
    ] as [(JSONPath, String)])
  func `a path reads as JavaScript would write it`(path: JSONPath, expected: String) {
    #expect("\(path)" == expected)
  }
}
