/// Returns the word that someone who wrote `word` most likely meant; `nil` when none of `candidates` is near.
///
/// Near is one slip away, two for words of five letters and more, none for those of one or two: a letter too many,
/// too few, wrong, or swapped with its neighbour. A word that only one candidate begins with is near to that one.
public func nearMiss(to word: String, among candidates: [String]) -> String? {
  // Far longer than any key, so near to none.
  guard word.utf8.count <= 32 else { return nil }
  var nearest: (word: String, distance: Int)?
  for candidate in candidates {
    let distance = slips(from: Array(word.utf8), to: Array(candidate.utf8))
    let allowed =
      switch candidate.utf8.count {
      case ...2: 0
      case ...4: 1
      default: 2
      }
    if distance <= allowed, distance < nearest?.distance ?? .max { nearest = (candidate, distance) }
  }
  if nearest == nil, word.utf8.count >= 2 {
    let longer = candidates.filter { $0.hasPrefix(word) }
    return longer.count == 1 ? longer[0] : nil
  }
  return nearest?.word
}

/// Returns the optimal string alignment distance of two words.
private func slips(from word: [UInt8], to other: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...other.count)
  for row in word.indices {
    var current = [row + 1]
    for column in other.indices {
      let isSame = word[row] == other[column]
      var distance = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, word[row] == other[column - 1], word[row - 1] == other[column] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    (beforeLast, last) = (last, current)
  }
  return last[other.count]
}
