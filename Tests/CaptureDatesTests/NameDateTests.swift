import TestSupport
import Testing

@testable import CaptureDates

@Suite struct NameDateTests {
  /// 2026-01-01 and a day.
  static let latest: Int64 = 1_767_225_600 + 86_400

  static func reading(of name: [UInt8]) -> String {
    guard let date = NameDate(name, latest: latest) else { return "none" }
    return "\(date.wall.text)\(date.clock == .utc ? " utc" : "")\(date.isAmbiguous ? " ambiguous" : "")"
  }

  @Test(arguments: NameRow.all)
  func `rules 38 to 42: a name tells a date or none`(row: NameRow) {
    #expect(row.found.count >= 3 && row.missed.count >= 3)
    for (name, expected) in row.found + row.missed {
      #expect(Self.reading(of: Array(name.utf8)) == expected, "\(name)")
    }
  }

  @Test func `bytes that are no text do no harm`() {
    let name = [0xFF, 0xE2, 0x80] + Array("IMG_20200102_030405".utf8) + [0xC3, 0x28, 0, 0xFE]
    #expect(Self.reading(of: name) == "2020-01-02T03:04:05")
    let afternoon = Array("Screen Shot 2020-01-02 at 3.04.05".utf8) + [0xE2, 0x80]
    #expect(Self.reading(of: afternoon) == "2020-01-02")
  }

  @Test func `a text longer than any name isn't looked through`() {
    #expect(
      NameDate(Array(repeating: 0x2D, count: 2_000) + Array("20200102_030405".utf8), latest: Self.latest)
        == nil)
  }

  @Test func `every prefix of a good name is read or refused`() {
    for (name, _) in NameRow.all.flatMap({ $0.found + $0.missed }) {
      let name = Array(name.utf8)
      for count in 0...name.count {
        if let date = NameDate(Array(name.prefix(count)), latest: Self.latest) { #expect(date.wall.exists) }
      }
    }
  }

  @Test(arguments: [41 as UInt64]) func `mutations never give a date that isn't one`(seed: UInt64) throws {
    print("seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let names = NameRow.all.flatMap(\.found).map { Array($0.name.utf8) }
    for round in 0..<100_000 {
      let name = generator.mutation(of: names[round % names.count])
      guard let date = NameDate(name, latest: Self.latest) else { continue }
      let isGood =
        date.wall.exists && date.wall.year >= 1990 && date.wall.secondsSince1970 <= Self.latest
        && date.wall.precision >= .day
      try #require(isGood, "seed \(seed), \(name)")
    }
  }

  @Test func `the rows agree with the rules as regular expressions`() {
    let oracle = NameOracle(latest: Self.latest)
    for (name, date) in NameRow.all.flatMap({ $0.found + $0.missed })
    where name.utf8.allSatisfy({ $0 < 0x80 }) {
      let claims = oracle.claims(of: name)
      #expect((date == "none") == claims.isEmpty, "\(name): \(claims)")
      #expect(date == "none" || claims.contains(date.replacing(" ambiguous", with: "")), "\(name): \(claims)")
    }
  }

  @Test func `of random names 100,000 without a date tell none, and the others one of theirs`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var names = RandomName(seed: seed)
    let oracle = NameOracle(latest: Self.latest)
    var (dated, undated) = (0, 0)
    while undated < 100_000 {
      let name = names.next()
      let date = Self.reading(of: Array(name.utf8)).replacing(" ambiguous", with: "")
      let claims = oracle.claims(of: name)
      let comment: Comment = "seed \(seed), \(name): \(date) of \(claims)"
      if claims.isEmpty {
        undated += 1
        try #require(date == "none", comment)
      } else {
        dated += 1
        // One that tells a time comes before one that tells a day.
        let best = claims.contains { $0.count > 10 } ? claims.filter { $0.count > 10 } : claims
        try #require(best.contains(date), comment)
      }
    }
    #expect(dated > 1000, "the names are too far from dates")
  }
}
