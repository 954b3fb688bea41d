import Foundation
import Glibc
import Testing

@testable import FileWalk

/// Symbolic links and what else is neither file nor folder, on file systems that list kinds and on others.
@Suite struct LinkTests {
  static let kinds = [true, false]

  private func tree() -> Tree {
    let tree = Tree("real/1.jpg", "real/deep/2.jpg")
    tree.file("other.txt", "12345")
    tree.link("dangling.jpg", to: "nowhere")
    tree.link("file.jpg", to: "other.txt")
    tree.link("folder", to: "real")
    tree.link("real/up", to: "..")
    tree.link("self", to: "self")
    tree.link("through.jpg", to: "other.txt/x")
    return tree
  }

  @Test(arguments: kinds)
  func `links inside the root aren't followed`(trustsListedKinds: Bool) throws {
    #expect(
      try tree().report(trustsListedKinds: trustsListedKinds) == [
        "link\tdangling.jpg", "link\tfile.jpg", "link\tfolder", "link\tself", "link\tthrough.jpg",
        "other.txt", "link\treal/up", "real/1.jpg", "real/deep/2.jpg",
      ])
  }

  @Test(arguments: kinds, [64, 1])
  func `followed links are entered once, whichever name comes first`(
    trustsListedKinds: Bool, openFolders: Int
  ) throws {
    #expect(
      try tree().report(
        WalkOptions(followsLinks: true), openFolders: openFolders, trustsListedKinds: trustsListedKinds)
        == [
          "dangling-link\tdangling.jpg", "loop\tself", "dangling-link\tthrough.jpg", "file.jpg", "other.txt",
          "folder/1.jpg", "folder/deep/2.jpg", "already-entered\tfolder/up", "already-entered\treal",
        ])
  }

  @Test func `a followed link has its own name and its target's status`() throws {
    let tree = tree()
    var sizes: [String: Int64] = [:]
    try Walk(root: Array(tree.root.utf8), options: WalkOptions(followsLinks: true)).forEach { event in
      guard case .folder(_, let files) = event else { return }
      for file in files { sizes[String(decoding: file.name, as: UTF8.self)] = file.status?.size }
    }
    #expect(sizes["file.jpg"] == 5)
  }

  @Test func `the extension of a followed link is that of its own name`() throws {
    let options = WalkOptions(
      followsLinks: true, exclude: [try Glob("real")], extensions: [Array("jpg".utf8)])
    #expect(
      try tree().files(options) == ["file.jpg", "folder/1.jpg", "folder/deep/2.jpg"])
  }

  @Test func `a pattern for folders excludes a link to one only if links are followed`() throws {
    let tree = Tree("real/1.jpg")
    tree.link("also", to: "real")
    let exclude = [try Glob("also/")]
    #expect(try tree.report(WalkOptions(exclude: exclude)) == ["link\talso", "real/1.jpg"])
    #expect(
      try tree.report(WalkOptions(followsLinks: true, exclude: exclude)) == ["excluded\talso", "real/1.jpg"])
  }

  @Test(arguments: [false, true])
  func `a root that is a link is followed`(followsLinks: Bool) throws {
    let tree = Tree("real/1.jpg")
    tree.link("root", to: "real")
    #expect(try tree.report(WalkOptions(followsLinks: followsLinks), below: "/root") == ["1.jpg"])
  }

  @Test func `hard links are files of their own`() throws {
    let tree = Tree("a.jpg")
    #expect(link(tree.root + "/a.jpg", tree.root + "/b.jpg") == 0)
    #expect(try tree.report(WalkOptions(followsLinks: true)) == ["a.jpg", "b.jpg"])
  }

  @Test(arguments: kinds)
  func `FIFOs, sockets and devices are never opened`(trustsListedKinds: Bool) throws {
    let tree = Tree("a.jpg")
    #expect(mkfifo(tree.root + "/fifo.jpg", 0o666) == 0)
    let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let path = tree.root + "/socket.jpg"
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        #expect(bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0)
      }
    }
    tree.link("link.jpg", to: "fifo.jpg")
    var expected = ["special\tfifo.jpg", "link\tlink.jpg", "special\tsocket.jpg", "a.jpg"]
    #expect(try tree.report(trustsListedKinds: trustsListedKinds) == expected)
    expected[1] = "special\tlink.jpg"
    #expect(
      try tree.report(WalkOptions(followsLinks: true), trustsListedKinds: trustsListedKinds) == expected)
  }

  @Test func `one file system is what the root is on`() throws {
    let tree = Tree("a/1.jpg", "mounted/", "z.jpg")
    let mount = Process()
    mount.executableURL = URL(fileURLWithPath: "/bin/mount")
    mount.arguments = ["-t", "tmpfs", "none", tree.root + "/mounted"]
    mount.standardError = FileHandle.nullDevice
    try mount.run()
    mount.waitUntilExit()
    guard mount.terminationStatus == 0 else { try Test.cancel("mounting isn't permitted") }
    // Detached rather than unmounted: a process that another test is starting may still hold our descriptors.
    defer { #expect(umount2(tree.root + "/mounted", Int32(MNT_DETACH)) == 0) }
    tree.file("mounted/2.jpg")
    #expect(try tree.report() == ["z.jpg", "a/1.jpg", "mounted/2.jpg"])
    #expect(
      try tree.report(WalkOptions(staysOnOneFileSystem: true))
        == ["z.jpg", "a/1.jpg", "other-file-system\tmounted"])
    #expect(try tree.report(WalkOptions(staysOnOneFileSystem: true), below: "/mounted") == ["2.jpg"])
  }
}
