import Foundation
import Glibc
import Testing

@testable import FileWalk

/// Trees that are deep, change under the walk, or ask for more descriptors than there are.
@Suite struct TrailTests {
  /// Makes a chain of `depth` folders with long names, each with a file `x` and a folder `z` that holds a file
  /// `y`.
  static func makeComb(in root: String, depth: Int) {
    let name = String(repeating: "d", count: 200)
    var folder = open(root, O_RDONLY | O_DIRECTORY)
    for _ in 0..<depth {
      mkdirat(folder, "z", 0o777)
      close(openat(folder, "z/y", O_WRONLY | O_CREAT, 0o666))
      close(openat(folder, "x", O_WRONLY | O_CREAT, 0o666))
      mkdirat(folder, name, 0o777)
      let next = openat(folder, name, O_RDONLY | O_DIRECTORY)
      close(folder)
      folder = next
    }
    close(folder)
  }

  @Test func `a tree far deeper than a path can say is walked to its end and back`() throws {
    let tree = Tree(inMemory: true)
    Self.makeComb(in: tree.root, depth: 3000)
    var counts: [[UInt8]: Int] = [:]
    var longest = 0
    try Walk(root: Array(tree.root.utf8)).forEach { event in
      guard case .folder(let folder, let files) = event else {
        Issue.record("\(event)")
        return
      }
      longest = max(longest, folder.path.count)
      for file in files {
        counts[file.name, default: 0] += 1
        #expect(throws: Never.self) { _ = try folder.open(file) }
      }
    }
    #expect(counts == [Array("x".utf8): 3000, Array("y".utf8): 3000])
    #expect(longest == 3000 * 201 - 1)
  }

  @Test(arguments: [1, 2, 3, 5, 64])
  func `how many folders stay open changes nothing`(openFolders: Int) throws {
    let tree = Tree(
      "a/b/c/d/e/1", "a/b/c/d/f/2", "a/b/c/g/3", "a/b/h/4", "a/i/5", "a/i/j/k/6", "a/i/l/7", "m/8", "m/n/o/9")
    #expect(
      try tree.report(openFolders: openFolders) == [
        "a/b/c/d/e/1", "a/b/c/d/f/2", "a/b/c/g/3", "a/b/h/4", "a/i/5", "a/i/j/k/6", "a/i/l/7", "m/8",
        "m/n/o/9",
      ])
  }

  /// Walks `a/b/c/d` and what comes after each of its folders, and does something when `d` is reached.
  private func report(openFolders: Int, at deepest: (Tree) -> Void) throws -> [String] {
    let tree = Tree("a/b/c/d/1", "a/b/c/z/2", "a/b/z/3", "a/z/4", "z/5")
    var lines: [String] = []
    let walk = try Walk(root: Array(tree.root.utf8), options: WalkOptions(), openFolders: openFolders)
    walk.forEach { event in
      lines += event.lines
      if case .folder(let folder, _) = event, folder.path == Array("a/b/c/d".utf8) { deepest(tree) }
    }
    return lines
  }

  @Test func `a closed folder that another took the place of is reported, its rest passed over`() throws {
    let lines = try report(openFolders: 1) { tree in
      #expect(rename(tree.root + "/a/b", tree.root + "/b") == 0)
      tree.file("a/b/c/z/foreign")
    }
    #expect(
      lines == ["a/b/c/d/1", "a/b/c/z/2", "Replaced while it was being looked at\ta/b", "a/z/4", "z/5"])
  }

  @Test func `a closed folder that is gone is reported, its rest passed over`() throws {
    let lines = try report(openFolders: 1) { tree in
      #expect(rename(tree.root + "/a", tree.root + "/elsewhere") == 0)
    }
    #expect(lines == ["a/b/c/d/1", "a/b/c/z/2", "No such file or directory\ta", "z/5"])
  }

  @Test func `a closed folder that became a link is not followed`() throws {
    let lines = try report(openFolders: 1) { tree in
      #expect(rename(tree.root + "/a", tree.root + "/elsewhere") == 0)
      tree.link("a", to: "elsewhere")
    }
    #expect(lines.count == 4)
    #expect(lines[2].hasSuffix("\ta"))
  }

  @Test func `folders that are open are walked even if they are moved`() throws {
    let lines = try report(openFolders: 64) { tree in
      #expect(rename(tree.root + "/a", tree.root + "/elsewhere") == 0)
    }
    #expect(lines == ["a/b/c/d/1", "a/b/c/z/2", "a/b/z/3", "a/z/4", "z/5"])
  }

  @Test func `a folder that vanished before it was entered is one problem`() throws {
    let tree = Tree("a/1", "b/2", "c/3")
    var lines: [String] = []
    try Walk(root: Array(tree.root.utf8)).forEach { event in
      lines += event.lines
      if case .folder(let folder, _) = event, folder.path.isEmpty {
        #expect(rename(tree.root + "/b", tree.root + "/.b") == 0)
      }
    }
    #expect(lines == ["a/1", "No such file or directory\tb", "c/3"])
  }

  @Test func `a file that vanished after its name was read is silence`() throws {
    let tree = Tree(".first", "a.jpg", "b.jpg")
    var lines: [String] = []
    try Walk(root: Array(tree.root.utf8)).forEach { event in
      lines += event.lines
      if case .skipped = event { #expect(unlink(tree.root + "/a.jpg") == 0) }
    }
    #expect(lines == ["hidden\t.first", "b.jpg"])
  }

  @Test func `a file that became a folder after its name was read is silence`() throws {
    let tree = Tree(".first", "a.jpg", "b.jpg")
    var lines: [String] = []
    try Walk(root: Array(tree.root.utf8)).forEach { event in
      lines += event.lines
      guard case .skipped = event else { return }
      #expect(unlink(tree.root + "/a.jpg") == 0)
      tree.folder("a.jpg")
    }
    #expect(lines == ["hidden\t.first", "b.jpg"])
  }

  @Test func `a scarcity of descriptors costs nothing`() async {
    await #expect(processExitsWith: .success) {
      let tree = Tree(inMemory: true)
      TrailTests.makeComb(in: tree.root, depth: 200)
      // As many are to stay open as if there were plenty.
      let walk = try Walk(root: Array(tree.root.utf8), options: WalkOptions(), openFolders: 64)
      var taken: [Int32] = []
      while case let descriptor = open("/dev/null", O_RDONLY), descriptor >= 0 { taken.append(descriptor) }
      // A walk needs four: two folders, the names of one and a file. The rest is for the test's own machinery.
      for descriptor in taken.suffix(8) { close(descriptor) }
      var files = 0
      var problems: [FileError] = []
      walk.forEach { event in
        switch event {
        case .folder(let folder, let found):
          files += found.count { (try? folder.open($0).read(1, at: 0)) != nil }
        case .skipped: break
        case .problem(let error, _): problems.append(error)
        }
      }
      for descriptor in taken.dropLast(8) { close(descriptor) }
      #expect(files == 400)
      #expect(problems == [])
    }
  }

  @Test func `what may not be read is one problem each`() async {
    await #expect(processExitsWith: .success) {
      let tree = Tree("a/1", "b/2", "b/deep/3", "c/4", "c/deep/5", "d/6")
      chmod(tree.root + "/b", 0)
      // May be listed and not entered.
      chmod(tree.root + "/c", 0o444)
      let isRoot = geteuid() == 0
      if isRoot { seteuid(65534) }
      let lines = try tree.report()
      let fromTypes = try tree.report(trustsListedKinds: false)
      if isRoot { seteuid(0) }
      chmod(tree.root + "/b", 0o777)
      chmod(tree.root + "/c", 0o777)
      let denied = "Permission denied\t"
      #expect(lines == ["a/1", denied + "b", denied + "c/4", denied + "c/deep", "d/6"])
      #expect(fromTypes == ["a/1", denied + "b", denied + "c/4", denied + "c/deep", "d/6"])
    }
  }

  @Test func `a descriptor is held for as long as its folder, and no longer`() throws {
    let tree = Tree("a/b/1", "a/c/2", "d/.nomedia")
    tree.link("loop", to: ".")
    var held: [Folder] = []
    try Walk(root: Array(tree.root.utf8)).forEach { event in
      if case .folder(let folder, _) = event { held.append(folder) }
    }
    #expect(held.count == 4)
    #expect(try openFiles(below: tree.root).count == 4)
    held = []
    for options in [WalkOptions(), WalkOptions(followsLinks: true), WalkOptions(staysOnOneFileSystem: true)] {
      _ = try tree.report(options, openFolders: 1)
    }
    #expect(throws: FileError.self) { try tree.report(below: "/a/b/1") }
    #expect(try openFiles(below: tree.root) == [])
  }

  /// What this process holds open at or below `root`.
  private func openFiles(below root: String) throws -> [String] {
    let descriptors = "/proc/self/fd"
    return try FileManager.default.contentsOfDirectory(atPath: descriptors)
      .compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: descriptors + "/" + $0) }
      .filter { $0.hasPrefix(root) }
  }
}
