import Foundation
import Glibc

/// Programs that run in the folder.
extension Home {
  /// Runs the program; the words are parted by single blanks.
  func run(
    _ line: String, in folder: String = "", input: Bytes = "", environment: [String: String] = [:]
  ) -> Outcome {
    run(
      words: line.split(separator: " ").map { Bytes($0.utf8) }, in: folder, input: input,
      environment: environment)
  }

  /// Runs the program.
  func run(
    words: [Bytes], in folder: String = "", input: Bytes = "", environment: [String: String] = [:]
  ) -> Outcome {
    run(program: Self.program, words: words, in: folder, input: input, environment: environment)
  }

  /// Runs the program on a terminal, maybe by another program; all that is shown there is its output.
  func runOnTerminal(
    _ line: String, by other: [Bytes] = [], environment: [String: String] = [:]
  ) -> Outcome {
    let words = line.split(separator: " ").map { Bytes($0.utf8) }
    return run(
      program: "/usr/bin/env",
      words: ["python3", "-c", Terminal.script] + other + [Bytes(Self.program.utf8)] + words,
      in: "", input: "", environment: ["TERM": "xterm"].merging(environment) { $1 })
  }

  /// Runs a shell, in which `photosel` is the program.
  func shell(_ script: String, in folder: String = "") -> Outcome {
    let preface = #"photosel() { "$PHOTOSEL" "$@"; }"#
    return run(
      program: "/bin/bash", words: ["-c", Bytes("\(preface)\n\(script)".utf8)], in: folder, input: "",
      environment: ["PHOTOSEL": Self.program])
  }

  private func run(
    program: String, words: [Bytes], in folder: String, input: Bytes, environment more: [String: String]
  ) -> Outcome {
    let name = base + "/runs/\(UUID().uuidString)"
    defer { for suffix in [".in", ".out", ".err"] { unlink(name + suffix) } }
    var child = Child(
      program: program, words: words,
      // An empty value takes a variable away.
      environment: environment.merging(more) { $1 }.filter { !$0.value.isEmpty },
      folder: folder.isEmpty ? path : path + "/" + folder)
    if !input.array.isEmpty {
      _ = FileManager.default.createFile(atPath: name + ".in", contents: Data(input.array))
      child.input = name + ".in"
    }
    child.output = name + ".out"
    child.messages = name + ".err"
    let status = child.run()
    return Outcome(content(name + ".out") ?? "", messages: content(name + ".err") ?? "", status: status)
  }
}
