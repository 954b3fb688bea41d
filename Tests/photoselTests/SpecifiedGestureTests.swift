import Testing

/// The worked examples of the specification, through the program.
@Suite struct SpecifiedGestureTests {
  @Test(arguments: ["ndjson", "json"])
  func `every worked example comes out as specified`(form: String) {
    let home = Home()
    // Only the form of one object has a place for an empty day.
    let examples = SpecifiedGestures.examples.filter { $0.sections.contains(0) == (form == "json") }
    #expect(examples.count == (form == "json" ? 361 : 251))
    for example in examples {
      home.file(
        "made",
        form == "json"
          ? SpecifiedGestures.document(example.sections, example.days)
          : SpecifiedGestures.lines(example.sections, example.days))
      home.file("script.json", example.script)
      let outcome = home.run("select --from made --gesture script.json")
      let paths = Bytes(example.selected.map { "P/\($0).jpg\n" }.joined().utf8)
      #expect(outcome.output == paths, "\(example.name)")
      #expect(outcome.status == (example.selected.isEmpty ? 1 : 0), "\(example.name)")
    }
  }

  @Test func `every bad script is exit 3, prints nothing, and its place is named, G7`() {
    let home = Home()
    home.file("made", SpecifiedGestures.lines([6, 3, 1], ["2024-06-30", "2024-06-29", "2024-06-28"]))
    #expect(SpecifiedGestures.badScripts.count == 67)
    for script in SpecifiedGestures.badScripts {
      home.file("script.json", script.text)
      let outcome = home.run("select --from made --gesture script.json")
      #expect(outcome.status == 3 && outcome.output == "", "\(script.name)")
      let start = "photosel: script.json: " + (script.place.isEmpty ? "" : script.place + ": ")
      #expect(outcome.messages.text.hasPrefix(start), "\(script.name)")
      #expect(outcome.messages.lines.count == 1, "\(script.name)")
    }
  }
}
