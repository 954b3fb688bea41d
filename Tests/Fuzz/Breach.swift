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

/// Runs `body`, which must not take longer than a file may, times `patience`.
func promiseHaste<Result>(
  patience: Int = 1, _ body: () throws(Breach) -> Result
) throws(Breach) -> Result {
  let limit = Stopwatch.limit * patience
  let (result, duration) = try Stopwatch.time(limit: limit, body)
  try promise(duration <= limit, "reading takes \(duration)")
  return result
}
