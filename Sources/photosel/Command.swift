/// What the program can be told to do.
enum Command: String, CaseIterable {
  case scan, select, why, help

  /// What it does, in the list of commands.
  var summary: String {
    switch self {
    case .scan: "walk, read capture dates, print the moments"
    case .select: "replay a gesture script over the grid, print the chosen files"
    case .why: "show every date that a file offers, which one wins, and why"
    case .help: "explain a command, gesture (scripts), dates, or exit-codes"
    }
  }

  /// How it is called.
  var usage: String {
    switch self {
    case .scan: "photosel scan [OPTIONS] [DIR…]"
    case .select: "photosel select [OPTIONS] [DIR…]"
    case .why: "photosel why [OPTIONS] FILE…"
    case .help: "photosel help [scan|select|why|gesture|dates|exit-codes]"
    }
  }

  /// What else there is to know, below the usage.
  var explanation: String {
    switch self {
    case .scan:
      """
      Walks each DIR (the current folder without any), dates every photo and video in it, and prints
      them as days, newest first. The DIRs are remembered for a later select. On a terminal a last line
      tells how many files were passed over, by the reason, and how many warnings there were.
      """
    case .select:
      """
      Lays out the photos and videos of each DIR, plays a gesture script over them as a finger would
      swipe, and prints the chosen files in the order of the grid. Without DIR or --from, the folder that
      the script names is used, else the DIRs that were scanned last. Without --gesture, a date, --ext or
      --kind chooses all that it leaves.
      """
    case .why:
      """
      Reads all that each FILE says of its date, and what files beside it say, and shows the dates in the
      order in which they are tried: what stands in the file and where (@ and bytes from its beginning),
      what was made of that, and why it wins (*) or loses. FILE need not be in a library. 'photosel help
      dates' explains the order.

      As json (an array) or ndjson (a line a FILE) each FILE is an object of path, kind, type, captured,
      offset, zone, source (as scan prints them), faults, dates, and pathBytes if path is not UTF-8. Each
      of the dates is an object of source, captured, offset, zone, flags, fate (won, outranked, coarser,
      doubtful, contradicted, excluded, rejected), reason, at (bytes, or null); and where there are any,
      in (the file beside it), text, subSecond and offsetText as they stand there, seconds (since 1970, in
      UTC), nanoseconds, wallSeconds (counted on the wall), timeZoneHours; textBytes and others of that
      kind hold in base64 what is not UTF-8.

      The exit code is 1 if a FILE is undated, and 3 if one can't be read.
      """
    case .help: ""
    }
  }
}
