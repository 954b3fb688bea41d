/// An option of the command line. One table drives parsing, help, and the hints at a near miss.
struct Option {
  /// The names by which the code knows options.
  enum Name: String, CaseIterable {
    case from, gesture, check, force, trace, layout, draw, thumbnails
    case hidden
    case noSkip = "no-skip"
    case skipped, follow
    case oneFileSystem = "one-file-system"
    case maxDepth = "max-depth"
    case exclude, ext, kind
    case since, until, day
    case dateFrom = "date-from"
    case dayStart = "day-start"
    case cluster, order
    case format, print0, absolute, relative, title, output
    case strict, quiet, color, help, version
  }

  /// The heading under which help lists an option.
  enum Group: String, CaseIterable {
    case selecting = "What is chosen"
    case walking = "What is walked"
    case dating = "What the grid is"
    case deciding = "Which date wins"
    case printing = "What is printed"
    case general = "In general"
  }

  let name: Name
  let short: Character?
  /// What its value is called; `nil` for one without.
  let value: String?
  let isRepeatable: Bool
  let commands: Set<Command>
  let group: Group
  let summary: String

  /// What stands on the command line, with two dashes.
  var spelling: String { "--\(name.rawValue)" }
}

extension Option {
  private init(
    _ name: Name, _ short: Character? = nil, _ value: String? = nil, repeats: Bool = false,
    of commands: Set<Command> = [.scan, .select], in group: Group, _ summary: String
  ) {
    self.init(
      name: name, short: short, value: value, isRepeatable: repeats, commands: commands, group: group,
      summary: summary)
  }

  /// All options, in the order of help.
  static let all: [Option] = selecting + walking + dating + deciding + printing + general

  private static let selecting = [
    Option(
      .gesture, nil, "FILE", of: [.select], in: .selecting,
      "replay the gesture script in FILE (- is standard input)"),
    Option(.check, of: [.select], in: .selecting, "only check the script; print nothing"),
    Option(.force, of: [.select], in: .selecting, "replay a script that was recorded on another grid"),
    Option(
      .from, nil, "FILE", repeats: true, of: [.select], in: .selecting,
      "take the library from what scan printed as json or ndjson"),
  ]

  private static let walking = [
    Option(.hidden, in: .walking, "take hidden files and folders too"),
    Option(.noSkip, in: .walking, "enter trash, thumbnail and .nomedia folders too"),
    Option(.follow, in: .walking, "follow symbolic links"),
    Option(.oneFileSystem, in: .walking, "stay on the file system of each DIR"),
    Option(.maxDepth, nil, "N", in: .walking, "go no deeper than N; files in DIR itself are at 1"),
    Option(
      .exclude, nil, "GLOB", repeats: true, in: .walking, "pass over what GLOB matches, as in .gitignore"),
    Option(
      .ext, nil, "LIST", repeats: true, in: .walking, "take only files with these extensions: heic,jpg"),
    Option(.kind, nil, "LIST", in: .walking, "take only these kinds: photo, video"),
  ]

  private static let dating = [
    Option(
      .since, nil, "DATE", in: .dating, "from DATE on: 2024-05-03, 2024-05, 2024, 3d, 2w, today, yesterday"),
    Option(.until, nil, "DATE", in: .dating, "up to DATE, inclusive"),
    Option(.day, nil, "A[..B]", in: .dating, "only the day, month or year A, or all days from A to B"),
    Option(
      .dateFrom, nil, "LIST", in: .dating, "which sources may date a file: metadata,name,mtime (all three)"),
    Option(.dayStart, nil, "HH:MM", in: .dating, "let a day begin at HH:MM, so that a night stays one"),
    Option(.cluster, nil, "RULE", in: .dating, "what a moment is: day"),
    Option(.order, nil, "ORDER", in: .dating, "newest (first) or oldest (first)"),
  ]

  private static let deciding = [
    Option(
      .dateFrom, nil, "LIST", of: [.why], in: .deciding,
      "which sources may date a file: metadata,name,mtime (all three)")
  ]

  private static let printing = [
    Option(.format, nil, "FORM", in: .printing, "text, paths, tsv, days, ndjson or json"),
    Option(.format, nil, "FORM", of: [.why], in: .printing, "text, ndjson or json"),
    Option(.print0, "0", in: .printing, "end each path with NUL instead of a newline"),
    Option(.absolute, in: .printing, "print absolute paths"),
    Option(.relative, in: .printing, "print paths below DIR"),
    Option(.title, nil, "FORMAT", in: .printing, "how a day is titled: %Y-%m-%d %a"),
    Option(
      .trace, of: [.select], in: .printing, "print each change that the script makes, as ndjson, instead"),
    Option(
      .layout, of: [.select], in: .printing, "print where headers and cells stand, as ndjson, instead"),
    Option(
      .draw, nil, "FILE", of: [.select], in: .printing, "also draw the grid and the gestures, as SVG in FILE"),
    Option(.thumbnails, of: [.select], in: .printing, "put the photos' own thumbnails into the picture"),
    Option(
      .skipped, of: [.scan], in: .printing, "print what was passed over, with the reason, instead"),
    Option(
      .output, "o", "FILE", of: [.scan, .select, .why], in: .printing, "write to FILE, whole or not at all"),
  ]

  private static let general = [
    Option(.strict, of: [.scan, .select, .why], in: .general, "exit with 5 if some files could not be read"),
    Option(.quiet, "q", of: [.scan, .select, .why], in: .general, "no warnings, no progress"),
    Option(.color, nil, "WHEN", of: [.scan, .select, .why], in: .general, "auto, always or never"),
    Option(.help, "h", of: Set(Command.allCases), in: .general, "explain the command"),
    Option(.version, "V", of: Set(Command.allCases), in: .general, "print the version"),
  ]

  /// The option of that name.
  static func named(_ name: Name) -> Option {
    guard let option = all.first(where: { $0.name == name }) else {
      preconditionFailure("no row for --\(name)")
    }
    return option
  }
}
