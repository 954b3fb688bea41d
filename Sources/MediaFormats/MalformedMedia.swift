/// Why a file can't be read as the format it claims to be; offsets count from the file's first byte.
public enum MalformedMedia: Error, Equatable {
  /// The bytes end where more are due.
  case truncated(at: Int)
  /// A length, offset or marker makes no sense where it stands.
  case invalid(String, at: Int)
  /// What is looked for is spread over more places than any camera spreads it (`Limits.reads`).
  case scattered(at: Int)
  /// What is named is there, compressed as nothing here can read.
  case compressed(String, at: Int)
  /// The system refused a read, with its error number.
  case unreadable(code: Int32, at: Int)
}

extension MalformedMedia: CustomStringConvertible {
  /// What is wrong and where, as the end of a sentence about the file.
  public var description: String {
    switch self {
    case .truncated(let offset): "ends too early, at byte \(offset)"
    case .invalid(let thing, let offset): "has an invalid \(thing) at byte \(offset)"
    case .scattered(let offset): "is too scattered to be searched on, at byte \(offset)"
    case .compressed(let thing, let offset):
      "has its \(thing) compressed (Brotli), which isn't read, at byte \(offset)"
    case .unreadable(let code, let offset): "can't be read at byte \(offset) (error \(code))"
    }
  }
}
