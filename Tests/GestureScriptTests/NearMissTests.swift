import Testing

@testable import GestureScript

@Suite struct NearMissTests {
  @Test(
    arguments: [
      ("ponts", "points"), ("pionts", "points"), ("pointss", "points"), ("Points", "points"),
      ("pints", "points"),
      ("edn", "end"), ("rule", "rules"), ("typ", "type"), ("points", "points"), ("paths", nil), ("e", nil),
      ("y", nil), ("xy", nil),
      ("", nil), ("frobnicate", nil), (String(repeating: "points", count: 100_000), nil),
    ] as [(String, String?)])
  func `a slip or two are forgiven`(word: String, expected: String?) {
    #expect(nearMiss(to: word, among: ["x", "type", "points", "end", "rules"]) == expected)
  }
}
