/// How a run went: all that it printed, and its exit code.
struct Outcome: Equatable, Sendable {
  var output: Bytes
  var messages: Bytes
  var status: Int32

  /// What is expected of a run; most say nothing on standard error and exit with 0.
  init(_ output: Bytes = "", messages: Bytes = "", status: Int32 = 0) {
    self.output = output
    self.messages = messages
    self.status = status
  }

  /// The outcome of a run that stops with one message.
  static func fault(_ message: Bytes, status: Int32) -> Outcome {
    Outcome(messages: "photosel: " + message + "\n", status: status)
  }

  /// The outcome of a command line that makes no sense.
  static func misuse(_ message: Bytes, help: Bytes) -> Outcome {
    fault(message + "\nSee 'photosel help" + help + "'.", status: 2)
  }
}

extension Outcome: CustomStringConvertible {
  var description: String { "exit \(status), output \(output), messages \(messages)" }
}
