/// What the program can be told to do.
enum Command: String, CaseIterable {
  case scan, select, help

  /// What it does, in the list of commands.
  var summary: String {
    switch self {
    case .scan: "walk, read capture dates, print the moments"
    case .select: "replay a gesture script over the grid, print the chosen files"
    case .help: "explain a command, gesture (scripts), or exit-codes"
    }
  }

  /// How it is called.
  var usage: String {
    switch self {
    case .scan: "photosel scan [OPTIONS] [DIR…]"
    case .select: "photosel select [OPTIONS] [DIR…]"
    case .help: "photosel help [scan|select|gesture|exit-codes]"
    }
  }

  /// What else there is to know, below the usage.
  var explanation: String {
    switch self {
    case .scan:
      """
      Walks each DIR (the current folder without any), dates every photo and video in it, and prints
      them as days, newest first. The DIRs are remembered for a later select.
      """
    case .select:
      """
      Lays out the photos and videos of each DIR, plays a gesture script over them as a finger would
      swipe, and prints the chosen files in the order of the grid. Without DIR or --from, the folder that
      the script names is used, else the DIRs that were scanned last. Without --gesture, a date, --ext or
      --kind chooses all that it leaves.
      """
    case .help: ""
    }
  }
}
