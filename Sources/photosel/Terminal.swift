import Listing

/// Standard error: what the program has to say besides its results.
struct Terminal {
  /// Whether warnings and progress are left out.
  var isQuiet: Bool

  /// Whether a person is looking.
  var isWatched: Bool { System.isTerminal(2) }

  /// Says why the program can't do what it was asked.
  static func complain(_ message: String) { say(message) }

  /// Says what the user should know, unless that was declined.
  func note(_ message: String) { if !isQuiet { Self.say(message) } }

  /// Says what is wrong with a file.
  func warn(_ path: [UInt8], _ fault: String) { note("\(shown(path)): \(fault)") }

  private static func say(_ message: String) {
    // Nobody is left to hear that standard error is closed.
    try? FileDescriptor.standardError.write(Array("photosel: \(message)\n".utf8))
  }
}

/// Returns a path as it may stand in a message.
func shown(_ path: [UInt8]) -> String {
  path.isEmpty ? "''" : String(decoding: visible(path), as: UTF8.self)
}
