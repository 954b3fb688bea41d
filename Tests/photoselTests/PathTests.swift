import Testing

/// How paths are printed: as bytes, below the DIR as it was named.
@Suite struct PathTests {
  @Test(
    arguments: [
      ("without DIR there is no prefix", "", "", "Pics/a.jpg\n", "Pics/a.jpg\n"),
      ("a name", "Pics", "", "Pics/a.jpg\n", "a.jpg\n"),
      ("a name with a slash", "Pics/", "", "Pics/a.jpg\n", "a.jpg\n"),
      ("a dot", ".", "Pics", "./a.jpg\n", "a.jpg\n"),
      ("a dot and a slash", "./", "Pics", "./a.jpg\n", "a.jpg\n"),
      ("the folder above", "../Pics", "Pics", "../Pics/a.jpg\n", "a.jpg\n"),
    ] as [(String, String, String, Bytes, Bytes)])
  func `a DIR's name stands before its paths`(
    title: String, folder: String, place: String, given: Bytes, relative: Bytes
  ) {
    let home = Home(["Pics/a.jpg": "2024:05:03 14:03:22"])
    #expect(home.run("scan --format paths \(folder)", in: place) == Outcome(given))
    #expect(home.run("scan --format paths --relative \(folder)", in: place) == Outcome(relative))
    #expect(home.run("scan --relative -0 \(folder)", in: place) == Outcome(relative.withNUL))
  }

  @Test(arguments: [("", "Pics"), (".", "Pics"), ("Pics", ""), ("Pics/", ""), ("./Pics", "")])
  func `--absolute prints the whole path`(folder: String, place: String) {
    let home = Home(["Pics/a.jpg": "2024:05:03 14:03:22"])
    let path = home.absolute("Pics/a.jpg") + "\n"
    #expect(home.run("scan --format paths --absolute \(folder)", in: place) == Outcome(path))
    #expect(
      home.run("scan --absolute \(folder)", in: place) == Outcome("2024-05-03\t14:03:22\t" + path))
    #expect(
      home.run("scan --absolute --format text \(folder)", in: place)
        == Outcome("2024-05-03 Fri · 1 item\n  14:03:22  " + path))
    #expect(
      home.run("select --kind photo --absolute \(folder.isEmpty ? "." : folder)", in: place)
        == Outcome(path))
  }

  @Test func `--absolute fails where the current folder has no path`() {
    let home = Home(["Pics/a.jpg": "2024:05:03 14:03:22"])
    home.folder("gone")
    let outcome = home.shell("cd gone && rmdir ../gone && photosel scan --absolute ../Pics")
    #expect(outcome.status == 3 && outcome.output == "", "\(outcome)")
  }

  @Test func `an absolute DIR gives absolute paths`() {
    let home = Home(["Pics/a.jpg": "2024:05:03 14:03:22"])
    let path = home.absolute("Pics/a.jpg") + "\n"
    #expect(home.run("scan --format paths \(home.path)/Pics") == Outcome(path))
    #expect(home.run("scan --format paths \(home.path)/Pics/") == Outcome(path))
  }

  @Test func `several DIRs are one grid, numbered for the digest and for scripts`() {
    let home = Home(["A/x.jpg": "2024:05:03 14:03:22", "B/x.jpg": "2024:05:03 14:03:22"])
    #expect(home.run("scan --format paths A B") == Outcome("B/x.jpg\nA/x.jpg\n"))
    #expect(home.run("scan --format paths B A") == Outcome("A/x.jpg\nB/x.jpg\n"))
    // FNV-1a over "1/x.jpg", "0/x.jpg", each ended by NUL: the same for both.
    let digest = fnv1a(["1/x.jpg", "0/x.jpg"])
    for roots in ["A B", "B A"] {
      let document = home.run("scan --format json \(roots)").output.text
      #expect(document.contains(#""count":2,"digest":"\#(digest)""#))
    }
    home.file("first.json", #"{"gestures": [{"type": "tap", "file": "0/x.jpg"}]}"#)
    #expect(home.run("select --gesture first.json B A") == Outcome("B/x.jpg\n"))
  }

  @Test func `the digest is FNV-1a over relative paths in grid order`() {
    let home = Home([
      "Pics/a.jpg": "2024:05:03 14:03:22", "Pics/sub/b.jpg": "2024:05:04 14:03:22",
    ])
    let digest = fnv1a(["sub/b.jpg", "a.jpg"])
    for line in ["scan Pics", "scan Pics --absolute", "scan Pics --relative", "select --kind photo ./Pics/"] {
      #expect(
        home.run("\(line) --format json").output.text.contains(#""digest":"\#(digest)""#), "\(line)")
    }
  }

  private func fnv1a(_ paths: [String]) -> String {
    let hash = paths.flatMap { Array($0.utf8) + [0] }.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Names that other programs stumble over.
  static let oddNames: [(title: String, name: Bytes)] = [
    ("a tab", "a\tb.jpg"), ("quotes", #"'a" `b`.jpg"#), ("a backslash", #"a\b.jpg"#), ("a blank", " a .jpg"),
    ("no UTF-8", Bytes([0xFF, 0xFE] + Array(".jpg".utf8))), ("emoji", "👩‍👩‍👧 é.jpg"),
    ("a carriage return", "a\rb.jpg"), ("escape", "\u{1B}[31m.jpg"), ("a U+2028", "a\u{2028}b.jpg"),
    ("255 bytes", Bytes(Array(repeating: 0x78, count: 251) + Array(".jpg".utf8))),
    ("a combining accent", "e\u{301}.jpg"),
    ("half of a surrogate", Bytes([0xED, 0xA0, 0x80, 0x2E, 0x6A, 0x70, 0x67])),
    ("%s", "%s%n.jpg"), ("a star", "*.jpg"), ("a leading dash in a folder", "sub/-x.jpg"),
  ]

  @Test(arguments: oddNames)
  func `a name comes out as it is`(title: String, name: Bytes) {
    let home = Home()
    home.photo("Pics/" + name, takenAt: "2024:05:03 14:03:22")
    let path = "Pics/" + name
    #expect(home.run("scan Pics") == Outcome("2024-05-03\t14:03:22\t" + path + "\n"))
    #expect(home.run("scan --format paths", in: "Pics") == Outcome(name + "\n"))
    #expect(home.run("scan -0 Pics") == Outcome(path + "\0"))
    #expect(
      home.run("scan --format text Pics")
        == Outcome("2024-05-03 Fri · 1 item\n  14:03:22  " + path + "\n"))
    for form in ["json", "ndjson"] {
      home.file("saved", home.run("scan --format \(form) Pics").output)
      #expect(home.run("select --from saved --kind photo") == Outcome(path + "\n"), "through \(form)")
    }
  }

  @Test(arguments: oddNames)
  func `a DIR's name comes out as it is`(title: String, name: Bytes) {
    let home = Home()
    home.photo(name + "/a.jpg", takenAt: "2024:05:03 14:03:22")
    let path = name + "/a.jpg\n"
    #expect(home.run(words: ["scan", "--format", "paths", name]) == Outcome(path))
    for form in ["json", "ndjson"] {
      home.file("saved", home.run(words: ["scan", "--format", Bytes(form.utf8), name]).output)
      #expect(home.run("select --from saved --kind photo") == Outcome(path), "through \(form)")
    }
    #expect(
      home.run("select --kind photo", environment: [:]).output == home.absolute(path), "remembered")
  }

  @Test func `names in options are bytes, too`() {
    let home = Home()
    let odd = Bytes([0xFF])
    for name in ["a." + odd, odd + ".jpg", "b.jpg"] {
      home.photo("Pics/" + name, takenAt: "2024:05:03 14:03:22")
    }
    #expect(
      home.run(words: ["scan", "--format", "paths", "--ext", odd, "Pics"]) == Outcome("Pics/a." + odd + "\n"))
    #expect(
      home.run(words: ["scan", "--format", "paths", "--exclude", "*" + odd + "*", "Pics"])
        == Outcome("Pics/b.jpg\n"))
    home.file(odd, "[{\"item\": 1}]")
    #expect(home.run(words: ["select", "--gesture", odd, "Pics"]) == Outcome("Pics/b.jpg\n"))
    #expect(home.run(words: ["scan", "--format", "ndjson", "-o" + odd, "Pics"]) == Outcome())
    #expect(
      home.run(words: ["select", "--from", odd, "--ext=jpg", "--exclude=b*"])
        == Outcome("Pics/" + odd + ".jpg\n"))
    #expect(
      home.run(words: ["select", "--gesture", "no" + odd])
        == .fault("no\\xFF: No such file or directory", status: 3))
  }

  @Test func `pathBytes and rootBytes hold what is not UTF-8`() {
    let home = Home()
    let root = Bytes([0x72, 0xFF])
    home.photo(root + "/" + Bytes([0x61, 0xFE]) + ".jpg", takenAt: "2024:05:03 14:03:22")
    #expect(
      home.run(words: ["scan", "--format", "ndjson", root])
        == Outcome(
          #"{"path":"r�/a�.jpg","root":"r�","day":"2024-05-03","captured":"2024-05-03T14:03:22","offset":null,"zone":null,"source":"exif:DateTimeOriginal","kind":"photo","type":"jpeg","size":90,"mtime":1580608922,"index":0,"item":0,"pathBytes":"cv8vYf4uanBn","rootBytes":"cv8="}"#
            + "\n"))
  }

  @Test func `a path that begins with a dash gets ./ where a program may take it for an option`() {
    let home = Home(["-a.jpg": "2024:05:03 14:03:22", "-d/a.jpg": "2024:05:03 14:03:21"])
    #expect(home.run("scan --format paths") == Outcome("./-a.jpg\n./-d/a.jpg\n"))
    #expect(home.run("scan -0") == Outcome("./-a.jpg\0./-d/a.jpg\0"))
    #expect(
      home.run("scan") == Outcome("2024-05-03\t14:03:22\t./-a.jpg\n2024-05-03\t14:03:21\t./-d/a.jpg\n"))
    #expect(
      home.run("scan --format text")
        == Outcome("2024-05-03 Fri · 2 items\n  14:03:22  ./-a.jpg\n  14:03:21  ./-d/a.jpg\n"))
    #expect(home.run("scan --format paths -- -d") == Outcome("./-d/a.jpg\n"))
    let lines = home.run("scan --format ndjson").output.text
    #expect(lines.contains(#""path":"-a.jpg""#), "not in ndjson")
  }

  @Test(arguments: ["paths", "tsv", "text"])
  func `a newline in a path stops a form of lines before the first byte`(form: String) {
    let home = Home(["Pics/a.jpg": "2024:05:03 14:03:22", "Pics/b\nc.jpg": "2024:05:02 14:03:22"])
    let fault = Outcome.fault(
      #"Pics/b\nc.jpg: has a newline in its path; use -0, or --format ndjson"#, status: 3)
    #expect(home.run("scan --format \(form) Pics") == fault)
    #expect(home.run("select --kind photo --format \(form) Pics") == fault)
    #expect(home.run("select --day 2024-05-03 --format \(form) Pics").status == 0, "it isn't chosen")
  }

  @Test func `a newline in a path is fine in the other forms`() {
    let home = Home(["Pics/b\nc.jpg": "2024:05:02 14:03:22"])
    #expect(home.run("scan -0 Pics") == Outcome("Pics/b\nc.jpg\0"))
    #expect(home.run("scan --format days Pics") == Outcome("2024-05-02\t1\t90\t2024-05-02 Thu\n"))
    for form in ["json", "ndjson"] {
      home.file("saved", home.run("scan --format \(form) Pics").output)
      #expect(home.run("select --from saved -0 --kind photo") == Outcome("Pics/b\nc.jpg\0"))
    }
  }

  @Test func `a newline in a DIR's name stops a form of lines too`() {
    let home = Home(["a\nb/c.jpg": "2024:05:02 14:03:22"])
    #expect(home.run(words: ["scan", "a\nb"]).status == 3)
    #expect(home.run(words: ["scan", "-0", "a\nb"]) == Outcome("a\nb/c.jpg\0"))
    #expect(home.run(words: ["scan", "--relative", "a\nb"]).status == 0, "nor is it printed")
  }

  @Test func `a newline in a path that was passed over stops --skipped`() {
    let home = Home()
    home.file("Pics/b\nc.txt", "text")
    #expect(
      home.run("scan --skipped Pics")
        == .fault(#"Pics/b\nc.txt: has a newline in its path; use -0, or --format ndjson"#, status: 3))
    #expect(home.run("scan --skipped -0 Pics") == Outcome("not-media\tPics/b\nc.txt\0"))
  }
}
