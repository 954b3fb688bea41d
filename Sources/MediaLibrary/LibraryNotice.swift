public import FileWalk
public import MediaFormats

/// What a scan has to say about a file, or about itself, besides the items that it returns.
public enum LibraryNotice: Sendable {
  /// Something is wrong with a file or folder; the scan goes on.
  case warning(LibraryWarning)
  /// A file or folder was passed over, for a reason in one word.
  case skipped(reason: String, path: [UInt8])
  /// So many files were seen so far, and so many of them read.
  case progress(seen: Int, read: Int)
}

/// Why a file that the walk found is no item; the raw value is the word that `--skipped` prints, as it prints
/// those of the walk itself (`SkipReason`).
enum FileSkipReason: String {
  /// There is nothing in it.
  case empty
  /// Its content is of no format that is known, and its name promises none.
  case notMedia = "not-media"
  /// It is sound alone.
  case audio
  /// It is of a kind that the user did not ask for.
  case kind
}

/// What is wrong with a file or folder, under the path by which it would be printed.
public struct LibraryWarning: Equatable, Sendable {
  /// The kinds of faults.
  public enum Fault: Equatable, Sendable {
    /// The file system refused it.
    case unreadable(FileError)
    /// It is not what its extension promises, nor any other format that is known.
    case unrecognized
    /// It breaks the rules of its format.
    case malformed(MalformedMedia)
    /// It tells of another file, and is too large to be searched to its end; nothing was found before that.
    case oversized
  }

  /// The path.
  public let path: [UInt8]
  /// What is wrong.
  public let fault: Fault
}

extension LibraryWarning.Fault: CustomStringConvertible {
  /// What is wrong, as the end of a sentence about the file.
  public var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .unrecognized: "is not what its name promises"
    case .malformed(let fault): fault.description
    case .oversized: "is too large for what it tells of another file"
    }
  }
}

/// Why a library can't be scanned at all.
public struct LibraryError: Error, Equatable, Sendable {
  /// The folder, as the user named it.
  public let root: [UInt8]
  /// Why it can't be walked.
  public let fault: FileError
}
