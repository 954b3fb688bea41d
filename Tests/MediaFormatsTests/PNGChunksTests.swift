import TestSupport
import Testing

@testable import MediaFormats

/// How large pictures are passed over.
@Suite struct PNGChunksTests {
  static let tiff = PNGTests.tiff
  static let exif = SamplePNG.chunk("eXIf", tiff)
  static let end = SamplePNG.chunk("IEND")
  static let start = SamplePNG.signature + SamplePNG.header()

  /// A file of a picture in equal chunks.
  func file(chunks count: Int, of byteCount: Int, before: [UInt8] = [], behind: [UInt8]) -> SegmentedBytes {
    SegmentedBytes(
      Self.start + before, SamplePNG.picture(chunks: 1, of: byteCount), times: count, behind + Self.end)
  }

  @Test(
    arguments: [
      ("20 MB in pieces of 8 KB", 2560, 8192, 2), ("a piece of 300 KB", 1, 300_000, 2),
      ("eight pieces of 100 KB", 8, 100_000, 9), ("eighty pieces of 100 KB", 80, 100_000, 10),
      ("pieces of 32 KB", 1000, 32_768, 10), ("pieces of 100 bytes", 100_000, 100, 2),
      ("one small piece", 1, 1000, 1),
    ])
  func `what stands behind the picture is found in few reads`(
    title: String, count: Int, size: Int, reads: Int
  ) {
    let text =
      SamplePNG.text("Creation Time", "2024-05-03") + SamplePNG.chunk("tIME", [7, 0xE8, 5, 3, 1, 2, 3])
    let file = file(
      chunks: count, of: size,
      behind: text + Self.exif + SamplePNG.internationalText("XML:com.adobe.xmp", "packet"))
    let reading = PNGReading(file)
    #expect(reading.exif == Self.tiff)
    #expect(reading.dates == ["2024-05-03"])
    #expect(reading.xmp == ["packet"])
    #expect(reading.fault == nil)
    #expect(reading.readCount <= min(12, reads))
  }

  @Test func `a last part that is all picture is searched in vain, and no more`() {
    let pieces = SamplePNG.picture(chunks: 9, of: 100_000) + SamplePNG.picture(chunks: 1, of: 300_000)
    let reading = PNGReading(SegmentedBytes(Self.start, pieces, times: 1, Self.end))
    #expect(reading.exif == nil)
    #expect(reading.fault == nil)
    #expect(reading.readCount == 10)
  }

  @Test func `nothing is read behind a picture that only the end can follow`() {
    let reading = PNGReading(file(chunks: 1, of: 300_000, behind: []))
    #expect(reading.readCount == 1)
    #expect(reading.fault == nil)
  }

  @Test func `Exif before the picture costs one read, and colors before it another`() {
    let text = SamplePNG.text("Raw profile type exif", SamplePNG.rawProfile("exif", Self.tiff))
    for exif in [Self.exif, text] {
      for (before, reads) in [(0, 1), (3000, 1), (3900, 2), (8000, 2), (1 << 20, 2)] {
        let colors = SamplePNG.chunk("iCCP", [UInt8](repeating: 0x5A, count: before))
        let file = file(chunks: 2560, of: 8192, before: colors + exif, behind: [])
        let reading = PNGReading(file, depth: .exif)
        #expect(reading.exif == Self.tiff)
        #expect(reading.readCount <= reads, "\(before) bytes before")
        #expect(reading.bytesRead <= 65_536)
      }
    }
  }

  @Test func `a packet before the picture is read together with what follows`() {
    for size in [1000, 3800, 5000, 20_000, 32_000] {
      let packet = String(repeating: "x", count: size)
      let file = file(
        chunks: 2560, of: 8192, before: SamplePNG.internationalText("XML:com.adobe.xmp", packet), behind: [])
      let reading = PNGReading(file)
      #expect(reading.xmp == [packet])
      #expect(reading.readCount <= 3)
    }
  }

  @Test func `large texts are passed over`() {
    let workflow = SamplePNG.text("workflow", String(repeating: "{}", count: 500_000))
    let reading = PNGReading(file(chunks: 1, of: 100, before: workflow + Self.exif, behind: []))
    #expect(reading.exif == Self.tiff)
    #expect(reading.bytesRead < 65_536)
  }

  @Test func `a large packet behind a picture in small pieces hides nothing that eight hops reach`() {
    let packet = SamplePNG.internationalText("XML:com.adobe.xmp", String(repeating: "x", count: 100_000))
    let text = SamplePNG.text("Creation Time", "2024-05-03")
    let reading = PNGReading(file(chunks: 4, of: 8192, behind: Self.exif + packet + text))
    #expect(reading.exif == Self.tiff)
    #expect(reading.dates == ["2024-05-03"])
    #expect(reading.xmp.map(\.count) == [100_000])
    #expect(reading.readCount <= 12)
  }

  @Test func `chunks in the last part of the file count only with the right checksum`() {
    var wrong = SamplePNG.chunk("eXIf", PNGTests.otherTIFF)
    wrong[wrong.count - 1] ^= 1
    // The picture's only chunk looks like chunks inside, and hops don't reach its end.
    let picture = SegmentedBytes(
      Self.start + SamplePNG.picture(chunks: 9, of: 40_000), [0, 0, 0, 0] + Array("zTXt0000".utf8),
      times: 10_000,
      wrong + Self.exif + Self.end)
    let reading = PNGReading(picture)
    #expect(reading.exif == Self.tiff)
    #expect(reading.fault == nil)
  }

  @Test func `a last part full of chunks that might be is searched no longer than some checksums take`() {
    // Each says that it holds 32 KB. Whoever makes all those checksums finds the packet that comes last; a small
    // chunk is found all the same.
    let packet = SamplePNG.internationalText("XML:com.adobe.xmp", String(repeating: "x", count: 20_000))
    let lies = SegmentedBytes(
      Self.start + SamplePNG.picture(chunks: 10, of: 40_000), [0, 0, 0x7F, 0] + Array("eXIf".utf8),
      times: 20_000, packet + Self.exif + Self.end)
    let reading = PNGReading(lies)
    #expect(reading.exif == Self.tiff)
    #expect(reading.xmp == [])
    #expect(reading.readCount <= 12)
  }

  @Test func `a file of nothing but empty chunks is given up`() {
    let file = SegmentedBytes(Self.start, SamplePNG.chunk("teXt"), times: 1 << 26, Self.end)
    let reading = PNGReading(file)
    #expect(reading.fault == .scattered(at: 8 + 12 * (Limits.chunks - 1) + 25))
  }

  @Test func `no more is inflated or copied than some megabytes, whatever the texts say`() {
    let profile = SamplePNG.text(
      "Raw profile type exif", SamplePNG.rawProfile("exif", [UInt8](repeating: 0, count: 300_000)))
    let reading = PNGReading(SegmentedBytes(Self.start, profile, times: 100, Self.exif + Self.end))
    #expect(reading.exif == Self.tiff)
    #expect(reading.bytesRead < 2 * Limits.texts)
  }

  @Test(arguments: [("", 0), ("123456789", 0xCBF4_3926), ("IEND", 0xAE42_6082)] as [(String, UInt32)])
  func `checksums are those of ISO 3309`(text: String, expected: UInt32) {
    #expect(CRC32.checksum(of: Array(text.utf8).span) == expected)
  }
}
