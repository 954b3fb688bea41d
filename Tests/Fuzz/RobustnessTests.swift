import Foundation
import TestSupport
import Testing

/// What becomes of files that are cut off or damaged, from every format's built ones.
@Suite struct RobustnessTests {
  /// How many damaged copies of a format's first file are tried.
  static let damagedCount = ProcessInfo.processInfo.environment["PHOTOSEL_SANITIZER"] == nil ? 10_000 : 1000

  /// The names of the formats that there are files of.
  static let formats = Samples.all.map(\.format).reduce(into: [String]()) { names, name in
    if names.last != name { names.append(name) }
  }

  @Test(arguments: Samples.all)
  func `every prefix of a file is read without harm`(of sample: Sample) {
    for count in 0...sample.bytes.count {
      #expect(throws: Never.self, "\(count) bytes of \(sample)") {
        try read(Array(sample.bytes.prefix(count)), sample.format)
      }
    }
  }

  @Test(arguments: Samples.all)
  func `a file that zeros follow for a terabyte takes no longer`(_ sample: Sample) {
    for count in [sample.bytes.count, sample.bytes.count / 2, sample.bytes.count / 4] {
      #expect(throws: Never.self, "\(count) bytes of \(sample)") {
        try WayInTrial.runSparse(Array(sample.bytes.prefix(count)))
      }
    }
  }

  @Test(arguments: formats)
  func `random damage does no harm`(to format: String) throws {
    let sample = try #require(Samples.all.first { $0.format == format })
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    for round in 0..<Self.damagedCount {
      let bytes = sample.bytes.damaged(using: &generator)
      #expect(throws: Never.self, "\(sample), seed \(seed), round \(round)") {
        try read(bytes, format)
      }
    }
  }

  /// Reads a file, or a packet of the kinds that are none.
  private func read(_ bytes: [UInt8], _ format: String) throws(Breach) {
    switch format {
    case "xmp": try PacketTrial.runXMP(bytes)
    case "iptc": try PacketTrial.runIPTC(bytes)
    default: try WayInTrial.runOnce(bytes)
    }
  }
}
