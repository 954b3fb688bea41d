import CaptureDates
import Listing
import MediaLibrary

/// `photosel why`: shows every date that a file offers, which one wins, and why.
struct WhyCommand {
  /// The forms in which that is printed.
  enum Form: String, CaseIterable {
    case text, ndjson, json
  }

  private let paths: [[UInt8]]
  private let form: Form
  private let isColored: Bool
  private let output: Output
  private let isStrict: Bool
  private let terminal: Terminal
  private let chooser: DateChooser

  /// Makes sense of a command line.
  init(_ invocation: Invocation, clock: HostClock) throws(UsageError) {
    paths = invocation.operands
    if paths.isEmpty { throw .missingFile(.why) }
    if paths.contains([UInt8(ascii: "-")]) { throw .namelessFile }
    form =
      try invocation.value(
        .format, expected: "one of \(Form.allCases.map(\.rawValue).joined(separator: ", "))"
      ) {
        Form(rawValue: String(decoding: $0, as: UTF8.self))
      } ?? .text
    output = invocation.value(.output).map(Output.init) ?? .standard
    isColored = try PrintOptions.isColored(invocation, output)
    isStrict = invocation.has(.strict)
    terminal = Terminal(isQuiet: invocation.has(.quiet))
    chooser = DateChooser(clock: clock, classes: try LibraryOptions.classes(invocation))
  }

  /// Examines every file, and prints what came of those that can be read.
  func run() throws(Failure) -> ExitStatus {
    var examiner = FileExaminer(chooser: chooser)
    var found: [(path: [UInt8], examination: FileExamination)] = []
    for path in paths {
      do throws(ExaminationError) {
        found.append((path, try examiner.examine(path)))
      } catch {
        terminal.warn(path, "\(error)")
      }
    }
    let bytes = text(on: found)
    do throws(Output.Failure) {
      try output.write { write throws(SystemError) in try write(bytes) }
    } catch {
      throw .output(error)
    }
    if found.count < paths.count { return .unusable }
    if isStrict, found.contains(where: { !$0.examination.troubles.isEmpty }) { return .incomplete }
    return found.contains { $0.examination.date == nil } ? .undated : .done
  }

  private func text(on found: [(path: [UInt8], examination: FileExamination)]) -> [UInt8] {
    switch form {
    case .text:
      let texts = found.map { WhyText($0.examination, at: $0.path, isColored: isColored).bytes }
      return Array(texts.joined(separator: [UInt8(ascii: "\n")]))
    case .ndjson, .json:
      var document = WhyDocument()
      document.write(found, asLines: form == .ndjson)
      return document.bytes
    }
  }
}
