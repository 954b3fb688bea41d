import Foundation
import Glibc
import Testing

@testable import FileWalk

/// A fresh folder for one test, removed with the value.
final class Tree {
  let root: String

  /// Creates an empty one, in memory where that can be had and is wished: deep trees are slow to make on a disk.
  init(inMemory: Bool = false) {
    let memory = "/dev/shm"
    let isThere = inMemory && FileManager.default.isWritableFile(atPath: memory)
    let parent = isThere ? memory : FileManager.default.temporaryDirectory.path
    root = parent + "/walk-\(UUID().uuidString)"
    mkdir(root, 0o777)
  }

  /// A tree of these files; names that end with a slash are folders.
  convenience init(_ paths: String...) {
    self.init(paths)
  }

  convenience init(_ paths: [String]) {
    self.init()
    for path in paths { path.hasSuffix("/") ? folder(path) : file(path) }
  }

  deinit {
    let removal = Process()
    removal.executableURL = URL(fileURLWithPath: "/bin/rm")
    removal.arguments = ["-rf", root]
    try? removal.run()
    removal.waitUntilExit()
  }

  func folder(_ path: String) {
    try? FileManager.default.createDirectory(atPath: root + "/" + path, withIntermediateDirectories: true)
  }

  func file(_ path: String, _ content: String = "x") {
    if let slash = path.lastIndex(of: "/") { folder(String(path[..<slash])) }
    make(Array(path.utf8), content)
  }

  /// Makes a file whose name may be no text, in a folder that is there.
  func make(_ path: [UInt8], _ content: String = "x") {
    let text = (Array((root + "/").utf8) + path + [0]).map { CChar(bitPattern: $0) }
    let descriptor = open(text, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    write(descriptor, content, content.utf8.count)
    close(descriptor)
  }

  func link(_ path: String, to target: String) {
    if let slash = path.lastIndex(of: "/") { folder(String(path[..<slash])) }
    symlink(target, root + "/" + path)
  }

  /// Everything that a walk says about the tree, a line an event, in order.
  func report(
    _ options: WalkOptions = WalkOptions(), below path: String = "", openFolders: Int = 64,
    trustsListedKinds: Bool = true
  ) throws -> [String] {
    var lines: [String] = []
    let walk = try Walk(
      root: Array((root + path).utf8), options: options, openFolders: openFolders,
      trustsListedKinds: trustsListedKinds)
    walk.forEach { lines += $0.lines }
    return lines
  }

  /// The paths of the files that a walk finds, in order.
  func files(_ options: WalkOptions = WalkOptions()) throws -> [String] {
    try report(options).filter { !$0.contains("\t") }
  }
}

extension WalkEvent {
  /// The event as lines: paths of files, a word and a path for the rest.
  var lines: [String] {
    switch self {
    case .folder(let folder, let files):
      files.map { String(decoding: folder.path.appending($0.name), as: UTF8.self) }
    case .skipped(let reason, let path):
      ["\(reason.rawValue)\t\(String(decoding: path, as: UTF8.self))"]
    case .problem(let error, let path):
      ["\(error)\t\(String(decoding: path, as: UTF8.self))"]
    }
  }
}

extension Glob {
  /// The glob that `text` writes.
  init(_ text: String) throws { try self.init(parsing: Array(text.utf8)) }
}
