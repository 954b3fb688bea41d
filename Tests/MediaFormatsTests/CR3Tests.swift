import TestSupport
import Testing

@testable import MediaFormats

@Suite struct CR3Tests {
  static let primary = SampleTIFF(primary: [.text(0x0110, "Canon EOS R6")]).bytes
  static let exif = SampleTIFF(primary: [.text(0x9003, "2025:09:06 20:24:47")]).bytes
  static let gps = SampleTIFF(primary: [.text(0x001D, "2025:09:07")]).bytes

  static func file(gap: Int = 32) -> [UInt8] {
    SampleCR3.file([("CMT1", primary), ("CMT2", exif), ("CMT4", gps)], gap: gap, xmp: [0x3C])
  }

  @Test func `each structure is one directory of Exif`() {
    let file = BoxedFile(Self.file(), as: .cr3, depth: .exif)
    #expect(file.exif == [Self.primary, Self.exif, Self.gps])
    #expect(file.contents.exif.map(\.directory) == [.primary, .exif, .gps])
    #expect(file.fault == nil)
    #expect(file.readCount == 1)
  }

  @Test func `the maker's notes are passed over, whatever they hold`() {
    for gap in [8, 13_832] {
      let file = BoxedFile(Self.file(gap: gap), as: .cr3, depth: .exif)
      #expect(file.exif == [Self.primary, Self.exif, Self.gps])
      #expect(file.readCount == (gap == 8 ? 1 : 2))
    }
  }

  @Test func `XMP behind the movie is looked for only where Exif has no date`() {
    let short = BoxedFile(Self.file(), as: .cr3, depth: .exif)
    #expect(short.xmp.isEmpty)
    #expect(short.contents.isPartial)
    let long = BoxedFile(Self.file(), as: .cr3, depth: .everything)
    #expect(long.xmp == [[0x3C]])
    #expect(long.exif == short.exif)
    #expect(!long.contents.isPartial)
  }

  @Test func `structures may be missing and in any order`() {
    let file = BoxedFile(SampleCR3.file([("CMT2", Self.exif), ("CMT1", Self.primary)]), as: .cr3)
    #expect(file.contents.exif.map(\.directory) == [.exif, .primary])
    let none = BoxedFile(SampleCR3.file([], xmp: [0x3C]), as: .cr3, depth: .exif)
    #expect(none.exif.isEmpty)
    #expect(none.xmp == [[0x3C]])
    #expect(none.fault == nil)
  }

  @Test func `no more than one of each is taken of a thousand`() {
    let many = [(box: String, tiff: [UInt8])](repeating: ("CMT1", [1]), count: 1000)
    #expect(BoxedFile(SampleCR3.file(many), as: .cr3).exif.count <= 3)
  }

  @Test func `boxes of other makers are passed over`() {
    let bytes =
      SampleBoxes.fileType("crx ")
      + SampleBoxes.box("moov", SampleBoxes.uuidBox("00000000-0000-0000-0000-000000000000", [1]))
    let file = BoxedFile(bytes, as: .cr3)
    #expect(file.contents == MediaContents())
    #expect(file.fault == nil)
  }

  @Test func `every prefix tells a part of the whole, or what is wrong`() {
    let whole = Self.file()
    for length in 0...whole.count {
      let file = BoxedFile(Array(whole.prefix(length)), as: .cr3)
      for (found, all) in zip(file.exif, [Self.primary, Self.exif, Self.gps]) {
        #expect(all.starts(with: found), "\(length) bytes")
      }
      #expect(file.exif.count == 3 || file.fault != nil || length < 32, "\(length) bytes")
    }
  }
}
