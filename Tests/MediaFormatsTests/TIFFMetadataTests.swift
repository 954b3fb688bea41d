import TestSupport
import Testing

@testable import MediaFormats

/// What a TIFF structure holds besides the fields of Exif.
@Suite struct TIFFMetadataTests {
  static let packet = "<x:xmpmeta xmlns:x='adobe:ns:meta/'/>"
  static let identifier = "9F1B6E5C-0B5E-4E0B-9C53-6C6E6A6C9D11"

  @Test(arguments: [42, 43, 0x55], [false, true])
  func `XMP, IPTC, the size and the content identifier are found`(magic: Int, isBigEndian: Bool) throws {
    let bytes = SampleTIFF.file(isBigEndian: isBigEndian, magic: magic)
    let tiff = try TIFF(reading: bytes)
    let xmp = try #require(tiff.xmp)
    #expect(String(decoding: bytes[xmp], as: UTF8.self) == Self.packet)
    #expect(tiff.details.width == 4032)
    #expect(tiff.details.height == 3024)
    #expect(tiff.contentIdentifier == Array(Self.identifier.utf8))
    #expect(tiff.jpegFromRaw == nil)
    // Three longs.
    #expect(tiff.iptc?.count == 12)
  }

  @Test(arguments: [(1, 20), (2, 20), (4, 80), (7, 20)])
  func `IPTC may be counted in longs`(type: Int, byteCount: Int) throws {
    var tiff = SampleTIFF()
    let dataSets = (0..<byteCount).map { UInt8($0) }
    tiff.primary = [SampleTIFF.Field(0x83BB, type: type, count: 20, value: dataSets)]
    let iptc = try #require(try TIFF(reading: tiff.bytes).iptc)
    #expect(Array(tiff.bytes[iptc]) == dataSets)
  }

  @Test func `what the file holds only in part is taken as far as it goes`() throws {
    let tiff = SampleTIFF(primary: [.text(0x02BC, Self.packet, type: 1, terminator: [])])
    let whole = tiff.bytes
    #expect(
      try TIFF(reading: whole.dropLast(10)).xmp == whole.count - Self.packet.utf8.count..<whole.count - 10)
    #expect(try TIFF(reading: whole.dropLast(Self.packet.utf8.count)).xmp == nil)
    var longs = SampleTIFF()
    longs.primary = [longs.long(0x83BB, 1, 2, 3)]
    #expect(try TIFF(reading: longs.bytes.dropLast(1)).iptc?.count == 8)
  }

  @Test func `places count from the structure's beginning`() throws {
    let bytes = SampleTIFF.file()
    let alone = try TIFF(reading: bytes)
    var source = ByteSource([UInt8](repeating: 0x20, count: 777) + bytes)
    var tiff = TIFF()
    try tiff.read(&source, block: 777..<777 + bytes.count)
    #expect(tiff.xmp?.lowerBound == alone.xmp.map { $0.lowerBound + 777 })
    #expect(tiff.contentIdentifier == alone.contentIdentifier)
  }

  /// What the first directory says of its picture, and the size that is known then.
  static let sizes: [(String, [SampleTIFF.Field], Int?, Int?)] = [
    ("shorts", [tiff.short(0x0100, 640), tiff.short(0x0101, 480)], 640, 480),
    ("longs", [tiff.long(0x0100, 70_000), tiff.long(0x0101, 80_000)], 70_000, 80_000),
    (
      "a page of several", [tiff.long(0x00FE, 2), tiff.short(0x0100, 640), tiff.short(0x0101, 480)], 640, 480
    ),
    ("a preview", [tiff.long(0x00FE, 1), tiff.short(0x0100, 640), tiff.short(0x0101, 480)], nil, nil),
    ("a preview, told late", [tiff.short(0x0100, 640), tiff.long(0x00FE, 1)], nil, nil),
    ("zeros", [tiff.short(0x0100, 0), tiff.long(0x0101, 0)], nil, nil),
    ("a text", [.text(0x0100, "640"), tiff.short(0x0101, 480)], nil, 480),
    ("JPEG XR's", [tiff.long(0xBC80, 1000), tiff.short(0xBC81, 667)], 1000, 667),
    ("JPEG XR's zeros", [tiff.long(0xBC80, 0), tiff.long(0xBC81, 0)], nil, nil),
    ("two widths", [tiff.short(0x0100, 640), tiff.short(0x0100, 320)], 640, nil),
  ]

  private static let tiff = SampleTIFF()

  @Test(arguments: sizes)
  func `the size is that of the first directory, unless it is a preview's`(
    title: String, primary: [SampleTIFF.Field], width: Int?, height: Int?
  ) throws {
    let sample = SampleTIFF(primary: primary + [.text(0x010F, "Maker")])
    let details = try TIFF(reading: sample.bytes).details
    #expect(details.width == width)
    #expect(details.height == height)
    var source = ByteSource(sample.bytes)
    var dates = TIFF(wantsDetails: false)
    try dates.read(&source, block: 0..<sample.bytes.count)
    #expect(dates.details == MediaDetails())
  }

  @Test func `the size of a Panasonic raw file is what its borders leave of the sensor`() throws {
    let details = try TIFF(reading: SampleRW2.file(takenAt: "2008:08:06 15:21:56")).details
    #expect(details.width == 3648)
    #expect(details.height == 2736)
    for borders in [(0, 0, 0, 0), (8, 6, 8, 100), (8, 6, 100, 6), (9, 6, 8, 5)] {
      var tiff = SampleTIFF()
      tiff.magic = 0x55
      tiff.primary = zip(4..., [borders.1, borders.0, borders.3, borders.2]).map { tiff.short($0, $1) }
      tiff.primary.append(.text(0x010F, "Panasonic"))
      #expect(try TIFF(reading: tiff.bytes).details == MediaDetails())
    }
    // In another kind of file the tags are not Panasonic's.
    var other = SampleRW2.file(takenAt: "2008:08:06 15:21:56")
    other[2] = 42
    #expect(try TIFF(reading: other).details == MediaDetails())
  }

  @Test func `the JPEG of a raw file is looked for where Panasonic puts it`() throws {
    let jpeg = SampleJPEG.file(takenAt: "2008:08:06 15:21:56")
    let file = SampleRW2.file(jpeg: jpeg)
    let place = try #require(try TIFF(reading: file).jpegFromRaw)
    #expect(Array(file[place]) == jpeg)
    var contents = MediaContents()
    var source = ByteSource(file)
    try contents.read(&source, jpegAt: place.lowerBound)
    #expect(contents.exif.count == 1)
    // In another kind of file the tag is not Panasonic's.
    var other = file
    other[2] = 42
    #expect(try TIFF(reading: other).jpegFromRaw == nil)
    #expect(try TIFF(reading: other).text(0x010F) == "Panasonic\0")
  }

  @Test func `nothing of one structure is left in the next`() throws {
    let rich = SampleTIFF.file(magic: 0x55)
    let raw = SampleRW2.file(takenAt: "2008:08:06 15:21:56")
    let cut = Array(rich.prefix(rich.count / 2))
    let poor = SampleTIFF(primary: [.text(0x010F, "A")]).bytes
    var tiff = TIFF()
    for bytes in [rich, raw, cut, poor, [], rich, [0x49, 0x49], raw, poor, cut, poor, rich] {
      var source = ByteSource(bytes)
      try? tiff.read(&source, block: 0..<bytes.count)
      var fresh = TIFF()
      source.open(MemoryBytes(bytes))
      try? fresh.read(&source, block: 0..<bytes.count)
      #expect(tiff.fields == fresh.fields)
      #expect(tiff.fault == fresh.fault)
      #expect(tiff.xmp == fresh.xmp)
      #expect(tiff.iptc == fresh.iptc)
      #expect(tiff.details == fresh.details)
      #expect(tiff.jpegFromRaw == fresh.jpegFromRaw)
      #expect(tiff.contentIdentifier == fresh.contentIdentifier)
    }
  }
}
