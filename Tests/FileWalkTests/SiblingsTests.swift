import Testing

@testable import FileWalk

/// Which names a folder tells besides those of the files that are wanted.
@Suite struct SiblingsTests {
  private static let files = [
    "a.jpg", "a.xmp", "b.JPG", "b.jpg.XMP", "c.txt", ".d.jpg", ".d.xmp", "Thumbs.db", "folder.xmp/e.jpg",
  ]

  /// The siblings in the root of a tree.
  private static func siblings(
    in tree: Tree, _ options: WalkOptions = WalkOptions(), trustsListedKinds: Bool = true
  ) throws -> [String] {
    var siblings: [String] = []
    let walk = try Walk(
      root: Array(tree.root.utf8), options: options, openFolders: 64, trustsListedKinds: trustsListedKinds)
    walk.forEach { event in
      guard case .folder(let folder, _) = event, folder.path.isEmpty else { return }
      siblings = folder.siblings.map { String(decoding: $0, as: UTF8.self) }
    }
    return siblings
  }

  @Test func `they are all files, whatever extensions are wanted`() throws {
    let expected = ["a.jpg", "a.xmp", "b.JPG", "b.jpg.XMP", "c.txt"]
    let tree = Tree(Self.files)
    #expect(try Self.siblings(in: tree) == expected)
    #expect(try Self.siblings(in: tree, WalkOptions(extensions: [Array("png".utf8)])) == expected)
    #expect(try Self.siblings(in: tree, WalkOptions(maxDepth: 0)) == expected)
  }

  @Test func `hidden ones and clutter are among them as far as they are walked`() throws {
    let tree = Tree(Self.files)
    #expect(
      try Self.siblings(in: tree, WalkOptions(includesHidden: true))
        == [".d.jpg", ".d.xmp", "a.jpg", "a.xmp", "b.JPG", "b.jpg.XMP", "c.txt"])
    #expect(
      try Self.siblings(in: tree, WalkOptions(skipsClutter: false))
        == ["Thumbs.db", "a.jpg", "a.xmp", "b.JPG", "b.jpg.XMP", "c.txt"])
  }

  @Test(arguments: [
    "a.xmp", "a.XMP", "a.jpg.json", "a.thm", "A.THM", "C0001M01.XML", "metadata.JSON",
  ])
  func `a file that may tell of another is enough`(name: String) throws {
    #expect(try Self.siblings(in: Tree("a.jpg", name)).sorted() == ["a.jpg", name].sorted())
  }

  @Test(arguments: ["b.jpg", "a.xmpx", "axmp", "a.txt", "a.html", "a.webp", "a.aae", "json"])
  func `without one there are none`(name: String) throws {
    #expect(try Self.siblings(in: Tree("a.jpg", name, "folder/a.xmp")) == [])
  }

  @Test(arguments: [
    ("*.xmp", ["a.jpg", "b.cr2", "c.json"]), ("*.cr2", nil), ("*.jpg", nil),
    ("/a.xmp", ["a.jpg", "b.cr2", "c.json"]),
  ])
  func `what is excluded tells of nothing, but a photo stays what is told of`(
    pattern: String, expected: [String]?
  ) throws {
    let tree = Tree("a.jpg", "a.xmp", "b.cr2", "c.json")
    let options = WalkOptions(exclude: [try Glob(pattern)])
    #expect(try Self.siblings(in: tree, options) == expected ?? ["a.jpg", "a.xmp", "b.cr2", "c.json"])
  }

  @Test func `links tell of something if they are followed`() throws {
    let tree = Tree("a.jpg", "b.xmp")
    tree.link("a.xmp", to: "b.xmp")
    tree.link("c.jpg", to: "a.jpg")
    #expect(try Self.siblings(in: tree) == ["a.jpg", "b.xmp", "c.jpg"])
    #expect(
      try Self.siblings(in: tree, WalkOptions(followsLinks: true)) == ["a.jpg", "a.xmp", "b.xmp", "c.jpg"])
  }

  @Test func `a folder that is opened by itself tells all`() throws {
    let tree = Tree(Self.files)
    #expect(
      try Folder(at: Array(tree.root.utf8)).siblings.map { String(decoding: $0, as: UTF8.self) }
        == [".d.jpg", ".d.xmp", "Thumbs.db", "a.jpg", "a.xmp", "b.JPG", "b.jpg.XMP", "c.txt"])
    #expect(try Folder(at: Array((tree.root + "/folder.xmp").utf8)).siblings == [])
  }
}
