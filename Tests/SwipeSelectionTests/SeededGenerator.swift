/// SplitMix64: the same numbers for the same seed, everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

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
