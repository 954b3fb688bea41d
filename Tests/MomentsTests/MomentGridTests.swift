import CaptureDates
import TestSupport
import Testing

@testable import Moments

@Suite struct MomentGridTests {
  /// Lays out files given as `path time`.
  static func grid(
    _ files: [String], rules: MomentRules = MomentRules(), roots: Int = 1, keys: [String] = []
  ) -> MomentGrid {
    let items = files.enumerated().map { index, file in
      let words = file.split(separator: " ", omittingEmptySubsequences: false)
      var item = MediaItem(root: index % roots, relativePath: Array(words[0].utf8))
      item.captured = words.count > 1 ? WallTime(Array(words[1].utf8)) : nil
      return item
    }
    return MomentGrid(
      items: items, roots: (0..<roots).map { LibraryRoot(name: Array("r\($0)".utf8)) }, rules: rules,
      keys: keys.compactMap { MomentKey(Array($0.utf8)) })
  }

  /// A grid as its moments' keys with their paths.
  static func text(_ grid: MomentGrid) -> [String] {
    grid.moments.map { moment in
      "\(moment.key):"
        + moment.items.map { " " + String(decoding: grid.items[$0].relativePath, as: UTF8.self) }.joined()
    }
  }

  @Test func `rule 45: newest first is the exact reverse of oldest first, but for the undated`() {
    let files = [
      "b/IMG_9 2024-05-03T14:03:22", "a/IMG_10 2024-05-03T14:03:22", "z 2024-05-03T14:03:22.5",
      "y 2024-05-03T14:03", "day 2024-05-03", "m 2024-05", "u2", "u10", "old 2023-01-01T00:00:00",
      "IMG_9 2024-05-03T14:03:22", "yr 2024",
    ]
    #expect(
      Self.text(Self.grid(files, rules: MomentRules(order: .oldest))) == [
        "2023-01-01: old", "2024: yr", "2024-05: m", "2024-05-03: day y IMG_9 b/IMG_9 a/IMG_10 z",
        "undated: u2 u10",
      ])
    #expect(
      Self.text(Self.grid(files)) == [
        "2024-05-03: z a/IMG_10 b/IMG_9 IMG_9 y day", "2024-05: m", "2024: yr", "2023-01-01: old",
        "undated: u2 u10",
      ])
  }

  @Test func `rule 25: order is by the wall, whatever the offsets`() {
    let walls = [
      ("first", 14, 9 * 60), ("second", 15, nil), ("third", 16, 14 * 60), ("fourth", 17, -10 * 60),
    ]
    let items = walls.reversed().map { name, hour, offset in
      let wall = WallTime(year: 2024, month: 5, day: 3, hour: hour, minute: 3, second: 22)
      let date = CaptureDate(
        wall: wall, offsetMinutes: offset, source: .exifDateTimeOriginal, zone: offset == nil ? nil : .tag)
      return MediaItem(relativePath: Array(name.utf8), date: date)
    }
    let grid = MomentGrid(items: items, roots: [LibraryRoot(name: [])], rules: MomentRules(order: .oldest))
    #expect(Self.text(grid) == ["2024-05-03: first second third fourth"])
  }

  @Test func `a later beginning of the day keeps dates without a time on their day`() {
    let files = [
      "night 2024-05-04T03:00:00", "noon 2024-05-03T12:00:00", "day 2024-05-04", "next 2024-05-04T05:00:00",
    ]
    #expect(
      Self.text(Self.grid(files, rules: MomentRules(dayStart: 240))) == [
        "2024-05-04: next day", "2024-05-03: night noon",
      ])
  }

  @Test func `the order of the items that come in does not matter`() {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    let files = (0..<200).map { index in
      "d\(index)/IMG_\(index % 13) 2024-0\(1 + index % 3)-0\(1 + index % 2)T00:00:0\(index % 5)"
    }
    let expected = Self.text(Self.grid(files))
    for _ in 0..<20 {
      #expect(Self.text(Self.grid(files.shuffled(using: &generator))) == expected, "seed \(seed)")
    }
  }

  @Test func `empty moments stand in their places`() {
    let files = ["a 2024-05-03T14:03:22", "b 2024-05-01T14:03:22"]
    let grid = Self.grid(files, keys: ["2024-05-02", "undated", "2024-05-01", "2025"])
    #expect(Self.text(grid) == ["2025:", "2024-05-03: a", "2024-05-02:", "2024-05-01: b", "undated:"])
    #expect(grid.moments.map(\.items) == [0..<0, 0..<1, 1..<1, 1..<2, 2..<2])
  }

  @Test func `the digest is FNV-1a over the paths, numbered by root when there are several`() {
    #expect(Self.grid([]).digest == 0xCBF2_9CE4_8422_2325)
    #expect(Self.grid(["a"]).digest == fnv(Array("a\0".utf8)))
    let two = Self.grid(["a", "a"], roots: 2)
    #expect(two.gridPath(ofItem: 0) == Array("0/a".utf8))
    #expect(two.digest == fnv(Array("0/a\u{0}1/a\0".utf8)))
    #expect(two.path(ofItem: 1) == Array("r1/a".utf8))
  }

  /// FNV-1a as its authors write it, with the constants in decimal.
  private func fnv(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }

  @Test(
    arguments: [
      ("a/b.JPG", "b.JPG", "jpg"), ("b", "b", ""), (".jpg", ".jpg", ""), ("x/.a.heic", ".a.heic", "heic"),
      ("a.", "a.", ""),
    ])
  func `names and extensions are the last of a path`(path: String, name: String, fileExtension: String) {
    let item = MediaItem(relativePath: Array(path.utf8))
    #expect(Array(item.name) == Array(name.utf8))
    #expect(item.fileExtension == Array(fileExtension.utf8))
  }
}
