import GestureScript
import JSON
import Testing

@Suite struct SpecificationTests {
  @Test func `all examples are there`() {
    #expect(Specification.cases.count == 612)
    #expect(Specification.badScripts.count == 67)
  }

  @Test(arguments: Specification.cases)
  func `a worked example comes out as specified`(example: Specification.Case) throws {
    let grid = ScriptGrid(
      sections: example.sections, keys: example.days, digest: 0, indexOfFile: { _ in nil })
    let outcome = try GestureScript(parsing: example.script).resolved(in: grid).run()
    #expect(outcome.selected.flatMap { Array($0) } == example.selected)
    #expect(abs(outcome.offset - example.offset) <= 1e-6)
  }

  @Test(arguments: Specification.cases)
  func `the changes of a worked example add up to its outcome, S13`(example: Specification.Case) throws {
    let grid = ScriptGrid(
      sections: example.sections, keys: example.days, digest: 0, indexOfFile: { _ in nil })
    let script = try GestureScript(parsing: example.script)
    var selected = Set(try #require(try Self.initialSelection(of: example)))
    _ = try script.resolved(in: grid).run { record in
      #expect(!record.change.isEmpty)
      let added = record.change.added.flatMap { Array($0) }
      let removed = record.change.removed.flatMap { Array($0) }
      #expect(
        selected.isDisjoint(with: added) && selected.isSuperset(of: removed), "in gesture \(record.gesture)")
      selected.formUnion(added)
      selected.subtract(removed)
    }
    #expect(selected.sorted() == example.selected)
  }

  /// What is selected after a script of no gestures.
  private static func initialSelection(of example: Specification.Case) throws -> [Int]? {
    let root = try JSONDocument(parsing: example.script.span, maximumDepth: 32).root
    guard let cells = root["selected"]?.elements else { return [] }
    var starts: [String: Int] = [:]
    var start = 0
    for (day, count) in zip(example.days, example.sections) {
      starts[day] = start
      start += count
    }
    return cells.compactMap { cell in
      cell.integer ?? cell["item"]?.integer.map { $0 + (cell["day"]?.string.flatMap { starts[$0] } ?? 0) }
    }
  }

  @Test(arguments: Specification.badScripts)
  func `a bad script is refused at its place, G7`(script: Specification.BadScript) {
    do throws(ScriptError) {
      _ = try GestureScript(parsing: Array(script.text.utf8)).resolved(in: Specification.gridOfBadScripts)
      Issue.record("was accepted")
    } catch {
      if !script.place.isEmpty { #expect("\(error.place)" == script.place) }
      #expect(!"\(error)".isEmpty)
    }
  }
}
