import TestSupport
import Testing

@testable import MediaFormats

@Suite struct WebPTests {
  static let tiff = SampleTIFF(dateTimeOriginal: "2024:05:03 14:03:22").bytes
  static let exif = SampleWebP.chunk("EXIF", tiff)
  static let packet = Array("<x:xmpmeta/>".utf8)
  static let xmp = SampleWebP.chunk("XMP ", packet)

  /// What a search found, its payloads as bytes.
  struct Reading: Equatable {
    var exif: [UInt8]?
    var xmp: [[UInt8]] = []
    var size: [Int?] = []
    var isPartial = false
    var fault: MalformedMedia?
    var readCount = 0

    init(_ store: any ByteStore, depth: MediaContents.Depth = .everything) {
      var source = ByteSource(store)
      var contents = MediaContents()
      do throws(MalformedMedia) {
        try contents.read(&source, as: .webp, depth: depth, inflater: StoredInflater())
      } catch {
        fault = error
      }
      exif = contents.exif.first.flatMap { try? source.bytes(of: $0.payload, limit: Limits.exif) }
      xmp = contents.xmp.compactMap { try? source.bytes(of: $0, limit: Limits.xmp) }
      size = [contents.details.width, contents.details.height]
      isPartial = contents.isPartial
      readCount = source.readCount
    }

    var isTruncated: Bool {
      if case .truncated? = fault { true } else { false }
    }

    init(_ chunks: [UInt8], statedByteCount: Int? = nil, depth: MediaContents.Depth = .everything) {
      self.init(MemoryBytes(SampleWebP.file(chunks, statedByteCount: statedByteCount)), depth: depth)
    }
  }

  @Test(
    arguments: [
      ("behind the frame", SampleWebP.lossyFrame() + exif),
      ("behind a frame of an odd length", SampleWebP.lossyFrame(pictureByteCount: 6) + exif),
      (
        "behind colors, transparency and a large frame",
        SampleWebP.chunk("ICCP", [1, 2, 3])
          + SampleWebP.chunk("ALPH", [UInt8](repeating: 1, count: 9000))
          + SampleWebP.lossyFrame(pictureByteCount: 90_000)
          + exif
      ),
      ("before the frame", exif + SampleWebP.lossyFrame()),
      (
        "with the prefix of JPEG",
        SampleWebP.lossyFrame() + SampleWebP.chunk("EXIF", Array("Exif\0\0".utf8) + tiff)
      ),
      ("before a second one", exif + SampleWebP.chunk("EXIF", [1, 2, 3])),
      ("behind XMP", SampleWebP.lossyFrame() + xmp + exif),
    ])
  func `Exif is found`(title: String, chunks: [UInt8]) {
    let reading = Reading(SampleWebP.header(.exif) + chunks)
    #expect(reading.exif == Self.tiff)
    #expect(reading.fault == nil)
    #expect(!reading.isPartial)
    #expect(reading.xmp == [])
  }

  @Test(arguments: ["XMP ", "XMP\0"])
  func `XMP is found`(type: String) {
    let frame = SampleWebP.losslessFrame()
    let reading = Reading(
      SampleWebP.header([.exif, .xmp]) + frame + Self.exif + SampleWebP.chunk(type, Self.packet))
    #expect(reading.exif == Self.tiff)
    #expect(reading.xmp == [Self.packet])
    let alone = Reading(SampleWebP.header(.xmp) + frame + SampleWebP.chunk(type, Self.packet), depth: .exif)
    #expect(alone.xmp == [Self.packet])
    #expect(alone.exif == nil)
  }

  @Test func `the search ends at Exif where no more is asked for`() {
    let chunks = SampleWebP.header([.exif, .xmp]) + SampleWebP.lossyFrame() + Self.exif + Self.xmp
    let reading = Reading(chunks, depth: .exif)
    #expect(reading.exif == Self.tiff)
    #expect(reading.xmp == [])
    #expect(reading.isPartial)
    #expect(Reading(chunks).xmp == [Self.packet])
  }

  @Test func `metadata that no flag promises is not looked for`() {
    let frame = SampleWebP.lossyFrame(pictureByteCount: 90_000)
    for chunks in [
      frame + Self.exif, SampleWebP.losslessFrame() + Self.exif, SampleWebP.header([]) + frame + Self.exif,
      SampleWebP.header(.animation) + frame + Self.exif,
    ] {
      let reading = Reading(chunks)
      #expect(reading.exif == nil)
      #expect(reading.readCount == 1)
      #expect(reading.fault == nil)
    }
    #expect(Reading(SampleWebP.header(.xmp) + Self.exif + Self.xmp).exif == nil)
  }

  @Test(
    arguments: [
      ("the canvas", SampleWebP.header([], width: 16_777_216, height: 3), [16_777_216, 3]),
      ("a lossy frame", SampleWebP.lossyFrame(width: 16_383, height: 7), [16_383, 7]),
      ("a lossy frame that is scaled", SampleWebP.lossyFrame(width: 0x4280, height: 0xC1E0), [640, 480]),
      ("a lossless frame", SampleWebP.losslessFrame(width: 16_384, height: 5), [16_384, 5]),
      ("no key frame", SampleWebP.chunk("VP8 ", [1, 0, 0, 0x9D, 1, 0x2A, 1, 0, 1, 0]), [nil, nil]),
      ("no start code", SampleWebP.chunk("VP8 ", [0, 0, 0, 0x9D, 1, 0x2B, 1, 0, 1, 0]), [nil, nil]),
      ("no signature", SampleWebP.chunk("VP8L", [0x2E, 0, 0, 0, 0]), [nil, nil]),
      ("too short a header", SampleWebP.chunk("VP8X", [0, 0, 0, 0]), [nil, nil]),
      ("something else", Self.exif, [nil, nil]),
    ] as [(String, [UInt8], [Int?])])
  func `the size is that of`(title: String, chunks: [UInt8], expected: [Int?]) {
    #expect(Reading(chunks).size == expected)
  }

  @Test func `what RIFF says of the size is not believed`() {
    let chunks = SampleWebP.header(.exif) + SampleWebP.lossyFrame() + Self.exif
    for stated in [0, 30, chunks.count - Self.exif.count + 4, chunks.count + 100, 0xFFFF_FFFF] {
      let reading = Reading(chunks, statedByteCount: stated)
      #expect(reading.exif == Self.tiff)
      #expect(reading.fault == nil)
    }
  }

  @Test func `what follows the last chunk is no fault`() {
    let chunks = SampleWebP.header([.exif, .xmp]) + SampleWebP.lossyFrame() + Self.exif
    for rest: [UInt8] in [[], [0], [0, 0, 0, 0, 0, 0, 0], [UInt8](repeating: 0, count: 100)] {
      let reading = Reading(chunks + rest, statedByteCount: chunks.count + 4)
      #expect(reading.exif == Self.tiff)
      #expect(reading.fault == nil)
    }
    // The byte that makes the last chunk even is often missing.
    let odd = SampleWebP.file(SampleWebP.header([.exif, .xmp]) + SampleWebP.chunk("XMP ", [1]))
    let reading = Reading(MemoryBytes(Array(odd.dropLast())))
    #expect(reading.xmp == [[1]])
    #expect(reading.fault == nil)
  }

  @Test(
    arguments: [
      ("few frames", 5, 3000, 2), ("frames of 20 KB", 200, 20_000, 10), ("a frame of 1 MB", 1, 1 << 20, 2),
      ("many tiny frames", 3000, 40, 10), ("frames of 1 MB", 20, 1 << 20, 10),
    ])
  func `metadata behind an animation is found in few reads`(title: String, count: Int, size: Int, reads: Int)
  {
    let file = SegmentedBytes(
      SampleWebP.file(SampleWebP.header([.animation, .exif, .xmp]), statedByteCount: 0),
      SampleWebP.chunk("ANMF", (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }), times: count,
      Self.exif + Self.xmp)
    let reading = Reading(file)
    #expect(reading.exif == Self.tiff)
    #expect(reading.xmp == [Self.packet])
    #expect(reading.fault == nil)
    #expect(reading.readCount <= reads)
  }

  @Test func `an animation without an end is given up, with a reason`() {
    let file = SegmentedBytes(
      SampleWebP.file(SampleWebP.header([.animation, .exif])), SampleWebP.chunk("ANMF", Array(0..<250)),
      times: 10_000, [1, 2, 3, 4])
    guard case .scattered? = Reading(file).fault else {
      Issue.record("no reason")
      return
    }
  }
}

// MARK: - Damage

extension WebPTests {
  @Test func `every truncation is reported, and leaves what stood before it`() {
    let file = SampleWebP.file(
      SampleWebP.header([.exif, .xmp]) + SampleWebP.lossyFrame() + Self.exif + Self.xmp)
    for length in 12..<file.count {
      let reading = Reading(MemoryBytes(Array(file.prefix(length))))
      #expect(reading.isTruncated, "\(length) bytes")
      if let exif = reading.exif { #expect(Self.tiff.starts(with: exif)) }
    }
    #expect(Reading(MemoryBytes(file)).fault == nil)
  }

  @Test(
    arguments: [
      (
        "a type that is none", SampleWebP.header(.exif) + [1, 2, 3, 4, 0, 0, 0, 0],
        MalformedMedia.invalid("chunk", at: 30)
      ),
      (
        "a chunk beyond the end", SampleWebP.header(.exif) + Array("VP8 ".utf8) + [0xFF, 0xFF, 0xFF, 0xFF],
        .truncated(at: 38)
      ),
      ("half a header", SampleWebP.header(.exif) + [0x56, 0x50, 0x38], .truncated(at: 33)),
    ])
  func `what is wrong is named`(title: String, chunks: [UInt8], expected: MalformedMedia) {
    #expect(Reading(chunks, statedByteCount: chunks.count + 40).fault == expected)
  }

  @Test func `Exif that is none is handed on to be named`() {
    let reading = Reading(
      SampleWebP.header(.exif) + SampleWebP.chunk("EXIF", Array("no structure".utf8)), depth: .exif)
    #expect(reading.exif == Array("no structure".utf8))
  }

  @Test func `random damage is no crash`() {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    let good = SampleWebP.file(
      SampleWebP.header([.exif, .xmp]) + SampleWebP.lossyFrame() + Self.exif + Self.xmp)
    for round in 0..<10_000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 12..<bytes.count, using: &generator)
        bytes[place] =
          [0, 1, 0x7F, 0x80, 0xFF, .random(in: 0...255, using: &generator)].randomElement(using: &generator)
          ?? 0
      }
      #expect(Reading(MemoryBytes(bytes)).readCount <= 3, "seed \(seed), round \(round)")
    }
  }
}
