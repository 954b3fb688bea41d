import Foundation
import Testing

/// What fuzzing has found stays found.
@Suite struct ReplayTests {
  /// Where this suite stands.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// The kept inputs of a fuzzer.
  static func failures(of fuzzer: String) throws -> [(name: String, bytes: [UInt8])] {
    let folder = folder.appending(path: "Failures/\(fuzzer)")
    guard FileManager.default.fileExists(atPath: folder.path()) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted().map { name in
      (name, [UInt8](try Data(contentsOf: folder.appending(path: name))))
    }
  }

  @Test(arguments: Fuzzer.all.map(\.name))
  func `no input that once failed fails again`(fuzzer name: String) throws {
    let fuzzer = try #require(Fuzzer.named(name))
    for (file, bytes) in try Self.failures(of: name) {
      #expect(throws: Never.self, "\(name)/\(file)") { try fuzzer(bytes) }
    }
  }

  @Test(arguments: Fuzzer.all.map(\.name))
  func `what a fuzzer begins with keeps every promise`(fuzzer name: String) throws {
    let fuzzer = try #require(Fuzzer.named(name))
    for seed in Seeds.built where seed.fuzzer == name {
      #expect(throws: Never.self, "\(seed.name)") { try fuzzer(seed.bytes) }
    }
  }

  @Test func `failures are kept in folders of fuzzers that there are`() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appending(path: "Failures").path())
    #expect(folders.filter { $0 != "README.md" && Fuzzer.named($0) == nil } == [])
  }

  @Test func `scripts fuzz knows every fuzzer, and no other`() throws {
    let script = Process()
    script.executableURL = Self.folder.appending(path: "../../scripts/fuzz").standardizedFileURL
    script.arguments = ["--list"]
    let output = Pipe()
    script.standardOutput = output
    try script.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    script.waitUntilExit()
    #expect(text.split(separator: "\n").map(String.init) == Fuzzer.all.map(\.name))
  }
}
