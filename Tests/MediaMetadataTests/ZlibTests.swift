import Foundation
import MediaFormats
import TestSupport
import Testing

@testable import MediaMetadata

@Suite struct ZlibTests {
  static let text = CompressedProfile.text
  static let compressed = CompressedProfile.compressed
  /// A stream of 40,000 zeros by zlib 1.2.13 at level 9.
  static let zeros: [UInt8] = [
    0x78, 0xDA, 0xED, 0xC1, 0x31, 0x01, 0x00, 0x00, 0x00, 0xC2, 0xA0, 0xF5, 0x4F, 0xED, 0x65, 0x0B, 0xA0,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x80, 0x1B, 0x9C, 0x40, 0x00, 0x01,
  ]

  func inflated(_ compressed: [UInt8], limit: Int = 1 << 20) -> [UInt8] {
    Zlib().inflated(compressed, limit: limit)
  }

  @Test func `what zlib compressed comes back`() {
    #expect(inflated(Self.compressed) == Self.text)
    #expect(inflated(Self.compressed + [1, 2, 3]) == Self.text)
    for count in [0, 1, 16_384, 16_385, 65_535, 65_536, 200_000] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      let isSame = inflated(SamplePNG.stored(bytes)) == bytes
      #expect(isSame, "\(count) bytes")
    }
    let zeros = inflated(Self.zeros)
    #expect(zeros.count == 40_000)
    #expect(zeros.allSatisfy { $0 == 0 })
  }

  @Test(arguments: [-1, 0, 1, 20, 16_383, 16_384, 16_385, 50_000])
  func `no more comes out than the limit`(limit: Int) {
    #expect(inflated(Self.compressed, limit: limit) == Array(Self.text.prefix(max(0, limit))))
    #expect(inflated(Self.zeros, limit: limit).count == min(max(0, limit), 40_000))
  }

  @Test func `every truncation gives what is whole, and nothing else`() {
    var longest = 0
    for length in 0..<Self.compressed.count {
      let part = inflated(Array(Self.compressed.prefix(length)))
      #expect(Self.text.starts(with: part))
      #expect(part.count >= longest)
      longest = part.count
    }
    #expect(longest == Self.text.count)
  }

  @Test func `of a damaged stream comes what stands before the damage`() {
    // The checksum at its end comes too late to matter.
    for offset in Self.compressed.count - 4..<Self.compressed.count {
      var damaged = Self.compressed
      damaged[offset] ^= 0x55
      #expect(inflated(damaged) == Self.text)
    }
    var stored = SamplePNG.stored([UInt8](repeating: 7, count: 70_000))
    // The second block's length and its complement disagree.
    stored[2 + 5 + 65_535 + 1] ^= 1
    let part = inflated(stored)
    #expect(part.count == 65_535)
    #expect(part.allSatisfy { $0 == 7 })
  }

  @Test(
    arguments: [
      ("nothing", []), ("text", Array("no such stream".utf8)),
      ("a bare deflate stream", Array(compressed.dropFirst(2))),
      ("another method", [0x79, 0x9C, 1, 2, 3]),
      ("a dictionary that is not there", [0x78, 0xF9, 1, 2, 3, 4, 5]),
    ] as [(String, [UInt8])])
  func `nothing comes of`(title: String, bytes: [UInt8]) {
    #expect(inflated(bytes) == [])
  }

  @Test func `random bytes and random damage come to an end`() {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<3000 {
      var bytes = Self.compressed
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      #expect(inflated(bytes, limit: 5000).count <= 5000, "seed \(seed), round \(round)")
    }
  }

  #if os(Linux)
    @Test(
      .enabled(
        if: ProcessInfo.processInfo.environment["PHOTOSEL_SANITIZER"] != "address",
        "the sanitizer keeps what was freed"))
    func `memory does not grow with the streams that were read`() async {
      await #expect(processExitsWith: .success) {
        // The second number is the pages that are in memory.
        func pages() throws -> Int {
          let numbers = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
          return Int(numbers[1]) ?? 0
        }
        func inflate(_ count: Int) {
          for _ in 0..<count {
            precondition(
              Zlib().inflated(CompressedProfile.compressed, limit: 5000).count == CompressedProfile.text.count
            )
            precondition(Zlib().inflated([0x79], limit: 5000) == [])
          }
        }
        inflate(200)
        let before = try pages()
        inflate(5000)
        // What zlib keeps for one stream is ten times a page.
        let growth = try pages() - before
        precondition(growth < 250)
      }
    }
  #endif
}
