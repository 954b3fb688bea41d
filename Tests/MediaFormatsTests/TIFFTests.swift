import TestSupport
import Testing

@testable import MediaFormats

@Suite struct TIFFTests {
  /// The fields of `bytes` as (directory, tag, value).
  func fields(in bytes: [UInt8]) throws(MalformedMedia) -> [String] {
    var source = ByteSource(bytes)
    var tiff = TIFF()
    try tiff.read(&source, block: 0..<bytes.count)
    return tiff.fields.fields.map { field in
      let value = tiff.fields.values[field.value].map { String($0, radix: 16) }.joined(separator: " ")
      return "\(field.directory) \(String(field.tag, radix: 16)) \(value)"
    }
  }

  static func sample(isBigEndian: Bool) -> SampleTIFF {
    var tiff = SampleTIFF(isBigEndian: isBigEndian)
    tiff.primary = [
      .text(0x010F, "A"), tiff.short(0x0112, 6), .text(0x0132, "2024"), tiff.short(0x0100, 17),
    ]
    tiff.exif = [.text(0x9003, "2003"), tiff.short(0xA002, 640), .text(0x927C, "maker note")]
    tiff.gps = [.text(0x0001, "N"), tiff.rational(0x0007, (1, 1), (2, 1), (3, 1))]
    return tiff
  }

  @Test(arguments: [false, true])
  func `the wanted fields of the three directories are found, and no others`(isBigEndian: Bool) throws {
    let number = { (value: Int, count: Int) in
      let bytes = (0..<count).map { String((value >> (8 * $0)) & 0xFF, radix: 16) }
      return (isBigEndian ? bytes.reversed() : bytes).joined(separator: " ")
    }
    #expect(
      try fields(in: Self.sample(isBigEndian: isBigEndian).bytes) == [
        "primary 10f 41 0", "primary 112 \(number(6, 2))", "primary 132 32 30 32 34 0",
        "exif 9003 32 30 30 33 0", "exif a002 \(number(640, 2))",
        "gps 1 4e 0",
        "gps 7 \([1, 1, 2, 1, 3, 1].map { number($0, 4) }.joined(separator: " "))",
      ])
  }

  @Test(arguments: [2, 3, 4, 7, 13, 999])
  func `a pointer is followed whatever its type`(type: Int) throws {
    var tiff = SampleTIFF(dateTimeOriginal: "2003")
    tiff.pointerType = type
    #expect(try fields(in: tiff.bytes) == ["exif 9003 32 30 30 33 0"])
  }

  @Test(arguments: [(1, true), (2, true), (7, true), (129, true), (0, false), (3, false), (13, false)])
  func `text may have the types of text (rule 8)`(type: Int, isTaken: Bool) throws {
    let tiff = SampleTIFF(exif: [.text(0x9003, "2003", type: type)])
    #expect(try fields(in: tiff.bytes).isEmpty == !isTaken)
  }

  @Test func `what TIFF/EP keeps in the first directory stands in for the Exif directory's own`() throws {
    var tiff = SampleTIFF(primary: [.text(0x9003, "IFD0")])
    #expect(try fields(in: tiff.bytes) == ["exif 9003 49 46 44 30 0"])
    tiff.exif = [.text(0x9003, "Exif")]
    #expect(try fields(in: tiff.bytes) == ["exif 9003 45 78 69 66 0"])
  }

  @Test func `long strings are cut, and the first of several counts`() throws {
    let tiff = SampleTIFF(primary: [
      .text(0x010F, String(repeating: "x", count: 5000)), .text(0x010F, "second"),
    ])
    #expect(try fields(in: tiff.bytes) == ["primary 10f" + String(repeating: " 78", count: 64)])
  }

  @Test func `a tag counts once`() throws {
    var tiff = SampleTIFF(primary: [.text(0x010F, "A"), .text(0x010F, "B"), .text(0x010F, "another")])
    tiff.exif = [.text(0x9003, "2003"), .text(0x9003, "2004")]
    #expect(try fields(in: tiff.bytes) == ["primary 10f 41 0", "exif 9003 32 30 30 33 0"])
  }

  @Test func `a field without values is none`() throws {
    let empty = { (tag: Int) in SampleTIFF.Field(tag, type: 2, count: 0, value: []) }
    let tiff = SampleTIFF(primary: [empty(0x010F), .text(0x010F, "A"), empty(0x0110), empty(0x02BC)])
    #expect(try fields(in: tiff.bytes) == ["primary 10f 41 0"])
    #expect(try TIFF(reading: tiff.bytes).xmp == nil)
  }

  @Test func `a value or directory beyond the end costs only itself`() throws {
    var tiff = SampleTIFF(primary: [.text(0x0132, "2024:05:03 14:03:22")])
    tiff.exif = [.text(0x9003, "2003:01:02 03:04:05")]
    let bytes = tiff.bytes
    #expect(try fields(in: Array(bytes.dropLast(1))).count == 1)
    #expect(try fields(in: Array(bytes.dropLast(30))).count == 1)
  }

  @Test(
    arguments: [
      ("empty", [], MalformedMedia.truncated(at: 0)),
      ("another magic", [0x49, 0x49, 41, 0, 8, 0, 0, 0], .invalid("TIFF header", at: 0)),
      ("mixed order", [0x49, 0x4D, 42, 0, 8, 0, 0, 0], .invalid("TIFF header", at: 0)),
      ("no offset", [0x49, 0x49, 42, 0], .truncated(at: 4)),
      ("a directory beyond the end", [0x49, 0x49, 42, 0, 9, 0, 0, 0], .truncated(at: 8)),
      ("a huge offset", [0x4D, 0x4D, 0, 42, 0xFF, 0xFF, 0xFF, 0xFF], .truncated(at: 8)),
    ] as [(String, [UInt8], MalformedMedia)])
  func `what is wrong is named`(title: String, bytes: [UInt8], expected: MalformedMedia) {
    #expect(throws: expected) { try fields(in: bytes) }
  }

  @Test func `a raw file of directories is all one structure`() {
    let bytes = SampleTIFF().bytes
    #expect(MovieSearch(bytes, as: .nef).contents.exif == [.init(.range(0..<bytes.count))])
  }

  @Test func `directories that point to themselves and to each other are read once`() throws {
    // One directory at 8, whose Exif pointer leads back to 8, and whose GPS pointer leads to itself too. What it
    // holds besides would be the day of GPS and the subsecond of Exif, if it were any of these.
    let tiff = SampleTIFF()
    let bytes =
      [0x49, 0x49, 42, 0, 8, 0, 0, 0] + tiff.integer16(4) + tiff.integer16(0x001D) + tiff.integer16(2)
      + tiff.integer32(4) + Array("2024".utf8) + tiff.integer16(0x8769) + tiff.integer16(4)
      + tiff.integer32(1) + tiff.integer32(8) + tiff.integer16(0x8825) + tiff.integer16(4)
      + tiff.integer32(1) + tiff.integer32(8) + tiff.integer16(0x9291) + tiff.integer16(2)
      + tiff.integer32(2) + Array("25".utf8) + [0, 0] + tiff.integer32(0)
    #expect(try fields(in: bytes) == [])
  }

  @Test func `a chain of directories without end is given up`() throws {
    // Each directory of one entry points to the next one, 18 bytes on.
    let tiff = SampleTIFF()
    var bytes: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0]
    for index in 0..<5000 {
      bytes += tiff.integer16(1) + tiff.integer16(0x8769) + tiff.integer16(4) + tiff.integer32(1)
      bytes += tiff.integer32(8 + 18 * (index + 1)) + tiff.integer32(0)
    }
    #expect(try fields(in: bytes) == [])
    // And one of 65,535 entries that all are pointers, each to another place.
    var wide = [0x49, 0x49, 42, 0, 8, 0, 0, 0] + tiff.integer16(0xFFFF)
    for index in 0..<0xFFFF {
      wide += tiff.integer16(0x8769) + tiff.integer16(4) + tiff.integer32(1) + tiff.integer32(10 + 12 * index)
    }
    var source = ByteSource(wide)
    var reader = TIFF()
    try? reader.read(&source, block: 0..<wide.count)
    #expect(reader.fields.isEmpty)
    #expect(source.readCount <= Limits.reads)
  }

  @Test func `every prefix and random damage fail cleanly, and the block stays small`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    let good = Self.sample(isBigEndian: true).bytes
    for round in 0..<20_000 {
      var bytes = round < good.count ? Array(good.prefix(round)) : good
      if round >= good.count {
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
          bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(
            in: 0...255, using: &generator)
        }
      }
      var source = ByteSource(bytes)
      var tiff = TIFF()
      try? tiff.read(&source, block: 0..<bytes.count)
      var block = ExifBlock()
      block.write(tiff.fields)
      #expect(block.byteCount <= ExifBlock.maximumByteCount, "seed \(seed), round \(round)")
    }
  }

  @Test func `the largest possible block stays within its bound`() throws {
    let long = String(repeating: "9", count: 200)
    var sample = SampleTIFF(isBigEndian: true)
    sample.primary =
      [0x010F, 0x0110, 0x0132, 0x9003].map { .text($0, long) } + [sample.short(0x0112, 1, 2, 3)]
    sample.primary.append(sample.signedShort(0x882A, 1, 2, 3))
    sample.exif = [0x9003, 0x9004, 0x9010, 0x9011, 0x9012, 0x9290, 0x9291, 0x9292].map { .text($0, long) }
    sample.exif += [
      sample.short(0xA002, 1, 2, 3), sample.short(0xA003, 1, 2, 3), sample.signedShort(0x882A, 1, 2),
    ]
    sample.gps = [0x0001, 0x0003, 0x001D].map { .text($0, long) }
    sample.gps += [2, 4, 7].map { sample.rational($0, (1, 1), (1, 1), (1, 1), (1, 1)) }
    var source = ByteSource(sample.bytes)
    var tiff = TIFF()
    try tiff.read(&source, block: 0..<sample.bytes.count)
    #expect(tiff.fields.fields.count == 21)
    var block = ExifBlock()
    block.write(tiff.fields)
    #expect((1270...ExifBlock.maximumByteCount).contains(block.byteCount))
  }
}
