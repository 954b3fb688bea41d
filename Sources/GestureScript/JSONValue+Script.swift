import JSON

/// What scripts are made of. The path is built only for an error, as there may be a million points.
extension JSONValue {
  /// Returns an error that says what should stand here.
  func mismatch(_ expectation: ScriptError.Expectation, at path: JSONPath) -> ScriptError {
    ScriptError(.mismatch(expectation, found: ScriptError.Finding(self)), at: path)
  }

  /// Checks that this is an object with no other keys than `known`.
  func checkKeys(_ known: [String], at path: @autoclosure () -> JSONPath) throws(ScriptError) {
    guard let members else { throw mismatch(.object, at: path()) }
    for (key, _) in members where !known.contains(key) {
      throw ScriptError(.unknownKey(known: known), at: path()[key])
    }
  }

  /// Returns the elements of what must be a list.
  func list(at path: @autoclosure () -> JSONPath) throws(ScriptError) -> Elements {
    guard let elements else { throw mismatch(.list, at: path()) }
    return elements
  }

  /// Returns what must be a string.
  func text(at path: @autoclosure () -> JSONPath) throws(ScriptError) -> String {
    guard let string else { throw mismatch(.string, at: path()) }
    return string
  }

  /// Returns what must be a number.
  func coordinate(at path: @autoclosure () -> JSONPath) throws(ScriptError) -> Double {
    guard let number else { throw mismatch(.number, at: path()) }
    return number
  }

  /// Returns what must be a number that isn't negative.
  func length(at path: @autoclosure () -> JSONPath) throws(ScriptError) -> Double {
    guard let number, number >= 0 else { throw mismatch(.length, at: path()) }
    return number
  }

  /// Returns what must be a whole number of at least `least`.
  ///
  /// Those past 2⁵³, where doubles have gaps, come back as 2⁵³: more than any grid has of anything.
  func wholeNumber(atLeast least: Int, at path: @autoclosure () -> JSONPath) throws(ScriptError) -> Int {
    if let integer, integer >= least { return integer }
    if let number, number > 0x1p53 { return 1 << 53 }
    throw mismatch(.wholeNumber(atLeast: least), at: path())
  }

  /// Returns what must be one of the strings in `choices`.
  func choice<Value>(
    among choices: KeyValuePairs<String, Value>, at path: @autoclosure () -> JSONPath
  ) throws(ScriptError) -> Value {
    guard let string, let choice = choices.first(where: { $0.key == string }) else {
      throw mismatch(.oneOf(choices.map(\.key)), at: path())
    }
    return choice.value
  }
}
