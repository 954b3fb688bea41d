import GestureScript

/// Why a command line makes no sense.
enum UsageError: Error, Equatable {
  case noCommand
  case unknownCommand(String)
  case unknownTopic(String)
  case unexpectedOperand(String)
  case unknownOption(String, for: Command?)
  case optionBeforeCommand(String)
  case foreignOption(String, for: Command)
  case missingValue(Option.Name)
  case unexpectedValue(Option.Name)
  case badValue(Option.Name, String, expected: String)
  case conflict(String, String)
  case standardInputTwice
  case nothingToChooseBy
  case missingCompanion(Option.Name, Option.Name)
  case sameOutput(Option.Name)
  case missingFile(Command)
  case namelessFile
}

extension UsageError: CustomStringConvertible {
  /// What is wrong, with the nearest thing that would be right.
  var description: String {
    switch self {
    case .noCommand: "nothing to do"
    case .unknownCommand(let word):
      "unknown command \(quoted(word))"
        + Self.hint(nearMiss(to: word, among: Command.allCases.map(\.rawValue)))
    case .unknownTopic(let word):
      "no help on \(quoted(word))" + Self.hint(nearMiss(to: word, among: Help.topics))
    case .unexpectedOperand(let word): "one word too many: \(quoted(word))"
    case .unknownOption(let word, let command):
      "unknown option \(quoted(word))" + Self.hint(Self.nearestOption(to: word, for: command))
    case .optionBeforeCommand(let word): "\(word) goes behind a command: photosel COMMAND \(word)"
    case .foreignOption(let word, let command): "\(word) is no option of \(command.rawValue)"
    case .missingValue(let name):
      "\(spelled(name)) needs a value: \(spelled(name)) \(Option.named(name).value ?? "")"
    case .unexpectedValue(let name): "\(spelled(name)) takes no value"
    case .badValue(let name, let value, let expected):
      "\(spelled(name)): \(quoted(value)) must be \(expected)"
    case .conflict(let one, let other): "\(one) and \(other) exclude each other"
    case .standardInputTwice: "standard input (-) can be read only once"
    case .nothingToChooseBy:
      "nothing to choose by: give --gesture FILE, a date (--day, --since, --until), --ext or --kind"
    case .missingCompanion(let name, let other): "\(spelled(name)) goes with \(spelled(other))"
    case .sameOutput(let name):
      "\(spelled(name)) needs a file of its own; the results go to the same one"
    case .missingFile(let command): "\(command.rawValue) needs a file: \(command.usage)"
    case .namelessFile:
      "standard input (-) has neither name nor time, which may date a file; ./- is a file of that name"
    }
  }

  private func quoted(_ word: String) -> String {
    word.isEmpty ? "''" : "'\(shown(Array(word.utf8)))'"
  }

  private func spelled(_ name: Option.Name) -> String { Option.named(name).spelling }

  private static func hint(_ word: String?) -> String { word.map { "; did you mean '\($0)'?" } ?? "" }

  private static func nearestOption(to word: String, for command: Command?) -> String? {
    let options = Option.all.filter { command.map($0.commands.contains) ?? true }
    return nearMiss(to: word, among: options.map(\.spelling))
  }
}
