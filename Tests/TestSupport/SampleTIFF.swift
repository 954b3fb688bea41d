/// A TIFF structure with Exif, written byte by byte for tests.
package struct SampleTIFF: Sendable {
  /// One field as it will stand in a directory.
  package struct Field: Sendable {
    package var tag: Int
    package var type: Int
    package var count: Int
    package var value: [UInt8]

    package init(_ tag: Int, type: Int, count: Int, value: [UInt8]) {
      self.tag = tag
      self.type = type
      self.count = count
      self.value = value
    }

    /// A string, ended by NUL unless told otherwise.
    package static func text(_ tag: Int, _ text: String, type: Int = 2, terminator: [UInt8] = [0]) -> Field {
      let value = Array(text.utf8) + terminator
      return Field(tag, type: type, count: value.count, value: value)
    }
  }

  package var isBigEndian = false
  /// The number that tells the kind of structure; with 43 it is laid out as BigTIFF.
  package var magic = 42
  package var primary: [Field] = []
  package var exif: [Field] = []
  package var gps: [Field] = []
  /// The JPEG that IFD1 leads to; no IFD1 without.
  package var thumbnail: [UInt8]?
  /// What IFD1 says instead of the thumbnail's true offset and length.
  package var statedThumbnail: (offset: Int?, byteCount: Int?) = (nil, nil)
  /// The type that the pointers to the Exif and GPS directories are given.
  package var pointerType = 4
  /// Bytes between the first directory and the Exif one.
  package var gapBeforeExif = 0
  /// Bytes before the GPS directory.
  package var gapBeforeGPS = 0

  package init(isBigEndian: Bool = false, primary: [Field] = [], exif: [Field] = [], gps: [Field] = []) {
    self.isBigEndian = isBigEndian
    self.primary = primary
    self.exif = exif
    self.gps = gps
  }

  /// A structure whose only field is DateTimeOriginal.
  package init(dateTimeOriginal: String, isBigEndian: Bool = false) {
    self.init(isBigEndian: isBigEndian, exif: [.text(0x9003, dateTimeOriginal)])
  }

  package func integer16(_ value: Int) -> [UInt8] {
    let bytes = [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
    return isBigEndian ? bytes : bytes.reversed()
  }

  package func integer32(_ value: Int) -> [UInt8] {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    return isBigEndian ? bytes : bytes.reversed()
  }

  /// An offset or count: of 32 bits, or of 64 in BigTIFF.
  package func offset(_ value: Int) -> [UInt8] {
    guard isBig else { return integer32(value) }
    let halves = [integer32(value >> 32), integer32(value)]
    return isBigEndian ? halves[0] + halves[1] : halves[1] + halves[0]
  }

  package func short(_ tag: Int, _ values: Int...) -> Field {
    Field(tag, type: 3, count: values.count, value: values.flatMap { integer16($0) })
  }

  package func signedShort(_ tag: Int, _ values: Int...) -> Field {
    Field(tag, type: 8, count: values.count, value: values.flatMap { integer16($0) })
  }

  package func rational(_ tag: Int, _ values: (Int, Int)...) -> Field {
    Field(tag, type: 5, count: values.count, value: values.flatMap { integer32($0.0) + integer32($0.1) })
  }

  package func long(_ tag: Int, _ values: Int...) -> Field {
    Field(tag, type: 4, count: values.count, value: values.flatMap { integer32($0) })
  }

  private var isBig: Bool { magic == 43 }

  /// The bytes of the header, after which the first directory stands.
  private var headerByteCount: Int { isBig ? 16 : 8 }

  /// The structure: header, first directory, Exif directory, GPS directory, each followed by its values, and IFD1.
  package var bytes: [UInt8] {
    var bytes = (isBigEndian ? [0x4D, 0x4D] : [0x49, 0x49]) + integer16(magic)
    if isBig { bytes += integer16(8) + integer16(0) }
    bytes += offset(headerByteCount)
    let pointers = (exif.isEmpty ? 0 : 1) + (gps.isEmpty ? 0 : 1)
    let exifStart = headerByteCount + length(primary, pointers: pointers) + gapBeforeExif
    let gpsStart = exifStart + (exif.isEmpty ? 0 : length(exif)) + gapBeforeGPS
    var last: [Field] = []
    if !exif.isEmpty { last.append(pointer(0x8769, to: exifStart)) }
    if !gps.isEmpty { last.append(pointer(0x8825, to: gpsStart)) }
    let secondStart = gpsStart + (gps.isEmpty ? 0 : length(gps))
    bytes += directory(primary + last, at: headerByteCount, next: thumbnail == nil ? 0 : secondStart)
    bytes += [UInt8](repeating: 0xEE, count: gapBeforeExif)
    if !exif.isEmpty { bytes += directory(exif, at: exifStart) }
    bytes += [UInt8](repeating: 0xEE, count: gapBeforeGPS)
    if !gps.isEmpty { bytes += directory(gps, at: gpsStart) }
    if let thumbnail { bytes += directory(thumbnailFields(at: secondStart), at: secondStart) + thumbnail }
    return bytes
  }

  /// A pointer to a directory, of 32 bits unless its type is one of BigTIFF's.
  private func pointer(_ tag: Int, to start: Int) -> Field {
    let isLong = isBig && (pointerType == 16 || pointerType == 18)
    return Field(tag, type: pointerType, count: 1, value: isLong ? offset(start) : integer32(start))
  }

  /// The fields of IFD1, behind which the thumbnail stands.
  private func thumbnailFields(at start: Int) -> [Field] {
    let offset = statedThumbnail.offset ?? start + length([long(0x0201, 0), long(0x0202, 0)])
    let byteCount = statedThumbnail.byteCount ?? thumbnail?.count ?? 0
    return [long(0x0201, offset), long(0x0202, byteCount)]
  }

  /// The bytes of a directory with its values.
  private func length(_ fields: [Field], pointers: Int = 0) -> Int {
    let inEntry = offset(0).count
    return directoryByteCount(fields.count + pointers)
      + fields.reduce(0) { $0 + ($1.value.count > inEntry ? $1.value.count : 0) }
  }

  private func directoryByteCount(_ entries: Int) -> Int {
    isBig ? 8 + 20 * entries + 8 : 2 + 12 * entries + 4
  }

  private func directory(_ fields: [Field], at start: Int, next: Int = 0) -> [UInt8] {
    var bytes = isBig ? offset(fields.count) : integer16(fields.count)
    var values: [UInt8] = []
    let valuesStart = start + directoryByteCount(fields.count)
    let inEntry = offset(0).count
    for field in fields {
      bytes += integer16(field.tag) + integer16(field.type) + offset(field.count)
      if field.value.count <= inEntry {
        bytes += field.value + [UInt8](repeating: 0, count: inEntry - field.value.count)
      } else {
        bytes += offset(valuesStart + values.count)
        values += field.value
      }
    }
    return bytes + offset(next) + values
  }
}

extension SampleTIFF {
  /// A file as a camera or an editor writes it, with every kind of metadata that a TIFF structure can hold: Exif of
  /// 3 May 2024, 14:03:22.25 at +02:00, a place, an Apple maker note, XMP and IPTC.
  package static func file(isBigEndian: Bool = false, magic: Int = 42) -> [UInt8] {
    var tiff = SampleTIFF(isBigEndian: isBigEndian)
    tiff.magic = magic
    tiff.primary = [
      tiff.long(0x0100, 4032), tiff.long(0x0101, 3024), .text(0x010F, "Maker"), .text(0x0110, "Model 1"),
      tiff.short(0x0112, 6), .text(0x0132, "2024:05:04 09:00:00"),
      .text(0x02BC, "<x:xmpmeta xmlns:x='adobe:ns:meta/'/>", type: 1, terminator: []),
      tiff.long(0x83BB, 0x1C02_3700, 0x0832_3032, 0x3430_3530),
    ]
    tiff.exif = [
      .text(0x9003, "2024:05:03 14:03:22"), .text(0x9004, "2024:05:03 14:03:22"), .text(0x9011, "+02:00"),
      .text(0x9291, "25"), tiff.long(0xA002, 4032), tiff.long(0xA003, 3024),
      SampleAppleMakerNote.field(contentIdentifier: "9F1B6E5C-0B5E-4E0B-9C53-6C6E6A6C9D11"),
    ]
    tiff.gps = [
      .text(0x0001, "N"), tiff.rational(0x0002, (48, 1), (51, 1), (30, 1)), .text(0x0003, "E"),
      tiff.rational(0x0004, (2, 1), (17, 1), (40, 1)), tiff.rational(0x0007, (12, 1), (3, 1), (22, 1)),
      .text(0x001D, "2024:05:03"),
    ]
    return tiff.bytes
  }
}
