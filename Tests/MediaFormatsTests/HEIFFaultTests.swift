import TestSupport
import Testing

@testable import MediaFormats

/// What is wrong with HEIF files, and what they cost at the worst.
@Suite struct HEIFFaultTests {
  static let tiff = HEIFTests.tiff

  /// Where `code` stands first in `bytes`.
  static func place(of code: String, in bytes: [UInt8]) -> Int? {
    let code = SampleBoxes.latin1(code)
    return bytes.indices.first { bytes[$0...].starts(with: code) }
  }

  /// `bytes` with the first `old` in it changed to `new`, of the same length.
  static func changing(_ old: String, to new: String, in bytes: [UInt8]) -> [UInt8] {
    guard let start = place(of: old, in: bytes) else { return [] }
    var bytes = bytes
    bytes.replaceSubrange(start..<start + old.unicodeScalars.count, with: SampleBoxes.latin1(new))
    return bytes
  }

  @Test func `an item in pieces of another is not read, and what else there is stays`() throws {
    var sample = SampleHEIF(.exif(2, Self.tiff), .xmp(3, [0x3C]))
    sample.items[0].construction = 2
    let file = BoxedFile(sample.bytes, as: .heic)
    guard case .invalid("item location", _)? = file.fault else {
      Issue.record("\(String(describing: file.fault))")
      return
    }
    #expect(file.contents.details.width == 4032)
  }

  @Test func `a packet that can't be located costs no Exif`() {
    var sample = SampleHEIF(.exif(2, Self.tiff), .xmp(3, [0x3C]))
    sample.items[1].construction = 2
    let file = BoxedFile(sample.bytes, as: .heic)
    #expect(file.exif == [Self.tiff])
    #expect(file.xmp.isEmpty)
    #expect(file.fault != nil)
  }

  @Test(arguments: ["pitm", "iprp", "ipma", "ipco", "ispe"])
  func `without what describes the picture, Exif is found all the same`(table: String) {
    let bytes = Self.changing(table, to: "free", in: SampleHEIF.file(exif: Self.tiff))
    let file = BoxedFile(bytes, as: .heic)
    #expect(file.exif == [Self.tiff])
    #expect(file.contents.details.width == nil)
    #expect(file.fault == nil)
  }

  @Test(arguments: ["iinf", "infe", "iloc", "Exif"])
  func `without what tells of Exif there is none`(table: String) {
    let bytes = Self.changing(table, to: "free", in: SampleHEIF(.exif(2, Self.tiff)).bytes)
    let file = BoxedFile(bytes, as: .heic)
    #expect(file.exif.isEmpty == (table != "infe"))
    #expect(file.contents.details.width == 4032)
    #expect(file.fault == nil)
  }

  @Test func `an entry too short for its fields costs no other`() {
    var sample = SampleHEIF(.exif(2, Self.tiff))
    sample.entriesBefore = SampleBoxes.box("infe") + SampleBoxes.fullBox("infe", version: 2, [0, 3])
    let file = BoxedFile(sample.bytes, as: .heic)
    #expect(file.exif == [Self.tiff])
    #expect(file.fault == nil)
  }

  @Test func `a fault in the references leaves the first Exif`() {
    var sample = SampleHEIF(.exif(2, Self.tiff), .exif(3, Self.tiff + [1]))
    sample.items[0].describes = [1, 1, 1]
    // 255 items instead of three.
    let place = Self.place(of: "cdsc", in: sample.bytes) ?? 0
    var bytes = sample.bytes
    bytes[place + 7] = 0xFF
    let file = BoxedFile(bytes, as: .heic)
    #expect(file.exif == [Self.tiff])
    #expect(file.fault == .truncated(at: place + 14))
  }

  @Test func `a fault in the properties costs no Exif`() {
    var sample = SampleHEIF(.exif(2, Self.tiff))
    sample.properties = [SampleBoxes.box("ispe", [0, 0]), SampleBoxes.box("irot")]
    sample.associated = [1, 2]
    let file = BoxedFile(sample.bytes, as: .heic)
    #expect(file.exif == [Self.tiff])
    guard case .truncated? = file.fault else {
      Issue.record("\(String(describing: file.fault))")
      return
    }
  }

  @Test func `a file that was cut keeps its size, and is said to end early`() {
    var sample = SampleHEIF(.exif(2, Self.tiff))
    sample.pictureByteCount = 5000
    let bytes = Array(sample.bytes.prefix(3000))
    let file = BoxedFile(bytes, as: .heic)
    #expect(file.contents.details.width == 4032)
    #expect(file.exif.isEmpty)
    #expect(file.fault == .truncated(at: 3000))
  }

  @Test func `every prefix tells a part of the whole, or what is wrong`() {
    let whole = BoxedFile(SampleHEIF.file(exif: Self.tiff, xmp: HEIFTests.packet), as: .heic)
    for length in 0...whole.bytes.count {
      let file = BoxedFile(Array(whole.bytes.prefix(length)), as: .heic)
      for exif in file.exif { #expect(Self.tiff.starts(with: exif), "\(length) bytes") }
      for packet in file.xmp { #expect(HEIFTests.packet.starts(with: packet), "\(length) bytes") }
      #expect([nil, 4032].contains(file.contents.details.width))
      #expect(file.fault != nil || length < 40 || file.exif == whole.exif, "\(length) bytes")
    }
  }

  // MARK: - Cost

  @Test func `tables behind the head cost one more read, with the Exif that follows them`() {
    var sample = SampleHEIF(.exif(2, Self.tiff))
    sample.tablesBefore = SampleBoxes.box("free", [UInt8](repeating: 0, count: 6000))
    sample.pictureByteCount = 20_000
    let file = BoxedFile(sample.bytes, as: .heic)
    #expect(file.exif == [Self.tiff])
    #expect(file.readCount == 2)
  }

  @Test func `tables behind the picture cost one more read, with the Exif before them`() {
    var sample = SampleHEIF(.exif(2, Self.tiff))
    sample.pictureByteCount = 1_000_000
    sample.hasTablesLast = true
    let file = BoxedFile(sample.bytes, as: .heic)
    #expect(file.exif == [Self.tiff])
    #expect(file.readCount == 2)
  }

  @Test func `Exif far from the tables costs one more read`() {
    var sample = SampleHEIF(.exif(2, Self.tiff))
    for pictureByteCount in [10_000, 1_000_000] {
      sample.pictureByteCount = pictureByteCount
      let file = BoxedFile(sample.bytes, as: .heic)
      #expect(file.exif == [Self.tiff])
      #expect(file.readCount == 2)
      #expect(file.bytesRead <= 2 * Limits.head)
    }
  }

  @Test(arguments: [("iloc", 10, 2), ("ipma", 8, 4)])
  func `a count that no table can hold ends with the table`(table: String, offset: Int, byteCount: Int) throws
  {
    // The picture is an item that is not listed, so that the whole table is walked for it.
    var bytes = SampleHEIF(.exif(2, Self.tiff)).bytes
    let picture = try #require(Self.place(of: "pitm", in: bytes))
    bytes[picture + 9] = 99
    let start = try #require(Self.place(of: table, in: bytes))
    for index in 0..<byteCount { bytes[start + offset + index] = 0xFF }
    var source = ByteSource(bytes)
    var boxes = Boxes(in: 0..<bytes.count)
    var tables = HEIFTables()
    try tables.find(in: try #require(try boxes.first("meta", in: &source)), of: &source)
    #expect(throws: MalformedMedia.self) {
      _ =
        try table == "iloc"
        ? HEIFLocation.pieces(of: 99, in: tables, of: &source).count
        : HEIFProperties.details(in: tables, of: &source)?.width
    }
    #expect(source.readCount == 1)
  }

  @Test func `an item in thousands of pieces of the whole file takes no more than its limit`() {
    for widths in [SampleHEIF.Widths(), .init(offset: 0, length: 0, base: 0)] {
      var sample = SampleHEIF(.exif(2, Self.tiff))
      sample.widths = widths
      let whole = sample.items[0].pieces[0]
      sample.items[0].pieces = [whole] + [[UInt8]](repeating: [1, 2], count: 20_000)
      let file = BoxedFile(sample.bytes, as: .heic)
      #expect(file.exif.allSatisfy { $0.count <= whole.count + 2 * Limits.extents })
      #expect(file.readCount < 10)
    }
  }
}
