/// A small Exif block that holds the wanted fields and nothing else, for libexif to parse.
///
/// It begins with `Exif\0\0` and a TIFF header. Its size is bounded whatever the file says, it has no maker
/// note, no thumbnail and no pointer that libexif would stumble over, and it looks alike for every container.
public enum ExifBlock {
  /// The most bytes that a block has: 14 strings, 4 coordinates, 23 entries, three directories and the header.
  public static let maximumByteCount = 1500

  private static let headerByteCount = 8
  private static let entryByteCount = 12

  /// Writes the block of `fields` over `block`, whose memory is used again.
  public static func write(_ fields: ExifFields, to block: inout [UInt8]) {
    let primary = fields.count(in: .primary)
    let exif = fields.count(in: .exif)
    let gps = fields.count(in: .gps)
    let pointers = (exif == 0 ? 0 : 1) + (gps == 0 ? 0 : 1)
    let exifStart = headerByteCount + directoryByteCount(primary + pointers)
    let gpsStart = exifStart + (exif == 0 ? 0 : directoryByteCount(exif))
    let valuesStart = gpsStart + (gps == 0 ? 0 : directoryByteCount(gps))

    block.removeAll(keepingCapacity: true)
    block.append(contentsOf: signature)
    var writer = Writer(order: fields.order, valuesStart: valuesStart, bytes: consume block)
    writer.integer16(fields.order == .bigEndian ? 0x4D4D : 0x4949)
    writer.integer16(42)
    writer.integer32(headerByteCount)
    writer.integer16(primary + pointers)
    writer.entries(of: fields, in: .primary)
    if exif > 0 { writer.pointer(0x8769, to: exifStart) }
    if gps > 0 { writer.pointer(0x8825, to: gpsStart) }
    writer.integer32(0)
    if exif > 0 {
      writer.integer16(exif)
      writer.entries(of: fields, in: .exif)
      writer.integer32(0)
    }
    if gps > 0 {
      writer.integer16(gps)
      writer.entries(of: fields, in: .gps)
      writer.integer32(0)
    }
    writer.values(of: fields, in: .primary)
    writer.values(of: fields, in: .exif)
    writer.values(of: fields, in: .gps)
    block = writer.bytes
  }

  private static let signature: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]

  private static func directoryByteCount(_ entries: Int) -> Int { 2 + entryByteCount * entries + 4 }

  /// Writes the directories, and behind them the values that find no place in an entry.
  private struct Writer {
    let order: ByteOrder
    /// Where the next value will stand, counted from the TIFF header.
    var nextValue: Int
    var bytes: [UInt8]

    init(order: ByteOrder, valuesStart: Int, bytes: consuming [UInt8]) {
      self.order = order
      nextValue = valuesStart
      self.bytes = bytes
    }

    mutating func entries(of fields: ExifFields, in directory: ExifFields.Directory) {
      for field in fields.fields where field.directory == directory { entry(field, of: fields) }
    }

    private mutating func entry(_ field: ExifFields.Field, of fields: ExifFields) {
      integer16(field.tag)
      // Text is text, whatever the writer called it: libexif drops dates of type 129.
      integer16(field.type.byteCount == 1 ? FieldType.ascii.rawValue : field.type.rawValue)
      integer32(field.count)
      if field.value.count <= 4 {
        for offset in field.value { bytes.append(fields.values[offset]) }
        for _ in field.value.count..<4 { bytes.append(0) }
      } else {
        integer32(nextValue)
        nextValue += field.value.count
      }
    }

    /// Writes the values of a directory, in the order in which its entries were.
    mutating func values(of fields: ExifFields, in directory: ExifFields.Directory) {
      for field in fields.fields where field.directory == directory && field.value.count > 4 {
        for offset in field.value { bytes.append(fields.values[offset]) }
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
