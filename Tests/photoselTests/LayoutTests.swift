import Testing

/// What `select --layout` prints: where headers and cells stand, in NDJSON.
@Suite struct LayoutTests {
  private static func home() -> Home {
    Home([
      "Pics/a.jpg": "2024:05:03 10:00:02", "Pics/b.jpg": "2024:05:03 10:00:01",
      "Pics/c.jpg": "2024:05:01 10:00:00",
    ])
  }

  @Test func `the measures come first, then every header and cell in reading order, L1`() {
    let expected = Outcome(
      """
      {"contentHeight":280,"usableHeight":844,"maxOffset":0}
      {"header":"2024-05-03","y":0,"height":44}
      {"index":0,"x":0,"y":44,"width":96,"height":96,"day":"2024-05-03"}
      {"index":1,"x":98,"y":44,"width":96,"height":96,"day":"2024-05-03"}
      {"header":"2024-05-01","y":140,"height":44}
      {"index":2,"x":0,"y":184,"width":96,"height":96,"day":"2024-05-01"}

      """)
    let home = Self.home()
    #expect(home.run("select --layout Pics") == expected)
    #expect(home.run("select --layout Pics -o out") == Outcome())
    #expect(home.content("out") == expected.output)
  }

  @Test func `a script says the viewport and the grid, L3`() {
    let home = Self.home()
    home.file(
      "s.json",
      """
      {"viewport": {"width": 100, "height": 120, "insets": {"top": 10, "bottom": 10}},
       "grid": {"columns": 3, "spacing": 1, "header": 0, "footer": 2.5, "padding": 4, "direction": "rtl"},
       "gestures": []}
      """)
    #expect(
      home.run("select --layout --gesture s.json Pics")
        == Outcome(
          """
          {"contentHeight":65,"usableHeight":100,"maxOffset":0}
          {"header":"2024-05-03","y":0,"height":0}
          {"index":0,"x":66,"y":0,"width":30,"height":30,"day":"2024-05-03"}
          {"index":1,"x":35,"y":0,"width":30,"height":30,"day":"2024-05-03"}
          {"header":"2024-05-01","y":32.5,"height":0}
          {"index":2,"x":66,"y":32.5,"width":30,"height":30,"day":"2024-05-01"}

          """))
  }

  @Test func `a place of the layout is a point of a script`() {
    let home = Self.home()
    home.file("s.json", #"{"space": "content", "gestures": [{"type": "tap", "x": 0, "y": 184}]}"#)
    #expect(home.run("select --gesture s.json Pics") == Outcome("Pics/c.jpg\n"))
  }

  @Test func `a grid without items has measures alone`() {
    let home = Home()
    home.folder("Pics")
    #expect(
      home.run("select --layout Pics")
        == Outcome("{\"contentHeight\":0,\"usableHeight\":844,\"maxOffset\":0}\n"))
  }

  @Test func `a bad script and another grid are errors as without it, G6, G7`() {
    let home = Self.home()
    home.file("s.json", #"{"library": {"items": 4}, "gestures": []}"#)
    #expect(home.run("select --layout --gesture s.json Pics").status == 4)
    #expect(home.run("select --layout --gesture s.json --force Pics").status == 0)
    home.file("s.json", "[")
    #expect(home.run("select --layout --gesture s.json Pics").status == 3)
  }
}
