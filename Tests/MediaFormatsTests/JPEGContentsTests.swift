import TestSupport
import Testing

@testable import MediaFormats

@Suite struct JPEGContentsTests {
  static let tiff = SampleTIFF(dateTimeOriginal: "2024:05:03 14:03:22").bytes
  static let packet = SampleXMP.bytes()
  static let dataSets = SampleIPTC.bytes()
  static let identifier = "0123456789ABCDEF0123456789ABCDEF"

  /// What is found in a file.
  static func contents(
    of bytes: [UInt8], depth: MediaContents.Depth = .everything
  ) -> (MediaContents, fault: MalformedMedia?) {
    var source = ByteSource(bytes)
    var contents = MediaContents()
    do throws(MalformedMedia) {
      try JPEG.read(&source, into: &contents, depth: depth)
      return (contents, nil)
    } catch {
      return (contents, error)
    }
  }

  /// The TIFF structure of a file.
  static func exif(of bytes: [UInt8]) -> [UInt8]? {
    guard case .range(let block)? = contents(of: bytes).0.exif.first?.payload else { return nil }
    return Array(bytes[block])
  }

  /// The XMP packets of a file.
  static func packets(of bytes: [UInt8]) throws -> [[UInt8]] {
    var source = ByteSource(bytes)
    return try contents(of: bytes).0.xmp.map { try source.bytes(of: $0, limit: Limits.xmp) }
  }

  /// The data sets of a file.
  static func dataSets(of bytes: [UInt8]) throws -> [UInt8]? {
    var source = ByteSource(bytes)
    return try contents(of: bytes).0.iptc.map { try source.bytes(of: $0, limit: Limits.iptc) }
  }

  @Test func `all of a file's metadata is found`() throws {
    let file = SampleJPEG.file(exif: Self.tiff, xmp: Self.packet, iptc: Self.dataSets)
    let (contents, fault) = Self.contents(of: file)
    #expect(fault == nil)
    #expect(Self.exif(of: file) == Self.tiff)
    #expect(try Self.packets(of: file) == [Self.packet])
    #expect(try Self.dataSets(of: file) == Self.dataSets)
    #expect(contents.details.width == 640)
    #expect(contents.details.height == 480)
    #expect(!contents.isPartial)
  }

  @Test func `the size is found behind Exif where a search ended, if that is at hand`() {
    let exif = SampleJPEG.exifSegment(Self.tiff)
    let frame = SampleJPEG.frameSegment(width: 640, height: 480)
    let room = SampleJPEG.segment(0xE2, [UInt8](repeating: 0, count: 5000))
    for (segments, width) in [(exif + frame, 640), (exif + room + frame, nil), (exif, nil)] {
      var source = ByteSource(SampleJPEG.file(segments))
      var contents = MediaContents()
      try? JPEG.read(&source, into: &contents, depth: .exif)
      #expect(contents.details.width == nil)
      let reads = source.readCount
      contents.readSize(&source, as: .jpeg)
      #expect(contents.details.width == width)
      #expect(source.readCount == reads)
    }
  }

  @Test func `a search for Exif ends there, and takes along what stands before`() {
    let exif = SampleJPEG.exifSegment(Self.tiff)
    let xmp = SampleJPEG.xmpSegment(Self.packet)
    for (file, count) in [(SampleJPEG.file(exif + xmp), 0), (SampleJPEG.file(xmp + exif + xmp), 1)] {
      let (contents, fault) = Self.contents(of: Array(file), depth: .exif)
      #expect(fault == nil)
      #expect(contents.exif.count == 1)
      #expect(contents.xmp.count == count)
      #expect(contents.isPartial)
    }
  }

  @Test func `a search for Exif where there is none finds the rest`() throws {
    let file = SampleJPEG.file(
      SampleJPEG.xmpSegment(Self.packet) + SampleJPEG.frameSegment(width: 3, height: 2))
    let (contents, _) = Self.contents(of: file, depth: .exif)
    #expect(contents == Self.contents(of: file).0)
    #expect(contents.xmp.count == 1)
    #expect(contents.details.height == 2)
    #expect(!contents.isPartial)
  }

  @Test func `a file that ends behind its Exif gives that without complaint`() {
    let file = [0xFF, 0xD8] + SampleJPEG.exifSegment(Self.tiff)
    #expect(Self.contents(of: file, depth: .exif).fault == nil)
    let (contents, fault) = Self.contents(of: file)
    #expect(contents.exif.count == 1)
    #expect(fault == .truncated(at: file.count))
  }

  @Test func `the first Exif segment and every packet count`() throws {
    let file = SampleJPEG.file(
      SampleJPEG.xmpSegment(Self.packet) + SampleJPEG.exifSegment(Self.tiff) + SampleJPEG.exifSegment([1])
        + SampleJPEG.xmpSegment([2]))
    #expect(Self.exif(of: file) == Self.tiff)
    #expect(try Self.packets(of: file) == [Self.packet, [2]])
    let many = SampleJPEG.file((0..<20).flatMap { SampleJPEG.xmpSegment([$0]) })
    #expect(try Self.packets(of: many).count == Limits.packets)
  }

  @Test func `what follows the picture is none of its business`() {
    let first = SampleJPEG.file(exif: Self.tiff, xmp: Self.packet, iptc: Self.dataSets)
    let second = SampleJPEG.file(exif: SampleTIFF(dateTimeOriginal: "2001:01:01 00:00:01"))
    let movie = Array("\0\0\0\u{8}ftypmp42".utf8)
    #expect(Self.contents(of: first + second + movie) == Self.contents(of: first))
  }

  @Test(arguments: 0xC0...0xCF as ClosedRange<UInt8>)
  func `every start of frame tells the size, and nothing else does`(marker: UInt8) {
    let details = Self.contents(of: SampleJPEG.file(SampleJPEG.frameSegment(marker, width: 3, height: 2))).0
      .details
    #expect(details.width == ([0xC4, 0xC8, 0xCC].contains(marker) ? nil : 3))
  }

  @Test func `a size of zero is none, and the first one counts`() {
    let frames = [(3, 0), (0, 2), (5, 4), (7, 6)].flatMap {
      SampleJPEG.frameSegment(width: $0.0, height: $0.1)
    }
    let details = Self.contents(of: SampleJPEG.file(frames)).0.details
    #expect(details.width == 5)
    #expect(details.height == 4)
    #expect(
      Self.contents(of: SampleJPEG.file(SampleJPEG.segment(0xC0, [8, 0, 1, 0]))).0.details.width == nil)
  }
}

// MARK: - Extended XMP

extension JPEGContentsTests {
  /// A standard packet that goes on in another.
  static let standard = Array(SampleXMP.packet("xmpNote:HasExtendedXMP='\(identifier)'").utf8)

  /// Segments with parts of a packet, in that order.
  static func pieces(
    _ packet: [UInt8], _ parts: [Range<Int>], identifier: String = identifier
  ) -> [UInt8] {
    parts.flatMap { part in
      SampleJPEG.extendedXMPSegment(
        Array(packet[part]), at: part.lowerBound, of: packet.count, identifier: identifier)
    }
  }

  @Test(
    arguments: [
      ([0..<400, 400..<1000], 1000), ([400..<1000, 0..<400], 1000), ([0..<1000], 1000),
      ([0..<400, 0..<400, 300..<1000, 350..<360], 1000), ([0..<400, 500..<1000], 400), ([400..<1000], nil),
    ] as [([Range<Int>], Int?)])
  func `extended XMP is put together`(parts: [Range<Int>], expected: Int?) throws {
    let extended = Array(Self.packet[..<1000])
    let file = SampleJPEG.file(
      Self.pieces(extended, parts.map { $0 }) + SampleJPEG.exifSegment(Self.tiff)
        + SampleJPEG.xmpSegment(Self.standard))
    let expected = expected.map { [Array(extended[..<$0])] } ?? []
    #expect(try Self.packets(of: file) == [Self.standard] + expected)
    // Nobody needs it where Exif suffices.
    #expect(Self.contents(of: file, depth: .exif).0.xmp == [])
  }

  @Test func `extended XMP that no packet names is not in force`() throws {
    let other = Self.pieces(Self.packet, [0..<1000], identifier: String(Self.identifier.reversed()))
    let named = SampleJPEG.file(SampleJPEG.xmpSegment(Self.standard) + other)
    #expect(try Self.packets(of: named) == [Self.standard])
    let unnamed = SampleJPEG.file(SampleJPEG.xmpSegment(Self.packet) + Self.pieces(Self.packet, [0..<1000]))
    #expect(try Self.packets(of: unnamed) == [Self.packet])
    #expect(try Self.packets(of: SampleJPEG.file(Self.pieces(Self.packet, [0..<1000]))) == [])
  }

  @Test func `extended XMP beyond a megabyte is left out`() throws {
    let piece = [UInt8](repeating: 0x20, count: 60_000)
    let pieces = (0..<80).flatMap { index in
      SampleJPEG.extendedXMPSegment(
        piece, at: index * piece.count, of: Int(UInt32.max), identifier: Self.identifier)
    }
    let packets = try Self.packets(of: SampleJPEG.file(SampleJPEG.xmpSegment(Self.standard) + pieces))
    #expect(packets.map(\.count) == [Self.standard.count, Limits.xmp])
    let far = SampleJPEG.extendedXMPSegment(
      piece, at: Int(UInt32.max), of: 10, identifier: Self.identifier)
    #expect(try Self.packets(of: SampleJPEG.file(SampleJPEG.xmpSegment(Self.standard) + far)).count == 1)
  }
}

// MARK: - Image resources

extension JPEGContentsTests {
  @Test(arguments: ["", "a", "ab"])
  func `data sets are found behind other resources`(name: String) throws {
    let resources =
      SampleIPTC.resource(0x03ED, [1, 2, 3], name: name)
      + SampleIPTC.resource(0x0404, Self.dataSets, name: name)
    #expect(try Self.dataSets(of: SampleJPEG.file(SampleJPEG.resourceSegment(resources))) == Self.dataSets)
  }

  @Test func `resources may go on in another segment anywhere`() throws {
    let resources = SampleIPTC.resource(0x03ED, [1, 2, 3]) + SampleIPTC.resource(0x0404, Self.dataSets)
    for cut in 0...resources.count {
      let file = SampleJPEG.file(
        SampleJPEG.resourceSegment(Array(resources[..<cut])) + SampleJPEG.exifSegment(Self.tiff)
          + SampleJPEG.resourceSegment(Array(resources[cut...])))
      #expect(try Self.dataSets(of: file) == Self.dataSets, "cut at \(cut)")
    }
  }

  /// Lists of resources without data sets, or none that can be found.
  static let withoutDataSets: [(title: String, resources: [UInt8])] = [
    ("other resources", SampleIPTC.resource(0x0405, dataSets)),
    ("an empty one", SampleIPTC.resource(0x0404, [])),
    ("no resource before it", [1, 2, 3, 4] + SampleIPTC.resource(0x0404, dataSets)),
    (
      "a size beyond the end before it",
      Array("8BIM\u{4}\u{5}\0\0".utf8) + [0xFF, 0xFF, 0xFF, 0xFF] + dataSets
    ),
    (
      "more than there can be",
      Array(repeating: SampleIPTC.resource(1, []), count: Limits.imageResources).joined()
        + SampleIPTC.resource(0x0404, dataSets)
    ),
  ]

  @Test(arguments: withoutDataSets)
  func `there are no data sets in`(title: String, resources: [UInt8]) throws {
    #expect(try Self.dataSets(of: SampleJPEG.file(SampleJPEG.resourceSegment(resources))) == nil)
  }

  @Test func `every prefix of resources is read as far as it goes`() throws {
    let resources = SampleIPTC.resource(0x03ED, [1, 2, 3]) + SampleIPTC.resource(0x0404, Self.dataSets)
    for length in 0..<resources.count {
      let found = try Self.dataSets(
        of: SampleJPEG.file(SampleJPEG.resourceSegment(Array(resources[..<length]))))
      #expect(found == nil || Self.dataSets.starts(with: found ?? []))
    }
  }
}

// MARK: - Damage

extension JPEGContentsTests {
  @Test func `every prefix gives what it holds whole`() throws {
    let file = SampleJPEG.file(exif: Self.tiff, xmp: Self.packet, iptc: Self.dataSets)
    let whole = Self.contents(of: file).0
    for length in 0..<file.count {
      let (contents, fault) = Self.contents(of: Array(file.prefix(length)))
      #expect(fault != nil || contents == whole)
      #expect(contents.xmp.isEmpty || contents.xmp == whole.xmp)
      #expect(contents.details.width == nil || contents.details == whole.details)
    }
  }

  @Test func `damage makes no search endless`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let extended = Self.pieces(Self.packet, [0..<500, 500..<Self.packet.count])
    let file = SampleJPEG.file(
      SampleJPEG.xmpSegment(Self.standard) + extended + SampleJPEG.exifSegment(Self.tiff)
        + SampleJPEG.resourceSegment(SampleIPTC.resource(0x0404, Self.dataSets)))
    for _ in 0..<10_000 {
      var bytes = file
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      var source = ByteSource(bytes)
      var contents = MediaContents()
      try? JPEG.read(&source, into: &contents, depth: .everything)
      for packet in contents.xmp { _ = XMP((try? source.bytes(of: packet, limit: Limits.xmp)) ?? []) }
      if let dataSets = contents.iptc {
        _ = IPTC.date(in: (try? source.bytes(of: dataSets, limit: Limits.iptc)) ?? [])
      }
      #expect(source.readCount <= 10, "seed \(seed)")
    }
  }
}
