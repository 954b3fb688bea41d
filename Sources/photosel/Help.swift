/// The texts of `help` and `--help`, made of the tables of commands and options.
enum Help {
  /// What `help` can be asked about.
  static let topics = Command.allCases.map(\.rawValue) + texts.map(\.topic)

  /// The topics that are no commands, each with its text.
  private static let texts = [
    (topic: "exit-codes", text: exitCodes), (topic: "gesture", text: GestureHelp.text),
    (topic: "dates", text: DatesHelp.text),
  ]

  /// What the program is, with its commands.
  static let overview = """
    photosel \(version): fzf for photos

    Finds every photo and video under a folder, dates each by when it was really taken, lays them out
    as days, newest first, and lets a gesture script swipe over them.

    Usage: photosel COMMAND [OPTIONS] [DIR…]

    Commands:
    \(Command.allCases.map { "  \(column($0.rawValue, 10))\($0.summary)" }.joined(separator: "\n"))

    See 'photosel help COMMAND'.

    """

  /// The text that `help` prints for its operands.
  static func text(on words: [[UInt8]]) throws(UsageError) -> String {
    guard let word = words.first else { return overview }
    let topic = String(decoding: word, as: UTF8.self)
    if words.count > 1 { throw .unexpectedOperand(String(decoding: words[1], as: UTF8.self)) }
    if let text = texts.first(where: { $0.topic == topic })?.text { return text }
    guard let command = Command(rawValue: topic) else { throw .unknownTopic(topic) }
    return text(on: command)
  }

  /// The text on a command.
  static func text(on command: Command) -> String {
    var text = "\(command.summary.prefix(1).uppercased())\(command.summary.dropFirst())\n\n"
    text += "Usage: \(command.usage)\n"
    if !command.explanation.isEmpty { text += "\n\(command.explanation)\n" }
    for group in Option.Group.allCases {
      let options = Option.all.filter { $0.group == group && $0.commands.contains(command) }
      guard !options.isEmpty else { continue }
      text += "\n\(group.rawValue):\n" + options.map(line).joined()
    }
    return text
  }

  private static func line(_ option: Option) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    let value = option.value.map { " \($0)" } ?? ""
    return "  \(column(short + option.spelling + value, 24))\(option.summary)\n"
  }

  /// Fills a word up with blanks.
  private static func column(_ word: String, _ width: Int) -> String {
    word + String(repeating: " ", count: max(1, width - word.count))
  }

  private static let exitCodes = """
    Exit codes

      0    done; from select: something was chosen
      1    nothing was chosen; from why: a file is undated
      2    the command line makes no sense
      3    an input cannot be used (script, DIR, FILE, saved scan, a newline in a name), or the output
           cannot be written
      4    the script was recorded on another grid; --force replays it all the same
      5    --strict was given, and some files could not be read
      130  interrupted (143: terminated)

    A reader that closes the pipe ends the program quietly, with the code that it would have had.

    """
}
