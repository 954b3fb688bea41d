import CaptureDates
import TestSupport
import Testing

@testable import MediaFormats

@Suite struct XMPTests {
  /// The dates of a packet, as `source=text`.
  static func dates(in packet: [UInt8]) -> [String] {
    XMP(packet).dates.map { date in
      guard case .text(let text, subSecond: [], offset: []) = date.value else { return "?" }
      return "\(date.source.rawValue)=\(String(decoding: text, as: UTF8.self))"
    }
  }

  static func dates(in packet: String) -> [String] { dates(in: Array(packet.utf8)) }

  /// A packet, and what is found in it.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let packet: String
    let expected: [String]

    init(_ title: String, _ packet: String, _ expected: [String]) {
      testDescription = title
      self.packet = packet
      self.expected = expected
    }
  }

  static let taken = ["xmp:exif:DateTimeOriginal=2019-07-14T10:20:30"]
  private static let element = "<exif:DateTimeOriginal>2019-07-14T10:20:30</exif:DateTimeOriginal>"
  private static let rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"

  @Test(arguments: [
    Row("an attribute", SampleXMP.packet("exif:DateTimeOriginal=\"2019-07-14T10:20:30\""), taken),
    Row("in single quotes", SampleXMP.packet("exif:DateTimeOriginal = '2019-07-14T10:20:30'"), taken),
    Row("an element", SampleXMP.packet(elements: element), taken),
    Row(
      "an element on lines of its own",
      SampleXMP.packet(
        elements: """
          <exif:DateTimeOriginal\t>
          \(String(repeating: " ", count: 100))2019-07-14T10:20:30
          </exif:DateTimeOriginal  >
          """), taken),
    Row(
      "CDATA and references",
      SampleXMP.packet(
        elements: "<exif:DateTimeOriginal>2019&#45;07&#x2d;14<![CDATA[T10:20:30]]></exif:DateTimeOriginal>"),
      taken),
    Row(
      "a comment and an instruction in the value",
      SampleXMP.packet(
        elements: "<exif:DateTimeOriginal>2019-07-14<!-- > --><? > ?>T10:20:30</exif:DateTimeOriginal>"),
      taken),
    Row(
      "an element with attributes",
      SampleXMP.packet(
        elements: "<exif:DateTimeOriginal a='>'>2019-07-14T10:20:30</exif:DateTimeOriginal>"), taken),
    Row(
      "other prefixes",
      """
      <r:RDF xmlns:r='\(rdf)'><r:Description e:DateTimeOriginal='2019-07-14T10:20:30'
        xmlns:e='http://ns.adobe.com/exif/1.0/'/></r:RDF>
      """, taken),
    Row(
      "the default namespace",
      """
      <RDF xmlns='\(rdf)'><Description><DateTimeOriginal xmlns='http://ns.adobe.com/exif/1.0/'
        >2019-07-14T10:20:30</DateTimeOriginal></Description></RDF>
      """, taken),
    Row(
      "no attribute is in the default namespace",
      """
      <rdf:RDF xmlns:rdf='\(rdf)' xmlns='http://ns.adobe.com/exif/1.0/'>
      <rdf:Description DateTimeOriginal='2019-07-14T10:20:30'/></rdf:RDF>
      """, []),
    Row(
      "a typed node",
      """
      <rdf:RDF xmlns:rdf='\(rdf)'><my:Photo xmlns:my='urn:x' xmlns:exif='http://ns.adobe.com/exif/1.0/'>\(element)
      </my:Photo></rdf:RDF>
      """, taken),
    Row(
      "a prefix that means something else",
      SampleXMP.packet(
        elements: element.replacing("Original>", with: "Original xmlns:exif='urn:x'>", maxReplacements: 1)),
      []),
    Row(
      "a prefix that meant something else before",
      """
      <rdf:RDF xmlns:rdf='\(rdf)' xmlns:exif='http://ns.adobe.com/exif/1.0/'>
      <rdf:Description xmlns:exif='urn:x'>\(element)</rdf:Description>
      <rdf:Description xmlns:exif='urn:x'/><rdf:Description>\(element)</rdf:Description></rdf:RDF>
      """, taken),
    Row("a prefix that means nothing", "<rdf:RDF xmlns:rdf='\(rdf)'><a>\(element)</a></rdf:RDF>", []),
    Row("no RDF", "<a xmlns:exif='http://ns.adobe.com/exif/1.0/'><b>\(element)</b></a>", []),
    Row(
      "the first of two descriptions",
      SampleXMP.packet(elements: element).replacing(
        "</rdf:RDF>",
        with: """
          <rdf:Description xmlns:exif='http://ns.adobe.com/exif/1.0/' exif:DateTimeOriginal='2020-01-01'
            exif:DateTimeDigitized='2020-01-02'/></rdf:RDF>
          """), taken + ["xmp:exif:DateTimeDigitized=2020-01-02"]),
    Row(
      "an empty value gives way to a later one",
      SampleXMP.packet("exif:DateTimeOriginal=' '", elements: "<exif:DateTimeOriginal/>" + element), taken),
    Row(
      "a bare < before it", SampleXMP.packet(elements: "< & " + element), taken),
    Row(
      "a tag with rubbish in it", SampleXMP.packet("a b= c=d = <\" / ", elements: element), taken),
    Row(
      "all four",
      SampleXMP.packet(
        "photoshop:DateCreated='2019-07' xmp:CreateDate='2019-07-14T10:20:31Z'",
        elements: element + "<exif:DateTimeDigitized>2019</exif:DateTimeDigitized>"),
      taken + [
        "xmp:photoshop:DateCreated=2019-07", "xmp:exif:DateTimeDigitized=2019",
        "xmp:xmp:CreateDate=2019-07-14T10:20:31Z",
      ]),
  ])
  func `dates are found, whichever way they are written`(row: Row) {
    #expect(Self.dates(in: row.packet) == row.expected)
  }

  @Test(arguments: [
    "xmp:ModifyDate='2019-07-14'", "xmp:MetadataDate='2019-07-14'", "exif:CreateDate='2019-07-14'",
    "xmp:DateTimeOriginal='2019-07-14'", "exif:DateTimeOriginals='2019-07-14'",
  ])
  func `rule 6: no other property is a capture date`(attribute: String) {
    #expect(Self.dates(in: SampleXMP.packet(attribute)) == [])
  }

  @Test(arguments: [
    "<xmpMM:DerivedFrom xmp:CreateDate='2019-07-14'/>",
    "<xmpMM:DerivedFrom><rdf:Description xmp:CreateDate='2019-07-14'/></xmpMM:DerivedFrom>",
    "<xmpMM:DerivedFrom rdf:parseType='Resource'><xmp:CreateDate>2019-07-14</xmp:CreateDate></xmpMM:DerivedFrom>",
    "<xmpMM:Ingredients><rdf:Bag><rdf:li xmp:CreateDate='2019-07-14'/></rdf:Bag></xmpMM:Ingredients>",
    "<xmpMM:History><rdf:Seq><rdf:li stEvt:when='2019-07-14'/></rdf:Seq></xmpMM:History>",
    "<xmp:CreateDate><rdf:Bag><rdf:li>2019-07-14</rdf:li></rdf:Bag></xmp:CreateDate>",
    "<a><rdf:RDF><rdf:Description xmp:CreateDate='2019-07-14'/></rdf:RDF></a>",
  ])
  func `rule 6: what describes something else is no capture date`(element: String) {
    #expect(Self.dates(in: SampleXMP.packet(elements: element)) == [])
    let behind = SampleXMP.packet(elements: element + "<xmp:CreateDate>2020</xmp:CreateDate>")
    #expect(Self.dates(in: behind) == ["xmp:xmp:CreateDate=2020"])
  }

  @Test(arguments: [
    ("2019", "2019"), ("2019-07", "2019-07"), ("2019-07-14", "2019-07-14"),
    ("2019-07-14T10:20", "2019-07-14T10:20"), ("2019-07-14T10:20Z", "2019-07-14T10:20"),
    ("2019-07-14T10:20:30+02:00", "2019-07-14T10:20:30"),
    ("2019-07-14T10:20:30.25", "2019-07-14T10:20:30.25"),
  ])
  func `rule 28: dates have any precision`(text: String, wall: String) throws {
    let packet = Array(SampleXMP.packet("exif:DateTimeOriginal='\(text)'").utf8)
    let date = try #require(XMP(packet).dates.first)
    #expect(date.value == .text(Array(text.utf8), subSecond: [], offset: []))
    #expect(try DateString(Array(text.utf8)).wall == DateString(Array(wall.utf8)).wall)
  }

  @Test(arguments: [false, true])
  func `every encoding of Unicode will do`(hasMark: Bool) {
    let mark = hasMark ? "\u{FEFF}" : ""
    let text = mark + SampleXMP.packet("exif:DateTimeOriginal='2019-07-14T10:20:30'", elements: "ü€😀")
    let units16 = text.utf16.map { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let units32 = text.unicodeScalars.map { scalar in
      (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> (24 - 8 * $0)) }
    }
    for bytes in [
      Array(text.utf8), Array(units16.joined()), units16.flatMap { $0.reversed() }, Array(units32.joined()),
      units32.flatMap { $0.reversed() },
    ] {
      #expect(Self.dates(in: bytes) == Self.taken)
      #expect(Self.dates(in: bytes + [0]) == Self.taken)
      for length in 0..<8 { #expect(Self.dates(in: Array(bytes.prefix(length))) == []) }
    }
  }

  @Test func `a value has 64 bytes`() {
    let packet = SampleXMP.packet("tiff:Make='\(String(repeating: "m", count: 100))'")
    #expect(XMP(Array(packet.utf8)).details.make == String(repeating: "m", count: 64))
  }

  @Test func `details are told too`() {
    let packet = SampleXMP.packet(
      "tiff:Make='A &amp; B' tiff:Model='C&lt;&gt;&quot;&apos;&nbsp;&' tiff:Orientation='6'",
      elements: """
        <exif:GPSLatitude>52,30.3S</exif:GPSLatitude><exif:GPSLongitude>13,24,36E</exif:GPSLongitude>
        """)
    let details = XMP(Array(packet.utf8)).details
    #expect(details.make == "A & B")
    #expect(details.model == "C<>\"'&nbsp;&")
    #expect(details.orientation == 6)
    #expect(details.latitude.map { ($0 * 1000).rounded() } == -52_505)
    #expect(details.longitude.map { ($0 * 1000).rounded() } == 13_410)
  }

  @Test(arguments: [
    ("90,0.5N", "0,0E"), ("52,30.3X", "0,0E"), ("52.5N", "0,0E"), ("52,-3N", "0,0E"), ("52,1e3N", "0,0E"),
    ("52,nanN", "0,0E"), ("52,,3N", "0,0E"), ("1,2,3,4N", "0,0E"), ("N", "0,0E"), ("52,30N", "180,1W"),
    ("52,30N", ""), ("", "0,0E"), ("52,30E", "0,0E"),
  ])
  func `a place that makes no sense is none`(latitude: String, longitude: String) {
    let packet = SampleXMP.packet("exif:GPSLatitude='\(latitude)' exif:GPSLongitude='\(longitude)'")
    #expect(XMP(Array(packet.utf8)).details.latitude == nil)
    #expect(XMP(Array(packet.utf8)).details.longitude == nil)
  }

  @Test(arguments: ["0", "9", "10", "", "-1", "x"])
  func `an orientation that makes no sense is none`(value: String) {
    #expect(XMP(Array(SampleXMP.packet("tiff:Orientation='\(value)'").utf8)).details.orientation == nil)
  }
}

// MARK: - Sidecars

extension XMPTests {
  @Test func `a sidecar's dates have names of their own, and when it was scanned is none of them (rule 27)`()
  {
    let packet = Array(
      SampleXMP.packet(
        "exif:DateTimeOriginal='2019-07-14' exif:DateTimeDigitized='2020-01-01' xmp:CreateDate='2021'",
        elements: """
          <photoshop:DateCreated>2019-07-14T10:20</photoshop:DateCreated>
          <xmp:ModifyDate>2022</xmp:ModifyDate><xmp:MetadataDate>2023</xmp:MetadataDate>
          """
      ).utf8)
    let expected = [
      ("sidecar:exif:DateTimeOriginal", "2019-07-14"), ("sidecar:photoshop:DateCreated", "2019-07-14T10:20"),
      ("sidecar:xmp:CreateDate", "2021"),
    ]
    let dates = XMP(packet, in: .sidecar).dates
    #expect(dates.map(\.source.rawValue) == expected.map(\.0))
    #expect(dates.map(\.value) == expected.map { .text(Array($0.1.utf8), subSecond: [], offset: []) })
    #expect(Self.dates(in: packet).map { $0.prefix { $0 != "=" } }.contains("xmp:exif:DateTimeDigitized"))
  }

  @Test(
    arguments: [
      ("photoshop:SidecarForExtension='CR2'", "", "CR2"),
      ("", "<photoshop:SidecarForExtension>nef</photoshop:SidecarForExtension>", "nef"),
      ("photoshop:SidecarForExtension=' '", "", nil), ("exif:SidecarForExtension='CR2'", "", nil),
      ("", "", nil),
    ] as [(String, String, String?)])
  func `a sidecar may name an extension (rule 26)`(attribute: String, element: String, expected: String?) {
    let packet = Array(SampleXMP.packet(attribute, elements: element).utf8)
    #expect(XMP(packet, in: .sidecar).sidecarForExtension == expected.map { Array($0.utf8) })
  }
}

// MARK: - Hostile packets

extension XMPTests {
  @Test func `every prefix tells what it holds whole`() {
    let whole = SampleXMP.bytes()
    let all = Self.dates(in: whole)
    #expect(all.count == 3)
    for length in 0..<whole.count {
      #expect(Self.dates(in: Array(whole.prefix(length))).allSatisfy(all.contains))
    }
  }

  @Test func `damage tells nothing that is not there`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let whole = SampleXMP.bytes()
    for _ in 0..<10_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] =
          [
            UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "&"),
            UInt8.random(in: 0...255, using: &generator),
          ].randomElement(using: &generator) ?? 0
      }
      let xmp = XMP(bytes)
      #expect(xmp.dates.count <= 4, "seed \(seed)")
      for case .text(let text, _, _) in xmp.dates.map(\.value) {
        #expect(text.count <= Limits.textBytes + 3, "seed \(seed)")
      }
    }
  }

  @Test(arguments: [
    "<", "</", "<!--", "<!", "<?", "<![CDATA[", "<a", "<a b", "<a b=", "<a b='", "<a>", "</a>", "&", "&#",
    "a:b:c='",
    "<a xmlns:b='c'>", "<exif:DateTimeOriginal>",
    "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>",
    "<a xmlns:exif='http://ns.adobe.com/exif/1.0/' exif:DateTimeOriginal='&#x110000;'>", "-", "]",
  ])
  func `a hundred kilobytes of one thing come to an end`(piece: String) {
    let start = Array(SampleXMP.packet().utf8.prefix(900))
    let packet = start + Array(String(repeating: piece, count: 100_000).utf8.prefix(100_000))
    #expect(Self.dates(in: packet) == [])
  }
}
