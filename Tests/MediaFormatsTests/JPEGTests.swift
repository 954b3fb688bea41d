import TestSupport
import Testing

@testable import MediaFormats

@Suite struct JPEGTests {
  static let tiff: [UInt8] = [0xBE, 0xAD]

  /// Where the Exif block of `bytes` lies, and what it holds.
  func block(in bytes: [UInt8]) throws(MalformedMedia) -> [UInt8]? {
    var source = ByteSource(bytes)
    return try JPEG.exifBlock(in: &source).map { Array(bytes[$0]) }
  }

  /// What stands before the Exif segment.
  struct Before: CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]

    init(_ title: String, _ bytes: [UInt8]) {
      testDescription = title
      self.bytes = bytes
    }

    static let rows = [
      Before("nothing", []),
      Before("JFIF", SampleJPEG.segment(0xE0, Array("JFIF\0".utf8))),
      Before("XMP, an APP1 too", SampleJPEG.segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8))),
      Before("every APPn but APP1", ([0xE0] + (0xE2...0xEF)).flatMap { SampleJPEG.segment($0, [1, 2, 3]) }),
      Before(
        "a short comment and XMP",
        SampleJPEG.segment(0xFE, [1, 2]) + SampleJPEG.segment(0xE1, [0x68, 0x74])),
      Before(
        "tables, a restart interval and a frame header",
        SampleJPEG.segment(0xDB, [0]) + SampleJPEG.segment(0xDD, [0, 4]) + SampleJPEG.segment(0xC2, [8])),
      Before("fill bytes", [0xFF, 0xFF, 0xFF]),
      Before("bytes of no segment", [0x00, 0x12, 0x34]),
      Before("a stuffed zero", [0xFF, 0x00, 0x12]),
      Before(
        "200 KB of extended XMP",
        (0..<3).flatMap { _ in SampleJPEG.segment(0xE1, [UInt8](repeating: 0x20, count: 65_533)) }),
    ]
  }

  @Test(arguments: Before.rows)
  func `the Exif segment is found behind`(before: Before) throws {
    let file = SampleJPEG.file(before.bytes + SampleJPEG.exifSegment(Self.tiff))
    #expect(try block(in: file) == Self.tiff)
  }

  @Test func `the first of two Exif segments counts`() throws {
    let file = SampleJPEG.file(SampleJPEG.exifSegment(Self.tiff) + SampleJPEG.exifSegment([1]))
    #expect(try block(in: file) == Self.tiff)
  }

  @Test func `a picture without Exif has none, and what comes after its start is not searched`() throws {
    #expect(try block(in: SampleJPEG.file([])) == nil)
    #expect(try block(in: SampleJPEG.file([]) + SampleJPEG.exifSegment(Self.tiff)) == nil)
  }

  @Test func `every truncation before the picture is reported`() throws {
    let file = SampleJPEG.file(SampleJPEG.segment(0xE0, Array("JFIF\0".utf8)))
    let startOfScan = try #require((0..<file.count).first { file[$0] == 0xFF && file[$0 + 1] == 0xDA })
    for length in 0..<startOfScan + 2 {
      #expect(throws: MalformedMedia.self) { try block(in: Array(file.prefix(length))) }
    }
    for length in startOfScan + 2...file.count {
      #expect(try block(in: Array(file.prefix(length))) == nil)
    }
  }

  @Test
  func `every truncation of a file with Exif is reported, or leaves a part of the block`() throws {
    let file = SampleJPEG.file(SampleJPEG.exifSegment(Self.tiff))
    let start = 12
    for length in 0..<start {
      #expect(throws: MalformedMedia.self) { try block(in: Array(file.prefix(length))) }
    }
    for length in start...file.count {
      #expect(try block(in: Array(file.prefix(length))) == Array(Self.tiff.prefix(length - start)))
    }
  }

  @Test(
    arguments: [
      ("no start of image", [0x00, 0xD8], MalformedMedia.invalid("start of image", at: 0)),
      ("no marker", [0xFF, 0xD8, 0x12], .truncated(at: 3)),
      ("a length that can't be", [0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x01], .invalid("segment length", at: 4)),
      ("a segment beyond the end", [0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x09], .truncated(at: 6)),
    ] as [(String, [UInt8], MalformedMedia)])
  func `what is wrong is named`(title: String, bytes: [UInt8], expected: MalformedMedia) {
    #expect(throws: expected) { try block(in: bytes) }
  }

  @Test func `an Exif segment that is cut off still counts`() throws {
    let file = [0xFF, 0xD8] + SampleJPEG.exifSegment([1, 2, 3, 4])
    #expect(try block(in: Array(file.dropLast(2))) == [1, 2])
  }

  @Test func `Exif in the first 4 KB costs at most two reads`() throws {
    for (before, gap) in [(0, 0), (3000, 0), (0, 15_000), (4060, 0), (3990, 30_000), (0, 32_000)] {
      var sample = SampleTIFF(dateTimeOriginal: "2024:05:03 14:03:22")
      sample.gapBeforeExif = gap
      sample.gapBeforeGPS = gap
      sample.gps = [.text(0x1D, "2024:05:03")]
      let file = SampleJPEG.file(
        SampleJPEG.segment(0xEE, [UInt8](repeating: 0, count: before)) + SampleJPEG.exifSegment(sample.bytes))
      var source = ByteSource(file)
      let block = try #require(try JPEG.exifBlock(in: &source))
      var tiff = TIFF()
      try tiff.read(&source, block: block)
      #expect(tiff.fields.fields.count == 2)
      #expect(source.readCount <= 2, "\(before) bytes before, \(gap) within")
      #expect(gap > 0 || before > 3900 || source.readCount == 1)
    }
  }

  @Test func `a file of nothing but segments is given up`() {
    var source = ByteSource(
      MadeBytes(byteCount: 5 << 30) { offset in [0xFF, offset == 0 ? 0xD8 : 0xE0, 0x00, 0x02][offset % 4] })
    #expect(throws: MalformedMedia.self) { try JPEG.exifBlock(in: &source) }
    #expect(source.readCount <= Limits.reads)
    var zeros = ByteSource(MadeBytes(byteCount: 5 << 30) { [0: 0xFF, 1: 0xD8][$0] ?? 0 })
    #expect(throws: MalformedMedia.scattered(at: Limits.reads * Limits.head)) {
      try JPEG.exifBlock(in: &zeros)
    }
  }

  @Test func `one source serves file after file`() throws {
    let files = [
      SampleJPEG.file(SampleJPEG.exifSegment([1, 2, 3])), SampleJPEG.file([]), [0xFF, 0xD8, 0xFF],
      SampleJPEG.file(
        SampleJPEG.segment(0xE2, [UInt8](repeating: 7, count: 9000)) + SampleJPEG.exifSegment([4])),
    ]
    var source = ByteSource(files[0])
    for file in files + files.reversed() {
      source.open(MemoryBytes(file))
      #expect((try? JPEG.exifBlock(in: &source)) == (try? block(range: file)))
    }
  }

  private func block(range bytes: [UInt8]) throws -> Range<Int>? {
    var source = ByteSource(bytes)
    return try JPEG.exifBlock(in: &source)
  }
}

/// A file of any size whose bytes follow a rule.
private final class MadeBytes: ByteStore {
  let byteCount: Int
  private let byte: (Int) -> UInt8

  init(byteCount: Int, byte: @escaping (Int) -> UInt8) {
    self.byteCount = byteCount
    self.byte = byte
  }

  func read(into bytes: inout MutableSpan<UInt8>, count: Int, at offset: Int) throws(MalformedMedia) -> Int {
    for index in 0..<count { bytes[index] = byte(offset + index) }
    return count
  }
}
