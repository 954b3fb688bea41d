import Testing

/// What is different on a terminal.
@Suite(.enabled(if: Terminal.isAvailable, "no terminal can be had: is python3 here?"))
struct TerminalTests {
  @Test func `scan shows days with titles, in colours, and no progress within half a second`() {
    let home = Home(["a.jpg": "2024:05:03 14:03:22", "b.jpg": "2024:05:03 14:03:21"])
    let colored: Bytes =
      "\u{1B}[1m2024-05-03 Fri · 2 items\u{1B}[m\n\u{1B}[2m  14:03:22\u{1B}[m  a.jpg\n\u{1B}[2m  14:03:21\u{1B}[m  b.jpg\n"
    let plain: Bytes = "2024-05-03 Fri · 2 items\n  14:03:22  a.jpg\n  14:03:21  b.jpg\n"
    for (line, environment, expected) in [
      ("scan", [:], colored), ("scan --color always", ["NO_COLOR": "1"], colored),
      ("scan --color auto", [:], colored),
      ("scan --color never", [:], plain), ("scan", ["NO_COLOR": "1"], plain),
      ("scan", ["TERM": "dumb"], plain),
    ] as [(String, [String: String], Bytes)] {
      #expect(
        home.runOnTerminal(line, environment: environment) == Outcome(expected), "\(line) \(environment)")
    }
  }

  @Test(.enabled(if: Tracing.isPermitted, "strace is not here, or may not be used"))
  func `what takes longer shows its progress, and clears it away`() {
    let home = Home()
    for number in 0..<9 { home.photo(Bytes("\(number).jpg".utf8), takenAt: "2024:05:03 14:03:2\(number)") }
    let slow = Tracing.command([
      "-o", "../trace", "-e", "trace=pread64", "-e", "inject=pread64:delay_enter=100000",
    ])
    let plain = home.runOnTerminal("scan --color never")
    let outcome = home.runOnTerminal("scan --color never", by: slow)
    let progress = /(\r\u{1B}\[K9 files seen, \d read, \d to go, \d+ a second)+\r\u{1B}\[K/
    #expect(outcome.output.text.prefixMatch(of: progress) != nil, "\(outcome)")
    #expect(outcome.output.text.replacing(progress, with: "") == plain.output.text)
    #expect(home.runOnTerminal("scan --color never --quiet", by: slow) == plain)
    #expect(home.runOnTerminal("scan --color never", by: slow, environment: ["TERM": "dumb"]) == plain)
  }

  /// A photo, a file that only its name calls one, and what is passed over: two files and a folder.
  static var mixed: Home {
    let home = Home(["a.jpg": "2024:05:03 14:03:22"])
    home.file("b.jpg", "no photo")
    home.file("c.txt", "a text")
    home.file("d.txt", "another")
    home.file(".e/f.jpg", "nobody sees it")
    return home
  }

  static let warning: Bytes = "photosel: b.jpg: is not what its name promises\n"

  @Test func `what was passed over and warned of is counted below the results`() {
    let home = Self.mixed
    let rows: Bytes = "./a.jpg\n./b.jpg\n"
    for (line, hint) in [
      ("scan --date-from name --format paths .", "--skipped"),
      ("select --date-from name --kind photo .", "scan --skipped"),
    ] {
      let outcome = home.runOnTerminal(line)
      let lines = outcome.output.lines.map(\.text)
      #expect(
        lines.sorted() == [
          "./a.jpg", "./b.jpg", "photosel: ./b.jpg: is not what its name promises",
          "photosel: 3 passed over: 2 not-media, 1 hidden (\(hint) lists them) · 1 warning",
        ])
      #expect(lines.last?.hasPrefix("photosel: 3 passed over") == true, "\(line)")
      #expect(home.runOnTerminal(line + " --quiet").output == rows, "\(line)")
      #expect(
        home.run(line).messages == "photosel: ./b.jpg: is not what its name promises\nphotosel: 1 warning\n")
    }
    #expect(
      home.runOnTerminal("scan --skipped").output
        == Self.warning + "hidden\t.e\nnot-media\tc.txt\nnot-media\td.txt\n"
        + "photosel: 3 passed over: 2 not-media, 1 hidden · 1 warning\n")
  }

  @Test func `and above them where a pager may have the screen`() {
    let shell: [Bytes] = ["sh", "-c", #""$0" "$@" | { sleep 1; cat; }"#]
    #expect(
      Self.mixed.runOnTerminal("scan --date-from name --format paths", by: shell).output
        == Self.warning
        + "photosel: 3 passed over: 2 not-media, 1 hidden (--skipped lists them) · 1 warning\na.jpg\nb.jpg\n")
  }

  @Test func `reasons of one count are told in the order of the alphabet`() {
    let home = Home(["a.jpg": "2024:05:03 14:03:22"])
    for name in ["b.thm", ".c", "d.txt", "e.jpg"] {
      home.file(Bytes(name.utf8), name == "e.jpg" ? "" : "text")
    }
    #expect(
      home.runOnTerminal("scan --format paths").output
        == "a.jpg\nphotosel: 4 passed over: 1 empty, 1 hidden, 1 not-media, 1 sidecar (--skipped lists them)\n"
    )
  }

  @Test func `select prints paths`() {
    let home = Home(["a.jpg": "2024:05:03 14:03:22", "b.jpg": "2024:05:03 14:03:21"])
    #expect(home.runOnTerminal("select --kind photo .") == Outcome("./a.jpg\n./b.jpg\n"))
  }

  @Test func `control characters, and bytes that are no text, are escaped`() {
    let home = Home()
    for (number, name) in ["a\tb", "c\u{1B}[31md", "e\rf", "g\u{9B}h", "i\u{7F}j"].enumerated() {
      home.photo(Bytes("\(name).jpg".utf8), takenAt: "2024:05:03 14:03:2\(9 - number)")
    }
    home.photo(Bytes([0xFF]) + "é.jpg", takenAt: "2024:05:03 14:03:22")
    let names: Bytes = #"a\tb.jpg c\x1B[31md.jpg e\x0Df.jpg g\xC2\x9Bh.jpg i\x7Fj.jpg \xFFé.jpg"#
    let lines = names.pieces(endingWith: 0x20).map { $0 + "\n" }
    #expect(home.runOnTerminal("scan --format paths").output == Bytes.joined(lines))
    let rows = lines.enumerated().map { Bytes("2024-05-03\t14:03:2\($0 == 5 ? 2 : 9 - $0)\t".utf8) + $1 }
    #expect(home.runOnTerminal("scan --format tsv").output == Bytes.joined(rows))
    #expect(home.runOnTerminal("select --kind photo --relative .").output == Bytes.joined(lines))
    let text = home.runOnTerminal("scan --color never").output
    #expect(text.lines.dropFirst().map { $0.text.dropFirst(12) } == lines.map { $0.text.dropLast() })
    #expect(home.runOnTerminal("scan -0").output == home.run("scan -0").output, "-0 is for programs")
    home.file("z\u{1B}.txt", "text")
    #expect(
      home.runOnTerminal("scan --skipped").output
        == "not-media\tz\\x1B.txt\nphotosel: 1 passed over: 1 not-media\n")
  }

  @Test func `a newline in a name stops it there, too`() {
    let home = Home(["a\nb.jpg": "2024:05:03 14:03:22"])
    #expect(
      home.runOnTerminal("scan")
        == Outcome("photosel: a\\nb.jpg: has a newline in its path; use -0, or --format ndjson\n", status: 3))
  }

  @Test func `messages show no control characters, terminal or not`() {
    let home = Home()
    home.file("a\u{1B}[31m.jpg", "no picture")
    let message: Bytes = "photosel: a\\x1B[31m.jpg: is not what its name promises\nphotosel: 1 warning\n"
    #expect(home.run("scan --format days").messages == message)
    #expect(
      home.run(words: ["scan", "no\u{1B}[31m"]) == .fault("no\\x1B[31m: No such file or directory", status: 3)
    )
    for words in [
      ["sc\u{1B}an"], ["scan", "--x\u{1B}"], ["scan", "--title", "%\u{1B}"], ["scan", "--ext", "\u{1B}/"],
    ] as [[Bytes]] {
      let outcome = home.run(words: words)
      #expect(outcome.status == 2)
      #expect(!outcome.messages.array.contains(0x1B), "\(words)")
    }
  }

  @Test func `a file of -o is no terminal`() {
    let home = Home(["a\tb.jpg": "2024:05:03 14:03:22"])
    #expect(home.runOnTerminal("scan -o out") == Outcome())
    #expect(home.content("out") == "2024-05-03\t14:03:22\ta\tb.jpg\n")
  }
}
