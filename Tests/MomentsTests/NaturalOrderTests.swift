import TestSupport
import Testing

@testable import Moments

@Suite struct NaturalOrderTests {
  @Test(
    arguments: [
      ("IMG_9", "IMG_10"), ("", "a"), ("a", "b"), ("A", "a"), ("a", "a1"), ("a1", "a01"), ("a01", "a2"),
      ("a1b", "a01"), ("a1", "a1b"), ("1", "a"), ("9", "10"), ("007", "8"), ("7", "007"), ("a0", "a00"),
      ("a00", "a1"), ("x99999999999999999999999", "x100000000000000000000000"), ("a1b2", "a1b10"),
      ("a/1", "a1"),
      ("IMG_1.JPG", "IMG_1_1.JPG"),
    ])
  func `what comes before what`(one: String, other: String) {
    #expect(NaturalOrder.compare(Array(one.utf8), Array(other.utf8)) < 0)
    #expect(NaturalOrder.compare(Array(other.utf8), Array(one.utf8)) > 0)
    #expect(NaturalOrder.compare(Array(one.utf8), Array(one.utf8)) == 0)
  }

  @Test func `the order is total on random names`() {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    // Few different characters, so that many names share a beginning.
    let letters = Array("0019ab".utf8)
    let names = (0..<300).map { _ in (0..<6).map { _ in letters[Int.random(in: 0..<6, using: &generator)] } }
    let sorted = names.sorted { NaturalOrder.compare($0, $1) < 0 }
    for (i, one) in sorted.enumerated() {
      for other in sorted[i...] {
        #expect(NaturalOrder.compare(one, other) <= 0, "seed \(seed): \(other), \(one)")
      }
    }
  }
}
