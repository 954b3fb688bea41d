import TestSupport
import Testing

@testable import MediaFormats

@Suite struct JPEGXLTests {
  static let tiff = SampleTIFF(dateTimeOriginal: "2025:08:15 22:25:54").bytes
  static let packet = Array("<x:xmpmeta/>".utf8)
  static let codestream = SampleBoxes.box("jxlc", SampleJXL.codestream)

  static func compressed(_ type: String) -> [UInt8] {
    SampleBoxes.box("brob", SampleBoxes.latin1(type) + [0x8B, 0x02, 0x80])
  }

  @Test func `boxes tell Exif, XMP, size and orientation in one read`() {
    let file = BoxedFile(SampleJXL.file(exif: Self.tiff, xmp: Self.packet), as: .jxl)
    #expect(file.exif == [Self.tiff])
    #expect(file.xmp == [Self.packet])
    #expect(file.contents.details.width == 1024)
    #expect(file.contents.details.height == 768)
    #expect(file.contents.details.orientation == 6)
    #expect(file.fault == nil)
    #expect(file.readCount == 1)
  }

  @Test func `the search ends at Exif, where that will do`() {
    let bytes = SampleJXL.signature + SampleJXL.exifBox(Self.tiff) + SampleBoxes.box("xml ", Self.packet)
    let short = BoxedFile(bytes, as: .jxl, depth: .exif)
    #expect(short.exif == [Self.tiff])
    #expect(short.xmp.isEmpty)
    #expect(short.contents.isPartial)
    let long = BoxedFile(bytes, as: .jxl, depth: .everything)
    #expect(long.xmp == [Self.packet])
    #expect(!long.contents.isPartial)
  }

  @Test func `the first of several boxes counts`() {
    let bytes =
      SampleJXL.signature + SampleJXL.exifBox(Self.tiff) + SampleJXL.exifBox(Self.tiff + [1])
      + SampleBoxes.box("xml ", Self.packet) + SampleBoxes.box("xml ", [1])
    let file = BoxedFile(bytes, as: .jxl)
    #expect(file.exif == [Self.tiff])
    #expect(file.xmp == [Self.packet])
  }

  @Test func `a codestream in parts tells its size in the first`() {
    let parts =
      SampleBoxes.box("jxlp", [0, 0, 0, 0] + SampleJXL.codestream)
      + SampleBoxes.box("jxlp", [0x80, 0, 0, 1, 1, 2, 3], size: .toEnd)
    let file = BoxedFile(SampleJXL.signature + parts, as: .jxl)
    #expect(file.contents.details.width == 1024)
    #expect(file.fault == nil)
  }

  @Test func `a codestream alone tells its size and no more`() {
    let file = BoxedFile(SampleJXL.codestream + SampleJXL.exifBox(Self.tiff), as: .jxl)
    #expect(file.contents.details.width == 1024)
    #expect(file.contents.details.height == 768)
    #expect(file.exif.isEmpty)
    #expect(file.fault == nil)
  }

  @Test func `compressed Exif is named, and the rest is found`() {
    let bytes =
      SampleJXL.signature + Self.compressed("Exif") + SampleBoxes.box("xml ", Self.packet) + Self.codestream
    for depth in [MediaContents.Depth.exif, .everything] {
      let file = BoxedFile(bytes, as: .jxl, depth: depth)
      #expect(file.fault == .compressed("Exif", at: SampleJXL.signature.count))
      #expect(file.xmp == [Self.packet])
      #expect(file.contents.details.width == 1024)
    }
  }

  @Test func `compressed Exif beside plain one, and other compressed boxes, are no matter`() {
    let bytes =
      SampleJXL.signature + Self.compressed("jumb") + SampleBoxes.box("brob", [1]) + Self.compressed("Exif")
      + SampleJXL.exifBox(Self.tiff)
    let file = BoxedFile(bytes, as: .jxl)
    #expect(file.exif == [Self.tiff])
    #expect(file.fault == nil)
  }

  @Test func `what is compressed is said in words`() {
    #expect(
      "\(MalformedMedia.compressed("Exif", at: 32))"
        == "has its Exif compressed (Brotli), which isn't read, at byte 32")
  }

  @Test func `every prefix tells a part of the whole, or what is wrong`() {
    let whole = SampleJXL.file(exif: Self.tiff, xmp: Self.packet)
    for length in 0...whole.count {
      let file = BoxedFile(Array(whole.prefix(length)), as: .jxl)
      for exif in file.exif { #expect(Self.tiff.starts(with: exif), "\(length) bytes") }
      #expect([nil, 1024].contains(file.contents.details.width) || length < whole.count, "\(length) bytes")
    }
  }
}
