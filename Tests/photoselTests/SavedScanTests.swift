import TestSupport
import Testing

/// `--from` takes the library from what scan printed (cli.md, *Which library*).
@Suite struct SavedScanTests {
  /// Scripts that name cells in every way: by place, index, day and file.
  private static let scripts: [Bytes] = [
    "[[48, 92], [48, 200], [342, 100]]",
    """
    {"space": "content", "gestures": [
      {"points": [[100, 100], [300, 500]]}, {"type": "day", "day": "2024-05-03"}, {"points": [{"item": 1}, {"item": 3}]}]}
    """,
    #"{"gestures": [{"type": "tap", "file": "sub/d.jpg"}]}"#,
  ]

  private static func home() -> Home {
    let home = FormTests.library()
    home.photo("Pics/sub/d.jpg", takenAt: "2024:05:03 02:00:00")
    home.photo("Pics/sub/deep/e.jpeg", takenAt: "2024:05:03 01:00:00")
    home.file("Pics/f.mkv", Bytes([0x1A, 0x45, 0xDF, 0xA3, 0x80]), modified: 1_714_000_000)
    for (number, script) in scripts.enumerated() { home.file(Bytes("\(number).json".utf8), script) }
    return home
  }

  static let filters = [
    "", "--order oldest", "--day-start 04:00", "--since 2024-05-01", "--until 2024-05-02", "--day 2024-05",
    "--ext jpg", "--ext jpeg,mkv", "--kind photo", "--kind video", "--max-depth 1", "--exclude *.jpeg",
    "--exclude /sub/", "--exclude sub/deep --order oldest", "--title %A", "--absolute", "--relative", "-0",
    "--format tsv", "--format text", "--format days", "--format ndjson", "--format json",
  ]

  @Test(arguments: ["json", "ndjson"], filters)
  func `a saved scan serves as the folder does`(form: String, filter: String) {
    let home = Self.home()
    home.file("saved", home.run("scan --format \(form) Pics").output)
    for number in Self.scripts.indices {
      let direct = home.run("select Pics --gesture \(number).json \(filter)")
      let saved = home.run("select --from saved --gesture \(number).json \(filter)")
      #expect(saved == direct, "script \(number)")
    }
  }

  @Test(
    arguments: ["json", "ndjson"],
    filters + [
      "--date-from metadata", "--date-from name", "--hidden", "--no-skip", "--follow", "--one-file-system",
    ])
  func `a saved scan that was filtered serves as the filtered folder does`(form: String, filter: String) {
    let home = Self.home()
    for number in Self.scripts.indices.dropLast() {
      let direct = home.run("select Pics --gesture \(number).json \(filter)")
      // A form of its own is not saved; what moves the days holds for the run that reads, too.
      let scanned = ["-0", "--format", "--title"].contains { filter.hasPrefix($0) } ? "" : filter
      let read =
        [
          "-0", "--format", "--title", "--order", "--day-start", "--exclude sub/deep --order", "--absolute",
          "--relative",
        ]
        .contains { filter.hasPrefix($0) } ? filter : ""
      let saved = home.shell(
        "photosel select --from <(photosel scan --format \(form) \(scanned) Pics) --gesture \(number).json \(read)"
      )
      #expect(saved == direct, "script \(number)")
    }
  }

  private static let line = #"{"path": "Pics/a.jpg", "root": "Pics", "captured": "2024-05-03T10:00:00"}"#

  @Test func `the order of lines does not matter, nor do day, index and item`() {
    let home = Self.home()
    let lines = home.run("scan --format ndjson Pics").output.lines
    for seed in 1...5 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let shuffled = lines.shuffled(using: &generator).map { line in
        Bytes(
          line.text.replacing(/"day":"[^"]*"/, with: #""day":"1999-01-01""#)
            .replacing(/"index":\d+/, with: #""index":7"#).replacing(/"item":\d+/, with: #""item":7"#).utf8)
      }
      home.file("saved", Bytes.joined(shuffled.map { $0 + "\n" }))
      #expect(
        home.run("select --from saved --kind photo,video --ext jpg,jpeg,mkv")
          == home.run("select Pics --kind photo,video --ext jpg,jpeg,mkv"),
        "seed \(seed)")
    }
  }

  @Test func `scans of two DIRs may be read one after another, or as one file`() {
    let home = Home(["A/a.jpg": "2024:05:03 14:03:22", "B/a.jpg": "2024:05:04 14:03:22"])
    for root in ["A", "B"] {
      home.file(Bytes(root.utf8) + ".ndjson", home.run("scan --format ndjson \(root)").output)
      home.file(Bytes(root.utf8) + ".json", home.run("scan --format json \(root)").output)
    }
    home.file("both.ndjson", (home.content("B.ndjson") ?? "") + (home.content("A.ndjson") ?? ""))
    home.file("tap.json", #"{"gestures": [{"type": "tap", "file": "1/a.jpg"}]}"#)
    let all = Outcome("B/a.jpg\nA/a.jpg\n")
    for files in [
      "--from A.ndjson --from B.ndjson", "--from A.json --from B.json", "--from both.ndjson",
      "--from A.json --from B.ndjson",
    ] {
      #expect(home.run("select \(files) --kind photo") == all, "\(files)")
      #expect(home.run("select \(files) --gesture tap.json") == Outcome("B/a.jpg\n"), "\(files)")
      #expect(
        home.run("select \(files) --kind photo --format json")
          == home.run("select A B --kind photo --format json"),
        "\(files)")
    }
  }

  @Test func `the same root and relative path twice is listed once`() {
    let home = Self.home()
    home.file("a", home.run("scan --format ndjson Pics").output)
    home.file("b", home.run("scan --format json Pics").output)
    let once = home.run("select --from a --kind photo")
    #expect(home.run("select --from a --from b --from a --kind photo") == once)
    home.file("twice", (home.content("a") ?? "") + (home.content("a") ?? ""))
    #expect(home.run("select --from twice --kind photo") == once)
  }

  @Test func `only path is required; without captured an item is undated`() {
    let home = Home()
    home.file(
      "saved", "{\"path\": \"x/a.jpg\"}\n\n{\"path\": \"b.jpg\", \"captured\": null, \"later\": [1]}\n")
    #expect(home.run("select --from saved --kind photo") == Outcome("x/a.jpg\nb.jpg\n"))
    #expect(
      home.run("select --from saved --kind photo --format tsv")
        == Outcome("undated\t\tx/a.jpg\nundated\t\tb.jpg\n"))
    #expect(
      home.run("select --from saved --kind photo --format ndjson").output.lines.last
        == #"{"path":"b.jpg","root":"","day":"undated","captured":null,"offset":null,"zone":null,"source":null,"kind":"photo","type":null,"size":null,"mtime":null,"index":1,"item":1}"#
    )
  }

  @Test(
    arguments: [
      ("2024", "2024\t\ta\n"), ("2024-05", "2024-05\t\ta\n"), ("2024-05-03", "2024-05-03\t\ta\n"),
      ("2024-05-03T14:03", "2024-05-03\t14:03\ta\n"), ("2024-05-03T14:03:22", "2024-05-03\t14:03:22\ta\n"),
      ("2024-05-03T14:03:22.12", "2024-05-03\t14:03:22\ta\n"),
    ] as [(String, Bytes)])
  func `captured is ISO 8601 as far as it is known`(captured: String, line: Bytes) {
    let home = Home()
    home.file("saved", Bytes(#"{"path": "a", "captured": "\#(captured)"}"#.utf8))
    #expect(home.run("select --from saved --kind photo --format tsv") == Outcome(line))
  }

  @Test func `an empty items keeps an empty moment, which a script may name`() {
    let home = Home()
    home.file(
      "saved",
      """
      {"photosel": 1, "roots": ["P"], "moments": [
        {"day": "2024-05-03", "items": []},
        {"day": "2024-05-02", "items": [{"path": "P/a.jpg", "root": "P", "captured": "2024-05-02T10:00:00"}]}]}
      """)
    home.file("day.json", #"{"gestures": [{"type": "day", "day": "2024-05-03"}]}"#)
    #expect(home.run("select --from saved --gesture day.json") == Outcome(status: 1))
    // Below two headers of 44: the first section has nothing else.
    home.file("tap.json", #"{"gestures": [{"type": "tap", "x": 40, "y": 100}]}"#)
    #expect(home.run("select --from saved --gesture tap.json") == Outcome("P/a.jpg\n"))
    home.file("other.json", #"{"gestures": [{"type": "day", "day": "2024-05-04"}]}"#)
    #expect(home.run("select --from saved --gesture other.json").status == 3)
  }

  @Test func `- is standard input`() {
    let home = Self.home()
    let scan = home.run("scan --format ndjson Pics").output
    #expect(home.run("select --from - --kind photo", input: scan) == home.run("select Pics --kind photo"))
    #expect(
      home.run("select --from - --gesture 1.json", input: scan) == home.run("select Pics --gesture 1.json"))
  }

  @Test func `a saved scan may be spread over lines, or have those of other systems`() {
    let home = Self.home()
    let expected = home.run("select Pics --kind photo")
    let document = home.run("scan --format json Pics").output.text
    let lines = home.run("scan --format ndjson Pics").output.text
    for text in [
      document.replacing(",", with: ",\n  ").replacing("{", with: "{\n\t"),
      document.replacing("\n", with: "\r\n"),
      lines.replacing("\n", with: "\r\n"), "\n" + lines, String(lines.dropLast()),
    ] {
      home.file("saved", Bytes(text.utf8))
      #expect(home.run("select --from saved --kind photo") == expected, "\(text.prefix(40))")
    }
  }

  @Test(
    arguments: [
      ("--relative", "", "a.jpg"), ("--relative", "--relative", "a.jpg"),
      ("--absolute", "--relative", "a.jpg"),
      ("", "--relative", "a.jpg"), ("", "--absolute", "/Pics/a.jpg"), ("--absolute", "", "/Pics/a.jpg"),
      ("--relative", "--absolute", "/Pics/a.jpg"), ("--absolute", "--absolute", "/Pics/a.jpg"),
    ])
  func `paths may take another form than they were saved in`(scanned: String, read: String, path: String) {
    let home = Home(["Pics/a.jpg": "2024:05:03 14:03:22"])
    let expected = Bytes((path.hasPrefix("/") ? home.path + path : path).utf8) + "\n"
    for form in ["json", "ndjson"] {
      home.file("saved", home.run("scan --format \(form) \(scanned) Pics").output)
      #expect(home.run("select --from saved --kind photo \(read)") == Outcome(expected), "\(form)")
    }
  }

  @Test func `no file system is touched`() {
    let home = Home(["Pics/a.jpg": "2024:05:03 14:03:22"])
    home.file("saved", home.run("scan --format ndjson Pics").output)
    _ = home.shell("rm -r Pics")
    #expect(home.run("select --from saved --kind photo") == Outcome("Pics/a.jpg\n"))
  }

  @Test func `an empty file is a scan of nothing`() {
    let home = Home()
    home.file("saved", "")
    #expect(home.run("select --from saved --kind photo") == Outcome(status: 1))
    home.file("saved", "\n \n")
    #expect(home.run("select --from saved --kind photo") == Outcome(status: 1))
  }

  @Test(
    arguments: [
      ("no JSON", "hello\n", "line 1"), ("cut off", #"{"path": "a"#, "line 1"),
      ("a line that is cut off", "{\"path\": \"a\"}\n{\"path\": \n", "line 2"),
      ("a line that is no object", "{\"path\": \"a\"}\n\n[1]\n", "line 3"),
      ("no path", "{\"path\": \"a\"}\n{\"size\": 1}\n", "line 2, path"),
      ("an empty path", #"{"path": ""}"#, "line 1, path"),
      ("a path that is a number", #"{"path": 7}"#, "line 1, path"),
      ("NUL in a path", #"{"path": "a\u0000b"}"#, "line 1, path"),
      ("no date", #"{"path": "a", "captured": "yesterday"}"#, "line 1, captured"),
      ("a day that isn't", #"{"path": "a", "captured": "2024-02-30"}"#, "line 1, captured"),
      ("no kind", #"{"path": "a", "kind": "audio"}"#, "line 1, kind"),
      ("a size below zero", #"{"path": "a", "size": -1}"#, "line 1, size"),
      ("no base64", #"{"path": "a", "pathBytes": "?"}"#, "line 1, pathBytes"),
      ("a key twice", #"{"path": "a", "path": "b"}"#, "line 1, path"),
      ("moments that are none", #"{"moments": 7}"#, "moments"),
      ("a moment without items", #"{"moments": [{"day": "2024-05-03"}]}"#, "moments[0].items"),
      ("a day that is no key", #"{"moments": [{"day": "May", "items": []}]}"#, "moments[0].day"),
      (
        "an item of a moment", #"{"moments": [{"day": "2024", "items": [{"path": "a"}, {}]}]}"#,
        "moments[0].items[1].path"
      ),
      ("nested too deep", Bytes(Array(repeating: 0x5B, count: 100_000)), "line 1"),
      ("no UTF-8", Bytes(Array("{\"path\": \"".utf8) + [0xFF] + Array("\"}".utf8)), "line 1"),
    ] as [(String, Bytes, String)])
  func `a broken file is exit 3, and its place is named`(title: String, content: Bytes, place: String) {
    let home = Home()
    home.file("saved", content)
    let outcome = home.run("select --from saved --kind photo")
    #expect(outcome.status == 3 && outcome.output == "")
    #expect(outcome.messages.text.hasPrefix("photosel: saved: \(place)"), "\(outcome)")
    #expect(outcome.messages.lines.count == 1)
  }

  @Test func `a file that can't be read is exit 3`() {
    let home = Home()
    home.folder("folder")
    #expect(
      home.run("select --from nowhere --kind photo")
        == .fault("nowhere: No such file or directory", status: 3))
    #expect(home.run("select --from folder --kind photo") == .fault("folder: Is a directory", status: 3))
  }

  @Test(arguments: ["json", "ndjson"])
  func `roots that differ only in bytes that are no text stay two`(form: String) {
    let home = Home()
    let (one, two) = (Bytes([0x72, 0xFF]), Bytes([0x72, 0xFE]))
    home.photo(one + "/a.jpg", takenAt: "2024:05:03 14:03:22")
    home.photo(two + "/a.jpg", takenAt: "2024:05:02 14:03:22")
    home.file("saved", home.run(words: ["scan", "--format", Bytes(form.utf8), one, two]).output)
    #expect(home.run("select --from saved --kind photo") == Outcome(one + "/a.jpg\n" + two + "/a.jpg\n"))
  }
}
