import Foundation
import Glibc
import Testing

/// A program that a test starts, with everything about it as bytes.
struct Child {
  var program: String
  /// The words behind the program's name.
  var words: [Bytes]
  var environment: [String: String]
  var folder: String
  /// The files, or the terminal, behind its three standard descriptors.
  var input = "/dev/null"
  var output = "/dev/null"
  var messages = "/dev/null"

  /// How long a run may take before it counts as hanging, in seconds.
  static let patience = 60.0

  /// Starts it and returns its process number; `nil`, and an issue, if it can't be started.
  func start() -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, messages, O_WRONLY | O_CREAT, 0o600)
    // The thread that runs a test may hold signals back, and a child would, too.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // A group of its own lets a run that hangs be ended with all that it started.
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    // There is no portable way to start a program in another folder but a shell.
    let shell = "/bin/sh"
    let start = [shell, "-c", "cd \"$0\" && exec \"$@\"", folder, program].map { Bytes($0.utf8) }
    var process = pid_t()
    let code = withCStrings(start + words) { words in
      withCStrings(environment.map { "\($0)=\($1)" }) { environment in
        posix_spawn(&process, shell, &actions, &attributes, words, environment)
      }
    }
    if code == 0 { return process }
    Issue.record("\(program) can't be started: \(String(cString: strerror(code)))")
    return nil
  }

  /// Runs it to its end and returns its exit code, or the negated number of the signal that ended it.
  func run() -> Int32 { start().map(Self.wait) ?? -1 }

  /// Waits until a process ends, and ends it when it hangs.
  static func wait(for process: pid_t) -> Int32 {
    let deadline = Date(timeIntervalSinceNow: patience)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      if Date.now > deadline {
        Issue.record("hangs")
        kill(-process, SIGKILL)
        waitpid(process, &status, 0)
        break
      }
      usleep(300)
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }
}

/// Lends texts as a list of C strings that ends with NULL.
private func withCStrings<Result>(
  _ texts: [Bytes], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let strings = texts.map { text in
    (text.array + [0]).withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.flatMap { strdup($0) } }
    }
  }
  defer { for string in strings { free(string) } }
  return body(strings + [nil])
}
