/// What a scan passed over and what it warned of, counted.
struct ScanSummary {
  /// How many files and folders could not be read as they should.
  private(set) var warningCount = 0
  /// How many files and folders were passed over, by the reason, in the words that `--skipped` prints.
  private var skipCounts: [String: Int] = [:]

  mutating func countWarning() { warningCount += 1 }

  mutating func countSkip(_ reason: String) { skipCounts[reason, default: 0] += 1 }
}

extension ScanSummary {
  /// The number of warnings in words; `nil` when there were none.
  var warnings: String? {
    warningCount == 0 ? nil : warningCount == 1 ? "1 warning" : "\(warningCount) warnings"
  }

  /// What was passed over, the commonest reason first, and the warnings; `nil` when there is neither. `listing` is
  /// what lists it all, if that is not what is done.
  func text(listing: String?) -> String? {
    guard !skipCounts.isEmpty else { return warnings }
    let counts = skipCounts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let total = counts.reduce(0) { $0 + $1.value }
    let reasons = counts.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    let hint = listing.map { " (\($0) lists them)" } ?? ""
    return "\(total) passed over: \(reasons)\(hint)" + (warnings.map { " · \($0)" } ?? "")
  }
}
