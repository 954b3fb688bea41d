/// A small Exif block that holds the wanted fields and nothing else, for libexif to parse.
///
/// It begins with `Exif\0\0` and a TIFF header. Its size is bounded whatever the file says, it has no maker
/// note, no thumbnail and no pointer that libexif would stumble over, and it looks alike for every container.
public enum ExifBlock {
  /// The most bytes that a block has: 14 strings, 4 coordinates, 23 entries, three directories and the header.
  public static let maximumByteCount = 1500

  private static let headerByteCount = 8
  private static let entryByteCount = 12

  /// Writes the block of `fields`.
  public static func bytes(of fields: ExifFields) -> [UInt8] {
    let primary = fields.fields.filter { $0.directory == .primary && $0.tag < 0x8000 }
    var exif = fields.fields.filter { $0.directory == .exif }
    // TIFF/EP keeps some fields in the first directory where libexif would not know them.
    for field in fields.fields where field.directory == .primary && field.tag >= 0x8000 {
      if !exif.contains(where: { $0.tag == field.tag }) { exif.append(field) }
    }
    let gps = fields.fields.filter { $0.directory == .gps }

    let pointers = (exif.isEmpty ? 0 : 1) + (gps.isEmpty ? 0 : 1)
    let exifStart = headerByteCount + directoryByteCount(primary.count + pointers)
    let gpsStart = exifStart + (exif.isEmpty ? 0 : directoryByteCount(exif.count))
    let valuesStart = gpsStart + (gps.isEmpty ? 0 : directoryByteCount(gps.count))

    var writer = Writer(order: fields.order, valuesStart: valuesStart)
    writer.header()
    writer.integer16(primary.count + pointers)
    for field in primary { writer.entry(field, of: fields) }
    if !exif.isEmpty { writer.pointer(0x8769, to: exifStart) }
    if !gps.isEmpty { writer.pointer(0x8825, to: gpsStart) }
    writer.integer32(0)
    for directory in [exif, gps] where !directory.isEmpty {
      writer.integer16(directory.count)
      for field in directory { writer.entry(field, of: fields) }
      writer.integer32(0)
    }
    return writer.bytes + writer.values
  }

  private static func directoryByteCount(_ entries: Int) -> Int { 2 + entryByteCount * entries + 4 }

  private struct Writer {
    let order: ByteOrder
    let valuesStart: Int
    var bytes: [UInt8] = []
    var values: [UInt8] = []

    init(order: ByteOrder, valuesStart: Int) {
      self.order = order
      self.valuesStart = valuesStart
      bytes.reserveCapacity(maximumByteCount)
    }

    mutating func header() {
      bytes += [0x45, 0x78, 0x69, 0x66, 0, 0]
      bytes += order == .bigEndian ? [0x4D, 0x4D] : [0x49, 0x49]
      integer16(42)
      integer32(headerByteCount)
    }

    mutating func entry(_ field: ExifFields.Field, of fields: ExifFields) {
      integer16(field.tag)
      // Text is text, whatever the writer called it: libexif drops dates of type 129.
      integer16(field.type.byteCount == 1 ? FieldType.ascii.rawValue : field.type.rawValue)
      integer32(field.count)
      let value = fields.values[field.value]
      if value.count <= 4 {
        bytes += value
        for _ in value.count..<4 { bytes.append(0) }
      } else {
        integer32(valuesStart + values.count)
        values += value
        if values.count % 2 == 1 { values.append(0) }
      }
    }

    mutating func pointer(_ tag: Int, to offset: Int) {
      integer16(tag)
      integer16(FieldType.long.rawValue)
      integer32(1)
      integer32(offset)
    }

    mutating func integer16(_ value: Int) {
      let high = UInt8(truncatingIfNeeded: value >> 8)
      let low = UInt8(truncatingIfNeeded: value)
      bytes.append(order == .bigEndian ? high : low)
      bytes.append(order == .bigEndian ? low : high)
    }

    mutating func integer32(_ value: Int) {
      integer16(order == .bigEndian ? value >> 16 : value)
      integer16(order == .bigEndian ? value : value >> 16)
    }
  }
}
