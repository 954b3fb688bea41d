import Moments
import Testing

@testable import Listing

/// Paths as each form shows them.
@Suite struct ListingPathTests {
  @Test func `a path that begins with a dash gets a dot and a slash, but not in JSON`() {
    let grid = ListingTests.grid(root: LibraryRoot(name: Array("Pics".utf8), prefix: []))
    let listing = Listing(of: grid, chosen: [3...3])
    #expect(listing.text(.paths) == "./-c.jpg\n")
    #expect(listing.text(.tsv) == "2024-05-03\t\t./-c.jpg\n")
    #expect(listing.text(.text).hasSuffix("            ./-c.jpg\n"))
    #expect(listing.text(.ndjson).hasPrefix(#"{"path":"-c.jpg","root":"Pics","#))
  }

  @Test func `names are bytes, and JSON says them in base64 where they are no UTF-8`() {
    var item = MediaItem("", "2024-05-02T01:02:03")
    item.relativePath = [0x61, 0xFF, 0x0A, 0x62]
    let grid = MomentGrid(items: [item], roots: [LibraryRoot(name: [0xFE])])
    #expect(Listing(of: grid).bytes(.paths) == [0xFE, 0x2F, 0x61, 0xFF, 0x0A, 0x62, 0x0A])
    let line = Listing(of: grid).text(.ndjson)
    #expect(line.hasPrefix(#"{"path":"\#u{FFFD}/a\#u{FFFD}\nb","root":"\#u{FFFD}","day""#))
    #expect(line.hasSuffix(#""item":0,"pathBytes":"/i9h/wpi","rootBytes":"/g=="}"# + "\n"))
  }

  @Test func `a terminal gets no control characters of a path`() {
    var item = MediaItem("", "2024-05-02T01:02:03")
    item.relativePath = Array("-a\u{1B}[2J\tb\n".utf8) + [0xFF]
    let grid = MomentGrid(items: [item], roots: [LibraryRoot(name: [], prefix: [])])
    let style = Listing.Style(escapesControls: true)
    #expect(Listing(of: grid, style: style).text(.paths) == #"./-a\x1B[2J\tb\n\xFF"# + "\n")
    #expect(Listing(of: grid).bytes(.paths) == Array("./-a\u{1B}[2J\tb\n".utf8) + [0xFF, 0x0A])
  }

  @Test func `the first path with a newline is found, in the choice alone`() {
    let paths = ["a", "b\nb", "c", "d\n"]
    let items = paths.enumerated().map { MediaItem($1, "2024-05-02T01:02:0\(9 - $0)") }
    let grid = MomentGrid(items: items, roots: [LibraryRoot(name: Array("Pics".utf8))])
    #expect(Listing(of: grid).firstPathWithNewline() == Array("Pics/b\nb".utf8))
    #expect(Listing(of: grid, chosen: [2...3]).firstPathWithNewline() == Array("Pics/d\n".utf8))
    #expect(Listing(of: grid, chosen: [0...0, 2...2]).firstPathWithNewline() == nil)
    let broken = MomentGrid(items: items, roots: [LibraryRoot(name: Array("Pi\ncs".utf8))])
    #expect(Listing(of: broken, chosen: [0...0]).firstPathWithNewline() == Array("Pi\ncs/a".utf8))
    // A root that is no part of the path has no say.
    let relative = MomentGrid(items: items, roots: [LibraryRoot(name: Array("Pi\ncs".utf8), prefix: [])])
    #expect(Listing(of: relative, chosen: [0...0]).firstPathWithNewline() == nil)
    var whole = items[0]
    whole.isBelowPrefix = false
    let saved = MomentGrid(items: [whole], roots: [LibraryRoot(name: Array("Pi\ncs".utf8))])
    #expect(Listing(of: saved).firstPathWithNewline() == nil)
  }
}
