import TestSupport

extension SeededGenerator {
  init(seed: Int) { self.init(seed: UInt64(truncatingIfNeeded: seed)) }

  /// Draws one of `choices`.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: 0..<choices.count, using: &self)]
  }

  /// Draws whether what happens once in so many times happens.
  mutating func chance(of times: Int) -> Bool { Int.random(in: 0..<times, using: &self) == 0 }

  /// Draws a number of a range, on half of the draws a whole one: those lie on edges.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    let number = Double.random(in: range, using: &self)
    return Bool.random(using: &self) ? number : number.rounded()
  }
}
