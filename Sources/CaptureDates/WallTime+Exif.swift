extension WallTime {
  /// Reads the form that nearly all dates have, `YYYY:MM:DD hh:mm:ss`, with or without the NUL that ends it (Exif
  /// 3.0, 4.6.5.4.1); `nil` for any other and for what no calendar or clock shows, which takes more thought.
  init?(exif text: [UInt8]) {
    guard text.count == 19 || text.count == 20 && text[19] == 0 else { return nil }
    var isInForm = true
    /// The number of two digits at a place.
    func number(_ place: Int) -> Int {
      let tens = text[place] &- UInt8(ascii: "0")
      let units = text[place + 1] &- UInt8(ascii: "0")
      if tens > 9 || units > 9 { isInForm = false }
      return Int(tens) * 10 + Int(units)
    }
    let colon = UInt8(ascii: ":")
    guard text[4] == colon, text[7] == colon, text[10] == UInt8(ascii: " "), text[13] == colon,
      text[16] == colon
    else { return nil }
    let year = number(0) * 100 + number(2)
    let (month, day) = (number(5), number(8))
    let (hour, minute, second) = (number(11), number(14), number(17))
    guard isInForm, year > 0, 1...12 ~= month, day > 0, hour < 24, minute < 60, second < 60,
      day <= CivilDay.dayCount(ofMonth: month, year: year)
    else { return nil }
    self.init(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
  }
}
