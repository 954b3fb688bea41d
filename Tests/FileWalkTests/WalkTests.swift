import Foundation
import Glibc
import Testing

@testable import FileWalk

/// What a walk finds and in which order (cli.md, *Walking*).
@Suite struct WalkTests {
  @Test func `a folder's files come before its subfolders, both sorted by bytes`() throws {
    let tree = Tree("b/2", "b/1", "a-b/3", "a/c/4", "a/5", "z", "Z", "é", "10", "9", "e/")
    #expect(try tree.report() == ["10", "9", "Z", "z", "é", "a/5", "a/c/4", "a-b/3", "b/1", "b/2"])
  }

  @Test(arguments: [true, false])
  func `the order in which files were made changes nothing`(trustsListedKinds: Bool) throws {
    var paths = (0..<300).map { "\($0 % 7)/\($0 % 3)/IMG_\($0 * 7919 % 1000).jpg" }
    let expected = try Tree(paths).report()
    #expect(expected.count == Set(paths).count)
    for _ in 0..<3 {
      paths.shuffle()
      #expect(try Tree(paths).report(trustsListedKinds: trustsListedKinds) == expected)
    }
  }

  @Test func `every folder is reported once, empty ones too`() throws {
    let tree = Tree("a/b/", "c/1", ".d/")
    var paths: [String] = []
    try Walk(root: Array(tree.root.utf8)).forEach { event in
      if case .folder(let folder, _) = event { paths.append(String(decoding: folder.path, as: UTF8.self)) }
    }
    #expect(paths == ["", "a", "a/b", "c"])
  }

  @Test func `an entry tells what stat tells`() throws {
    let tree = Tree()
    tree.file("a.jpg", "12345")
    #expect(Glibc.link(tree.root + "/a.jpg", tree.root + "/b.jpg") == 0)
    var expected = stat()
    #expect(stat(tree.root + "/a.jpg", &expected) == 0)
    var files: [FileEntry] = []
    try Walk(root: Array(tree.root.utf8)).forEach { event in
      if case .folder(_, let found) = event { files += found }
    }
    #expect(files.map(\.name) == [Array("a.jpg".utf8), Array("b.jpg".utf8)])
    for file in files {
      let status = try #require(file.status)
      #expect(status.size == 5)
      #expect(status.linkCount == 2)
      #expect(status.identity == .init(device: UInt64(expected.st_dev), inode: UInt64(expected.st_ino)))
      #expect(status.modified.seconds == Int64(expected.st_mtim.tv_sec))
      #expect(status.modified.nanoseconds == Int32(expected.st_mtim.tv_nsec))
      #expect(status.changed.seconds == Int64(expected.st_ctim.tv_sec))
      #expect(status.changed.nanoseconds == Int32(expected.st_ctim.tv_nsec))
    }
  }

  @Test func `the status that was not asked for comes with the open file`() throws {
    let tree = Tree("a.jpg")
    var sizes: [Int64] = []
    try Walk(root: Array(tree.root.utf8), options: WalkOptions(asksForStatus: false)).forEach { event in
      guard case .folder(let folder, let files) = event else { return }
      for file in files {
        #expect(file.status == nil)
        let opened = try? folder.open(file).status
        #expect(opened == (try? folder.status(of: file)))
        sizes.append(opened?.size ?? -1)
      }
    }
    #expect(sizes.count == 1 && sizes[0] >= 0)
  }

  @Test func `any bytes make a name`() throws {
    let names: [[UInt8]] = [
      [0x01], [0x0A], Array(" ".utf8), Array("-rf".utf8), Array("a\tb'\"".utf8), Array("a\nb".utf8),
      [UInt8](repeating: 0x61, count: 255), [0x7F, 0x80], [0xC3], [0xFF, 0xFE],
    ]
    let tree = Tree()
    for name in names.shuffled() { tree.make(name) }
    var found: [[UInt8]] = []
    try Walk(root: Array(tree.root.utf8)).forEach { event in
      guard case .folder(let folder, let files) = event else { return }
      for file in files {
        found.append(file.name)
        #expect(throws: Never.self) { _ = try folder.open(file) }
      }
    }
    #expect(found == names)
  }

  @Test(arguments: [
    ("/missing", FileError.system(errno: ENOENT)), ("/file", .system(errno: ENOTDIR)),
    ("/file/x", .system(errno: ENOTDIR)), ("/dangling", .system(errno: ENOENT)),
    ("/fifo", .system(errno: ENOTDIR)), ("/a\0b", .system(errno: ENOENT)),
  ])
  func `a root that is no folder is an error`(path: String, error: FileError) {
    let tree = Tree("file", "a/")
    tree.link("dangling", to: "nowhere")
    mkfifo(tree.root + "/fifo", 0o666)
    #expect(throws: error) { _ = try Walk(root: Array((tree.root + path).utf8)) }
  }

  @Test func `an empty path is no root`() {
    #expect(throws: FileError.system(errno: ENOENT)) { _ = try Walk(root: []) }
  }

  @Test func `an error of the visitor ends the walk`() throws {
    struct Enough: Error, Equatable {}
    let tree = Tree("a/1", "b/2", "c/3")
    var count = 0
    #expect(throws: Enough()) {
      try Walk(root: Array(tree.root.utf8)).forEach { (_) throws(Enough) in
        count += 1
        if count == 2 { throw Enough() }
      }
    }
    #expect(count == 2)
  }

  @Test func `exclusions keep folders from being entered`() throws {
    let tree = Tree("a/1.jpg", "a/b/2.jpg", "c/a/3.jpg", "c/4.png", "5.png")
    func report(_ patterns: String...) throws -> [String] {
      try tree.report(WalkOptions(exclude: try patterns.map { try Glob($0) }))
    }
    #expect(try report("a/") == ["excluded\ta", "5.png", "excluded\tc/a", "c/4.png"])
    #expect(
      try report("/a", "*.png") == ["excluded\t5.png", "excluded\ta", "excluded\tc/4.png", "c/a/3.jpg"])
    #expect(
      try report("a/b", "*.png", "!c/*") == [
        "excluded\t5.png", "excluded\ta/b", "a/1.jpg", "c/4.png", "c/a/3.jpg",
      ])
    #expect(try report("a", "!a/1.jpg") == ["excluded\ta", "5.png", "excluded\tc/a", "c/4.png"])
  }
}
