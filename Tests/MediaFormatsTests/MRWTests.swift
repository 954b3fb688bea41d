import TestSupport
import Testing

@testable import MediaFormats

@Suite struct MRWTests {
  static let tiff: [UInt8] = [0x4D, 0x4D, 0, 42]

  /// The Exif that a file holds.
  func exif(in file: [UInt8]) throws -> [UInt8]? {
    guard let part = MovieSearch(file, as: .mrw).contents.exif.first else { return nil }
    var source = ByteSource(file)
    return try source.bytes(of: part.payload, limit: 1000)
  }

  @Test(
    arguments: [
      ("first", SampleMRW.file(SampleMRW.block("TTW", tiff)), tiff),
      ("behind another block", SampleMRW.file(exif: tiff), tiff),
      ("the first of two", SampleMRW.file(SampleMRW.block("TTW", tiff) + SampleMRW.block("TTW", [1])), tiff),
      ("longer than the file", SampleMRW.block("MRM", SampleMRW.block("TTW", tiff, statedSize: 999)), tiff),
      ("none", SampleMRW.file(SampleMRW.block("PRD", tiff)), nil),
      ("behind the blocks", SampleMRW.file([]) + SampleMRW.block("TTW", tiff), nil),
      (
        "behind a block longer than the file", SampleMRW.file(SampleMRW.block("PRD", [], statedSize: 999)),
        nil
      ),
      (
        "behind more blocks than are looked at",
        SampleMRW.file(
          (0..<Limits.mrwBlocks).flatMap { _ in SampleMRW.block("PAD", []) } + SampleMRW.block("TTW", tiff)),
        nil
      ),
    ] as [(String, [UInt8], [UInt8]?)])
  func `the TIFF structure is found`(title: String, file: [UInt8], expected: [UInt8]?) throws {
    #expect(try exif(in: file) == expected)
    #expect(MovieSearch(file, as: .mrw).fault == nil)
  }

  @Test func `every prefix is reported, or leaves a part of the structure`() throws {
    let file = SampleMRW.file(exif: Self.tiff)
    let start = 8 + 8 + 24 + 8
    for length in 0..<file.count {
      let prefix = Array(file.prefix(length))
      #expect((MovieSearch(prefix, as: .mrw).fault != nil) == (length <= start), "\(length)")
      let expected = length <= start ? nil : Array(Self.tiff.prefix(length - start))
      #expect(try exif(in: prefix) == expected, "\(length)")
    }
  }
}
