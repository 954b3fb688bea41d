import Foundation
import Testing

/// The module against the native engine: every call must return, and leave behind, the same numbers bit for bit.
@Suite(.enabled(if: Module.node != nil, "node is not installed"))
struct ModuleTests {
  /// How many random scripts run at a time.
  static let batch = 500
  /// How many there are; ten times as many in the long run.
  static let count = ProcessInfo.processInfo.environment["PHOTOSEL_LONG"] == "1" ? 10_000 : 1000

  @Test func `every worked example comes out as in the native engine`() throws {
    #expect(Scenario.workedExamples.count == 612)
    var trace = Trace()
    for (scenario, selected) in Scenario.workedExamples {
      let session = trace.append(scenario)
      #expect(session.selectedRuns.flatMap { Array($0) } == selected, "\(scenario.name)")
    }
    #expect(try Module.compiled.get().replay(trace).hasPrefix("612 scripts, "))
  }

  @Test(arguments: 0..<count / batch)
  func `random scripts come out as in the native engine`(part: Int) throws {
    var trace = Trace()
    for seed in part * Self.batch..<(part + 1) * Self.batch { _ = trace.append(.random(seed: seed)) }
    #expect(try Module.compiled.get().replay(trace).hasPrefix("\(Self.batch) scripts, "))
  }

  @Test(arguments: 1...3)
  func `no numbers trap`(seed: Int) throws {
    #expect(try Module.compiled.get().run("odd.mjs", "\(seed)") == "")
  }

  @Test func `memory that was freed is used again`() throws {
    #expect(try Module.compiled.get().run("memory.mjs", "5000") == "")
  }
}
