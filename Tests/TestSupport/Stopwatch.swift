#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Measures processor time: it stands still while the machine is busy with others.
package enum Stopwatch {
  /// The time that reading a file may take, whatever it holds: 50 ms, and more under a sanitizer, by which every
  /// access to memory is watched.
  package static let limit: Duration = {
    let sanitizer = getenv("PHOTOSEL_SANITIZER").map { String(cString: $0) }
    return .milliseconds(50) * (sanitizer == nil ? 1 : sanitizer == "address" ? 5 : 20)
  }()

  /// Runs `body`, and up to twice more while it takes longer than `limit`.
  /// - Returns: What it returned, and the shortest time that it took.
  package static func time<Result, Failure: Error>(
    limit: Duration = limit, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> (result: Result, duration: Duration) {
    var start = now()
    var result = try body()
    var shortest = now() - start
    for _ in 0..<2 where shortest > limit {
      start = now()
      result = try body()
      shortest = min(shortest, now() - start)
    }
    return (result, shortest)
  }

  /// The processor time that this thread has had.
  private static func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
