import Glibc
import Testing

@testable import FileWalk

/// Opening a file again, folder by folder, after a walk.
@Suite struct OpenBelowRootTests {
  private func content(_ path: String, below root: String, followsLinks: Bool = false) throws -> String {
    let file = try OpenFile(at: Array(path.utf8), below: Array(root.utf8), followsLinks: followsLinks)
    return String(decoding: try file.read(100, at: 0), as: UTF8.self)
  }

  private static func tree() -> Tree {
    let tree = Tree()
    tree.file("a", "one")
    tree.file("b/c/d", "two")
    tree.link("link", to: "a")
    tree.link("folder", to: "b")
    tree.folder("empty")
    mkfifo(tree.root + "/fifo", 0o666)
    return tree
  }

  @Test func `a file is opened at any depth, below a root that may be a link`() throws {
    let tree = Self.tree()
    #expect(try content("a", below: tree.root) == "one")
    #expect(try content("b/c/d", below: tree.root + "/") == "two")
    #expect(try content("c/d", below: tree.root + "/folder") == "two")
  }

  @Test(
    arguments: [
      ("link", .notRegularFile), ("folder/c/d", .system(errno: ENOTDIR)), ("empty", .notRegularFile),
      ("fifo", .notRegularFile), ("none", .system(errno: ENOENT)), ("a/x", .system(errno: ENOTDIR)),
      ("", .notRegularFile), ("..", .notRegularFile), ("b/../a", .notRegularFile),
    ] as [(String, FileError)])
  func `nothing else is opened`(path: String, error: FileError) {
    let tree = Self.tree()
    #expect(throws: error) { _ = try content(path, below: tree.root) }
  }

  @Test func `links are followed if a walk follows them`() throws {
    let tree = Self.tree()
    #expect(try content("link", below: tree.root, followsLinks: true) == "one")
    #expect(try content("folder/c/d", below: tree.root, followsLinks: true) == "two")
  }
}
