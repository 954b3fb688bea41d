import Testing

/// The two commands that the program is for.
@Suite struct MainJobTests {
  private static func home() -> Home {
    let home = Home([
      "Pics/IMG_1.jpg": "2024:05:03 09:00:00", "Pics/IMG_2.jpg": "2024:05:03 10:00:00",
      "Pics/IMG_3.jpg": "2024:05:03 11:00:00", "Pics/IMG_4.jpg": "2024:05:03 12:00:00",
      "Pics/IMG_5.jpg": "2024:05:03 13:00:00", "Pics/IMG_6.jpg": "2024:05:02 12:00:00",
    ])
    home.folder("elsewhere")
    // Four columns of 96 on a phone: from the first cell down to the second row, then right.
    home.file("elsewhere/file.json", "[[48, 92], [48, 200], [342, 100]]")
    return home
  }

  @Test func `scan, then select from another folder with a bare list of points`() {
    let home = Self.home()
    #expect(
      home.run("scan Pics")
        == Outcome(
          """
          2024-05-03\t13:00:00\tPics/IMG_5.jpg
          2024-05-03\t12:00:00\tPics/IMG_4.jpg
          2024-05-03\t11:00:00\tPics/IMG_3.jpg
          2024-05-03\t10:00:00\tPics/IMG_2.jpg
          2024-05-03\t09:00:00\tPics/IMG_1.jpg
          2024-05-02\t12:00:00\tPics/IMG_6.jpg

          """))
    let pics = home.absolute("Pics")
    let chosen = Bytes.joined([5, 4, 3, 2].map { pics + "/IMG_\($0).jpg\n" })
    let note: Bytes = "photosel: in what was scanned last: " + pics + "\n"
    #expect(
      home.run("select --gesture file.json", in: "elsewhere") == Outcome(chosen, messages: note))
    #expect(
      home.run("select --gesture file.json -0", in: "elsewhere")
        == Outcome(chosen.withNUL, messages: note))
  }

  @Test func `what is chosen goes on through a pipe`() {
    let home = Self.home()
    _ = home.run("scan Pics")
    let outcome = home.shell(
      "photosel select --gesture file.json -0 2>/dev/null | xargs -0 -n 1 basename", in: "elsewhere")
    #expect(outcome == Outcome("IMG_5.jpg\nIMG_4.jpg\nIMG_3.jpg\nIMG_2.jpg\n"))
  }
}
