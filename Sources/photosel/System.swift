#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The process and its surroundings, as bytes. With `FileDescriptor` and `Files` the only file of the tool that
/// calls C.
enum System {
  /// Ends the process.
  static func exit(_ status: ExitStatus) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status.rawValue)
    #else
      Glibc.exit(status.rawValue)
    #endif
  }

  /// The words behind the program's name, byte for byte; `CommandLine.arguments` would repair them.
  static var arguments: [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      unsafe CommandLine.unsafeArgv[index].map { unsafe bytes($0) }
    }
  }

  /// A variable of the environment; `nil` when it is not set, or empty.
  static func variable(_ name: String) -> [UInt8]? {
    guard let value = unsafe getenv(name) else { return nil }
    let bytes = unsafe bytes(value)
    return bytes.isEmpty ? nil : bytes
  }

  /// The absolute path of the current folder; `nil` when it is gone, or too deep to have one.
  static var currentFolder: [UInt8]? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe bytes(path)
  }

  /// Whether a descriptor is a terminal that can show more than lines of text.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Makes writing to a closed pipe an error that is handled, instead of the end of the process.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Takes the places of standard files that are closed, so that no file opened later is mistaken for one.
  ///
  /// What takes them can't be written to, or read from: using a closed file stays an error.
  static func occupyStandardDescriptors() {
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Holds back the signals by which a person or a system ends a program.
  /// - Returns: The signals that were held back before.
  static func heldInterrupts() -> sigset_t {
    var held = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&held, signal) }
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    return before
  }

  /// Lets the signals through again that `heldInterrupts` held back, and ends with those that came.
  static func release(_ before: sigset_t) {
    var before = before
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// The number of this process.
  static var processNumber: Int32 { getpid() }

  /// What an error number means.
  static func message(_ code: Int32) -> String { unsafe String(cString: strerror(code)) }

  /// Seconds since 1970-01-01 UTC.
  static var now: Int64 { Int64(time(nil)) }

  /// Milliseconds on a clock that nobody sets.
  static var uptime: Int64 {
    var spec = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &spec)
    return Int64(spec.tv_sec) * 1000 + Int64(spec.tv_nsec) / 1_000_000
  }

  /// How many seconds the host's zone is ahead of UTC at a moment.
  static func secondsFromUTC(at moment: Int64) -> Int {
    var seconds = time_t(moment)
    var fields = unsafe tm()
    guard unsafe localtime_r(&seconds, &fields) != nil else { return 0 }
    return unsafe fields.tm_gmtoff
  }

  private static func bytes(_ text: UnsafeMutablePointer<CChar>) -> [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: text, count: strlen(text))).map { UInt8(bitPattern: $0) }
  }
}
