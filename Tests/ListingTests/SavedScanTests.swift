import CaptureDates
import JSON
import Moments
import TestSupport
import Testing

@testable import Listing

@Suite struct SavedScanTests {
  static func scan(_ text: String) throws(SavedScan.Malformed) -> SavedScan {
    try SavedScan(Array(text.utf8))
  }

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
    let scan = try Self.scan(#"{"path": "a/b.jpg"}"#)
    #expect(scan.items == [MediaItem(relativePath: Array("a/b.jpg".utf8))])
    #expect(scan.roots == [LibraryRoot(name: [])])
    // `null` is as good as nothing.
    let keys = [
      "root", "captured", "offset", "zone", "source", "kind", "type", "size", "mtime", "width", "height",
      "orientation", "make", "model", "latitude", "longitude", "duration", "pathBytes", "rootBytes",
    ]
    let members = keys.map { ",\"\($0)\":null" }.joined()
    #expect(try Self.scan(#"{"path": "a/b.jpg"\#(members)}"#).items == scan.items)
  }

  @Test func `an item without a date has no zone or source either`() throws {
    let line = #"{"path":"a","captured":null,"offset":"+09:00","zone":"tag","source":"mtime"}"#
    #expect(try Self.scan(line).items == [MediaItem(relativePath: Array("a".utf8))])
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
    #expect(Self.paths(try Self.scan(text)) == expected)
  }

  @Test func `the order of lines makes no difference`() throws {
    let lines = ["b", "a", "c"].flatMap { root in
      (0..<4).map { #"{"path":"\#(root)/\#($0).jpg","root":"\#(root)","captured":"2024-05-0\#($0 + 1)"}"# }
    }
    func digest(_ lines: [String]) throws -> UInt64 {
      let scan = try Self.scan(lines.joined(separator: "\n"))
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
    let scan = try Self.scan(text)
    #expect(Self.paths(scan) == ["1:1.jpg", "0:2.jpg"])
    #expect(scan.roots.map { String(decoding: $0.name, as: UTF8.self) } == ["b", "a", "unused"])
    #expect(scan.keys.map(\.description) == ["2024-05-02", "undated"])
    #expect(try Self.scan(text.replacing("\n", with: "\r\n")).items == scan.items)
    #expect(try Self.scan(#"{"moments":[]}"#).items.isEmpty)
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

  /// A member with a value that can't be, and what is due there.
  static let faults: [(String, String, String)] =
    [
      "\"root\":1", "\"captured\":20240503", "\"offset\":9", "\"zone\":true", "\"source\":[]", "\"kind\":{}",
      "\"type\":1", "\"make\":1", "\"model\":1.5", "\"pathBytes\":1", "\"rootBytes\":1",
    ].map { member in
      (member, String(member.dropFirst().prefix { $0 != "\"" }), "must be a string")
    }
    + [
      "\"size\":-1", "\"size\":1.5", "\"size\":\"1\"", "\"size\":1e300", "\"width\":-1", "\"height\":0.5",
      "\"orientation\":\"6\"",
    ].map { member in
      (member, String(member.dropFirst().prefix { $0 != "\"" }), "must be a whole number")
    }
    + ["\"mtime\":\"now\"", "\"latitude\":\"N\"", "\"longitude\":[]", "\"duration\":true"].map { member in
      (member, String(member.dropFirst().prefix { $0 != "\"" }), "must be a number")
    }
    + ["\"pathBytes\":\"?\"", "\"rootBytes\":\"YQ\""].map { member in
      (member, String(member.dropFirst().prefix { $0 != "\"" }), "must be base64")
    }
    + [
      "", "2024-13", "2024-02-30", "2024-05-03 14:03", "2024-05-03T25:00", "24-05-03", "2024-05-03T14:03:22Z",
    ]
    .map { ("\"captured\":\"\($0)\"", "captured", "must be a date such as 2024-05-03T14:03:22") }
    + [
      ("\"offset\":\"9\"", "offset", "must be an offset such as +09:00"),
      ("\"offset\":\"+15:00\"", "offset", "must be an offset such as +09:00"),
      ("\"zone\":\"utc\"", "zone", "must be tag, name or assumed"),
      ("\"source\":\"exif\"", "source", "must be a source of dates such as exif:DateTimeOriginal"),
      ("\"kind\":\"audio\"", "kind", "must be photo or video"),
    ]

  @Test(arguments: faults)
  func `a value that can't be is named with its place`(member: String, key: String, expected: String) {
    let date = key == "captured" ? "" : ",\"captured\":\"2024-05-03\""
    let line = "{\"path\":\"a\"\(date),\(member)}"
    #expect(throws: SavedScan.Malformed.value(line: 3, path: .root[key], expected: expected)) {
      try Self.scan("{\"path\":\"b\"}\n\n\(line)\n{\"path\":1}")
    }
    let document = "{\"moments\":[{\"items\":[]},{\"items\":[{\"path\":\"b\"},\(line)]}]}"
    let path = JSONPath.root["moments"][1]["items"][1][key]
    #expect(throws: SavedScan.Malformed.value(line: nil, path: path, expected: expected)) {
      try Self.scan(document)
    }
  }

  @Test(
    arguments: [
      ("{}", "line 1, path: must be a file's path"),
      (#"{"path":null}"#, "line 1, path: must be a file's path"),
      (#"{"path":""}"#, "line 1, path: must be a file's path"),
      (#"{"path":7}"#, "line 1, path: must be a string"),
      (#"{"path":"a\u0000b"}"#, "line 1, path: must not hold NUL"),
      (#"{"path":"a","pathBytes":"YQBi"}"#, "line 1, path: must not hold NUL"),
      ("[]", "line 1: must be an object with a path"),
      ("7", "line 1: must be an object with a path"),
      ("{\"path\":\"a\"}\n\n\"b\"", "line 3: must be an object with a path"),
      ("{\"path\":\"a\"}\n{\"path\":\"b\"", "line 2: is not JSON: ends too early"),
      ("{\"path\":\"a\"}\n{\"path\":\"b\"} {\"path\":\"c\"}", "line 2: is not JSON: more text after the end"),
      ("{\"path\":\"a\"}\n" + String(repeating: "[", count: 50), "line 2: is nested deeper than 16"),
      (#"{"moments":{}}"#, "moments: must be an array of moments, as scan prints it"),
      (#"{"moments":[{}]}"#, "moments[0].items: must be an array of items"),
      (#"{"moments":[{"items":[]},7]}"#, "moments[1].items: must be an array of items"),
      (
        #"{"moments":[{"day":"today","items":[]}]}"#,
        "moments[0].day: must be a moment's key, such as 2024-05-03"
      ),
      (#"{"moments":[{"day":5,"items":[]}]}"#, "moments[0].day: must be a moment's key, such as 2024-05-03"),
      (#"{"moments":[{"items":[7]}]}"#, "moments[0].items[0]: must be an object with a path"),
      ("{\n  \"moments\": [\n    oops\n  ]\n}", "line 3, column 5: is not JSON: invalid token"),
      ("path\tname\n", "line 1: is not JSON: invalid token"),
    ])
  func `a file that is no saved scan is refused in words`(text: String, expected: String) {
    let error = #expect(throws: SavedScan.Malformed.self) { try Self.scan(text) }
    #expect(error?.description == expected)
  }

  @Test func `a member that is there twice is named, and so is a number that is too great`() {
    let twice = #expect(throws: SavedScan.Malformed.self) {
      try Self.scan("{\"path\":\"a\"}\n{\"path\":\"b\",\"path\":\"c\"}")
    }
    let great = #expect(throws: SavedScan.Malformed.self) {
      try Self.scan(#"{"path":"a","size":1e999}"# + "\n")
    }
    #expect(twice?.description == "line 2, path: is there twice")
    #expect(great?.description.hasPrefix("line 1, size: is too great") == true)
  }

  @Test func `a line that is not UTF-8 is named`() {
    let error = #expect(throws: SavedScan.Malformed.self) {
      try SavedScan(Array("{\"path\":\"a\"}\n{\"path\":\"".utf8) + [0xFF] + Array("\"}\n".utf8))
    }
    #expect(error?.description == "line 2: is not UTF-8")
  }

  @Test(.timeLimit(.minutes(1)))
  func `a hundred thousand items are no trouble`() throws {
    let line =
      #"","root":"r","day":"2024-05-03","captured":"2024-05-03T14:03:22","kind":"photo","size":1000}"#
    let text = (0..<100_000).map { #"{"path":"r/\#($0).jpg"# + line + "\n" }.joined()
    #expect(try Self.scan(text).items.count == 100_000)
  }
}
