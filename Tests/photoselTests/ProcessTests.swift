import Testing

/// How the program behaves among other programs.
@Suite struct ProcessTests {
  /// More output than a pipe holds.
  private static func home() -> Home {
    let home = Home()
    let lines = (0..<20_000).map { #"{"path": "P/\#($0).jpg", "captured": "2024-05-03T10:00:00"}"# + "\n" }
    home.file("saved", Bytes(lines.joined().utf8))
    home.photo("Pics/a.jpg", takenAt: "2024:05:03 14:03:22")
    return home
  }

  @Test(arguments: ["", "--format tsv", "--format text", "--format ndjson", "--format json", "-0"])
  func `a reader that closes the pipe ends it quietly, with the status of the whole run`(options: String) {
    let home = Self.home()
    let outcome = home.shell(
      "photosel select --from saved --day 2024-05-03 \(options) | head -c 1 >/dev/null; echo ${PIPESTATUS[0]}"
    )
    #expect(outcome == Outcome("0\n"))
  }

  @Test func `nor does a closed pipe hide what went wrong`() {
    let home = Self.home()
    home.file("Pics/text.jpg", "text")
    #expect(
      home.shell("{ sleep 0.2; photosel scan -q --strict Pics; echo $? >status; } | true; cat status")
        == Outcome("5\n"))
    #expect(
      home.shell(
        "{ sleep 0.2; photosel select --day 1999 Pics -q --format json; echo $? >status; } | true; cat status"
      )
        == Outcome("1\n"))
    #expect(home.shell("{ sleep 0.2; photosel help; echo $? >status; } | true; cat status") == Outcome("0\n"))
  }

  @Test func `nobody who reads messages is needed either`() {
    let home = Self.home()
    home.file("Pics/text.jpg", "text")
    #expect(
      home.shell("{ sleep 0.2; photosel scan Pics 2>&1 >out; echo $? >status; } | true; cat status out")
        == Outcome("0\n" + home.run("scan -q Pics").output))
  }

  @Test func `a closed standard output is exit 3, and nothing else is written instead`() {
    let home = Self.home()
    let outcome = home.shell("photosel scan Pics >&-")
    #expect(outcome == .fault("standard output: Bad file descriptor", status: 3))
    #expect(home.content(home.state + "/photosel/last") == home.absolute("Pics\0"))
  }

  @Test func `a closed standard error, or input, is no matter`() {
    let home = Self.home()
    home.file("Pics/text.jpg", "text")
    let expected = home.run("scan -q Pics")
    #expect(home.shell("photosel scan Pics 2>&-") == expected)
    #expect(home.content(home.state + "/photosel/last") == home.absolute("Pics\0"))
    #expect(home.shell("photosel scan -q Pics <&-") == expected)
    #expect(home.shell("photosel scan -q -o out Pics <&- >&- 2>&-; cat out") == expected)
    #expect(home.shell("photosel select --gesture - Pics <&-").status == 3)
  }

  @Test(arguments: [("INT", "130\n"), ("TERM", "143\n")] as [(String, Bytes)])
  func `a signal ends it with the status that shells know`(signal: String, status: Bytes) {
    let home = Self.home()
    home.file("out", "old\n")
    let outcome = home.shell(
      """
      mkfifo script
      timeout --preserve-status -s \(signal) 0.3 "$PHOTOSEL" select --gesture - -o out Pics <>script
      echo $?
      """)
    #expect(outcome == Outcome(status))
    #expect(home.content("out") == "old\n")
  }

  @Test func `two runs at once leave one whole state`() {
    let home = Home(["A/a.jpg": "2024:05:03 14:03:22", "B/b.jpg": "2024:05:03 14:03:22"])
    let outcome = home.shell(
      """
      for i in $(seq 20); do
        photosel scan --format paths A >a.out & photosel scan --format paths B >b.out & wait
        cat a.out b.out
      done | sort | uniq -c
      """)
    #expect(outcome.messages == "")
    #expect(outcome.output.text.split(whereSeparator: \.isWhitespace) == ["20", "A/a.jpg", "20", "B/b.jpg"])
    let last = home.content(home.state + "/photosel/last")
    #expect(last == home.absolute("A\0") || last == home.absolute("B\0"))
  }

  @Test func `two runs may write one file`() {
    let home = Home(["A/a.jpg": "2024:05:03 14:03:22"])
    let outcome = home.shell("for i in $(seq 10); do photosel scan -o out A & done; wait; cat out")
    #expect(outcome == Outcome("2024-05-03\t14:03:22\tA/a.jpg\n"))
    #expect(home.names(in: "") == ["A", "out"])
  }

  @Test func `two runs print the same`() {
    let home = FormTests.library()
    for form in ["text", "json", "ndjson", "days"] {
      let first = home.run("scan --format \(form) Pics")
      for _ in 0..<3 { #expect(home.run("scan --format \(form) Pics") == first) }
    }
  }

  @Test func `the zone of the host dates file times, and nothing else, rule 43`() {
    let home = Home(["a.jpg": "2020:02:02 02:02:02"])
    home.photo("b.jpg")
    #expect(
      home.run("scan", environment: ["TZ": "JST-9"])
        == Outcome("2020-02-02\t11:02:02\tb.jpg\n2020-02-02\t02:02:02\ta.jpg\n"))
    #expect(
      home.run("scan", environment: ["TZ": "PST8"])
        == Outcome("2020-02-02\t02:02:02\ta.jpg\n2020-02-01\t18:02:02\tb.jpg\n"))
  }
}
