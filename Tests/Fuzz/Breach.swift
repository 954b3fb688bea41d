import TestSupport

/// A promise that was broken, whatever the bytes that were read.
struct Breach: Error, Equatable, CustomStringConvertible {
  /// What happened that never should.
  let description: String

  init(_ description: String) { self.description = description }
}

/// Throws unless a promise is kept.
func promise(_ isKept: Bool, _ breach: @autoclosure () -> String) throws(Breach) {
  guard isKept else { throw Breach(breach()) }
}

/// Runs `body`, which must not take longer than a file may.
func promiseHaste<Result>(_ body: () throws(Breach) -> Result) throws(Breach) -> Result {
  let (result, duration) = try Stopwatch.time(body)
  try promise(duration <= Stopwatch.limit, "reading takes \(duration)")
  return result
}
