import Foundation
import Testing

@testable import FileWalk

/// Patterns as gitignore(5) describes them.
@Suite struct GlobTests {
  /// A pattern, and what it excludes and leaves of the paths on which it is tried; a slash at the end of a path
  /// says that it is a folder.
  struct Row: Sendable, CustomTestStringConvertible {
    let pattern: String
    let excluded: [String]
    let kept: [String]

    init(_ pattern: String, excludes excluded: [String], keeps kept: [String]) {
      self.pattern = pattern
      self.excluded = excluded
      self.kept = kept
    }

    var testDescription: String { pattern }
  }

  static let rows = [
    Row("a", excludes: ["a", "b/a", "b/c/a", "a/"], keeps: ["ab", "ba", "b", "A"]),
    Row("/a", excludes: ["a", "a/"], keeps: ["b/a"]),
    Row("b/a", excludes: ["b/a"], keeps: ["a", "c/b/a", "b"]),
    Row("/b/a", excludes: ["b/a"], keeps: ["c/b/a"]),
    Row("a/", excludes: ["a/", "b/a/"], keeps: ["a", "b/a"]),
    Row("b/a/", excludes: ["b/a/"], keeps: ["b/a", "c/b/a/"]),
    Row("*", excludes: ["a", "b/a", ".x"], keeps: []),
    Row("*.jpg", excludes: ["a.jpg", "b/a.jpg", ".jpg"], keeps: ["a.jpeg", "jpg", "a.JPG"]),
    Row("a*c", excludes: ["ac", "abc", "abbc", "acc"], keeps: ["ab", "bc", "abcd"]),
    Row("a*b*c", excludes: ["abc", "axbxc", "abbcc"], keeps: ["acb", "ab", "ac"]),
    Row("/*.jpg", excludes: ["a.jpg"], keeps: ["b/a.jpg"]),
    Row("b/*", excludes: ["b/a"], keeps: ["b/c/a", "b", "a"]),
    Row("b/*/a", excludes: ["b/c/a"], keeps: ["b/a", "b/c/d/a"]),
    Row("*/a", excludes: ["b/a"], keeps: ["a", "b/c/a"]),
    Row("b/*c/d", excludes: ["b/c/d", "b/cc/d"], keeps: ["b/c/c/d", "b/cd/d"]),
    Row("?", excludes: ["a", "b/a"], keeps: ["ab"]),
    Row("b?a/c", excludes: ["bxa/c"], keeps: ["b/a/c", "b/a"]),
    Row("**/a", excludes: ["a", "b/a", "b/c/a"], keeps: ["ba", "b/ca", "a/b"]),
    Row("**/b/a", excludes: ["b/a", "c/b/a"], keeps: ["a", "bb/a", "b/c/a"]),
    Row("b/**", excludes: ["b/a", "b/c/a", "b/c/"], keeps: ["b", "b/", "c/b/a"]),
    Row("b/**/a", excludes: ["b/a", "b/c/a", "b/c/d/a"], keeps: ["ba", "c/b/a", "b/ca", "b/a/c"]),
    Row("b/**/c/**/a", excludes: ["b/c/a", "b/x/c/y/z/a"], keeps: ["b/a", "c/a", "b/xc/a"]),
    Row("**/*a/b", excludes: ["a/b", "xa/b", "c/xa/b"], keeps: ["a/c/b", "ax/b"]),
    Row("**/**/a", excludes: ["a", "b/a"], keeps: ["b"]),
    Row("/**", excludes: ["a", "a/b"], keeps: []),
    Row("**", excludes: ["a", "a/b"], keeps: []),
    Row("**/", excludes: ["a/", "b/a/"], keeps: ["a"]),
    Row("a**b", excludes: ["ab", "axb"], keeps: ["a/b"]),
    Row("x/a**b", excludes: ["x/ab", "x/a1b"], keeps: ["x/a/b", "x/a/1/b"]),
    Row("x/**b", excludes: ["x/b", "x/ab"], keeps: ["x/a/b"]),
    Row("***/a", excludes: ["a", "b/c/a"], keeps: ["b"]),
    Row("[ab]", excludes: ["a", "b"], keeps: ["c", "ab"]),
    Row("[a-c]x", excludes: ["ax", "bx", "cx"], keeps: ["dx", "-x"]),
    Row("[!a]", excludes: ["b", "!"], keeps: ["a"]),
    Row("[^a]", excludes: ["b", "^"], keeps: ["a"]),
    Row("[a^]", excludes: ["a", "^"], keeps: ["b"]),
    Row("[]a]", excludes: ["]", "a"], keeps: ["b"]),
    Row("[!]a]", excludes: ["b"], keeps: ["]", "a"]),
    Row("[a-]", excludes: ["a", "-"], keeps: ["b"]),
    Row("[-a]", excludes: ["a", "-"], keeps: ["b"]),
    Row("[z-a]", excludes: ["z"], keeps: ["a", "m", "-"]),
    Row("[a-c-e]", excludes: ["a", "c", "-", "e"], keeps: ["d"]),
    Row(#"[\]]"#, excludes: ["]"], keeps: [#"\"#]),
    Row(#"[\\]"#, excludes: [#"\"#], keeps: ["a"]),
    Row(#"[a\-c]"#, excludes: ["a", "-", "c"], keeps: ["b"]),
    Row("[[:digit:]]", excludes: ["1"], keeps: ["a", ":", "["]),
    Row("[[:upper:][:digit:]_]", excludes: ["A", "1", "_"], keeps: ["a"]),
    Row("[![:alnum:]]", excludes: ["-"], keeps: ["a", "1"]),
    Row("[[:]", excludes: ["[", ":"], keeps: ["a"]),
    Row("[[]", excludes: ["["], keeps: ["]"]),
    Row("b[!x]a/c", excludes: ["bya/c"], keeps: ["b/a/c"]),
    Row("]", excludes: ["]"], keeps: ["a"]),
    Row(#"\*"#, excludes: ["*"], keeps: ["a"]),
    Row(#"\a"#, excludes: ["a"], keeps: [#"\a"#]),
    Row(#"\\"#, excludes: [#"\"#], keeps: [#"\\"#]),
    Row(#"\!a"#, excludes: ["!a"], keeps: ["a"]),
    Row("#a", excludes: ["#a"], keeps: ["a"]),
    Row("a ", excludes: ["a "], keeps: ["a"]),
    Row("{a,b}", excludes: ["{a,b}"], keeps: ["a", "b"]),
    Row("é*", excludes: ["été"], keeps: ["e"]),
    Row("a//b", excludes: [], keeps: ["a/b"]),
  ]

  @Test(arguments: rows)
  func `a pattern excludes what git would`(row: Row) throws {
    let exclusions = Exclusions([try Glob(row.pattern)])
    for path in row.excluded { #expect(exclusions.contain(path), "\(path)") }
    for path in row.kept { #expect(!exclusions.contain(path), "\(path)") }
  }

  @Test(arguments: [
    (["*.jpg", "!a.jpg"], ["b.jpg"], ["a.jpg", "x/a.jpg"]),
    (["!a.jpg", "*.jpg"], ["a.jpg", "b.jpg"], []),
    (["*.jpg", "!a*", "ab*"], ["b.jpg", "ab.jpg"], ["a.jpg"]),
    (["x", "!x/"], ["x"], ["x/"]),
    (["/*", "!/keep"], ["a", "b/"], ["keep", "keep/", "keep/a"]),
  ])
  func `the last pattern that matches decides`(patterns: [String], excluded: [String], kept: [String]) throws
  {
    let exclusions = Exclusions(try patterns.map { try Glob($0) })
    for path in excluded { #expect(exclusions.contain(path), "\(path)") }
    for path in kept { #expect(!exclusions.contain(path), "\(path)") }
  }

  @Test(arguments: [
    ("", Glob.Malformed.empty), ("/", .empty), ("!", .empty), ("!/", .empty), ("//", .empty),
    ("[", .bracket), ("[a", .bracket), ("[]", .bracket), ("[!]", .bracket), ("a[b-", .bracket),
    (#"[a\"#, .bracket), (#"[a\]"#, .bracket), ("[[:foo:]]", .bracket), ("[[:alpha:]", .bracket),
    (#"a\"#, .trailingBackslash), (#"a\/"#, .trailingBackslash),
  ])
  func `what can't match anything is malformed`(pattern: String, error: Glob.Malformed) {
    #expect(throws: error) { try Glob(pattern) }
  }

  @Test func `bytes that are no text match as bytes`() throws {
    let name: [UInt8] = [0xFF, 0x2E, 0x80]
    for pattern in [name, [0xFF, 0x2A], [0x3F, 0x2E, 0x3F], [0x5B, 0xF0, 0x2D, 0xFF, 0x5D, 0x2E, 0x80]] {
      #expect(try Glob(parsing: pattern).matches(name.span))
    }
  }

  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      String(repeating: "*a", count: 200) + "b",
      String(repeating: "**/*a", count: 100) + "/b",
      "x/" + String(repeating: "**/a*/", count: 100) + "b",
    ])
  func `no pattern takes for ever`(pattern: String) throws {
    let name = String(repeating: "a", count: 255)
    let path = Array(([String](repeating: name, count: 40)).joined(separator: "/").utf8)
    #expect(!(try Glob(pattern).matches(path.span)))
  }
}

extension Exclusions {
  /// Whether `path` is excluded; it is a folder if it ends with a slash.
  func contain(_ path: String) -> Bool {
    let isFolder = path.hasSuffix("/")
    let names = path.split(separator: "/")
    let folder = names.dropLast().joined(separator: "/")
    return contain(Array((names.last ?? "").utf8)[...], in: Array(folder.utf8), isFolder: isFolder)
  }
}
