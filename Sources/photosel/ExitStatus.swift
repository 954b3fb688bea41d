/// How a run ended, as other programs see it (cli.md, *Exit codes*).
enum ExitStatus: Int32 {
  /// All went well; from `select`: something was chosen.
  case done = 0
  /// Nothing was chosen; from `why`: a file is undated.
  case nothingChosen = 1
  /// The command line makes no sense.
  case misused = 2
  /// An input can't be used, or the output can't be written.
  case unusable = 3
  /// The script was recorded on another grid.
  case otherGrid = 4
  /// Some files could not be read, and `--strict` was given.
  case incomplete = 5

  /// A file is undated.
  static let undated = ExitStatus.nothingChosen
}
