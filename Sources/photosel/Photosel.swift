import CaptureDates
import Moments

/// The command line tool.
@main enum Photosel {
  static func main() {
    System.occupyStandardDescriptors()
    System.ignoreBrokenPipes()
    System.exit(run(System.arguments))
  }

  /// Runs the command that the words name and reports how it went.
  static func run(_ words: [[UInt8]]) -> ExitStatus {
    // What programs ask at every start is answered before any table is laid out.
    if words == [Array("--version".utf8)] { return show("photosel \(version)\n") }
    do throws(UsageError) {
      return try perform(Invocation(words))
    } catch {
      var command = words.first.flatMap { Command(rawValue: String(decoding: $0, as: UTF8.self)) }
      if command == .help { command = nil }
      Terminal.complain("\(error)\nSee 'photosel help\(command.map { " \($0.rawValue)" } ?? "")'.")
      return .misused
    }
  }

  private static func perform(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
    if invocation.has(.version) { return show("photosel \(version)\n") }
    if invocation.has(.help), invocation.command != .help { return show(Help.text(on: invocation.command)) }
    switch invocation.command {
    case .help: return show(try Help.text(on: invocation.operands))
    case .scan:
      let command = try ScanCommand(invocation, clock: .system)
      return report { () throws(Failure) in try command.run() }
    case .select:
      let command = try SelectCommand(invocation, clock: .system)
      return report { () throws(Failure) in try command.run() }
    case .why:
      let command = try WhyCommand(invocation, clock: .system)
      return report { () throws(Failure) in try command.run() }
    }
  }

  private static func show(_ text: String) -> ExitStatus {
    report { () throws(Failure) in
      do throws(Output.Failure) {
        try Output.standard.write { write throws(SystemError) in try write(Array(text.utf8)) }
      } catch {
        throw .output(error)
      }
      return .done
    }
  }

  /// Does what may fail, and says why when it does.
  private static func report(_ body: () throws(Failure) -> ExitStatus) -> ExitStatus {
    do throws(Failure) {
      return try body()
    } catch {
      Terminal.complain("\(error)")
      return error.status
    }
  }
}

extension HostClock {
  /// The clock and zone of this machine.
  static var system: HostClock { HostClock(now: System.now, secondsFromUTC: System.secondsFromUTC) }

  /// The day on the host's wall.
  var today: CivilDay {
    guard let wall = wall(at: now) else { preconditionFailure("the clock is outside of the years 1 to 9999") }
    return wall.time.civilDay
  }
}
