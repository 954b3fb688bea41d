import TestSupport
import Testing

@testable import MediaFormats

/// Structures that are TIFFs but for their magic number or the width of their offsets.
@Suite struct TIFFKindsTests {
  static let magics = [42, 43, 0x0055, 0x4F52, 0x5352, 0x01BC]

  static func sample(_ magic: Int, isBigEndian: Bool) -> SampleTIFF {
    var tiff = SampleTIFF(isBigEndian: isBigEndian)
    tiff.magic = magic
    tiff.primary = [.text(0x010F, "Maker of cameras"), tiff.short(0x0112, 6)]
    tiff.exif = [.text(0x9003, "2024:05:03 14:03:22"), .text(0x9291, "25"), .text(0x9011, "+02:00")]
    tiff.gps = [tiff.rational(0x0007, (12, 1), (3, 1), (22, 1)), .text(0x001D, "2024:05:03")]
    return tiff
  }

  @Test(arguments: magics, [false, true])
  func `all kinds hold the same fields`(magic: Int, isBigEndian: Bool) throws {
    let bytes = Self.sample(magic, isBigEndian: isBigEndian).bytes
    let tiff = try TIFF(reading: bytes)
    #expect(tiff.fields.order == (isBigEndian ? .bigEndian : .littleEndian))
    #expect(tiff.text(0x9003) == "2024:05:03 14:03:22\0")
    #expect(tiff.text(0x9011) == "+02:00\0")
    #expect(tiff.text(0x010F) == "Maker of cameras\0")
    #expect(tiff.fields.fields.map(\.tag) == [0x010F, 0x0112, 0x9003, 0x9291, 0x9011, 0x0007, 0x001D])
    let plain = try TIFF(reading: Self.sample(42, isBigEndian: isBigEndian).bytes)
    #expect(tiff.fields == plain.fields)
  }

  @Test func `the signatures of Olympus and Panasonic are such kinds`() throws {
    for (signature, isBigEndian) in [("IIRO", false), ("IIRS", false), ("MMOR", true), ("IIU\0", false)] {
      var bytes = Self.sample(42, isBigEndian: isBigEndian).bytes
      bytes.replaceSubrange(0..<4, with: signature.utf8)
      #expect(try TIFF(reading: bytes).text(0x9003) == "2024:05:03 14:03:22\0")
    }
  }

  @Test(arguments: [2, 4, 13, 16, 18, 999], [false, true])
  func `a pointer of BigTIFF has 32 or 64 bits`(type: Int, isBigEndian: Bool) throws {
    var sample = Self.sample(43, isBigEndian: isBigEndian)
    sample.pointerType = type
    var bytes = sample.bytes
    if isBigEndian, type == 2 || type == 999 {
      // What is no LONG fills all eight bytes: the pointers are the last two of four entries.
      for entry in [2, 3] {
        let value = 16 + 8 + 20 * entry + 12
        bytes.replaceSubrange(
          value..<value + 8, with: bytes[value + 4..<value + 8] + bytes[value..<value + 4])
      }
    }
    #expect(try TIFF(reading: bytes).text(0x9003) == "2024:05:03 14:03:22\0")
  }

  @Test func `small values of BigTIFF stand in their entries`() throws {
    var tiff = SampleTIFF(primary: [.text(0x0110, "Model 1"), .text(0x010F, "Maker 12")])
    tiff.magic = 43
    let fields = try TIFF(reading: tiff.bytes).fields
    #expect(fields.values == Array("Model 1\0Maker 12\0".utf8))
  }

  static let huge: [[UInt8]] = [
    [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
    [0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xF0], [0x80, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0, 0, 0],
  ]

  @Test(arguments: huge)
  func `numbers of 64 bits may be as large as they like`(number: [UInt8]) throws {
    let sample = Self.sample(43, isBigEndian: true)
    let good = sample.bytes
    // The offset of the first directory, the number of its entries, and the count and offset of each.
    var places = [8, 16]
    for entry in stride(from: 24, to: 24 + 4 * 20, by: 20) { places += [entry + 4, entry + 12] }
    for place in places {
      var bytes = good
      bytes.replaceSubrange(place..<place + 8, with: number)
      let tiff = try? TIFF(reading: bytes)
      #expect((tiff == nil) == (place == 8), "at \(place)")
      // Behind a structure of any length too, where adding to its place goes past what a number can hold.
      var source = ByteSource([UInt8](repeating: 0, count: 1000) + bytes)
      var reader = TIFF()
      try? reader.read(&source, block: 1000..<1000 + bytes.count)
      #expect(reader.fields == tiff?.fields ?? ExifFields(), "at \(place)")
    }
  }

  @Test(
    arguments: [
      (
        "offsets of four bytes", [0x4D, 0x4D, 0, 43, 0, 4, 0, 0, 0, 0, 0, 16], .invalid("TIFF header", at: 0)
      ),
      (
        "a word that is not zero", [0x4D, 0x4D, 0, 43, 0, 8, 0, 1, 0, 0, 0, 0], .invalid("TIFF header", at: 0)
      ),
      ("no offset", [0x4D, 0x4D, 0, 43, 0, 8, 0, 0, 0, 0], .truncated(at: 8)),
      (
        "a directory in the header", [0x4D, 0x4D, 0, 43, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        .invalid("directory offset", at: 4)
      ),
      ("RO the other way round", [0x4D, 0x4D, 0x52, 0x4F, 0, 0, 0, 8], .invalid("TIFF header", at: 0)),
    ] as [(String, [UInt8], MalformedMedia)])
  func `what is wrong is named`(title: String, bytes: [UInt8], expected: MalformedMedia) {
    #expect(throws: expected) { try TIFF(reading: bytes) }
  }

  @Test(arguments: magics, [false, true])
  func `every prefix and random damage fail cleanly`(magic: Int, isBigEndian: Bool) throws {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    let good = SampleTIFF.file(isBigEndian: isBigEndian, magic: magic)
    var tiff = TIFF()
    for round in 0..<3000 {
      var bytes = round < good.count ? Array(good.prefix(round)) : good
      if round >= good.count {
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
          bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(
            in: 0...255, using: &generator)
        }
      }
      var source = ByteSource(bytes)
      try? tiff.read(&source, block: 0..<bytes.count)
      let comment: Comment = "seed \(seed), round \(round)"
      #expect(source.readCount <= Limits.reads, comment)
      for range in [tiff.xmp, tiff.iptc, tiff.jpegFromRaw] {
        #expect((range?.upperBound ?? 0) <= bytes.count, comment)
      }
      #expect((tiff.contentIdentifier?.count ?? 0) <= Limits.textBytes, comment)
      var block = ExifBlock()
      block.write(tiff.fields)
      #expect(block.byteCount <= ExifBlock.maximumByteCount, comment)
    }
  }
}

extension TIFF {
  /// Reads the structure that `bytes` are.
  init(reading bytes: some Collection<UInt8>) throws(MalformedMedia) {
    self.init()
    var source = ByteSource(Array(bytes))
    try read(&source, block: 0..<bytes.count)
  }

  /// The bytes of the first field with a tag, as text.
  func text(_ tag: Int) -> String? {
    fields.fields.first { $0.tag == tag }.map { String(decoding: fields.values[$0.value], as: UTF8.self) }
  }
}
