/// Counts the numbers below `count` for which `holds` is true, which must be a first few and no later one.
///
/// Takes the logarithm of `count`.
func prefixCount(of count: Int, where holds: (Int) -> Bool) -> Int {
  var low = 0
  var high = count
  while low < high {
    let middle = low + (high - low) / 2
    if holds(middle) { low = middle + 1 } else { high = middle }
  }
  return low
}

/// Counts as above, in constant time where arithmetic puts the answer at `guess`.
///
/// The guess may be off by a rounding, or be no number at all: what `holds` says of the edges themselves decides.
func prefixCount(of count: Int, guess: Double, where holds: (Int) -> Bool) -> Int {
  // In this order of arguments, NaN becomes 0.
  let guess = Int(min(Double(count), max(0, guess)))
  let isRight = (guess == 0 || holds(guess - 1)) && (guess == count || !holds(guess))
  return isRight ? guess : prefixCount(of: count, where: holds)
}
