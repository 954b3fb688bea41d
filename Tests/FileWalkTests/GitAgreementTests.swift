import Foundation
import TestSupport
import Testing

@testable import FileWalk

/// Patterns against git's own reading of them.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "git isn't installed"))
struct GitAgreementTests {
  static let pieces = [
    "a", "b", "ab", "/", "/", "*", "?", "**", "/**/", "**/", "/**", "[ab]", "[!a]", "[^b]", "[a-c]", "[]a]",
    "[a",
    "]", #"\a"#, #"\*"#, "-", "[[:alpha:]]", "[b-]", "[z-a]", "c",
  ]

  @Test(arguments: 0..<4)
  func `random patterns exclude what git check-ignore says`(round: Int) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let tree = Tree()
    // Every path of up to three names is there, so that git knows which are folders.
    let names = ["a", "b", "c", "ab", "ba", "*", "]", "-"]
    var paths: [String] = []
    for first in names {
      paths.append(first + "/")
      for second in names.prefix(5) {
        paths.append(first + "/" + second + "/")
        for third in names.prefix(4) { paths.append(first + "/" + second + "/" + third) }
      }
    }
    for path in paths { path.hasSuffix("/") ? tree.folder(path) : tree.file(path) }
    _ = try git(["init", "-q"], in: tree.root, input: "")

    for _ in 0..<60 {
      let count = Int.random(in: 1...3, using: &generator)
      let patterns = (0..<count).map { _ in pattern(using: &generator) }
      let globs = patterns.compactMap { try? Glob($0) }
      tree.file(".git/info/exclude", patterns.joined(separator: "\n") + "\n")
      let answer = try git(
        ["check-ignore", "--no-index", "-z", "--stdin"], in: tree.root,
        input: paths.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }.joined(separator: "\0"))
      let ignored = Set(answer.split(separator: "\0").map(String.init))
      let exclusions = Exclusions(globs)
      for path in paths {
        let parts = path.split(separator: "/")
        // An excluded folder isn't entered, so what is in it is gone as well.
        let isExcluded = parts.indices.contains { index in
          let isLast = index == parts.count - 1
          return exclusions.contain(
            parts[...index].joined(separator: "/") + (isLast && !path.hasSuffix("/") ? "" : "/"))
        }
        let plain = parts.joined(separator: "/")
        #expect(isExcluded == ignored.contains(plain), "\(patterns) on \(path), seed \(seed)")
      }
    }
  }

  private func pattern(using generator: inout SeededGenerator) -> String {
    while true {
      var pattern = ""
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        pattern += Self.pieces.randomElement(using: &generator) ?? ""
      }
      // git takes `a**/b` as if a slash stood before the stars, against its manual; so this isn't compared.
      if pattern.contains(/[^\/*]\*\*/) { continue }
      return (Int.random(in: 0..<5, using: &generator) == 0 ? "!" : "") + pattern
    }
  }

  private func git(_ arguments: [String], in folder: String, input: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
    process.arguments = ["-C", folder, "-c", "core.excludesFile=/dev/null"] + arguments
    let (incoming, outgoing) = (Pipe(), Pipe())
    process.standardInput = incoming
    process.standardOutput = outgoing
    process.standardError = FileHandle.nullDevice
    try process.run()
    incoming.fileHandleForWriting.write(Data(input.utf8))
    try incoming.fileHandleForWriting.close()
    let answer = outgoing.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: answer, as: UTF8.self)
  }
}
