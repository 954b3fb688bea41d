import GestureScript
import Listing
import MediaLibrary
import Moments

/// Why a run that was asked for properly can't go on.
enum Failure: Error {
  /// Nothing says which library is meant.
  case noLibrary
  /// Paths are to be absolute, but the current folder has none.
  case noCurrentFolder
  /// A DIR can't be walked.
  case library(LibraryError)
  /// A file that the options name can't be read.
  case input([UInt8], SystemError)
  /// A file of `--from` is no saved scan.
  case saved([UInt8], SavedScan.Malformed)
  /// The gesture script breaks its rules.
  case script([UInt8], ScriptError)
  /// The script was recorded on another grid than this one.
  case otherGrid([UInt8], recorded: Grid, here: Grid)
  /// A path would make two lines of one.
  case newline([UInt8])
  /// The results can't be written.
  case output(Output.Failure)

  /// What tells one grid from another.
  struct Grid {
    var items: Int?
    var digest: UInt64?
  }
}

extension Failure {
  /// The exit status that tells other programs.
  var status: ExitStatus {
    switch self {
    case .noLibrary: .misused
    case .otherGrid: .otherGrid
    default: .unusable
    }
  }
}

extension Failure: CustomStringConvertible {
  var description: String {
    switch self {
    case .noLibrary: "no library: name a DIR, or scan one first (photosel scan DIR)"
    case .noCurrentFolder: "--absolute: the current folder was removed, or has no path"
    case .library(let error): "\(shown(error.root)): \(error.fault)"
    case .input(let path, let error): "\(Self.named(path)): \(error)"
    case .saved(let path, let fault): "\(Self.named(path)): \(fault)"
    case .script(let path, let error): "\(Self.named(path)): \(error)"
    case .otherGrid(let path, let recorded, let here):
      "\(Self.named(path)): recorded on another grid (\(recorded)) than this one (\(here)), so it would choose "
        + "other files; --force replays it all the same"
    case .newline(let path): "\(shown(path)): has a newline in its path; use -0, or --format ndjson"
    case .output(let failure):
      switch failure.output {
      case .descriptor(let number):
        "\(number == 1 ? "standard output" : "file descriptor \(number)"): \(failure.error)"
      case .file(let path): "\(shown(path)): \(failure.error)"
      }
    }
  }

  private static func named(_ path: [UInt8]) -> String {
    path == [UInt8(ascii: "-")] ? "standard input" : shown(path)
  }
}

extension Failure.Grid: CustomStringConvertible {
  var description: String {
    let count = items.map { $0 == 1 ? "1 item" : "\($0) items" }
    let hash = digest.map { "digest \(MomentGrid.text(ofDigest: $0))" }
    return [count, hash].compactMap { $0 }.joined(separator: ", ")
  }
}
