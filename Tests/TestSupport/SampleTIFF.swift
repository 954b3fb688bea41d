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

  package func short(_ tag: Int, _ values: Int...) -> Field {
    Field(tag, type: 3, count: values.count, value: values.flatMap { integer16($0) })
  }

  package func signedShort(_ tag: Int, _ values: Int...) -> Field {
    Field(tag, type: 8, count: values.count, value: values.flatMap { integer16($0) })
  }

  package func rational(_ tag: Int, _ values: (Int, Int)...) -> Field {
    Field(tag, type: 5, count: values.count, value: values.flatMap { integer32($0.0) + integer32($0.1) })
  }

  /// The structure: header, first directory, Exif directory, GPS directory, each followed by its values, and IFD1.
  package var bytes: [UInt8] {
    var bytes = (isBigEndian ? [0x4D, 0x4D] : [0x49, 0x49]) + integer16(42) + integer32(8)
    let pointers = (exif.isEmpty ? 0 : 1) + (gps.isEmpty ? 0 : 1)
    let exifStart = 8 + length(primary, pointers: pointers) + gapBeforeExif
    let gpsStart = exifStart + (exif.isEmpty ? 0 : length(exif)) + gapBeforeGPS
    var last: [Field] = []
    if !exif.isEmpty {
      last.append(Field(0x8769, type: pointerType, count: 1, value: integer32(exifStart)))
    }
    if !gps.isEmpty { last.append(Field(0x8825, type: pointerType, count: 1, value: integer32(gpsStart))) }
    let secondStart = gpsStart + (gps.isEmpty ? 0 : length(gps))
    bytes += directory(primary + last, at: 8, next: thumbnail == nil ? 0 : secondStart)
    bytes += [UInt8](repeating: 0xEE, count: gapBeforeExif)
    if !exif.isEmpty { bytes += directory(exif, at: exifStart) }
    bytes += [UInt8](repeating: 0xEE, count: gapBeforeGPS)
    if !gps.isEmpty { bytes += directory(gps, at: gpsStart) }
    if let thumbnail { bytes += directory(thumbnailFields(at: secondStart), at: secondStart) + thumbnail }
    return bytes
  }

  /// The fields of IFD1, behind which the thumbnail stands.
  private func thumbnailFields(at start: Int) -> [Field] {
    let offset = statedThumbnail.offset ?? start + 2 + 12 * 2 + 4
    let byteCount = statedThumbnail.byteCount ?? thumbnail?.count ?? 0
    return [
      Field(0x0201, type: 4, count: 1, value: integer32(offset)),
      Field(0x0202, type: 4, count: 1, value: integer32(byteCount)),
    ]
  }

  private func length(_ fields: [Field], pointers: Int = 0) -> Int {
    2 + 12 * (fields.count + pointers) + 4
      + fields.reduce(0) { $0 + ($1.value.count > 4 ? $1.value.count : 0) }
  }

  private func directory(_ fields: [Field], at start: Int, next: Int = 0) -> [UInt8] {
    var bytes = integer16(fields.count)
    var values: [UInt8] = []
    let valuesStart = start + 2 + 12 * fields.count + 4
    for field in fields {
      bytes += integer16(field.tag) + integer16(field.type) + integer32(field.count)
      if field.value.count <= 4 {
        bytes += field.value + [UInt8](repeating: 0, count: 4 - field.value.count)
      } else {
        bytes += integer32(valuesStart + values.count)
        values += field.value
      }
    }
    return bytes + integer32(next) + values
  }
}
