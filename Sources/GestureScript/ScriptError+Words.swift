import JSON

extension ScriptError: CustomStringConvertible {
  /// The place and what is expected there: `gestures[0].points[3].t: must not decrease (120 after 150)`.
  public var description: String {
    let place = place.description
    return place.isEmpty ? words : "\(place): \(words)"
  }

  private var words: String {
    switch problem {
    case .unreadable(let reason): "\(reason)"
    case .mismatch(let expectation, let found): "must be \(expectation.words) (got \(found.words))"
    case .unknownKey(let known): "unknown key; \(hint(among: known))"
    case .missingKey: "is missing"
    case .keysRequired(let keys): "must have \(keys.words)"
    case .noPoints: "must have at least one point"
    case .gestureAmongPoints: "is a gesture among points; gestures go into {\"gestures\": […]}"
    case .firstPointWithoutTime: "must have a time, as a later point of the swipe has one"
    case .decreasingTime(let time, let before): "must not decrease (\(short(time)) after \(short(before)))"
    case .panOutsideView: "can be `pan` only where \"space\" is \"view\""
    case .backwardRun(let first, let last): "must not end before it begins (\(first) to \(last))"
    case .unknownDay(let key): "\(Quotation(key)) is no day of this library"
    case .unknownFile(let path): "\(Quotation(path)) is no file of this library"
    case .itemOutOfRange(let item, let count): "must be one of \(count) items, counted from 0 (got \(item))"
    }
  }

  private func hint(among known: [String]) -> String {
    guard case .path(let path) = place, case .key(let key)? = path.steps.last,
      let nearest = nearMiss(to: key, among: known)
    else { return "known here: \(enumeration(of: known, joinedBy: ", "))" }
    return "did you mean `\(nearest)`?"
  }
}

extension ScriptError.Expectation {
  fileprivate var words: String {
    switch self {
    case .script: "a list of points, or an object with `gestures`"
    case .object: "an object"
    case .list: "a list"
    case .string: "a string"
    case .number: "a number"
    case .length: "a number, 0 or more"
    case .wholeNumber(let least): "a whole number, \(least) or more"
    case .limit: "a whole number, 0 or more, or null"
    case .version: "1"
    case .oneOf(let words): enumeration(of: words, joinedBy: " or ")
    case .point: "[x, y], [x, y, t] or an object"
    case .cell: "a flat index, or an object that names a cell"
    case .run: "[first, last], two flat indices"
    case .spacing: "a number, 0 or more, or {\"row\": …, \"column\": …}"
    case .digest: "16 hexadecimal digits"
    case .path: "a path"
    }
  }
}

extension ScriptError.Keys {
  fileprivate var words: String {
    switch self {
    case .placeOrCell: "`x` and `y`, or else \(Self.cell.words)"
    case .cell: "`item`, or `day` and `item`, or `file`"
    case .either(let one, let other): "either `\(one)` or `\(other)`"
    case .any(let one, let other): "`\(one)`, `\(other)` or both"
    case .both(let one, let other): "both `\(one)` and `\(other)`"
    }
  }
}

extension ScriptError.Finding {
  fileprivate var words: String {
    switch self {
    case .number(let number): short(number)
    case .string(let text): "\(Quotation(text))"
    case .boolean(let value): "\(value)"
    case .null: "null"
    case .list(let count): "a list of \(count)"
    case .object: "an object"
    }
  }
}

/// Returns words in backquotes, the last two joined by `conjunction`.
private func enumeration(of words: [String], joinedBy conjunction: String) -> String {
  let words = words.map { "`\($0)`" }
  guard let last = words.last, words.count > 1 else { return words.joined() }
  return words.dropLast().joined(separator: ", ") + conjunction + last
}

/// Returns a number as a script would have it: whole ones without a point.
private func short(_ number: Double) -> String {
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
