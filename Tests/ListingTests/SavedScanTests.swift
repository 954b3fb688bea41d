import CaptureDates
import Moments
import TestSupport
import Testing

@testable import Listing

@Suite struct SavedScanTests {
  /// An item's path as the listing of it would print it, and its root.
  static func paths(_ scan: SavedScan) -> [String] {
    scan.items.map { item in
      "\(item.root):" + String(decoding: item.relativePath, as: UTF8.self)
        + (item.isBelowPrefix ? "" : " (whole)")
    }
  }

  @Test func `what was printed is read back, every field of it, in both forms`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = RandomItems(seed: seed)
    for round in 0..<200 {
      let roots = ["a", "b", "c"].prefix(random.number(1...3)).map { random.root($0) }
      let items = (0..<random.number(0...20)).map { _ in random.item(root: random.number(0...roots.count - 1))
      }
      // Some more moments, which are empty unless an item happens to be in them.
      let more = (0..<random.number(0...3)).map { _ in random.item(root: 0).captured }.map {
        MomentKey(of: $0)
      }
      let grid = MomentGrid(items: items, roots: roots, keys: more)

      let document = try SavedScan(Listing(of: grid).bytes(.json))
      #expect(document.items == grid.items, "seed \(seed), round \(round)")
      #expect(
        document.keys == grid.moments.filter(\.items.isEmpty).map(\.key), "seed \(seed), round \(round)")

      // Lines name only the roots that have items.
      let lines = try SavedScan(Listing(of: grid).bytes(.ndjson))
      var expected = grid.items
      let used = Set(items.map(\.root)).sorted()
      for index in expected.indices { expected[index].root = used.firstIndex(of: expected[index].root) ?? -1 }
      #expect(lines.items == expected, "seed \(seed), round \(round)")
      #expect(lines.roots == used.map { roots[$0] }, "seed \(seed), round \(round)")
      #expect(lines.keys.isEmpty)

      // And printed again, it is the same.
      let again = MomentGrid(items: document.items, roots: document.roots, keys: document.keys)
      #expect(again.moments == grid.moments, "seed \(seed), round \(round)")
      #expect(again.digest == grid.digest, "seed \(seed), round \(round)")
      #expect(
        Listing(of: again).bytes(.paths) == Listing(of: grid).bytes(.paths), "seed \(seed), round \(round)")
    }
  }

  @Test func `only the path is required`() throws {
    let scan = try SavedScan(text: #"{"path": "a/b.jpg"}"#)
    #expect(scan.items == [MediaItem(relativePath: Array("a/b.jpg".utf8))])
    #expect(scan.roots == [LibraryRoot(name: [])])
    // `null` is as good as nothing.
    let keys = [
      "root", "captured", "offset", "zone", "source", "kind", "type", "size", "mtime", "width", "height",
      "orientation", "make", "model", "latitude", "longitude", "duration", "pathBytes", "rootBytes",
    ]
    let members = keys.map { ",\"\($0)\":null" }.joined()
    #expect(try SavedScan(text: #"{"path": "a/b.jpg"\#(members)}"#).items == scan.items)
  }

  @Test func `an item without a date has no zone or source either`() throws {
    let line = #"{"path":"a","captured":null,"offset":"+09:00","zone":"tag","source":"mtime"}"#
    #expect(try SavedScan(text: line).items == [MediaItem(relativePath: Array("a".utf8))])
  }

  @Test(
    arguments: [
      ("blank lines", "\n\n{\"path\":\"a\"}\n \t\n{\"path\":\"b\"}\n\n", ["0:a", "0:b"]),
      ("no newline at the end", "{\"path\":\"a\"}\n{\"path\":\"b\"}", ["0:a", "0:b"]),
      ("lines of Windows", "{\"path\":\"a\"}\r\n\r\n{\"path\":\"b\"}\r\n", ["0:a", "0:b"]),
      ("a byte order mark", "\u{FEFF}{\"path\":\"a\"}\n{\"path\":\"b\"}\n", ["0:a", "0:b"]),
      ("blanks around", "  {\"path\":\"a\"}  \n\t{\"path\":\"b\"}\n", ["0:a", "0:b"]),
      ("unknown keys", #"{"path":"a","rating":5,"tags":["x",{"y":[1]}],"moment":null}"#, ["0:a"]),
      ("keys in another order", #"{"kind":"video","root":"r","path":"r/a"}"#, ["0:a"]),
      ("places that are wrong", #"{"path":"a","index":7,"item":"x","day":17}"#, ["0:a"]),
      ("nothing", "", []),
      ("nothing but blanks", " \r\n\t\n", []),
      ("a root's own slash", #"{"path":"r/a","root":"r/"}"#, ["0:a"]),
      ("a path that is not below its root", #"{"path":"a","root":"r"}"#, ["0:a (whole)"]),
      (
        "paths of a root of which one is not below it",
        #"{"path":"r/a","root":"r"}"# + "\n" + #"{"path":"a","root":"r"}"#,
        ["0:r/a (whole)", "0:a (whole)"]
      ),
      ("a path that is its root", #"{"path":"r/","root":"r"}"#, ["0:r/ (whole)"]),
      ("a path in escapes", #"{"path":"r\/\u0061\n","root":"r"}"#, ["0:a\n"]),
      (
        "roots by their names, whatever the order of lines",
        #"{"path":"b/1","root":"b"}"# + "\n" + #"{"path":"c/2","root":"c"}"# + "\n"
          + #"{"path":"a/3","root":"a"}"#,
        ["1:1", "2:2", "0:3"]
      ),
      ("bytes of a path", #"{"path":"r/\uFFFD","root":"r","pathBytes":"ci94"}"#, ["0:x"]),
    ] as [(String, String, [String])])
  func `lines are read as they come`(title: String, text: String, expected: [String]) throws {
    #expect(Self.paths(try SavedScan(text: text)) == expected)
  }

  @Test func `the order of lines makes no difference`() throws {
    let lines = ["b", "a", "c"].flatMap { root in
      (0..<4).map { #"{"path":"\#(root)/\#($0).jpg","root":"\#(root)","captured":"2024-05-0\#($0 + 1)"}"# }
    }
    func digest(_ lines: [String]) throws -> UInt64 {
      let scan = try SavedScan(text: lines.joined(separator: "\n"))
      return MomentGrid(items: scan.items, roots: scan.roots).digest
    }
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      #expect(try digest(lines.shuffled(using: &generator)) == digest(lines), "seed \(seed)")
    }
  }

  @Test func `json numbers its roots as it lists them, and keeps empty moments`() throws {
    let text = """
      \u{FEFF}{
        "photosel": 1,
        "roots": [
          "b",
          "a",
          "unused"
        ],
        "moments": [
          {
            "day": "2024-05-03",
            "title": "anything",
            "items": [
              {
                "path": "a/1.jpg",
                "root": "a",
                "captured": "2024-05-03"
              },
              { "path": "b/2.jpg", "root": "b" }
            ]
          },
          { "day": "2024-05-02", "items": [] },
          { "day": "undated", "items": [], "note": {} },
          { "items": [] }
        ]
      }

      """
    let scan = try SavedScan(text: text)
    #expect(Self.paths(scan) == ["1:1.jpg", "0:2.jpg"])
    #expect(scan.roots.map { String(decoding: $0.name, as: UTF8.self) } == ["b", "a", "unused"])
    #expect(scan.keys.map(\.description) == ["2024-05-02", "undated"])
    #expect(try SavedScan(text: text.replacing("\n", with: "\r\n")).items == scan.items)
    #expect(try SavedScan(text: #"{"moments":[]}"#).items.isEmpty)
  }

  @Test func `roots that are no UTF-8 keep apart`() throws {
    let roots = [LibraryRoot(name: [0xFE]), LibraryRoot(name: [0xFF])]
    let items = [MediaItem("a", "2024-05-03", root: 0), MediaItem("b", "2024-05-02", root: 1)]
    let grid = MomentGrid(items: items, roots: roots)
    for form in [ListingForm.ndjson, .json] {
      let scan = try SavedScan(Listing(of: grid).bytes(form))
      #expect(scan.roots == roots)
      #expect(scan.items == grid.items)
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `a hundred thousand items are no trouble`() throws {
    let line =
      #"","root":"r","day":"2024-05-03","captured":"2024-05-03T14:03:22","kind":"photo","size":1000}"#
    let text = (0..<100_000).map { #"{"path":"r/\#($0).jpg"# + line + "\n" }.joined()
    #expect(try SavedScan(text: text).items.count == 100_000)
  }
}
