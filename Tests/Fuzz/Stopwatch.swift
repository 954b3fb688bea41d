import Foundation

/// The time that reading one file may take.
enum Stopwatch {
  /// What is promised.
  static let limit = Duration.milliseconds(50)

  /// How many times longer than a release a build with checks takes, at least.
  private static var patience: Int {
    #if DEBUG
      return ProcessInfo.processInfo.environment["PHOTOSEL_SANITIZER"] == nil ? 4 : 40
    #else
      return 5
    #endif
  }

  /// Runs `body`, and again while it takes longer than it may, as something else may have kept the machine busy.
  static func time<Result>(_ what: String, _ body: () throws(Breach) -> Result) throws(Breach) -> Result {
    var quickest = Duration.seconds(3600)
    for _ in 0..<3 {
      let start = processorTime()
      let result = try body()
      quickest = min(quickest, processorTime() - start)
      if quickest <= limit * patience { return result }
    }
    throw Breach("\(what) takes \(quickest)")
  }

  /// The processor time that this thread has had: it stands still while others run.
  private static func processorTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
