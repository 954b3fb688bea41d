import CaptureDates
import Moments
import Testing

@testable import Listing

/// Listings that are longer than what is written at once.
@Suite struct ListingPiecesTests {
  @Test(arguments: ListingForm.allCases)
  func `a long listing comes in pieces of some 64 KB, and nothing is lost between`(form: ListingForm) throws {
    let day = try #require(CivilDay(year: 1990, month: 1, day: 1))
    let count = 5000
    let items = (0..<count).map { index in
      var item = MediaItem("folder of some length/IMG_\(index).jpg")
      let date = day.adding(days: index)?.fields
      item.captured = date.map { WallTime(year: $0.year, month: $0.month, day: $0.day) }
      return item
    }
    let grid = MomentGrid(items: items, roots: [LibraryRoot(name: Array("Pics".utf8))])
    var pieces: [[UInt8]] = []
    Listing(of: grid).write(form) { (piece: borrowing [UInt8]) in pieces.append(copy piece) }
    #expect(pieces.count > 1)
    for piece in pieces.dropLast() { #expect((65_536..<67_000).contains(piece.count)) }
    // The same, put together from listings that each fit into a piece.
    let parts = stride(from: 0, to: count, by: 50).map { start in
      Listing(of: grid, chosen: [start...start + 49]).bytes(form)
    }
    switch form {
    case .json:
      #expect(
        try SavedScan(Array(pieces.joined())).items.map(\.relativePath) == grid.items.map(\.relativePath))
    case .text: #expect(Array(pieces.joined()) == Array(parts.joined(separator: [0x0A])))
    default: #expect(Array(pieces.joined()) == Array(parts.joined()))
    }
  }

  @Test(arguments: ListingForm.allCases)
  func `an error of the sink ends the writing`(form: ListingForm) {
    struct Full: Error {}
    let items = (0..<5000).map { MediaItem("folder of some length/IMG_\($0).jpg", "2024-05-02T01:02:03") }
    let grid = MomentGrid(items: items, roots: [LibraryRoot(name: Array("Pics".utf8))])
    var count = 0
    #expect(throws: Full.self) {
      try Listing(of: grid).write(form) { (_: borrowing [UInt8]) throws(Full) in
        count += 1
        throw Full()
      }
    }
    #expect(count == 1)
  }
}
