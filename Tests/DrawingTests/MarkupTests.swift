import Testing

@testable import Drawing

@Suite struct MarkupTests {
  @Test(
    arguments: [
      ("plain 1.5", "plain 1.5"), ("a<b>&\"c\"", "a&lt;b&gt;&amp;&quot;c&quot;"), ("2024年5月", "2024年5月"),
      ("\u{1B}[31m\n\u{0}\u{9F}", "\u{FFFD}[31m\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("\u{FFFE}\u{FFFF}\u{FFFD}", "\u{FFFD}\u{FFFD}\u{FFFD}"), ("]]>", "]]&gt;"), ("", ""),
    ])
  func `a text stands for itself between tags and in attributes`(text: String, expected: String) {
    #expect(escaped(text) == expected)
    #expect(element("a", ["b": text], escaped(text)) == "<a b=\"\(expected)\">\(expected)</a>")
  }

  @Test(
    arguments: [
      (0, "0"), (-0.04, "0"), (0.05, "0.1"), (-0.5, "-0.5"), (96, "96"), (1.25, "1.3"), (-12.34, "-12.3"),
      (1e300, "1000000"), (-.infinity, "-1000000"), (.nan, "0"), (999_999.96, "1000000"),
    ])
  func `lengths are written to a tenth, whatever they are`(value: Double, expected: String) {
    #expect(tenths(value) == expected)
  }

  @Test func `an element without content is empty`() {
    #expect(element("path", ["class": "x", "d": "M0 0"]) == "<path class=\"x\" d=\"M0 0\"/>")
    #expect(element("g", [:], "") == "<g></g>")
  }
}
