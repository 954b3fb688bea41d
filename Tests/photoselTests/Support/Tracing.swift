/// Looking at what the program asks the system for, or slowing that down.
enum Tracing {
  /// Whether the tracer is here and may be used.
  static let isPermitted = Home().shell("strace -f -o /dev/null true").status == 0

  /// What comes before a command: the tracer, which says nothing by itself, with options of its own.
  static func command(_ options: [Bytes]) -> [Bytes] {
    // A leak can't be looked for in a process that is traced.
    ["env", "ASAN_OPTIONS=detect_leaks=0", "strace", "-f", "-qq"] + options
  }
}
