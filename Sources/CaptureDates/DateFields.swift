/// The date part of a string; a field of blanks or zeros is `nil` (rule 13).
struct DateFields {
  var year: Int
  var month: Int?
  var day: Int?
  /// Whether there is room for a month or day that isn't told.
  var isPartial = false
  /// Whether month and day might be exchanged (rule 10).
  var isAmbiguous = false
  /// Whether there is room for a day, behind which a time may stand.
  var reachesDay = true

  /// Throws unless the calendar has the day (rule 16), or what is told of it.
  func check() throws(DateFault) {
    guard year > 0 else { throw month == nil && day == nil ? .absent : .impossibleDay }
    guard let month else { return }
    guard 1...12 ~= month else { throw .impossibleDay }
    guard let day else { return }
    guard day <= CivilDay.dayCount(ofMonth: month, year: year) else { throw .impossibleDay }
  }
}

/// The time part of a string.
struct TimeFields {
  var hour: Int
  var minute: Int
  var second: Int?
  var fraction: ArraySlice<UInt8> = []
  var offset: UTCOffset?
}
