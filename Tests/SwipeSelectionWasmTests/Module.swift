import Foundation

/// The engine as WebAssembly, compiled once a run, and node to run it.
struct Module: Sendable {
  /// The module, beside what else was built.
  static let compiled = Result {
    let file = Bundle.main.bundleURL.appending(path: "swipe-selection.wasm")
    _ = try run(folder.appending(path: "../../scripts/wasm"), [file.path])
    return Module(file: file)
  }

  /// Where node is; `nil` where it isn't installed.
  static let node: URL? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(filePath: String($0)).appending(path: "node") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// A program failed; what it said tells why.
  struct Failure: Error {
    let output: String
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private let file: URL

  /// Runs a script that stands beside this file on the module, and returns what it says.
  func run(_ script: String, _ argument: String) throws -> String {
    guard let node = Self.node else { throw Failure(output: "node is not installed") }
    return try Self.run(node, [Self.folder.appending(path: script).path, file.path, argument])
  }

  /// Replays a trace in the module and returns what it says of the differences.
  func replay(_ trace: Trace) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "photosel-trace-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(trace.text.utf8).write(to: file)
    return try run("run.mjs", file.path)
  }

  private static func run(_ program: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    guard process.terminationStatus == 0 else { throw Failure(output: text) }
    return text
  }
}
