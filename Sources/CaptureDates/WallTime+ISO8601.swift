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
    guard let year = cursor.number(digits: 4) else { return nil }
    let month = cursor.field(after: "-", in: 1...12)
    let day = month == nil ? nil : cursor.field(after: "-", in: 1...31)
    let hour = day == nil ? nil : cursor.field(after: "T", in: 0...23)
    let minute = hour == nil ? nil : cursor.field(after: ":", in: 0...59)
    let second = minute == nil ? nil : cursor.field(after: ":", in: 0...59)
    guard CivilDay(year: year, month: month ?? 1, day: day ?? 1) != nil, (hour == nil) == (minute == nil)
    else {
      return nil
    }
    self.init(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    if second != nil, cursor.skip(UInt8(ascii: ".")) {
      guard 1...9 ~= cursor.digitCount else { return nil }
      setFraction(digits: cursor.digits())
    }
    guard cursor.isAtEnd else { return nil }
  }
}

extension TextCursor {
  /// Reads a separator and two digits; `nil`, and nothing is passed over, unless all is as it should be.
  fileprivate mutating func field(after separator: Unicode.Scalar, in range: ClosedRange<Int>) -> Int? {
    var onward = self
    guard onward.skip(UInt8(ascii: separator)), let field = onward.number(digits: 2), range.contains(field)
    else {
      return nil
    }
    self = onward
    return field
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
