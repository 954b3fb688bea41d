import TestSupport
import Testing

@testable import MediaFormats

@Suite struct PNGTests {
  static let tiff = SampleTIFF(dateTimeOriginal: "2024:05:03 14:03:22").bytes
  static let otherTIFF = SampleTIFF(dateTimeOriginal: "2001:02:03 04:05:06", isBigEndian: true).bytes
  static let prefixed = Array("Exif\0\0".utf8) + tiff
  static let packet = "<x:xmpmeta xmlns:x='adobe:ns:meta/'/>"
  static let dataSets: [UInt8] = [0x1C, 2, 55, 0, 8] + Array("20240503".utf8)
  /// Data sets as a resource of Photoshop, behind another.
  static let resources =
    Array("8BIM".utf8) + [0x04, 0x0D, 0, 0, 0, 0, 0, 4, 0, 0, 0, 30] + Array("8BIM".utf8)
    + [0x04, 0x04, 0, 0, 0, 0, 0, UInt8(dataSets.count)] + dataSets + [0]

  /// Chunks that hold a thing.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let chunks: [UInt8]

    init(_ title: String, _ chunks: [UInt8]) {
      testDescription = title
      self.chunks = chunks
    }
  }

  static let exifRows = [
    Row("a chunk of its own", SamplePNG.chunk("eXIf", tiff)),
    Row("the same with the prefix of JPEG", SamplePNG.chunk("eXIf", prefixed)),
    Row(
      "a profile, compressed",
      SamplePNG.compressedText("Raw profile type exif", SamplePNG.rawProfile("exif", prefixed))
    ),
    Row(
      "a profile as plain text", SamplePNG.text("Raw profile type exif", SamplePNG.rawProfile("exif", tiff))),
    Row(
      "a profile as text in Unicode",
      SamplePNG.internationalText("Raw profile type exif", SamplePNG.rawProfile("exif", prefixed))),
    Row(
      "a profile as compressed text in Unicode",
      SamplePNG.internationalText(
        "Raw profile type APP1", SamplePNG.rawProfile("APP1", prefixed), isCompressed: true)),
    Row(
      "a profile that is called a segment",
      SamplePNG.compressedText("Raw profile type APP1", SamplePNG.rawProfile("APP1", prefixed))),
    Row(
      "a profile of 70,000 bytes before it",
      SamplePNG.chunk("iCCP", [UInt8](repeating: 0x5A, count: 70_000)) + SamplePNG.chunk("eXIf", tiff)),
  ]

  @Test(arguments: exifRows)
  func `Exif is found in`(row: Row) {
    #expect(PNGReading(SamplePNG.file(before: row.chunks)).exif == Self.tiff)
    #expect(PNGReading(SamplePNG.file(before: row.chunks), depth: .exif).exif == Self.tiff)
    let behind = PNGReading(SamplePNG.file(behind: row.chunks), depth: .exif)
    #expect(behind.exif == Self.tiff)
    #expect(behind.fault == nil)
  }

  @Test(
    arguments: [
      Row("text in Unicode", SamplePNG.internationalText("XML:com.adobe.xmp", packet)),
      Row(
        "text with a language and a translation",
        SamplePNG.internationalText(
          "XML:com.adobe.xmp", packet, language: "de-CH", translation: "Über das Bild")),
      Row("compressed text", SamplePNG.internationalText("XML:com.adobe.xmp", packet, isCompressed: true)),
      Row(
        "a profile",
        SamplePNG.compressedText("Raw profile type xmp", SamplePNG.rawProfile("xmp", Array(packet.utf8)))),
      Row(
        "a profile that is called a segment",
        SamplePNG.text(
          "Raw profile type APP1",
          SamplePNG.rawProfile("APP1", Array("http://ns.adobe.com/xap/1.0/\0\(packet)".utf8)))),
    ])
  func `XMP is found in`(row: Row) {
    let reading = PNGReading(SamplePNG.file(before: row.chunks, behind: row.chunks))
    #expect(reading.xmp == [Self.packet, Self.packet])
    #expect(reading.exif == nil)
  }

  @Test(
    arguments: [
      Row(
        "a profile of resources",
        SamplePNG.compressedText("Raw profile type iptc", SamplePNG.rawProfile("iptc", resources))),
      Row(
        "a profile of resources under the name of those",
        SamplePNG.text("Raw profile type 8bim", SamplePNG.rawProfile("8bim", resources))),
      Row(
        "a profile of nothing else",
        SamplePNG.text("Raw profile type iptc", SamplePNG.rawProfile("iptc", dataSets))),
    ])
  func `the data sets of IPTC are found in`(row: Row) {
    #expect(PNGReading(SamplePNG.file(before: row.chunks)).iptc == Self.dataSets)
  }

  @Test(arguments: ["Fri, 03 May 2024 14:03:22 +0200", "2024-05-03T14:03:22Z", "2024:05:03 14:03:22"])
  func `rule 2e: the time of creation is handed on as it stands`(text: String) {
    for chunk in [
      SamplePNG.text("Creation Time", text), SamplePNG.compressedText("Creation Time", text),
      SamplePNG.internationalText("Creation Time", text, language: "en", translation: "Creation Time"),
    ] {
      #expect(PNGReading(SamplePNG.file(before: chunk)).dates == [text])
      #expect(PNGReading(SamplePNG.file(behind: chunk)).dates == [text])
    }
  }

  @Test func `the first of several times of creation counts`() {
    let chunks = SamplePNG.text("Creation Time", "2024-05-03") + SamplePNG.text("Creation Time", "2001-02-03")
    #expect(PNGReading(SamplePNG.file(before: chunks, behind: chunks)).dates == ["2024-05-03"])
  }

  @Test func `rule 6: what tells of a change or a copy is no date`() {
    let chunks =
      SamplePNG.text("date:create", "2024-05-03T14:03:22+02:00")
      + SamplePNG.text("date:modify", "2024-05-03T14:03:22+02:00")
      + SamplePNG.text("create-date", "2024-05-03T14:03:22+02:00")
      + SamplePNG.chunk("tIME", [0x07, 0xE8, 5, 3, 14, 3, 22])
    #expect(PNGReading(SamplePNG.file(before: chunks, behind: chunks)).dates == [])
  }

  @Test func `the size stands in the header`() {
    let reading = PNGReading(SamplePNG.file())
    #expect(reading.details.width == 640)
    #expect(reading.details.height == 480)
    let odd =
      SamplePNG.signature + SamplePNG.chunk("CgBI", [0x50, 0, 0x20, 2])
      + SamplePNG.header(width: 3, height: 4) + SamplePNG.chunk("IDAT") + SamplePNG.chunk("IEND")
    #expect(PNGReading(odd).details.width == 3)
    for (width, height) in [(0, 5), (5, 0), (0x8000_0000, 5)] {
      let file =
        SamplePNG.signature + SamplePNG.header(width: width, height: height) + SamplePNG.chunk("IEND")
      #expect(PNGReading(file).details == MediaDetails())
    }
    let short = SamplePNG.signature + SamplePNG.chunk("IHDR", [0, 0, 0, 1]) + SamplePNG.chunk("IEND")
    #expect(PNGReading(short).details == MediaDetails())
  }

  @Test func `of several Exif structures the chunk counts before the profile, and those before the picture`()
  {
    let chunk = SamplePNG.chunk("eXIf", Self.tiff)
    let profile = SamplePNG.text("Raw profile type exif", SamplePNG.rawProfile("exif", Self.otherTIFF))
    let rubble = SamplePNG.chunk("eXIf", Array("no structure".utf8))
    let rows: [([UInt8], [UInt8], [UInt8])] = [
      (chunk + profile, [], Self.tiff), (profile + chunk, [], Self.tiff), (profile, chunk, Self.otherTIFF),
      ([], profile + chunk, Self.tiff), (chunk, profile, Self.tiff), (rubble + profile, [], Self.otherTIFF),
      (rubble, profile, Self.otherTIFF), (chunk + SamplePNG.chunk("eXIf", Self.otherTIFF), [], Self.tiff),
    ]
    for (index, row) in rows.enumerated() {
      let file = SamplePNG.file(before: row.0, behind: row.1)
      #expect(PNGReading(file).exif == row.2, "row \(index)")
      #expect(PNGReading(file, depth: .exif).exif == row.2, "row \(index)")
    }
    #expect(PNGReading(SamplePNG.file(before: rubble)).exif == Array("no structure".utf8))
  }

  @Test func `the search ends at Exif where no more is asked for`() {
    let xmp = SamplePNG.internationalText("XML:com.adobe.xmp", Self.packet)
    let exif = SamplePNG.chunk("eXIf", Self.tiff)
    let profile = SamplePNG.text("Raw profile type exif", SamplePNG.rawProfile("exif", Self.tiff))
    let early = PNGReading(SamplePNG.file(before: exif + xmp), depth: .exif)
    #expect(early.isPartial)
    #expect(early.xmp == [])
    let text = PNGReading(SamplePNG.file(before: profile + xmp, behind: exif), depth: .exif)
    #expect(text.isPartial)
    #expect(text.xmp == [Self.packet])
    for file in [SamplePNG.file(before: xmp), SamplePNG.file(behind: exif + xmp)] {
      let whole = PNGReading(file, depth: .exif)
      #expect(!whole.isPartial)
      #expect(whole.xmp == [Self.packet])
    }
    #expect(!PNGReading(SamplePNG.file(before: exif + xmp)).isPartial)
  }
}

// MARK: - Damage

extension PNGTests {
  @Test func `every truncation is reported, and leaves what stood before it`() {
    let file = SamplePNG.file(
      before: SamplePNG.text("Creation Time", "2024-05-03") + SamplePNG.chunk("eXIf", Self.tiff)
        + SamplePNG.compressedText("Raw profile type exif", SamplePNG.rawProfile("exif", Self.otherTIFF)),
      behind: SamplePNG.internationalText("XML:com.adobe.xmp", Self.packet))
    let whole = PNGReading(file)
    let date = 8 + SamplePNG.header().count + SamplePNG.text("Creation Time", "2024-05-03").count
    for length in 8..<file.count {
      let part = PNGReading(Array(file.prefix(length)))
      #expect(part.isTruncated)
      #expect(part.dates == whole.dates || length < date)
      if let exif = part.exif, exif != Self.otherTIFF { #expect(Self.tiff.starts(with: exif)) }
    }
    #expect(whole.fault == nil)
  }

  @Test(
    arguments: [
      ("nothing but a signature", [], MalformedMedia.truncated(at: 8)),
      (
        "a length of 2 GB and more", [0x80, 0, 0, 0] + Array("eXIf1234".utf8) + [0], .invalid("chunk", at: 8)
      ),
      ("a type that is none", [0, 0, 0, 0] + Array("eX1f1234".utf8) + [0], .invalid("chunk", at: 8)),
      (
        "a chunk beyond the end", [0x7F, 0xFF, 0xFF, 0xFF] + Array("eXIf1234".utf8) + [0], .truncated(at: 21)
      ),
      ("no end", SamplePNG.header(), .truncated(at: 33)),
    ] as [(String, [UInt8], MalformedMedia)])
  func `what is wrong is named`(title: String, chunks: [UInt8], expected: MalformedMedia) {
    #expect(PNGReading(SamplePNG.signature + chunks).fault == expected)
  }

  @Test func `a chunk that is cut off still counts`() {
    let exif = SamplePNG.signature + SamplePNG.header() + SamplePNG.chunk("eXIf", Self.tiff)
    #expect(PNGReading(exif.dropLast(12)).exif == Self.tiff.dropLast(8))
    let profile = SamplePNG.compressedText(
      "Raw profile type exif", SamplePNG.rawProfile("exif", Self.prefixed))
    let cut = PNGReading(SamplePNG.signature + SamplePNG.header() + profile.dropLast(20))
    #expect(cut.exif.map { Self.tiff.starts(with: $0) } == true)
  }

  @Test func `texts without a keyword, a text or sense tell nothing`() {
    for chunk in [
      SamplePNG.chunk("tEXt", Array("no keyword".utf8)), SamplePNG.chunk("tEXt"),
      SamplePNG.chunk("tEXt", [UInt8](repeating: 0x41, count: 80) + [0, 0x42]),
      SamplePNG.chunk("zTXt", Array("Raw profile type exif\0".utf8)),
      SamplePNG.chunk("iTXt", Array("XML:com.adobe.xmp\0\0".utf8)),
      SamplePNG.chunk("iTXt", Array("XML:com.adobe.xmp\0\0\0de".utf8)),
      SamplePNG.chunk("zTXt", Array("Raw profile type exif\0\0not compressed".utf8)),
      SamplePNG.text("Raw profile type icc", SamplePNG.rawProfile("icc", Self.prefixed)),
      SamplePNG.text("Raw profile type exif", SamplePNG.rawProfile("exif", Array("no structure".utf8))),
      SamplePNG.text("Raw profile type iptc", SamplePNG.rawProfile("iptc", Array("no data sets".utf8))),
    ] {
      let reading = PNGReading(SamplePNG.file(before: chunk))
      #expect(reading.exif == nil)
      #expect(reading.xmp == [])
      #expect(reading.iptc == nil)
      #expect(reading.fault == nil)
    }
  }

  @Test func `random damage is no crash`() {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    let good =
      SamplePNG.file(exif: SampleTIFF(dateTimeOriginal: "2024:05:03 14:03:22"))
      + SamplePNG.compressedText("Raw profile type exif", SamplePNG.rawProfile("exif", Self.otherTIFF))
    for round in 0..<10_000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 8..<bytes.count, using: &generator)
        bytes[place] =
          [0, 1, 0x7F, 0x80, 0xFF, .random(in: 0...255, using: &generator)].randomElement(using: &generator)
          ?? 0
      }
      let reading = PNGReading(bytes)
      #expect(reading.readCount <= 3, "seed \(seed), round \(round)")
    }
  }
}
