import Foundation
import Testing

/// What the options make of the grid (cli.md, *The grid*).
@Suite struct GridTests {
  @Test func `--order oldest is the exact reverse, but undated stays last and as it was`() {
    let home = Home([
      "IMG_9.jpg": "2024:05:03 14:03:22", "IMG_10.jpg": "2024:05:03 14:03:22",
      "early.jpg": "2024:05:01 10:00:00",
    ])
    home.photo("b.jpg")
    home.photo("a.jpg")
    let line = "scan --date-from metadata --format tsv"
    let newest: Bytes = """
      2024-05-03\t14:03:22\tIMG_10.jpg
      2024-05-03\t14:03:22\tIMG_9.jpg
      2024-05-01\t10:00:00\tearly.jpg
      undated\t\ta.jpg
      undated\t\tb.jpg

      """
    #expect(home.run(line) == Outcome(newest))
    #expect(home.run("\(line) --order newest") == Outcome(newest))
    #expect(
      home.run("\(line) --order oldest")
        == Outcome(
          """
          2024-05-01\t10:00:00\tearly.jpg
          2024-05-03\t14:03:22\tIMG_9.jpg
          2024-05-03\t14:03:22\tIMG_10.jpg
          undated\t\ta.jpg
          undated\t\tb.jpg

          """))
    #expect(
      home.run("\(line) --order random")
        == .misuse("--order: 'random' must be newest or oldest", help: " scan"))
  }

  @Test func `items of one second and one name are in the order of their paths' bytes`() {
    let home = Home(["b/x.jpg": "2024:05:03 14:03:22", "a/x.jpg": "2024:05:03 14:03:22"])
    #expect(home.run("scan --format paths") == Outcome("b/x.jpg\na/x.jpg\n"))
    #expect(home.run("scan --format paths --order oldest") == Outcome("a/x.jpg\nb/x.jpg\n"))
  }

  @Test func `--day-start moves the border of days, rule 44`() {
    let home = Home([
      "night.jpg": "2024:05:04 03:59:59", "morning.jpg": "2024:05:04 04:00:00",
      "evening.jpg": "2024:05:03 23:00:00",
    ])
    #expect(
      home.run("scan --day-start 04:00")
        == Outcome(
          """
          2024-05-04\t04:00:00\tmorning.jpg
          2024-05-03\t03:59:59\tnight.jpg
          2024-05-03\t23:00:00\tevening.jpg

          """))
    #expect(
      home.run("select --day-start 04:00 --day 2024-05-03 .") == Outcome("./night.jpg\n./evening.jpg\n"))
    for value in ["24:00", "4", "04:60", "-1:00", "04:00:00", ""] {
      #expect(
        home.run(words: ["scan", "--day-start", Bytes(value.utf8)])
          == .misuse(
            Bytes("--day-start: '\(value)' must be a time such as 04:00".utf8), help: " scan"))
    }
  }

  @Test(
    arguments: [
      ("metadata,name,mtime", "2024-05-03T10:00:00", "2023-01-02T03:04:05", "2020-02-02T02:02:02"),
      ("metadata,name", "2024-05-03T10:00:00", "2023-01-02T03:04:05", nil),
      ("metadata,mtime", "2024-05-03T10:00:00", "2020-02-02T02:02:02", "2020-02-02T02:02:02"),
      ("metadata", "2024-05-03T10:00:00", nil, nil),
      ("name", "2022-01-02T03:04:05", "2023-01-02T03:04:05", nil),
      ("name,mtime", "2022-01-02T03:04:05", "2023-01-02T03:04:05", "2020-02-02T02:02:02"),
      ("mtime", "2020-02-02T02:02:02", "2020-02-02T02:02:02", "2020-02-02T02:02:02"),
    ] as [(String, String, String?, String?)])
  func `--date-from says which source may win`(
    list: String, exif: String?, name: String?, plain: String?
  ) {
    let home = Home(["IMG_20220102_030405.jpg": "2024:05:03 10:00:00"])
    home.photo("IMG_20230102_030405.jpg")
    home.photo("plain.jpg")
    let lines = home.run("scan --format ndjson --date-from \(list)").output.lines.map(\.text)
    for (file, date) in [
      ("IMG_20220102_030405.jpg", exif), ("IMG_20230102_030405.jpg", name), ("plain.jpg", plain),
    ] {
      let captured = date.map { "\"\($0)\"" } ?? "null"
      #expect(lines.contains { $0.contains(file) && $0.contains("\"captured\":\(captured),") }, "\(file)")
    }
  }

  @Test(arguments: ["exif", "metadata,", "", "metadata name"])
  func `--date-from knows three words`(list: String) {
    #expect(
      Home().run(words: ["scan", "--date-from", Bytes(list.utf8)])
        == .misuse(
          Bytes("--date-from: '\(list)' must be some of metadata, name and mtime, with commas".utf8),
          help: " scan"))
  }

  /// Photos around a leap day, one that is known by its month, one by its year, one not at all.
  private static func calendar() -> Home {
    let home = Home([
      "0228.jpg": "2024:02:28 12:00:00", "0229.jpg": "2024:02:29 00:00:00", "0301.jpg": "2024:03:01 23:59:59",
      "2023.jpg": "2023:12:31 12:00:00", "month.jpg": "2024:02:00 00:00:00",
      "year.jpg": "2024:00:00 00:00:00",
    ])
    home.photo("undated.jpg")
    return home
  }

  @Test(
    arguments: [
      ("--since 2024-02-29", "0301 0229"), ("--since 2024-02", "0301 0229 0228 month"),
      ("--since 2024", "0301 0229 0228 month year"), ("--until 2024-02-28", "0228 2023"),
      ("--until 2024-02", "0229 0228 month 2023"), ("--until 2023", "2023"),
      ("--since 2024-02-29 --until 2024-02-29", "0229"), ("--day 2024-02-29", "0229"),
      ("--day 2024-02", "0229 0228 month"), ("--day 2024", "0301 0229 0228 month year"),
      ("--day 2024-02-28..2024-02-29", "0229 0228"), ("--day 2024-02..2024-03", "0301 0229 0228 month"),
      ("--day 2024-02-29..", "0301 0229"), ("--day ..2024-02-28", "0228 2023"),
      ("--day 2024-02 --since 2024-02-29", "0229"),
      ("--since 2025", ""),
    ])
  func `dates are inclusive days, a month is all of it, and undated is no day`(options: String, names: String)
  {
    let home = Self.calendar()
    let paths = Bytes(names.split(separator: " ").map { "./\($0).jpg\n" }.joined().utf8)
    #expect(home.run("scan --format paths --date-from metadata \(options) .") == Outcome(paths))
    #expect(
      home.run("select --date-from metadata \(options) .")
        == Outcome(paths, status: names.isEmpty ? 1 : 0))
  }

  @Test func `dates may be counted from today`() {
    let format = DateFormatter()
    format.timeZone = TimeZone(identifier: "UTC")
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "yyyy:MM:dd"
    var today = ""
    var faults: [String] = []
    // Once more if a day ends meanwhile.
    while today != format.string(from: .now) {
      let now = Date.now
      today = format.string(from: now)
      let home = Home()
      for age in [0, 1, 2, 3, 7, 14, 15] {
        let day = format.string(from: now - Double(age) * 86_400)
        home.photo(Bytes("\(age).jpg".utf8), takenAt: day + " 00:00:01")
      }
      faults = Self.ages.compactMap { options, ages in
        let paths = Bytes(ages.map { "\($0).jpg\n" }.joined().utf8)
        let outcome = home.run("scan --format paths \(options)")
        return outcome == Outcome(paths) ? nil : "\(options): \(outcome)"
      }
    }
    #expect(faults == [])
  }

  /// How many days old the photos are that a date leaves.
  private static let ages: [(options: String, ages: [Int])] = [
    ("--since today", [0]), ("--since yesterday", [0, 1]), ("--since 3d", [0, 1, 2, 3]),
    ("--since 1w", [0, 1, 2, 3, 7]), ("--since 2w", [0, 1, 2, 3, 7, 14]), ("--day today", [0]),
    ("--day yesterday", [1]), ("--day 2d", [2]), ("--day 2w..1w", [7, 14]), ("--until 14d", [14, 15]),
    ("--day 3d..yesterday", [1, 2, 3]),
  ]

  @Test(
    arguments: [
      "2024-13", "2024-02-30", "2024-2-3", "3", "d", "-1d", "tomorrow", "undated", "", "2024-02..2024-03",
      "3m",
    ])
  func `what is no date is refused`(word: String) {
    #expect(
      Home().run(words: ["scan", "--since", Bytes(word.utf8)])
        == .misuse(
          Bytes(
            "--since: '\(word)' must be a date: 2024-05-03, 2024-05, 2024, 3d, 2w, today or yesterday".utf8),
          help: " scan"))
  }

  @Test(
    arguments: [
      ("%Y-%m-%d %a", "2024-05-03 Fri"), ("%e %B %y", " 3 May 24"), ("%A, %b %d", "Friday, May 03"),
      ("%j %u %V %G", "124 5 18 2024"), ("100%%", "100%"), ("%Y年%m月%d日", "2024年05月03日"), ("", ""),
    ])
  func `--title is made of letters, in English`(format: String, title: String) {
    let home = Home(["a.jpg": "2024:05:03 14:03:22"])
    home.photo("b.jpg")
    let words: [Bytes] = ["scan", "--date-from", "metadata", "--title", Bytes(format.utf8), "--format"]
    let german = ["LC_ALL": "de_DE.UTF-8"]
    #expect(
      home.run(words: words + ["days"], environment: german)
        == Outcome(Bytes("2024-05-03\t1\t90\t\(title)\nundated\t1\t16\tundated\n".utf8)))
    #expect(
      home.run(words: words + ["text"], environment: german).output.lines.first
        == Bytes("\(title) · 1 item".utf8))
    #expect(home.run(words: words + ["json"]).output.text.contains(#""title":"\#(title)""#))
  }

  @Test(arguments: [("%q", "%q is unknown"), ("%", "no letter follows the last %"), ("%H", "%H is unknown")])
  func `another letter in --title is refused`(format: String, fault: String) {
    #expect(
      Home().run("scan --title \(format)")
        == .misuse(
          Bytes(
            "--title: '\(format)' must be made of %Y %m %d %e %j %a %A %b %B %u %V %G %y %%; \(fault)".utf8),
          help: " scan"))
  }

  @Test func `titles, days and scripts are about the grid that filters leave`() {
    let home = Home([
      "a.jpg": "2024:05:03 14:03:22", "b.png": "2024:05:02 14:03:22", "c.jpg": "2024:05:01 14:03:22",
    ])
    home.file("tap.json", #"{"gestures": [{"type": "tap", "item": 1}]}"#)
    #expect(home.run("select --gesture tap.json .") == Outcome("./b.png\n"))
    #expect(home.run("select --gesture tap.json --ext jpg .") == Outcome("./c.jpg\n"))
    #expect(home.run("select --gesture tap.json --order oldest --ext jpg .") == Outcome("./a.jpg\n"))
    #expect(home.run("select --gesture tap.json --until 2024-05-02 .") == Outcome("./c.jpg\n"))
    home.file("day.json", #"{"gestures": [{"type": "day", "day": "2024-05-02"}]}"#)
    #expect(
      home.run("select --gesture day.json --ext jpg .")
        == .fault(#"day.json: gestures[0].day: "2024-05-02" is no day of this library"#, status: 3))
  }
}
