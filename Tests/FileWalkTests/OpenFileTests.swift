import Foundation
import Glibc
import Testing

@testable import FileWalk

/// Reading what a walk found.
@Suite struct OpenFileTests {
  /// The root of `tree` as a walk reports it, and the files in it.
  private func root(of tree: Tree, _ options: WalkOptions = WalkOptions()) throws -> (Folder, [FileEntry]) {
    var found: (Folder, [FileEntry])?
    try Walk(root: Array(tree.root.utf8), options: options).forEach { event in
      if case .folder(let folder, let files) = event, folder.path.isEmpty { found = (folder, files) }
    }
    return try #require(found)
  }

  @Test(
    arguments: [
      (0, 10, "0123456789"), (0, 4, "0123"), (3, 4, "3456"), (8, 4, "89"), (10, 4, ""), (11, 1, ""),
      (0, 0, ""),
      (0, .max, "0123456789"), (9, .max, "9"), (.max, .max, ""), (.max, 1, ""), (-1, 4, ""), (0, -1, ""),
    ] as [(Int64, Int, String)])
  func `reads what there is`(offset: Int64, count: Int, expected: String) throws {
    let tree = Tree()
    tree.file("a", "0123456789")
    let (folder, files) = try root(of: tree)
    let file = try folder.open(files[0])
    #expect(file.status == files[0].status)
    #expect(try file.read(count, at: offset) == Array(expected.utf8))
  }

  @Test func `fills a buffer as far as the file goes`() throws {
    let tree = Tree()
    tree.file("a", "0123456789")
    let (folder, files) = try root(of: tree)
    let file = try folder.open(files[0])
    var bytes = [UInt8](repeating: 0x2E, count: 4)
    var span = bytes.mutableSpan
    #expect(try file.read(into: &span, at: 7) == 3)
    #expect(bytes == Array("789.".utf8))
    #expect(throws: FileError.system(errno: EINVAL)) {
      var span = bytes.mutableSpan
      _ = try file.read(into: &span, at: -1)
    }
  }

  @Test func `a folder stays open for as long as it is held`() throws {
    let tree = Tree("a.jpg")
    let (folder, files) = try root(of: tree)
    #expect(rename(tree.root, tree.root + "-moved") == 0)
    defer { rename(tree.root + "-moved", tree.root) }
    #expect(throws: Never.self) { _ = try folder.open(files[0]) }
  }

  @Test(arguments: [
    ("another file", FileError.exchanged), ("a link", .system(errno: ELOOP)), ("a FIFO", .notRegularFile),
    ("a folder", .notRegularFile), ("nothing", .system(errno: ENOENT)),
  ])
  func `a file that was exchanged isn't read`(by what: String, error: FileError) throws {
    let tree = Tree("a.jpg", "b.jpg")
    let (folder, files) = try root(of: tree)
    let path = tree.root + "/a.jpg"
    #expect(unlink(path) == 0)
    switch what {
    case "another file": #expect(rename(tree.root + "/b.jpg", path) == 0)
    case "a link": tree.link("a.jpg", to: "b.jpg")
    case "a FIFO": #expect(mkfifo(path, 0o666) == 0)
    case "a folder": tree.folder("a.jpg")
    default: break
    }
    #expect(throws: error) { _ = try folder.open(files[0]) }
  }

  @Test(arguments: [
    ("a.xmp", nil), (".hidden", nil), ("link", FileError.notRegularFile), ("fifo", .notRegularFile),
    ("folder", .notRegularFile), (".", .notRegularFile), ("..", .notRegularFile),
    ("missing", .system(errno: ENOENT)),
    ("", .system(errno: ENOENT)), ("folder/x", .system(errno: EINVAL)), ("a.xmp\0", .system(errno: EINVAL)),
  ])
  func `a neighbour can be opened by its name`(name: String, error: FileError?) throws {
    let tree = Tree("a.xmp", ".hidden", "folder/x")
    tree.link("link", to: "a.xmp")
    #expect(mkfifo(tree.root + "/fifo", 0o666) == 0)
    let (folder, _) = try root(of: tree)
    var thrown: FileError?
    do { _ = try folder.open(Array(name.utf8)) } catch { thrown = error }
    #expect(thrown == error)
  }

  @Test func `a link can be opened if links are followed`() throws {
    let tree = Tree("a.jpg")
    tree.link("b.jpg", to: "a.jpg")
    let (folder, files) = try root(of: tree, WalkOptions(followsLinks: true))
    #expect(files.count == 2)
    for file in files { #expect(try folder.open(file).read(9, at: 0) == Array("x".utf8)) }
  }

  @Test(arguments: [
    ("a.jpg", nil), ("link", nil), ("fifo", FileError.notRegularFile), ("folder", .notRegularFile),
    ("dangling", .system(errno: ENOENT)), ("a.jpg/x", .system(errno: ENOTDIR)),
    ("a.jpg\0", .system(errno: ENOENT)),
  ])
  func `a file that was named is opened through links`(path: String, error: FileError?) throws {
    let tree = Tree("a.jpg", "folder/")
    tree.link("link", to: "a.jpg")
    tree.link("dangling", to: "nowhere")
    #expect(mkfifo(tree.root + "/fifo", 0o666) == 0)
    var thrown: FileError?
    do { _ = try OpenFile(at: Array("\(tree.root)/\(path)".utf8)) } catch { thrown = error }
    #expect(thrown == error)
  }

  @Test func `errors end a sentence about the file`() {
    #expect(FileError.system(errno: EACCES).description == "Permission denied")
    #expect(FileError.exchanged.description == "Replaced while it was being looked at")
  }
}
