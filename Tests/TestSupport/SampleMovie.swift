/// A QuickTime or MPEG-4 movie of chosen boxes and no film to speak of, written byte by byte for tests.
package enum SampleMovie {
  /// A number of 32 bits.
  package static func integer32(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  /// A number of 16 bits.
  package static func integer16(_ value: Int) -> [UInt8] { integer32(value).suffix(2) }

  /// A number of 64 bits.
  package static func integer64(_ value: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: value >> UInt64(56 - 8 * $0)) }
  }

  /// The Latin-1 codes of a text.
  package static func latin1(_ text: String) -> [UInt8] { text.unicodeScalars.map { UInt8($0.value & 0xFF) } }

  /// A box; its size is told in 64 bits where that is wished, and falsely where another is stated.
  package static func box(
    _ type: String, _ payload: [UInt8] = [], isLarge: Bool = false, statedSize: Int? = nil
  ) -> [UInt8] {
    if isLarge {
      return integer32(1) + latin1(type) + integer64(UInt64(statedSize ?? payload.count + 16)) + payload
    }
    return integer32(statedSize ?? payload.count + 8) + latin1(type) + payload
  }

  /// A box whose payload begins with a version.
  package static func fullBox(_ type: String, version: Int = 0, _ payload: [UInt8] = []) -> [UInt8] {
    box(type, [UInt8(version), 0, 0, 0] + payload)
  }
}

// MARK: - Headers

extension SampleMovie {
  /// How many seconds after 1904 the year 1970 began.
  package static let secondsTo1970 = 2_082_844_800

  /// A number as wide as the version has it.
  private static func number(_ value: UInt64, version: Int) -> [UInt8] {
    version == 1 ? integer64(value) : integer32(Int(value & 0xFFFF_FFFF))
  }

  /// A movie header; its time counts from 1904.
  package static func movieHeader(
    created: UInt64 = 0, version: Int = 0, timescale: Int = 600, duration: UInt64 = 0
  ) -> [UInt8] {
    let times = number(created, version: version) + number(created + 9, version: version)
    let rest = [UInt8](repeating: 0, count: 80)
    return fullBox(
      "mvhd", version: version,
      times + integer32(timescale) + number(duration, version: version) + rest)
  }

  /// How pictures are turned: the first two columns of a matrix' first two rows.
  package struct Turn: Sendable {
    package var matrix: [Int]

    package init(_ a: Int, _ b: Int, _ c: Int, _ d: Int) { matrix = [a, b, c, d] }

    package static let none = Turn(1, 0, 0, 1)
    package static let right = Turn(0, 1, -1, 0)
  }

  /// A track header; its time counts from 1904.
  package static func trackHeader(
    created: UInt64 = 0, version: Int = 0, width: Int = 0, height: Int = 0, turn: Turn = .none
  ) -> [UInt8] {
    let times = number(created, version: version) + number(created + 9, version: version)
    let matrix = [
      turn.matrix[0] << 16, turn.matrix[1] << 16, 0, turn.matrix[2] << 16, turn.matrix[3] << 16, 0, 0, 0,
      1 << 30,
    ]
    return fullBox(
      "tkhd", version: version,
      times + integer32(1) + integer32(0) + number(600, version: version) + [UInt8](repeating: 0, count: 16)
        + matrix.flatMap(integer32) + integer32(width << 16) + integer32(height << 16))
  }

  /// A track: its header, and its media with a header, a handler and as many bytes of tables as is wished.
  package static func track(
    _ handler: String, header: [UInt8] = trackHeader(), mediaCreated: UInt64 = 0, version: Int = 0,
    name: [UInt8] = [], tables: Int = 40
  ) -> [UInt8] {
    let times = number(mediaCreated, version: version) + number(mediaCreated + 9, version: version)
    let media =
      fullBox("mdhd", version: version, times + integer32(600) + number(600, version: version) + integer32(0))
      + fullBox("hdlr", latin1("mhlr") + latin1(handler) + [UInt8](repeating: 0, count: 12) + name)
      + box("minf", [UInt8](repeating: 0xEE, count: tables))
    return box("trak", header + box("edts", [1, 2, 3]) + box("mdia", media))
  }
}

// MARK: - Metadata

extension SampleMovie {
  /// A `data` box, which holds the value of an item in MPEG-4.
  package static func value(_ text: String) -> [UInt8] {
    box("data", integer32(1) + integer32(0) + Array(text.utf8))
  }

  /// A text as QuickTime writes it: its length, a language, itself.
  package static func quickTimeText(_ text: String) -> [UInt8] {
    integer16(text.utf8.count) + integer16(0x15C7) + Array(text.utf8)
  }

  /// A text as 3GPP writes it: a version, a language, itself and a zero.
  package static func assetText(_ text: String) -> [UInt8] {
    integer32(0) + integer16(0x15C7) + Array(text.utf8) + [0]
  }

  private static func handler(_ type: String) -> [UInt8] {
    fullBox("hdlr", integer32(0) + latin1(type) + [UInt8](repeating: 0, count: 13))
  }

  /// A `meta` box of items under keys, without a version as QuickTime writes it or with one.
  package static func keys(_ items: [(key: String, text: String)], hasVersion: Bool = false) -> [UInt8] {
    let names = items.flatMap { box("mdta", Array($0.key.utf8)) }
    let values = items.enumerated().flatMap { index, item in
      integer32(8 + value(item.text).count) + integer32(index + 1) + value(item.text)
    }
    return box(
      "meta",
      (hasVersion ? integer32(0) : []) + handler("mdta")
        + fullBox("keys", integer32(items.count) + names) + box("ilst", values))
  }

  /// A `meta` box of items under four characters, as iTunes writes it.
  package static func items(_ items: [(name: String, text: String)]) -> [UInt8] {
    fullBox("meta", handler("mdir") + box("ilst", items.flatMap { box($0.name, value($0.text)) }))
  }

  /// A `meta` box with a document that Sony's cameras write.
  package static func sony(_ xml: String) -> [UInt8] {
    fullBox("meta", handler("nrtm") + fullBox("xml ", Array(xml.utf8)))
  }

  /// Sony's document of a film taken at that time.
  package static func sonyDocument(creationDate: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <NonRealTimeMeta xmlns="urn:schemas-professionalDisc:nonRealTimeMeta:ver.2.00">
    <Duration value="72"/><CreationDate value="\(creationDate)"/>
    <Device manufacturer="Sony" modelName="ILCE-7M3" serialNo="1"/></NonRealTimeMeta>
    """
  }

  /// Nikon's fields: a tag, a type, and a value of `count` elements.
  package static func nikon(_ fields: [(tag: Int, type: Int, count: Int, value: [UInt8])]) -> [UInt8] {
    let bytes = fields.flatMap {
      integer32($0.tag) + integer16($0.type) + integer16($0.count) + $0.value
    }
    return box("NCDT", box("NCHD", [1, 2, 3, 4]) + box("NCTG", bytes))
  }

  /// A text field of Nikon's.
  package static func nikonText(_ tag: Int, _ text: String)
    -> (tag: Int, type: Int, count: Int, value: [UInt8])
  {
    (tag, 2, text.utf8.count + 1, Array(text.utf8) + [0])
  }

  /// Location information as 3GPP writes it, with a name of chosen bytes.
  package static func location(name: [UInt8], latitude: Double, longitude: Double) -> [UInt8] {
    let place = integer32(Int(longitude * 65_536)) + integer32(Int(latitude * 65_536)) + integer32(0)
    let role = 1
    return fullBox(
      "loci", integer16(0x15C7) + name + [0, UInt8(role)] + place + latin1("earth") + [0, 0])
  }

  /// A `uuid` box with an XMP packet.
  package static func xmp(_ packet: [UInt8]) -> [UInt8] {
    let type: [UInt8] = [
      0xBE, 0x7A, 0xCF, 0xCB, 0x97, 0xA9, 0x42, 0xE8, 0x9C, 0x71, 0x99, 0x94, 0x91, 0xE3, 0xAF, 0xAC,
    ]
    return box("uuid", type + packet)
  }
}

// MARK: - Files

extension SampleMovie {
  /// A file type box.
  package static func fileType(_ brand: String) -> [UInt8] {
    box("ftyp", latin1(brand) + integer32(512) + latin1(brand))
  }

  /// A movie box, with pictures and sound unless other tracks are given.
  package static func movie(
    header: [UInt8] = movieHeader(), tracks: [UInt8] = track("vide") + track("soun"), _ rest: [UInt8] = []
  ) -> [UInt8] {
    box("moov", header + tracks + rest)
  }

  /// A file as cameras write it: data first.
  package static func file(_ movie: [UInt8], brand: String = "qt  ", data: Int = 100) -> [UInt8] {
    fileType(brand) + box("wide") + box("mdat", [UInt8](repeating: 0xDA, count: data)) + movie
  }

  /// A whole file as a phone writes it, taken at that time (`2024-05-03T14:03:22+0200`).
  package static func file(takenAt date: String = "2024-05-03T14:03:22+0200") -> [UInt8] {
    let created = UInt64(secondsTo1970 + 1_714_737_802)
    let header = trackHeader(created: created, width: 1920, height: 1080, turn: .right)
    return file(
      movie(
        header: movieHeader(created: created, duration: 905),
        tracks: track("vide", header: header, mediaCreated: created) + track("soun"),
        box("udta", box("©xyz", quickTimeText("+48.8577+002.2950/")) + integer32(0))
          + keys([
            ("com.apple.quicktime.make", "Apple"), ("com.apple.quicktime.model", "iPhone 15"),
            ("com.apple.quicktime.content.identifier", "1F2E"), ("com.apple.quicktime.creationdate", date),
          ])))
  }

  /// A file with every kind of box that is looked into, as no program writes it.
  package static let everything: [UInt8] = {
    let created = UInt64(secondsTo1970 + 1_714_737_802)
    let header = trackHeader(created: created, version: 1, width: 640, height: 480)
    let fields = nikon([
      nikonText(1, "NIKON"), nikonText(0x12, "2024:05:03 14:03:22"), (0x16, 5, 1, integer64(30)),
      nikonText(0x19, "+02:00"),
    ])
    let userData =
      box("FIRM", latin1("HD4")) + fields + box("©day", quickTimeText("2024-05-03T14:03:22+0200"))
      + box("date", assetText("2024-05-03T14:03:22")) + box("©mod", latin1("GoPro"))
      + location(name: [0x61], latitude: 48.5, longitude: 2.25) + box("XMP_", latin1("<x/>"))
      + items([("©day", "2024-05-03 14:03:22"), ("©mak", "Apple")]) + integer32(0)
    let parts =
      movieHeader(created: created, version: 1)
      + box("mvex", fullBox("mehd", integer32(1000)))
      + track("soun") + track("vide", header: header, name: [5] + latin1("GoPro"))
      + box("udta", userData) + keys([("com.apple.quicktime.creationdate", "2024-05-03T14:03:22Z")])
      + sony(sonyDocument(creationDate: "2024-05-03T14:03:22+02:00"))
    return fileType("isom") + xmp(latin1("<x/>")) + box("moov", parts, isLarge: true)
      + box("mdat", [1, 2, 3]) + sony(sonyDocument(creationDate: "2024-05-03T14:03:22-02:00"))
  }()
}
