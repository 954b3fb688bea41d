public import CaptureDates
public import FileWalk
public import MediaFormats

/// What a file offers to be dated by, and what becomes of it.
public struct FileExamination: Sendable {
  /// One of the dates, and what becomes of it.
  public struct Offer: Sendable {
    /// What is offered: of a name the name itself, of a file time its count of seconds, of a still its date.
    public let candidate: DateCandidate
    /// What becomes of it.
    public let verdict: DateVerdict
  }

  /// What is wrong with the file, or with one beside it, so that dates may be missing.
  public struct Trouble: Equatable, Sendable {
    /// The name of the file beside it; `nil` for the file itself.
    public let sidecar: [UInt8]?
    /// What is wrong.
    public let fault: LibraryWarning.Fault
  }

  /// The format.
  public let format: MediaFormat
  /// All dates in the order of rule 2, those of one rank as they stand in the file.
  public let offers: [Offer]
  /// What is wrong, so that dates may be missing.
  public let troubles: [Trouble]

  /// The date that the file gets; `nil` for one that is undated.
  public var date: CaptureDate? { offers.first { $0.verdict.fate == .won }?.verdict.date }
}

/// Why a file can't be examined.
public enum ExaminationError: Error, Equatable, Sendable {
  /// The file system refuses it, or it is no regular file.
  case unreadable(FileError)
  /// There is nothing in it.
  case empty
  /// Its content is of no format that is known, and its name promises none.
  case notMedia
  /// It is sound alone.
  case audio
}

extension ExaminationError: CustomStringConvertible {
  /// What is wrong, as the end of a sentence about the file.
  public var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .empty: "Empty file"
    case .notMedia: "No photo or video"
    case .audio: "Sound alone, no video"
    }
  }
}
