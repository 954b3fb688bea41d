import CaptureDates
import Moments
import Testing

@testable import Listing

@Suite struct ListingTests {
  /// A grid that has a bit of everything: two items of a day, a file time, a day without a time, a month, and
  /// what has no date.
  static func grid(root: LibraryRoot = LibraryRoot(name: Array("Pics".utf8))) -> MomentGrid {
    var full = MediaItem("b/IMG_2.jpg", "2024-05-04T14:03:22.12")
    full.offsetMinutes = 540
    full.zone = .tag
    full.modified = 1_714_800_000.25
    full.details.width = 4032
    full.details.height = 3024
    full.details.orientation = 6
    full.details.make = "Apple"
    full.details.model = "iPhone \"X\""
    full.details.latitude = -35.5
    full.details.longitude = 139.75
    full.details.duration = 1.5
    var fileTime = MediaItem("m.heic", "2024-05-03T10:00:00", .fileTime, type: "heic", size: nil)
    fileTime.zone = .assumed
    var video = MediaItem("x.mp4", type: "mp4", size: 5)
    video.kind = .video
    let items = [
      MediaItem("-c.jpg", "2024-05-03", .nameDay), video, fileTime, full,
      MediaItem("month.png", "2024-05", .xmpCreateDate, type: ""),
      MediaItem("a.jpg", "2024-05-04T08:15", .name),
    ]
    return MomentGrid(items: items, roots: [root])
  }

  @Test func `paths are one a line, in grid order`() {
    #expect(
      Listing(of: Self.grid()).text(.paths) == """
        Pics/b/IMG_2.jpg
        Pics/a.jpg
        Pics/m.heic
        Pics/-c.jpg
        Pics/month.png
        Pics/x.mp4

        """)
  }

  @Test func `paths end with NUL if that is wished, and the last one too`() {
    let listing = Listing(of: Self.grid(), chosen: [0...1], style: Listing.Style(endsWithNUL: true))
    #expect(listing.text(.paths) == "Pics/b/IMG_2.jpg\0Pics/a.jpg\0")
  }

  @Test func `tsv has key, time and path`() {
    #expect(
      Listing(of: Self.grid()).text(.tsv) == """
        2024-05-04\t14:03:22\tPics/b/IMG_2.jpg
        2024-05-04\t08:15\tPics/a.jpg
        2024-05-03\t10:00:00\tPics/m.heic
        2024-05-03\t\tPics/-c.jpg
        2024-05\t\tPics/month.png
        undated\t\tPics/x.mp4

        """)
  }

  @Test func `text has moments with titles and a blank line between`() {
    let text = """
      2024-05-04 Sat · 2 items
        14:03:22  Pics/b/IMG_2.jpg
        08:15     Pics/a.jpg

      2024-05-03 Fri · 2 items
       ~10:00:00  Pics/m.heic
                  Pics/-c.jpg

      2024-05 · 1 item
                  Pics/month.png

      undated · 1 item
                  Pics/x.mp4

      """
    #expect(Listing(of: Self.grid()).text(.text) == text)
    // Colours are all that colours add.
    let colored = Listing(of: Self.grid(), style: Listing.Style(isColored: true)).text(.text)
    #expect(
      colored.hasPrefix("\u{1B}[1m2024-05-04 Sat · 2 items\u{1B}[m\n\u{1B}[2m  14:03:22\u{1B}[m  Pics/b"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == text)
  }

  @Test func `days have key, count, bytes and title`() throws {
    let style = Listing.Style(title: try TitleFormat("%e %B"))
    #expect(
      Listing(of: Self.grid(), style: style).text(.days) == """
        2024-05-04\t2\t2000\t 4 May
        2024-05-03\t2\t1000\t 3 May
        2024-05\t1\t1000\t2024-05
        undated\t1\t5\tundated

        """)
  }

  static let objects = [
    #"{"path":"Pics/b/IMG_2.jpg","root":"Pics","day":"2024-05-04","captured":"2024-05-04T14:03:22.12","#
      + #""offset":"+09:00","zone":"tag","source":"exif:DateTimeOriginal","kind":"photo","type":"jpeg","#
      + #""size":1000,"mtime":1714800000.25,"index":0,"item":0,"width":4032,"height":3024,"orientation":6,"#
      + #""make":"Apple","model":"iPhone \"X\"","latitude":-35.5,"longitude":139.75,"duration":1.5}"#,
    #"{"path":"Pics/a.jpg","root":"Pics","day":"2024-05-04","captured":"2024-05-04T08:15","offset":null,"#
      + #""zone":null,"source":"name","kind":"photo","type":"jpeg","size":1000,"mtime":null,"index":1,"item":1}"#,
    #"{"path":"Pics/m.heic","root":"Pics","day":"2024-05-03","captured":"2024-05-03T10:00:00","offset":null,"#
      + #""zone":"assumed","source":"mtime","kind":"photo","type":"heic","size":null,"mtime":null,"index":2,"#
      + #""item":0}"#,
    #"{"path":"Pics/-c.jpg","root":"Pics","day":"2024-05-03","captured":"2024-05-03","offset":null,"#
      + #""zone":null,"source":"name:day","kind":"photo","type":"jpeg","size":1000,"mtime":null,"index":3,"item":1}"#,
    #"{"path":"Pics/month.png","root":"Pics","day":"2024-05","captured":"2024-05","offset":null,"zone":null,"#
      + #""source":"xmp:xmp:CreateDate","kind":"photo","type":null,"size":1000,"mtime":null,"index":4,"item":0}"#,
    #"{"path":"Pics/x.mp4","root":"Pics","day":"undated","captured":null,"offset":null,"zone":null,"#
      + #""source":null,"kind":"video","type":"mp4","size":5,"mtime":null,"index":5,"item":0}"#,
  ]

  @Test func `ndjson has an object a line, its keys in order`() {
    #expect(Listing(of: Self.grid()).text(.ndjson) == Self.objects.map { $0 + "\n" }.joined())
  }

  /// FNV-1a of the relative paths in grid order, each ended by NUL.
  static let digest = "086207b2fc1469b4"

  @Test func `json has one object of moments`() {
    let objects = Self.objects
    let moments = [
      #"{"day":"2024-05-04","title":"2024-05-04 Sat","items":[\#(objects[0]),\#(objects[1])]}"#,
      #"{"day":"2024-05-03","title":"2024-05-03 Fri","items":[\#(objects[2]),\#(objects[3])]}"#,
      #"{"day":"2024-05","title":"2024-05","items":[\#(objects[4])]}"#,
      #"{"day":"undated","title":"undated","items":[\#(objects[5])]}"#,
    ]
    let head = #"{"photosel":1,"roots":["Pics"],"count":6,"digest":"\#(Self.digest)","moments":["#
    #expect(Listing(of: Self.grid()).text(.json) == head + moments.joined(separator: ",") + "]}\n")
    // Of a choice, count and digest are the grid's, and moments hold the chosen.
    let chosen = Listing(of: Self.grid(), chosen: [1...2, 5...5]).text(.json)
    #expect(
      chosen == head
        + #"{"day":"2024-05-04","title":"2024-05-04 Sat","items":[\#(objects[1])]},"#
        + #"{"day":"2024-05-03","title":"2024-05-03 Fri","items":[\#(objects[2])]},"#
        + #"{"day":"undated","title":"undated","items":[\#(objects[5])]}]}"# + "\n")
  }

  @Test func `a choice leaves out moments without any of it`() {
    let listing = Listing(of: Self.grid(), chosen: [3...4])
    #expect(
      listing.text(.text) == """
        2024-05-03 Fri · 1 item
                    Pics/-c.jpg

        2024-05 · 1 item
                    Pics/month.png

        """)
    #expect(listing.text(.days) == "2024-05-03\t1\t1000\t2024-05-03 Fri\n2024-05\t1\t1000\t2024-05\n")
    for form in ListingForm.allCases where form != .json {
      #expect(Listing(of: Self.grid(), chosen: []).text(form).isEmpty)
    }
  }

  /// Every choice of the six items, as ascending closed runs, also ones that touch and go over moments' borders.
  @Test func `every choice prints its items and no others`() {
    let grid = Self.grid()
    let lines = Listing(of: grid).text(.tsv).split(separator: "\n").map { $0 + "\n" }
    for choice in 0..<64 {
      let chosen = (0..<6).filter { choice >> $0 & 1 == 1 }
      var runs: [ClosedRange<Int>] = []
      for index in chosen {
        if let last = runs.last, last.upperBound == index - 1 {
          runs[runs.count - 1] = last.lowerBound...index
        } else {
          runs.append(index...index)
        }
      }
      for runs in [runs, chosen.map { $0...$0 }] {
        let listing = Listing(of: grid, chosen: runs)
        #expect(listing.text(.tsv) == chosen.map { lines[$0] }.joined(), "\(runs)")
        #expect(listing.text(.ndjson) == chosen.map { Self.objects[$0] + "\n" }.joined(), "\(runs)")
      }
    }
  }

  @Test func `a grid of nothing prints nothing but JSON's frame`() {
    let grid = MomentGrid(items: [], roots: [LibraryRoot(name: Array("Pics".utf8))])
    for form in ListingForm.allCases where form != .json { #expect(Listing(of: grid).text(form).isEmpty) }
    #expect(
      Listing(of: grid).text(.json)
        == #"{"photosel":1,"roots":["Pics"],"count":0,"digest":"cbf29ce484222325","moments":[]}"# + "\n")
  }

  @Test func `an empty moment is shown, but not in a choice`() throws {
    let key = try #require(MomentKey(Array("2024-05-01".utf8)))
    let grid = MomentGrid(
      items: [MediaItem("a.jpg", "2024-05-02T01:02:03")], roots: [LibraryRoot(name: [], prefix: [])],
      keys: [key])
    #expect(
      Listing(of: grid).text(.text)
        == "2024-05-02 Thu · 1 item\n  01:02:03  a.jpg\n\n2024-05-01 Wed · 0 items\n")
    #expect(Listing(of: grid).text(.days).hasSuffix("2024-05-01\t0\t0\t2024-05-01 Wed\n"))
    #expect(
      Listing(of: grid).text(.json).hasSuffix(
        #"{"day":"2024-05-01","title":"2024-05-01 Wed","items":[]}]}"# + "\n"))
    #expect(Listing(of: grid, chosen: [0...0]).text(.days) == "2024-05-02\t1\t1000\t2024-05-02 Thu\n")
    // Nor where a run goes over it.
    let around = MomentGrid(
      items: [MediaItem("a.jpg", "2024-05-02T01:02:03"), MediaItem("b.jpg", "2024-04-30T01:02:03")],
      roots: [LibraryRoot(name: [], prefix: [])], keys: [key])
    #expect(
      Listing(of: around, chosen: [0...1]).text(.days)
        == "2024-05-02\t1\t1000\t2024-05-02 Thu\n2024-04-30\t1\t1000\t2024-04-30 Tue\n")
  }
}
