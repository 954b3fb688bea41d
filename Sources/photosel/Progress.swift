/// A line on a terminal that tells how far a scan is, from half a second on.
struct Progress {
  private let isShown: Bool
  private let start = System.uptime
  private var lastShown: Int64?

  /// How long nothing is said, and how long a line stands, in milliseconds.
  private static let patience: (first: Int64, next: Int64) = (500, 100)

  /// Creates a line that is shown only on a terminal.
  init(isQuiet: Bool) {
    isShown = !isQuiet && System.isTerminal(2) && System.variable("TERM") != Array("dumb".utf8)
  }

  /// Shows how far the scan is.
  mutating func update(seen: Int, read: Int) {
    guard isShown else { return }
    let now = System.uptime
    guard now - (lastShown ?? start) >= (lastShown == nil ? Self.patience.first : Self.patience.next) else {
      return
    }
    lastShown = now
    let rate = Int64(read) * 1000 / max(1, now - start)
    let line = "\r\u{1B}[K\(seen) files seen, \(read) read, \(seen - read) to go, \(rate) a second"
    try? FileDescriptor.standardError.write(Array(line.utf8))
  }

  /// Removes the line, so that what follows begins a line.
  mutating func clear() {
    guard lastShown != nil else { return }
    try? FileDescriptor.standardError.write(Array("\r\u{1B}[K".utf8))
  }
}
