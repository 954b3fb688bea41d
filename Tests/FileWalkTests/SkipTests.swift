import Testing

@testable import FileWalk

/// What is passed over (containers.md, *What is media*).
@Suite struct SkipTests {
  /// A name, the reason why it is skipped, and whether `--hidden`, `--no-skip` or both take it.
  struct Row: Sendable, CustomTestStringConvertible {
    let path: String
    let reason: SkipReason
    let isHidden: Bool
    let isClutter: Bool

    init(_ path: String, _ reason: SkipReason, hidden: Bool, clutter: Bool) {
      self.path = path
      self.reason = reason
      isHidden = hidden
      isClutter = clutter
    }

    var testDescription: String { path }
    /// The path without what tells that it is a folder.
    var name: String { path.hasSuffix("/") ? String(path.dropLast()) : path }
  }

  static let rows = [
    Row(".a.jpg", .hidden, hidden: true, clutter: false),
    Row(".git/", .hidden, hidden: true, clutter: false),
    Row("...", .hidden, hidden: true, clutter: false),
    Row("._a.jpg", .appleDouble, hidden: true, clutter: true),
    Row("._b/", .appleDouble, hidden: true, clutter: true),
    Row(".AppleDouble/", .appleDouble, hidden: true, clutter: true),
    Row(".DS_Store", .system, hidden: true, clutter: true),
    Row("lost+found/", .system, hidden: false, clutter: true),
    Row("Thumbs.db", .thumbnails, hidden: false, clutter: true),
    Row("thumbs.DB", .thumbnails, hidden: false, clutter: true),
    Row("@eaDir/", .thumbnails, hidden: false, clutter: true),
    Row("SYNOFILE_THUMB_M.jpg", .thumbnails, hidden: false, clutter: true),
    Row(".@__thumb/", .thumbnails, hidden: true, clutter: true),
    Row(".thumbnails/", .thumbnails, hidden: true, clutter: true),
    Row("#recycle/", .trash, hidden: false, clutter: true),
    Row("$RECYCLE.BIN/", .trash, hidden: false, clutter: true),
    Row("$Recycle.Bin/", .trash, hidden: false, clutter: true),
    Row(".Trash-1000/", .trash, hidden: true, clutter: true),
    Row(".Trashes/", .trash, hidden: true, clutter: true),
    Row(".trashed-1700000000-a.jpg", .trash, hidden: true, clutter: true),
    Row(".pending-1700000000-a.jpg", .pending, hidden: true, clutter: true),
    Row("GX010001.THM", .sidecar, hidden: false, clutter: true),
    Row("a.thm", .sidecar, hidden: false, clutter: true),
  ]

  @Test(arguments: rows)
  func `each name is skipped once, with its reason, until every option it needs is there`(row: Row) throws {
    let isFolder = row.path.hasSuffix("/")
    let tree = Tree(isFolder ? [row.path + "in.jpg", row.path + "deep/er.jpg"] : [row.path])
    let all = isFolder ? [row.path + "in.jpg", row.path + "deep/er.jpg"] : [row.path]
    for hidden in [false, true] {
      for noSkip in [false, true] {
        let found = try tree.report(WalkOptions(includesHidden: hidden, skipsClutter: !noSkip))
        let isTaken = (!row.isHidden || hidden) && (!row.isClutter || noSkip)
        let reason = row.isClutter && !noSkip ? row.reason : .hidden
        #expect(
          found == (isTaken ? all : ["\(reason.rawValue)\t\(row.name)"]),
          "hidden \(hidden), no-skip \(noSkip)")
      }
    }
  }

  @Test(arguments: [
    "IMG_1.jpg", "_a.jpg", "Thumbs.db.jpg", "a.Thumbs.db", "eaDir/a", "@eaDirs/a", "SYNOFILE_THUM/a",
    "recycle/a", "#recycled/a", "RECYCLE.BIN/a", "lost+founds/a", "Lost+Found/a", "@eadir/a", "a.thm.jpg",
    "athm", "x.thm/a", "nomedia/a",
  ])
  func `names that only look like clutter are taken`(path: String) throws {
    #expect(try Tree(path).report() == [path])
  }

  @Test func `a folder that holds .nomedia isn't entered`() throws {
    let tree = Tree("a/1.jpg", "b/.nomedia", "b/2.jpg", "b/c/3.jpg", "d/4.jpg")
    #expect(try tree.report() == ["a/1.jpg", "nomedia\tb", "d/4.jpg"])
    #expect(
      try tree.report(WalkOptions(skipsClutter: false))
        == ["a/1.jpg", "hidden\tb/.nomedia", "b/2.jpg", "b/c/3.jpg", "d/4.jpg"])
    #expect(
      try tree.report(WalkOptions(includesHidden: true)) == ["a/1.jpg", "nomedia\tb", "d/4.jpg"])
  }

  @Test(arguments: [".hidden", "@eaDir", "lost+found", ".Trash-1000", "#recycle", "nomedia"])
  func `a root is entered whatever its name and even if it holds .nomedia`(name: String) throws {
    let tree = Tree("\(name)/.nomedia", "\(name)/a.jpg")
    #expect(try tree.report(below: "/" + name) == ["hidden\t.nomedia", "a.jpg"])
  }

  @Test func `reasons have words of their own, in small letters`() {
    let words = SkipReason.allCases.map(\.rawValue)
    #expect(Set(words).count == words.count)
    #expect(words.allSatisfy { $0.allSatisfy { ("a"..."z").contains($0) || $0 == "-" } })
  }

  @Test(arguments: [
    ("a.jpg", true), ("a.JPG", true), ("a.b.JpG", true), ("a.heic", true), ("jpg", false), (".jpg", false),
    ("a.jpg~", false), ("a.", false), ("a.jpeg", false), ("a.jp", false), ("a.xjpg", false),
  ])
  func `extensions are compared without case`(name: String, isTaken: Bool) throws {
    let options = WalkOptions(includesHidden: true, extensions: [Array("heic".utf8), Array("jpg".utf8)])
    #expect(try Tree(name).report(options) == [isTaken ? name : "extension\t" + name])
  }

  @Test func `extensions leave folders alone`() throws {
    let options = WalkOptions(extensions: [Array("jpg".utf8)])
    #expect(
      try Tree("x.png/a.jpg", "x.png/b.png").report(options) == ["extension\tx.png/b.png", "x.png/a.jpg"])
  }

  @Test(
    arguments: [
      (nil, ["1", "a/2", "a/b/3", "a/b/c/4"]),
      (4, ["1", "a/2", "a/b/3", "a/b/c/4"]),
      (3, ["1", "a/2", "depth\ta/b/c", "a/b/3"]),
      (2, ["1", "depth\ta/b", "a/2"]),
      (1, ["depth\ta", "1"]),
      (0, ["depth\t1", "depth\ta"]),
      (.min, ["depth\t1", "depth\ta"]),
    ] as [(Int?, [String])])
  func `depth counts from the root's own files, which are at 1`(depth: Int?, expected: [String]) throws {
    #expect(try Tree("1", "a/2", "a/b/3", "a/b/c/4").report(WalkOptions(maxDepth: depth)) == expected)
  }
}
