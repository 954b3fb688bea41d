import Foundation
import TestSupport
import Testing

@testable import MediaMetadata

/// The memory that a thread lends libexif: Sources/CExifArena.
@Suite struct ExifArenaTests {
  /// The Exif of a photo that was taken in `year`, as libexif is given it.
  static func block(_ year: Int, notes: Int = 0) -> ArraySlice<UInt8> {
    var tiff = SampleTIFF(dateTimeOriginal: "\(year):05:03 14:03:22")
    tiff.primary = (0..<notes).map { .text(0xC000 + $0, "a note that takes some room of its own") }
    return ArraySlice(Array("Exif\0\0".utf8) + tiff.bytes)
  }

  /// The year of a structure that there may be; `nil` if there is none.
  static func year(_ exif: borrowing Exif?) -> Int? {
    switch exif {
    case .some(let exif): Int(String(decoding: exif.text(Tag.dateTimeOriginal).prefix(4), as: UTF8.self))
    case .none: nil
    }
  }

  @Test func `two structures that are alive at once keep apart`() throws {
    for round in 0..<100 {
      var first = Exif(parsing: Self.block(2001))
      let second = Exif(parsing: Self.block(2002))
      #expect(Self.year(first) == 2001)
      #expect(Self.year(second) == 2002)
      // Whichever is freed first, the other stays as it is.
      if round.isMultiple(of: 2) { first = nil }
      let third = Exif(parsing: Self.block(2003))
      #expect(Self.year(second) == 2002)
      #expect(Self.year(third) == 2003)
      #expect(Self.year(first) == (round.isMultiple(of: 2) ? nil : 2001))
    }
  }

  @Test func `a structure that is larger than the arena is read all the same`() throws {
    for notes in [10, 100, 400, 1000] {
      guard let exif = Exif(parsing: Self.block(2004, notes: notes)) else {
        Issue.record("no memory for \(notes) notes")
        return
      }
      #expect(exif.text(Tag.dateTimeOriginal).starts(with: "2004".utf8))
      let last = exif.text(UInt32(0xC000 + notes - 1), in: .primary)
      #expect(last.starts(with: "a note that".utf8))
    }
  }

  #if os(Linux)
    @Test(
      .enabled(
        if: ProcessInfo.processInfo.environment["PHOTOSEL_SANITIZER"] != "address",
        "the sanitizer keeps what was freed"))
    func `memory does not grow with the structures that were read`() async {
      await #expect(processExitsWith: .success) {
        // The second number is the pages that are in memory.
        func pages() throws -> Int {
          let numbers = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
          return Int(numbers[1]) ?? 0
        }
        let small = ExifArenaTests.block(2005)
        let large = ExifArenaTests.block(2006, notes: 400)
        func parse(_ count: Int) {
          for _ in 0..<count {
            // The first has the arena, the second memory of its own; the large ones need both.
            let exif = Exif(parsing: small)
            let other = Exif(parsing: small)
            precondition(ExifArenaTests.year(exif) == 2005)
            precondition(ExifArenaTests.year(other) == 2005)
          }
          for _ in 0..<count / 10 {
            let exif = Exif(parsing: large)
            precondition(ExifArenaTests.year(exif) == 2006)
          }
        }
        parse(1000)
        let before = try pages()
        parse(10_000)
        // A leak of a hundred bytes a structure would show.
        let growth = try pages() - before
        precondition(growth < 250)
      }
    }
  #endif

  @Test func `threads read at once, each into memory of its own`() async {
    let wrong = await withTaskGroup(of: Int.self) { group in
      for number in 0..<8 {
        group.addTask {
          let year = 2000 + number
          let block = Self.block(year, notes: number * 20)
          return (0..<500).count { _ in Self.year(Exif(parsing: block)) != year }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}
