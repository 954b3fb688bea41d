import Testing

/// What `select --trace` prints: each change, in NDJSON.
@Suite struct TraceTests {
  /// Six photos of one day, 5 the newest.
  private static func home(_ script: Bytes) -> Home {
    let home = Home()
    for number in 0..<6 {
      home.photo(Bytes("Pics/\(number).jpg".utf8), takenAt: "2024:05:03 10:00:0\(number)")
    }
    home.file("s.json", script)
    return home
  }

  @Test(
    arguments: [
      (
        "a swipe with times",
        #"[[48, 92, 0], [342, 92, 150.5], [240, 92, 300]]"#,
        """
        {"gesture":0,"t":0,"offset":0,"anchor":0,"current":0,"added":[[0,0]],"removed":[]}
        {"gesture":0,"t":150.5,"offset":0,"anchor":0,"current":3,"added":[[1,3]],"removed":[]}
        {"gesture":0,"t":300,"offset":0,"anchor":0,"current":2,"added":[],"removed":[[3,3]]}

        """
      ),
      (
        "what has no time, or no anchor, is null",
        #"{"gestures": [{"points": [{"item": 4}]}, {"type": "day", "day": "2024-05-03"}]}"#,
        """
        {"gesture":0,"t":null,"offset":0,"anchor":4,"current":4,"added":[[4,4]],"removed":[]}
        {"gesture":1,"t":null,"offset":0,"anchor":null,"current":null,"added":[[0,3],[5,5]],"removed":[]}

        """
      ),
      (
        "each changes both ways in one step, S5",
        #"{"selected": [3], "gestures": [{"rules": {"paint": "each"}, "points": [{"item": 2}, {"item": 4}, {"item": 1}]}]}"#,
        """
        {"gesture":0,"t":null,"offset":0,"anchor":2,"current":2,"added":[[2,2]],"removed":[]}
        {"gesture":0,"t":null,"offset":0,"anchor":2,"current":4,"added":[[4,4]],"removed":[[3,3]]}
        {"gesture":0,"t":null,"offset":0,"anchor":2,"current":1,"added":[[1,1],[3,3]],"removed":[[4,4]]}

        """
      ),
      (
        "a cancel is a step of its own, S13",
        #"{"gestures": [{"type": "tap", "item": 5}, {"points": [{"item": 0, "t": 5}], "end": "cancel"}]}"#,
        """
        {"gesture":0,"t":null,"offset":0,"anchor":null,"current":null,"added":[[5,5]],"removed":[]}
        {"gesture":1,"t":5,"offset":0,"anchor":0,"current":0,"added":[[0,0]],"removed":[]}
        {"gesture":1,"t":5,"offset":0,"anchor":null,"current":null,"added":[],"removed":[[0,0]]}

        """
      ),
      (
        "the offset is that of the step",
        #"{"viewport": {"width": 390, "height": 100}, "gestures": [{"type": "scroll", "to": 20.5}, {"type": "tap", "item": 5}]}"#,
        #"{"gesture":1,"t":null,"offset":20.5,"anchor":null,"current":null,"added":[[5,5]],"removed":[]}"#
          + "\n"
      ),
    ] as [(String, Bytes, Bytes)])
  func `every change is a line, S13`(title: String, script: Bytes, trace: Bytes) {
    #expect(Self.home(script).run("select --gesture s.json --trace Pics") == Outcome(trace))
  }

  @Test func `what a limit refused is the last line, S7`() {
    let home = Self.home(
      #"{"rules": {"limit": 2}, "gestures": [{"points": [{"item": 0}, {"item": 4}]}, {"type": "tap", "item": 5}]}"#
    )
    let outcome = home.run("select --gesture s.json --trace Pics")
    #expect(
      outcome
        == Outcome(
          """
          {"gesture":0,"t":null,"offset":0,"anchor":0,"current":0,"added":[[0,0]],"removed":[]}
          {"gesture":0,"t":null,"offset":0,"anchor":0,"current":4,"added":[[1,1]],"removed":[]}
          {"refused":4}

          """, messages: "photosel: the limit refused 4 items\n"))
  }

  @Test(arguments: ["[[-5, -5]]", #"{"gestures": []}"#] as [Bytes])
  func `without a change nothing is printed, and the exit code is as without it`(script: Bytes) {
    #expect(Self.home(script).run("select --gesture s.json --trace -q Pics") == Outcome(status: 1))
  }

  @Test func `a run that changes and changes back chooses nothing`() {
    let home = Self.home(#"{"gestures": [{"type": "tap", "item": 5}, {"type": "tap", "item": 5}]}"#)
    let outcome = home.run("select --gesture s.json --trace Pics")
    #expect(outcome.status == 1 && outcome.output.lines.count == 2)
  }

  @Test func `a file takes it by -o`() {
    let home = Self.home("[{\"item\": 2}]")
    let trace = home.run("select --gesture s.json --trace Pics")
    #expect(home.run("select --gesture s.json --trace Pics -o out") == Outcome())
    #expect(home.content("out") == trace.output && trace.status == 0)
  }

  @Test func `a reader that closes the pipe changes no exit code`() {
    let points = (0..<20_000).map { "{\"item\": \($0 % 2)}" }.joined(separator: ", ")
    for (last, status) in [("", "0"), (#", {"type": "tap", "item": 0}"#, "1")] {
      let home = Self.home(Bytes(#"{"gestures": [{"points": [\#(points), {"item": 0}]}\#(last)]}"#.utf8))
      let outcome = home.shell(
        "{ photosel select --gesture s.json --trace Pics; echo $? >&2; } | head -n 1 >first")
      #expect(outcome == Outcome(messages: Bytes("\(status)\n".utf8)))
    }
  }

  @Test(
    arguments: [
      ("--trace --day 2024", "--trace goes with --gesture"),
      ("--trace --gesture s.json --layout", "--trace and --layout exclude each other"),
      ("--trace --gesture s.json -0", "--trace and --print0 exclude each other"),
      ("--trace --gesture s.json --format json", "--trace and --format exclude each other"),
      ("--trace --gesture s.json --check", "--trace and --check exclude each other"),
      ("--layout --print0", "--layout and --print0 exclude each other"),
      ("--layout --format ndjson", "--layout and --format exclude each other"),
    ])
  func `what makes no sense with it is exit 2`(options: String, message: String) {
    #expect(
      Self.home("[]").run("select \(options) Pics") == .misuse(Bytes(message.utf8), help: " select"))
  }
}
