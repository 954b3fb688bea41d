import Testing

/// How a command line is read, and what is said of one that makes no sense.
@Suite struct CommandLineTests {
  private static func home() -> Home {
    Home([
      "Pics/a.jpg": "2024:05:03 14:03:22", "Pics/b.png.jpg": "2024:05:02 14:03:22",
      "-x/c.jpg": "2024:05:01 14:03:22",
    ])
  }

  @Test(
    arguments: [
      ("scan --format=paths Pics", "scan --format paths Pics"),
      ("scan Pics --format paths", "scan --format paths Pics"),
      ("scan Pics --format=paths --order=oldest", "scan --order oldest --format paths Pics"),
      ("scan -0q Pics", "scan -0 -q Pics"), ("scan -q0 Pics", "scan --print0 --quiet Pics"),
      ("scan Pics -0", "scan -0 Pics"), ("scan -- Pics", "scan Pics"),
      ("scan --format paths -- Pics", "scan --format paths Pics"),
      ("scan -- -x", "scan ./-x/../-x"), ("scan -q -q --strict --strict Pics", "scan Pics"),
      ("scan --exclude=a.jpg --exclude b.png Pics", "scan --exclude a.jpg Pics"),
      ("scan --title=%Y=%m Pics --format=days", "scan --format days --title %Y=%m Pics"),
      ("scan -o - Pics", "scan Pics"), ("scan --output=- Pics", "scan Pics"), ("scan -qo- Pics", "scan Pics"),
      ("scan --color never Pics", "scan Pics"), ("scan --cluster day Pics", "scan Pics"),
      ("scan --format text --format tsv Pics", "scan Pics"), ("scan -o out --output - Pics", "scan Pics"),
    ])
  func `options come in any order and spelling`(line: String, same: String) {
    let home = Self.home()
    let outcome = home.run(line)
    var expected = home.run(same)
    if same.contains("/-x/..") {
      expected.output = Bytes(expected.output.text.replacing("./-x/../-x", with: "./-x").utf8)
    }
    #expect(outcome == expected)
    #expect(outcome.status == 0 && outcome.output != "")
  }

  @Test(
    arguments: [
      ("", "nothing to do", ""), ("scna", "unknown command 'scna'; did you mean 'scan'?", ""),
      ("selct", "unknown command 'selct'; did you mean 'select'?", ""),
      ("xyzzy", "unknown command 'xyzzy'", ""),
      ("SCAN", "unknown command 'SCAN'", ""), ("-", "unknown command '-'", ""),
      ("--hlep", "unknown option '--hlep'; did you mean '--help'?", ""),
      ("--versoin", "unknown option '--versoin'; did you mean '--version'?", ""),
      ("scan --formt x", "unknown option '--formt'; did you mean '--format'?", " scan"),
      ("scan --formt=x", "unknown option '--formt'; did you mean '--format'?", " scan"),
      ("scan --max-dept 3", "unknown option '--max-dept'; did you mean '--max-depth'?", " scan"),
      ("select --gestur x", "unknown option '--gestur'; did you mean '--gesture'?", " select"),
      ("scan --xyzzy", "unknown option '--xyzzy'", " scan"), ("scan -z", "unknown option '-z'", " scan"),
      ("scan -qz", "unknown option '-z'", " scan"),
      ("scan --gesture x", "--gesture is no option of scan", " scan"),
      ("scan --from x", "--from is no option of scan", " scan"),
      ("select --skipped", "--skipped is no option of select", " select"),
      ("scan --format", "--format needs a value: --format FORM", " scan"),
      ("scan -o", "--output needs a value: --output FILE", " scan"),
      ("scan -qo", "--output needs a value: --output FILE", " scan"),
      ("scan --quiet=1", "--quiet takes no value", " scan"),
      (
        "scan --day 2024-02-29..2024-02-28",
        "--day: '2024-02-29..2024-02-28' must be a date: 2024-05-03, 2024-05, 2024, 3d, 2w, today or yesterday, "
          + "or two with .. between, the earlier first", " scan"
      ),
      ("scan --absolute --relative", "--absolute and --relative exclude each other", " scan"),
      ("scan -0 --format tsv", "-0 and --format tsv exclude each other", " scan"),
      ("select --from a --day 2024 Pics", "--from and a DIR exclude each other", " select"),
      ("select --from - --gesture -", "standard input (-) can be read only once", " select"),
      ("select --from - --from - --day 2024", "standard input (-) can be read only once", " select"),
      ("select --check Pics", "--check goes with --gesture", " select"),
      ("select --force --day 2024 Pics", "--force goes with --gesture", " select"),
      ("scan --color sometimes", "--color: 'sometimes' must be auto, always or never", " scan"),
      ("scan --cluster week", "--cluster: 'week' must be day", " scan"),
    ])
  func `a command line that makes no sense names the fault and the near miss`(
    line: String, message: String, command: String
  ) {
    let home = Self.home()
    #expect(home.run(line) == .misuse(Bytes(message.utf8), help: Bytes(command.utf8)))
    #expect(home.content(home.state + "/photosel/last") == nil, "nothing is scanned")
  }

  @Test func `an option that is no text is unknown, too`() {
    let outcome = Home().run(words: ["scan", "--" + Bytes([0xFF])])
    #expect(outcome.status == 2 && outcome.output == "")
  }

  @Test(
    arguments: [
      ("select", "nothing at all"), ("select Pics", "a DIR alone"),
      ("select --order oldest Pics", "an order"),
      ("select --exclude a Pics", "an exclusion"),
    ])
  func `select without anything to choose by says what would help`(line: String, title: String) {
    #expect(
      Self.home().run(line)
        == .misuse(
          "nothing to choose by: give --gesture FILE, a date (--day, --since, --until), --ext or --kind",
          help: " select"))
  }

  @Test(arguments: ["always", "never", "auto"])
  func `--color decides about a pipe`(when: String) {
    let plain: Bytes = "2024-05-03 Fri · 1 item\n  14:03:22  a.jpg\n\nundated · 1 item\n            b.jpg\n"
    let colored: Bytes =
      "\u{1B}[1m2024-05-03 Fri · 1 item\u{1B}[m\n\u{1B}[2m  14:03:22\u{1B}[m  a.jpg\n\n\u{1B}[1mundated · 1 item\u{1B}[m\n\u{1B}[2m          \u{1B}[m  b.jpg\n"
    let home = Home(["a.jpg": "2024:05:03 14:03:22"])
    home.photo("b.jpg")
    for environment in [[:], ["NO_COLOR": "1"], ["TERM": "dumb"]] {
      #expect(
        home.run("scan --date-from metadata --format text --color \(when)", environment: environment)
          == Outcome(when == "always" ? colored : plain))
    }
    for form in ["tsv", "paths", "days", "json", "ndjson"] {
      let line = "scan --date-from metadata --format \(form)"
      #expect(home.run("\(line) --color \(when)") == home.run(line), "\(form) has no colours")
    }
  }
}
