import TestSupport
import Testing

@testable import MediaFormats

@Suite struct JP2Tests {
  static let tiff = SampleTIFF(dateTimeOriginal: "2004:06:21 23:37:53").bytes
  static let bytes = SampleJP2.file(exif: tiff, xmp: [0x3C], iptc: [0x1C])

  @Test func `Exif, XMP, IPTC and size are found`() {
    let file = BoxedFile(Self.bytes, as: .jp2)
    #expect(file.exif == [Self.tiff])
    #expect(file.xmp == [[0x3C]])
    #expect(file.iptc == [0x1C])
    #expect(file.contents.details.width == 1024)
    #expect(file.contents.details.height == 768)
    #expect(file.fault == nil)
    #expect(file.readCount == 1)
  }

  @Test func `the search ends at Exif, where that will do`() {
    let file = BoxedFile(Self.bytes, as: .jp2, depth: .exif)
    #expect(file.exif == [Self.tiff])
    #expect(file.xmp.isEmpty)
    #expect(file.contents.isPartial)
  }

  @Test func `the first of several boxes counts, and others are passed over`() {
    let box = SampleBoxes.uuidBox("4a706754696666457869662d3e4a5032", Self.tiff)
    let other = SampleBoxes.uuidBox("3a0d0218-0ae9-4115-b376-4bca41ce0e71", [1])
    let file = BoxedFile(SampleJP2.file(other + box + box + SampleBoxes.box("uuid")), as: .jp2)
    #expect(file.exif == [Self.tiff])
    #expect(file.fault == nil)
  }

  @Test func `every prefix tells a part of the whole, or what is wrong`() {
    for length in 0...Self.bytes.count {
      let file = BoxedFile(Array(Self.bytes.prefix(length)), as: .jp2)
      for exif in file.exif { #expect(Self.tiff.starts(with: exif), "\(length) bytes") }
      #expect([nil, 1024].contains(file.contents.details.width), "\(length) bytes")
    }
  }
}
