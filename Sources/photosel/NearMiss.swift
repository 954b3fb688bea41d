/// Returns the word that `word` was likely meant to be: the nearest one, if it is near enough.
func nearest(to word: String, among words: [String]) -> String? {
  let scored = words.map { (word: $0, distance: editDistance(Array(word.utf8), Array($0.utf8))) }
  guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= max(2, word.utf8.count / 3) ? best.word : nil
}

/// How many bytes must be put in, taken out, exchanged or swapped with a neighbour to make one text the other
/// (Damerau and Levenshtein's distance, optimal string alignment).
private func editDistance(_ one: [UInt8], _ other: [UInt8]) -> Int {
  // Nobody mistypes a word of this length; and the table would grow with the product.
  guard one.count <= 64 else { return one.count }
  var rows = [Array(0...other.count)]
  for i in 0..<one.count {
    var row = [i + 1]
    for j in 0..<other.count {
      let exchange = rows[i][j] + (one[i] == other[j] ? 0 : 1)
      var distance = min(rows[i][j + 1] + 1, row[j] + 1, exchange)
      if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
        distance = min(distance, rows[i - 1][j - 1] + 1)
      }
      row.append(distance)
    }
    rows.append(row)
  }
  return rows[one.count][other.count]
}
