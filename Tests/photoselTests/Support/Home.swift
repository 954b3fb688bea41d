import Foundation
import Glibc

/// A fresh place for one test, with nothing of the user's; removed with the value.
final class Home: Sendable {
  /// The folder of the test's files, in which the program runs; nothing else is in it.
  let path: String
  /// What is around it: what the program keeps, and what runs print.
  let base: String

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
