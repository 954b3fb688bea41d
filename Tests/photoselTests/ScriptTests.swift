import Testing

/// How `select` takes a gesture script, and what it says of one.
@Suite struct ScriptTests {
  /// Six photos of one day, 5 the newest.
  private static func home() -> Home {
    let home = Home()
    for number in 0..<6 {
      home.photo(Bytes("Pics/\(number).jpg".utf8), takenAt: "2024:05:03 10:00:0\(number)")
    }
    return home
  }

  /// Runs a script over the six photos.
  private func select(_ script: Bytes, _ options: String = "") -> Outcome {
    let home = Self.home()
    home.file("s.json", script)
    return home.run("select --gesture s.json Pics \(options)")
  }

  @Test func `- is standard input`() {
    let home = Self.home()
    #expect(home.run("select --gesture - Pics", input: "[{\"item\": 2}]") == Outcome("Pics/3.jpg\n"))
    #expect(
      home.run("select --gesture=- Pics", input: "[{\"item\": 6}]").messages.text.hasPrefix(
        "photosel: standard input: [0].item: "))
    #expect(home.run("select --gesture - Pics").status == 3, "an empty one")
  }

  @Test func `a FIFO and a substituted process are read like a file`() {
    let home = Self.home()
    #expect(home.shell("photosel select Pics --gesture <(echo '[{\"item\": 2}]')") == Outcome("Pics/3.jpg\n"))
  }

  @Test(
    arguments: [
      ("no gesture", #"{"gestures": []}"#), ("a point in no cell", "[[-5, -5]]"),
      ("a tap takes back what was selected", #"{"selected": [0], "gestures": [{"type": "tap", "item": 0}]}"#),
    ] as [(String, Bytes)])
  func `nothing chosen is exit 1`(title: String, script: Bytes) {
    #expect(select(script, "-q") == Outcome(status: 1))
    #expect(select(script, "-q --format json").status == 1)
  }

  @Test func `a file point names a file by its path below the DIR`() {
    let home = Home(["Pics/sub/a.jpg": "2024:05:03 10:00:00", "Pics/b é.jpg": "2024:05:02 10:00:00"])
    for (file, path) in [("sub/a.jpg", "Pics/sub/a.jpg\n"), ("b é.jpg", "Pics/b é.jpg\n")]
      as [(String, Bytes)]
    {
      home.file("s.json", Bytes(#"[{"file": "\#(file)"}]"#.utf8))
      for options in ["Pics", "Pics/", "./Pics --absolute", "Pics --relative"] {
        #expect(home.run("select --gesture s.json \(options)").output.lines.count == 1, "\(options)")
      }
      #expect(home.run("select --gesture s.json Pics") == Outcome(path))
    }
    home.file("s.json", #"[{"file": "Pics/sub/a.jpg"}]"#)
    #expect(
      home.run("select --gesture s.json Pics")
        == .fault(#"s.json: [0].file: "Pics/sub/a.jpg" is no file of this library"#, status: 3))
  }

  @Test(
    arguments: [
      (#"{"library": {"items": 6}, "gestures": []}"#, 0), (#"{"library": {"items": 5}, "gestures": []}"#, 4),
      (#"{"library": {"items": 6, "digest": "0123456789abcdef"}, "gestures": []}"#, 4),
      (#"{"gestures": [{"type": "day", "day": "2024-05-04"}]}"#, 3), ("[", 3), ("[{\"item\": 6}]", 3),
      ("[[1, 60], [1, 9000]]", 0),
    ] as [(Bytes, Int32)])
  func `--check tells by its exit code and prints nothing`(script: Bytes, status: Int32) {
    let outcome = select(script, "--check -q")
    #expect(outcome.status == status && outcome.output == "")
    #expect((outcome.messages == "") == (status == 0))
  }

  @Test func `--check without a library checks the script alone`() {
    let home = Home()
    home.file("good.json", #"{"library": {"items": 6}, "gestures": [{"type": "day", "day": "2024-05-04"}]}"#)
    home.file("bad.json", #"{"gestures": [{"type": "day"}]}"#)
    #expect(home.run("select --check --gesture good.json") == Outcome())
    home.file("far.json", #"{"library": {"root": "/nowhere", "items": 6}, "gestures": []}"#)
    #expect(home.run("select --check --gesture far.json") == Outcome())
    #expect(
      home.run("select --check --gesture bad.json")
        == .fault("bad.json: gestures[0].day: is missing", status: 3))
  }

  @Test func `another number of items is exit 4, unless it is forced, G6`() {
    let script: Bytes = #"{"library": {"items": 5}, "gestures": [{"type": "tap", "item": 0}]}"#
    #expect(
      select(script)
        == .fault(
          "s.json: recorded on another grid (5 items) than this one (6 items, digest 038ac19d4ec25630), so it would choose other files; --force replays it all the same",
          status: 4))
    #expect(select(script, "--force") == Outcome("Pics/5.jpg\n"))
  }

  @Test func `another digest is exit 4, the same is none, G6`() {
    let home = Self.home()
    let document = home.run("scan --format json Pics").output.text
    let digest = document.firstMatch(of: /"digest":"([0-9a-f]{16})"/).map { String($0.1) } ?? ""
    let script =
      #"{"library": {"items": 6, "digest": "\#(digest)"}, "gestures": [{"type": "tap", "item": 0}]}"#
    home.file("s.json", Bytes(script.utf8))
    #expect(home.run("select --gesture s.json Pics") == Outcome("Pics/5.jpg\n"))
    #expect(home.run("select --gesture s.json Pics --order oldest").status == 4)
    #expect(home.run("select --gesture s.json Pics --exclude 3.jpg").status == 4)
    #expect(home.run("select --gesture s.json Pics --exclude 3.jpg --force") == Outcome("Pics/5.jpg\n"))
  }

  @Test func `the script's library.root is the library, unless another is named`() {
    let home = Self.home()
    home.photo("Other/x.jpg", takenAt: "2024:05:03 10:00:00")
    home.file(
      "s.json",
      Bytes(#"{"library": {"root": "\#(home.path)/Pics"}, "gestures": [{"type": "tap", "item": 0}]}"#.utf8))
    home.folder("elsewhere")
    #expect(home.run("select --gesture ../s.json", in: "elsewhere") == Outcome(home.absolute("Pics/5.jpg\n")))
    #expect(home.run("select --gesture s.json Other") == Outcome("Other/x.jpg\n"))
    home.file("s.json", #"{"library": {"root": "nowhere"}, "gestures": []}"#)
    #expect(home.run("select --gesture s.json") == .fault("nowhere: No such file or directory", status: 3))
  }

  @Test func `what a limit refused is said on standard error, S7`() {
    let script: Bytes = #"{"rules": {"limit": 2}, "gestures": [{"points": [{"item": 0}, {"item": 4}]}]}"#
    let chosen: Bytes = "Pics/5.jpg\nPics/4.jpg\n"
    #expect(select(script) == Outcome(chosen, messages: "photosel: the limit refused 3 items\n"))
    #expect(select(script, "-q") == Outcome(chosen))
    #expect(
      select(#"{"rules": {"limit": 4}, "gestures": [{"points": [{"item": 0}, {"item": 4}]}]}"#).messages
        == "photosel: the limit refused 1 item\n")
  }

  @Test func `a swipe without times that leaves the viewport is pointed out, G3`() {
    let note: Bytes =
      "photosel: s.json: [1]: lies outside the viewport, and a swipe without times does not scroll; did you mean \"space\": \"content\"?\n"
    let all = Bytes((0..<6).reversed().map { "Pics/\($0).jpg\n" }.joined().utf8)
    #expect(select("[[10, 60], [10, 9000]]") == Outcome(all, messages: note))
    #expect(select("[[10, 60], [10, 9000]]", "-q") == Outcome(all))
    #expect(select("[[10, 60, 0], [10, 9000, 10]]") == Outcome(all))
  }

  @Test func `a script over 64 MB is refused, one of 64 MB is not, G7`() {
    let home = Self.home()
    let blanks = [UInt8](repeating: 0x20, count: (64 << 20) - 14)
    home.file("s.json", Bytes(Array("[{\"item\": 2}]\n".utf8) + blanks))
    #expect(home.run("select --gesture s.json Pics") == Outcome("Pics/3.jpg\n"))
    home.file("s.json", Bytes(Array("[{\"item\": 2}]\n".utf8) + blanks + [0x20]))
    #expect(home.run("select --gesture s.json Pics") == .fault("s.json: is larger than 64 MB", status: 3))
  }

  @Test(
    arguments: [
      ("nowhere", "No such file or directory"), ("Pics", "Is a directory"),
      ("Pics/0.jpg/x", "Not a directory"),
    ])
  func `a script that can't be read is exit 3`(file: String, fault: String) {
    #expect(
      Self.home().run("select --gesture \(file) Pics") == .fault(Bytes("\(file): \(fault)".utf8), status: 3))
  }

  @Test(
    arguments: [
      ("not JSON", "hello", "line 1, column 1: is not JSON"),
      ("an end too early", "[[1, 2]", "line 1, column 8: is not JSON: ends too early"),
      ("more text", "[[1, 2]] x", "line 1, column 10: is not JSON: more text after the end"),
      ("a key twice", #"{"gestures": [], "gestures": []}"#, "gestures: is there twice"),
      (
        "nested too deep", Bytes(Array(repeating: 0x5B, count: 33)),
        "line 1, column 33: is nested deeper than 32"
      ),
      (
        "a negative size", #"{"viewport": {"width": -1, "height": 9}, "gestures": []}"#,
        "viewport.width: must be a number, 0 or more (got -1)"
      ),
      (
        "time goes back", #"{"gestures": [{"points": [[1, 2, 0], [1, 2, 150], [1, 2, 120]]}]}"#,
        "gestures[0].points[2][2]: must not decrease (120 after 150)"
      ),
      ("an overflow", "[[1e999, 2]]", "[0][0]: is too great a number"),
      ("an unknown key", #"{"gesture": []}"#, "gesture: unknown key; did you mean `gestures`?"),
      (
        "an unknown day", #"{"gestures": [{"type": "day", "day": "2024-05-04"}]}"#,
        #"gestures[0].day: "2024-05-04" is no day of this library"#
      ),
      ("control characters", #"{"gestures": [{"type": "day", "day": "\u001b[31m\n"}]}"#, "gestures[0].day: "),
    ] as [(String, Bytes, String)])
  func `a bad script is exit 3, prints nothing, and says where and what, G7`(
    title: String, script: Bytes, message: String
  ) {
    let outcome = select(script)
    #expect(outcome.status == 3 && outcome.output == "")
    #expect(outcome.messages.text.hasPrefix("photosel: s.json: \(message)"), "\(outcome)")
    #expect(outcome.messages.array.count { $0 < 0x20 } == 1, "one line, and nothing that a terminal obeys")
  }
}
