extension WallTime {
  /// Appends it as ISO 8601 text as far as it is known: `2024`, `2024-05`, …, `2024-05-03T14:03:22.12`.
  public func append(to text: inout [UInt8]) {
    text.append(number: UInt(year.magnitude), digits: 4)
    if precision >= .month { text.append("-", UInt(month)) }
    if precision >= .day { text.append("-", UInt(day)) }
    if precision >= .minute {
      text.append("T", UInt(hour))
      text.append(":", UInt(minute))
    }
    if precision >= .second { text.append(":", UInt(second)) }
    guard precision >= .fraction else { return }
    text.append(UInt8(ascii: "."))
    var fraction = UInt(nanosecond)
    for _ in fractionDigits..<9 { fraction /= 10 }
    text.append(number: fraction, digits: Int(fractionDigits))
  }

  /// Reads exactly the forms that `append(to:)` writes, of a time that exists; anything else is `nil`.
  public init?(_ text: [UInt8]) {
    var cursor = TextCursor(text)
    guard let year = cursor.number(digits: 4), year > 0 else { return nil }
    guard !cursor.isAtEnd else {
      self.init(year: year)
      return
    }
    guard cursor.skip(UInt8(ascii: "-")), let month = cursor.number(digits: 2), 1...12 ~= month else {
      return nil
    }
    guard !cursor.isAtEnd else {
      self.init(year: year, month: month)
      return
    }
    guard cursor.skip(UInt8(ascii: "-")), let day = cursor.number(digits: 2),
      CivilDay(year: year, month: month, day: day) != nil
    else { return nil }
    guard !cursor.isAtEnd else {
      self.init(year: year, month: month, day: day)
      return
    }
    guard cursor.skip(UInt8(ascii: "T")), let hour = cursor.number(digits: 2), hour < 24,
      cursor.skip(UInt8(ascii: ":")), let minute = cursor.number(digits: 2), minute < 60
    else { return nil }
    guard !cursor.isAtEnd else {
      self.init(year: year, month: month, day: day, hour: hour, minute: minute)
      return
    }
    guard cursor.skip(UInt8(ascii: ":")), let second = cursor.number(digits: 2), second < 60 else {
      return nil
    }
    self.init(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    guard !cursor.isAtEnd else { return }
    guard cursor.skip(UInt8(ascii: ".")), 1...9 ~= cursor.digitCount else { return nil }
    setFraction(digits: cursor.digits())
    guard cursor.isAtEnd else { return nil }
  }
}

extension [UInt8] {
  /// Appends the last `digits` decimal digits of `number`.
  mutating func append(number: UInt, digits: Int) {
    var unit: UInt = 1
    for _ in 1..<Swift.max(digits, 1) { unit *= 10 }
    for _ in 0..<digits {
      append(UInt8(ascii: "0") + UInt8(number / unit % 10))
      unit = Swift.max(unit / 10, 1)
    }
  }

  /// Appends a separator and a field of two digits.
  fileprivate mutating func append(_ separator: Unicode.Scalar, _ field: UInt) {
    append(UInt8(ascii: separator))
    append(number: field, digits: 2)
  }
}
