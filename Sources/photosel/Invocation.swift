/// A command line, taken apart: the command, its options with their values, and the operands, all as bytes.
struct Invocation {
  var command: Command
  private(set) var operands: [[UInt8]] = []
  private var values: [Option.Name: [[UInt8]]] = [:]

  /// Takes the words behind the program's name apart.
  ///
  /// Options come before or after operands; `--` ends them; `--opt=value` and `--opt value` are the same, and
  /// short ones may share a dash.
  init(_ words: [[UInt8]]) throws(UsageError) {
    var rest = words[...]
    command = try Self.takeCommand(from: &rest)
    while let word = rest.popFirst() {
      if word == Array("--".utf8) {
        operands += rest
        break
      }
      if word.starts(with: Array("--".utf8)) {
        try takeLongOption(word, &rest)
      } else if word.count > 1, word.first == UInt8(ascii: "-") {
        try takeShortOptions(word, &rest)
      } else {
        operands.append(word)
      }
    }
  }
}

extension Invocation {
  /// Whether an option was given.
  func has(_ name: Option.Name) -> Bool { values[name] != nil }

  /// The value of an option that is given once at most.
  func value(_ name: Option.Name) -> [UInt8]? { values[name]?.last }

  /// The values of an option, in order.
  func values(_ name: Option.Name) -> [[UInt8]] { values[name] ?? [] }

  /// Reads the value of an option, or complains about it.
  func value<Value>(
    _ name: Option.Name, expected: String, _ read: ([UInt8]) -> Value?
  ) throws(UsageError) -> Value? {
    guard let bytes = value(name) else { return nil }
    guard let value = read(bytes) else {
      throw .badValue(name, String(decoding: bytes, as: UTF8.self), expected: expected)
    }
    return value
  }
}

extension Invocation {
  /// Takes the command off the front. Before it, only the options stand that any command has.
  private static func takeCommand(from rest: inout ArraySlice<[UInt8]>) throws(UsageError) -> Command {
    guard let first = rest.first else { throw .noCommand }
    let word = String(decoding: first, as: UTF8.self)
    if ["-h", "--help", "-V", "--version"].contains(word) { return .help }
    if word.hasPrefix("-"), word.count > 1 { throw optionInPlaceOfCommand(word) }
    guard let command = Command(rawValue: word) else { throw .unknownCommand(word) }
    rest.removeFirst()
    return command
  }

  private static func optionInPlaceOfCommand(_ word: String) -> UsageError {
    let spelling = String(word.prefix { $0 != "=" })
    let isKnown = Option.all.contains { option in
      option.spelling == spelling || option.short.map { word.hasPrefix("-\($0)") } ?? false
    }
    return isKnown ? .optionBeforeCommand(spelling) : .unknownOption(spelling, for: nil)
  }

  private mutating func takeLongOption(
    _ word: [UInt8], _ rest: inout ArraySlice<[UInt8]>
  ) throws(UsageError) {
    let equals = word.firstIndex(of: UInt8(ascii: "="))
    let spelling = String(decoding: word[..<(equals ?? word.endIndex)], as: UTF8.self)
    let option = try find(spelling) { $0.spelling == spelling }
    var value = equals.map { Array(word[($0 + 1)...]) }
    if option.value == nil {
      guard value == nil else { throw .unexpectedValue(option.name) }
    } else if value == nil {
      value = rest.popFirst()
    }
    try store(option, value)
  }

  private mutating func takeShortOptions(
    _ word: [UInt8], _ rest: inout ArraySlice<[UInt8]>
  ) throws(UsageError) {
    var letters = word.dropFirst()
    while let byte = letters.popFirst() {
      let letter = byte < 0x80 ? Character(Unicode.Scalar(byte)) : nil
      // Beyond ASCII a letter has several bytes; all that is left is shown then.
      let spelling = letter.map { "-\($0)" } ?? "-" + String(decoding: [byte] + letters, as: UTF8.self)
      let option = try find(spelling) { $0.short == letter && letter != nil }
      guard option.value != nil else {
        try store(option, nil)
        continue
      }
      // What follows in the same word is the value: -oFILE.
      try store(option, letters.isEmpty ? rest.popFirst() : Array(letters))
      return
    }
  }

  private func find(_ spelling: String, _ isMeant: (Option) -> Bool) throws(UsageError) -> Option {
    let meant = Option.all.filter(isMeant)
    if meant.isEmpty { throw .unknownOption(spelling, for: command) }
    guard let option = meant.first(where: { $0.commands.contains(command) }) else {
      throw .foreignOption(spelling, for: command)
    }
    return option
  }

  private mutating func store(_ option: Option, _ value: [UInt8]?) throws(UsageError) {
    if option.value != nil, value == nil { throw .missingValue(option.name) }
    // The last one counts, so that what an alias says can be changed.
    if !option.isRepeatable { values[option.name] = [] }
    values[option.name, default: []].append(value ?? [])
  }
}
