import Foundation
import Glibc
import TestSupport
import Testing

/// A fresh place for one test, with nothing of the user's; removed with the value.
final class Home: Sendable {
  /// The folder of the test's files, in which the program runs; nothing else is in it.
  let path: String
  /// What is around it: what the program keeps, and what runs print.
  private let base: String

  /// The program, which is built beside the tests.
  static let program = Bundle.main.bundlePath + "/photosel"

  /// The file time of what a test makes without one: 2020-02-02 02:02:02 UTC.
  static let fileTime = 1_580_608_922

  init() {
    // The true path, as the program tells it, even where the temporary folder is behind a link.
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    base = temporary + "/photosel-\(UUID().uuidString)"
    path = base + "/files"
    for folder in [base, path, base + "/runs"] { mkdir(folder, 0o755) }
  }

  /// A home with photos that were taken at these times, as Exif writes them.
  convenience init(_ photos: KeyValuePairs<Bytes, String>) {
    self.init()
    for (name, time) in photos { photo(name, takenAt: time) }
  }

  deinit {
    _ = Child(program: "/bin/rm", words: ["-rf", Bytes(base.utf8)], environment: [:], folder: "/").run()
  }

  /// The absolute path of what is called `name` here.
  func absolute(_ name: Bytes) -> Bytes { Bytes("\(path)/".utf8) + name }

  /// Where the program remembers DIRs.
  var state: String { base + "/state" }

  /// The environment of the program.
  var environment: [String: String] {
    [
      "HOME": base, "XDG_STATE_HOME": state, "XDG_CACHE_HOME": base + "/cache", "TZ": "UTC",
      "PATH": "/usr/local/bin:/usr/bin:/bin",
      // A crash ends a run at once; the runtime would look into it for seconds.
      "SWIFT_BACKTRACE": "enable=no",
    ]
  }
}

// MARK: Files

extension Home {
  /// Makes a JPEG that was taken at that time, as Exif writes it; one without Exif if there is none.
  func photo(_ name: Bytes, takenAt time: String? = nil, modified: Int = fileTime) {
    file(name, Bytes(time.map { SampleJPEG.file(takenAt: $0) } ?? SampleJPEG.file([])), modified: modified)
  }

  /// Makes a file, and the folders that it is in.
  func file(_ name: Bytes, _ content: Bytes, modified: Int = fileTime) {
    if let slash = name.array.lastIndex(of: 0x2F) { folder(Bytes(name.array[..<slash])) }
    let path = cString(name)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if descriptor < 0 {
      Issue.record("\(name) can't be made: \(String(cString: strerror(errno)))")
      return
    }
    content.array.withUnsafeBytes { buffer in
      if write(descriptor, buffer.baseAddress, buffer.count) != buffer.count {
        Issue.record("\(name) can't be written")
      }
    }
    futimens(descriptor, [timespec(tv_sec: modified, tv_nsec: 0), timespec(tv_sec: modified, tv_nsec: 0)])
    close(descriptor)
  }

  /// Makes a folder, and those that it is in.
  func folder(_ name: Bytes) {
    for index in name.array.indices where name.array[index] == 0x2F {
      mkdir(cString(Bytes(name.array[..<index])), 0o755)
    }
    mkdir(cString(name), 0o755)
  }

  /// Makes a symbolic link.
  func link(_ name: Bytes, to target: String) {
    if let slash = name.array.lastIndex(of: 0x2F) { folder(Bytes(name.array[..<slash])) }
    symlink(target, cString(name))
  }

  /// The content of a file of the test, or of one with an absolute path; `nil` if it isn't there.
  func content(_ name: String) -> Bytes? {
    FileManager.default.contents(atPath: name.hasPrefix("/") ? name : path + "/" + name).map { Bytes($0) }
  }

  /// The names in a folder, sorted.
  func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []).sorted()
  }

  func cString(_ name: Bytes) -> [CChar] { (absolute(name).array + [0]).map { CChar(bitPattern: $0) } }
}

// MARK: Runs

extension Home {
  /// Runs the program; the words are parted by single blanks.
  func run(
    _ line: String, in folder: String = "", input: Bytes = "", environment: [String: String] = [:]
  ) -> Outcome {
    run(
      words: line.split(separator: " ").map { Bytes($0.utf8) }, in: folder, input: input,
      environment: environment)
  }

  /// Runs the program.
  func run(
    words: [Bytes], in folder: String = "", input: Bytes = "", environment: [String: String] = [:]
  ) -> Outcome {
    run(program: Self.program, words: words, in: folder, input: input, environment: environment)
  }

  /// Runs the program on a terminal, maybe by another program; all that is shown there is its output.
  func runOnTerminal(
    _ line: String, by other: [Bytes] = [], environment: [String: String] = [:]
  ) -> Outcome {
    let words = line.split(separator: " ").map { Bytes($0.utf8) }
    return run(
      program: "/usr/bin/env",
      words: ["python3", "-c", Bytes(Self.terminal.utf8)] + other + [Bytes(Self.program.utf8)] + words,
      in: "", input: "", environment: ["TERM": "xterm"].merging(environment) { $1 })
  }

  /// Whether a terminal can be had.
  static let hasTerminal = Home().runOnTerminal("--version").status == 0

  /// Runs a program on a terminal of its own, which shows lines as they come, and prints what was shown.
  private static let terminal = """
    import os, pty, sys, termios
    process, terminal = pty.fork()
    if process == 0:
        settings = termios.tcgetattr(1)
        settings[1] &= ~termios.OPOST
        termios.tcsetattr(1, termios.TCSANOW, settings)
        os.execvp(sys.argv[1], sys.argv[1:])
    shown = b""
    while True:
        try:
            piece = os.read(terminal, 4096)
        except OSError:
            break
        if not piece:
            break
        shown += piece
    os.write(1, shown)
    sys.exit(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]))
    """

  /// Runs a shell, in which `photosel` is the program.
  func shell(_ script: String, in folder: String = "") -> Outcome {
    run(
      program: "/bin/bash", words: ["-c", Bytes("photosel() { \"$PHOTOSEL\" \"$@\"; }\n\(script)".utf8)],
      in: folder,
      input: "", environment: ["PHOTOSEL": Self.program])
  }

  private func run(
    program: String, words: [Bytes], in folder: String, input: Bytes, environment more: [String: String]
  ) -> Outcome {
    let name = base + "/runs/\(UUID().uuidString)"
    defer { for suffix in [".in", ".out", ".err"] { unlink(name + suffix) } }
    var child = Child(
      program: program, words: words,
      // An empty value takes a variable away.
      environment: environment.merging(more) { $1 }.filter { !$0.value.isEmpty },
      folder: folder.isEmpty ? path : path + "/" + folder)
    if !input.array.isEmpty {
      _ = FileManager.default.createFile(atPath: name + ".in", contents: Data(input.array))
      child.input = name + ".in"
    }
    child.output = name + ".out"
    child.messages = name + ".err"
    let status = child.run()
    return Outcome(content(name + ".out") ?? "", messages: content(name + ".err") ?? "", status: status)
  }
}
