extension DateCandidate {
  /// Says whether nothing else that a file can hold betters this date: it ranks above all that takes more reading
  /// (rule 2), is known to the second (rule 1), and can be right (rules 10, 16, 17 and 18). `latest` is the last
  /// moment that is no future, in seconds since 1970.
  public func isConclusive(latest: Int64) -> Bool {
    guard source.rank < DateSource.xmpDateTimeOriginal.rank, case .text(let text, _, _) = value,
      let date = try? DateString(text), date.flags.isEmpty
    else { return false }
    return date.wall.precision >= .second && date.wall.year >= Years.firstOfText
      && date.wall.secondsSince1970 <= latest && !ResetClock.shows(date.wall)
  }
}
