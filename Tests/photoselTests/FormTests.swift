import TestSupport
import Testing

/// The forms of output, each compared whole (cli.md, *What is printed*).
@Suite struct FormTests {
  /// A library with a date of every precision, and one item that tells all there is to tell.
  static func library() -> Home {
    let home = Home([
      "Pics/IMG_9.jpg": "2024:05:03 14:03:22", "Pics/IMG_10.jpg": "2024:05:03 14:03:22",
      "Pics/minute.jpg": "2024:05:03 14:05", "Pics/month.jpg": "2024:04:00 00:00:00",
      "Pics/year.jpg": "2023:00:00 00:00:00",
    ])
    home.photo("Pics/IMG-20240501-WA0001.jpg")
    home.photo("Pics/plain.jpg")
    var tiff = SampleTIFF(
      primary: [.text(0x010F, "Canon"), .text(0x0110, "EOS R6"), .text(0x8298, "")],
      exif: [.text(0x9003, "2024:05:02 23:59:59"), .text(0x9011, "+09:00"), .text(0x9291, "12")])
    tiff.primary.append(tiff.short(0x0112, 6))
    tiff.exif += [tiff.short(0xA002, 6000), tiff.short(0xA003, 4000)]
    tiff.gps = [
      .text(1, "N"), tiff.rational(2, (35, 1), (30, 1), (0, 1)), .text(3, "W"),
      tiff.rational(4, (139, 1), (45, 1), (0, 1)),
    ]
    home.file("Pics/sub/full.jpg", Bytes(SampleJPEG.file(exif: tiff)))
    return home
  }

  /// A script that chooses the two of the burst and the item of the month.
  static let script =
    #"{"gestures": [{"points": [{"item": 1}, {"item": 2}]}, {"type": "day", "day": "2024-04"}]}"#

  /// The forms, with what scan prints of the library, and select of what the script chooses.
  static let forms: [(form: String, scanned: Bytes, chosen: Bytes)] = [
    (
      "paths",
      """
      Pics/minute.jpg
      Pics/IMG_10.jpg
      Pics/IMG_9.jpg
      Pics/sub/full.jpg
      Pics/IMG-20240501-WA0001.jpg
      Pics/month.jpg
      Pics/year.jpg
      Pics/plain.jpg

      """, "Pics/IMG_10.jpg\nPics/IMG_9.jpg\nPics/month.jpg\n"
    ),
    (
      "tsv",
      """
      2024-05-03\t14:05\tPics/minute.jpg
      2024-05-03\t14:03:22\tPics/IMG_10.jpg
      2024-05-03\t14:03:22\tPics/IMG_9.jpg
      2024-05-02\t23:59:59\tPics/sub/full.jpg
      2024-05-01\t\tPics/IMG-20240501-WA0001.jpg
      2024-04\t\tPics/month.jpg
      2023\t\tPics/year.jpg
      2020-02-02\t02:02:02\tPics/plain.jpg

      """,
      """
      2024-05-03\t14:03:22\tPics/IMG_10.jpg
      2024-05-03\t14:03:22\tPics/IMG_9.jpg
      2024-04\t\tPics/month.jpg

      """
    ),
    (
      "text",
      """
      2024-05-03 Fri · 3 items
        14:05     Pics/minute.jpg
        14:03:22  Pics/IMG_10.jpg
        14:03:22  Pics/IMG_9.jpg

      2024-05-02 Thu · 1 item
        23:59:59  Pics/sub/full.jpg

      2024-05-01 Wed · 1 item
                  Pics/IMG-20240501-WA0001.jpg

      2024-04 · 1 item
                  Pics/month.jpg

      2023 · 1 item
                  Pics/year.jpg

      2020-02-02 Sun · 1 item
       ~02:02:02  Pics/plain.jpg

      """,
      """
      2024-05-03 Fri · 2 items
        14:03:22  Pics/IMG_10.jpg
        14:03:22  Pics/IMG_9.jpg

      2024-04 · 1 item
                  Pics/month.jpg

      """
    ),
    (
      "days",
      """
      2024-05-03\t3\t267\t2024-05-03 Fri
      2024-05-02\t1\t320\t2024-05-02 Thu
      2024-05-01\t1\t16\t2024-05-01 Wed
      2024-04\t1\t90\t2024-04
      2023\t1\t90\t2023
      2020-02-02\t1\t16\t2020-02-02 Sun

      """, "2024-05-03\t2\t180\t2024-05-03 Fri\n2024-04\t1\t90\t2024-04\n"
    ),
    ("ndjson", Bytes.joined(items.map { $0 + "\n" }), Bytes.joined([1, 2, 5].map { items[$0] + "\n" })),
    (
      "json",
      document([
        ("2024-05-03", "2024-05-03 Fri", items[0] + "," + items[1] + "," + items[2]),
        ("2024-05-02", "2024-05-02 Thu", items[3]), ("2024-05-01", "2024-05-01 Wed", items[4]),
        ("2024-04", "2024-04", items[5]), ("2023", "2023", items[6]),
        ("2020-02-02", "2020-02-02 Sun", items[7]),
      ]),
      document([
        ("2024-05-03", "2024-05-03 Fri", items[1] + "," + items[2]), ("2024-04", "2024-04", items[5]),
      ])
    ),
  ]

  private static func item(
    _ name: Bytes, _ day: Bytes, _ captured: Bytes, zone: Bytes = #"null,"zone":null"#, _ source: Bytes,
    size: Bytes = "90", _ index: Bytes, _ item: Bytes, details: Bytes = ""
  ) -> Bytes {
    #"{"path":"Pics/"# + name + #"","root":"Pics","day":""# + day + #"","captured":""# + captured
      + #"","offset":"#
      + zone + #","source":""# + source + #"","kind":"photo","type":"jpeg","size":"# + size
      + #","mtime":1580608922,"index":"# + index + #","item":"# + item + details + "}"
  }

  private static let original: Bytes = "exif:DateTimeOriginal"
  private static let items = [
    item("minute.jpg", "2024-05-03", "2024-05-03T14:05", original, size: "87", "0", "0"),
    item("IMG_10.jpg", "2024-05-03", "2024-05-03T14:03:22", original, "1", "1"),
    item("IMG_9.jpg", "2024-05-03", "2024-05-03T14:03:22", original, "2", "2"),
    item(
      "sub/full.jpg", "2024-05-02", "2024-05-02T23:59:59.12", zone: #""+09:00","zone":"tag""#, original,
      size: "320", "3", "0",
      details:
        #","width":6000,"height":4000,"orientation":6,"make":"Canon","model":"EOS R6","latitude":35.5,"longitude":-139.75"#
    ),
    item("IMG-20240501-WA0001.jpg", "2024-05-01", "2024-05-01", "name:day", size: "16", "4", "0"),
    item("month.jpg", "2024-04", "2024-04", original, "5", "0"),
    item("year.jpg", "2023", "2023", original, "6", "0"),
    item(
      "plain.jpg", "2020-02-02", "2020-02-02T02:02:02", zone: #"null,"zone":"assumed""#, "mtime", size: "16",
      "7", "0"),
  ]

  private static func document(_ moments: [(Bytes, Bytes, Bytes)]) -> Bytes {
    let moments = moments.map { day, title, items in
      #"{"day":""# + day + #"","title":""# + title + #"","items":["# + items + "]}"
    }
    let list = moments.dropFirst().reduce(moments[0]) { $0 + "," + $1 }
    return #"{"photosel":1,"roots":["Pics"],"count":8,"digest":"b20aa90176ac02f2","moments":["# + list
      + "]}\n"
  }

  @Test(arguments: forms)
  func `scan and select print a form`(form: String, scanned: Bytes, chosen: Bytes) {
    let home = Self.library()
    home.file("script.json", Bytes(Self.script.utf8))
    #expect(home.run("scan --format \(form) Pics") == Outcome(scanned))
    #expect(home.run("select --kind photo --format \(form) Pics") == Outcome(scanned))
    #expect(home.run("select --gesture script.json --format \(form) Pics") == Outcome(chosen))
  }

  @Test func `tsv is scan's form in a pipe, paths that of select`() {
    let home = Self.library()
    #expect(home.run("scan Pics") == home.run("scan --format tsv Pics"))
    #expect(home.run("select --kind photo Pics") == home.run("scan --format paths Pics"))
  }

  @Test func `-0 ends each path with NUL`() {
    let home = Self.library()
    let paths = home.run("scan --format paths Pics").output
    for line in ["scan -0", "scan --print0", "scan -0 --format paths", "select -0 --kind photo"] {
      #expect(home.run("\(line) Pics") == Outcome(paths.withNUL), "\(line)")
    }
  }

  @Test(arguments: ["text", "tsv", "days", "ndjson", "json"])
  func `-0 goes with paths only`(form: String) {
    for command in ["scan", "select --kind photo"] {
      let name = Bytes(command.prefix { $0 != " " }.utf8)
      #expect(
        Home().run("\(command) -0 --format \(form)")
          == .misuse("-0 and --format \(Bytes(form.utf8).text) exclude each other", help: " " + name))
    }
  }

  @Test(
    arguments: [
      ("text", ""), ("tsv", ""), ("paths", ""), ("days", ""), ("ndjson", ""),
      (
        "json", #"{"photosel":1,"roots":["."],"count":0,"digest":"cbf29ce484222325","moments":[]}"# + "\n"
      ),
    ] as [(String, Bytes)])
  func `an empty library is no error, and for select nothing chosen`(form: String, output: Bytes) {
    let home = Home()
    #expect(home.run("scan --format \(form)") == Outcome(output))
    #expect(home.run("select --kind photo --format \(form) .").status == 1)
  }

  @Test func `an item without any date is undated`() {
    let home = Home(["a.jpg": "2024:05:03 14:03:22"])
    home.photo("b.jpg")
    let line = "scan --date-from metadata,name --format"
    #expect(home.run("\(line) tsv") == Outcome("2024-05-03\t14:03:22\ta.jpg\nundated\t\tb.jpg\n"))
    #expect(
      home.run("\(line) text")
        == Outcome(
          "2024-05-03 Fri · 1 item\n  14:03:22  a.jpg\n\nundated · 1 item\n            b.jpg\n"))
    #expect(
      home.run("\(line) days") == Outcome("2024-05-03\t1\t90\t2024-05-03 Fri\nundated\t1\t16\tundated\n"))
    #expect(
      home.run("\(line) ndjson").output.lines.last
        == #"{"path":"b.jpg","root":".","day":"undated","captured":null,"offset":null,"zone":null,"source":null,"kind":"photo","type":"jpeg","size":16,"mtime":1580608922,"index":1,"item":0}"#
    )
  }

  @Test func `a format that is not known lists those that are`() {
    #expect(
      Home().run("scan --format xml")
        == .misuse(
          "--format: 'xml' must be one of paths, tsv, text, days, ndjson, json", help: " scan"))
  }
}
