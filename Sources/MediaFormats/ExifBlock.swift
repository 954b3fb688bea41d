/// A small Exif block that holds the wanted fields and nothing else, for libexif to parse.
///
/// It begins with `Exif\0\0` and a TIFF header. Its size is bounded whatever the file says, it has no maker
/// note, no thumbnail and no pointer that libexif would stumble over, and it looks alike for every container.
/// One value is written over and over, for file after file.
public struct ExifBlock {
  /// The most bytes that a block has: 14 strings, 3 coordinates, 23 entries, three directories and the header.
  public static let maximumByteCount = 1500

  private static let signature: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]
  private static let headerByteCount = 8
  private static let entryByteCount = 12

  /// How many bytes were written last.
  public private(set) var byteCount = 0
  private var storage = [UInt8](repeating: 0, count: maximumByteCount)
  private var order = ByteOrder.bigEndian
  /// Where the next value will stand, counted from the TIFF header.
  private var nextValue = 0

  /// Creates an empty block.
  public init() {}

  /// The bytes that were written last.
  public var bytes: ArraySlice<UInt8> { storage[..<byteCount] }

  /// Writes the block of `fields`.
  public mutating func write(_ fields: ExifFields) {
    let primary = fields.count(in: .primary)
    let exif = fields.count(in: .exif)
    let gps = fields.count(in: .gps)
    let pointers = (exif == 0 ? 0 : 1) + (gps == 0 ? 0 : 1)
    let exifStart = Self.headerByteCount + Self.directoryByteCount(primary + pointers)
    let gpsStart = exifStart + (exif == 0 ? 0 : Self.directoryByteCount(exif))

    byteCount = 0
    order = fields.order
    nextValue = gpsStart + (gps == 0 ? 0 : Self.directoryByteCount(gps))
    for byte in Self.signature { append(byte) }
    appendInteger16(order == .bigEndian ? 0x4D4D : 0x4949)
    appendInteger16(42)
    appendInteger32(Self.headerByteCount)
    appendInteger16(primary + pointers)
    appendEntries(of: fields, in: .primary)
    if exif > 0 { appendPointer(0x8769, to: exifStart) }
    if gps > 0 { appendPointer(0x8825, to: gpsStart) }
    appendInteger32(0)
    for (directory, count) in [(ExifFields.Directory.exif, exif), (.gps, gps)] where count > 0 {
      appendInteger16(count)
      appendEntries(of: fields, in: directory)
      appendInteger32(0)
    }
    appendValues(of: fields, in: .primary)
    appendValues(of: fields, in: .exif)
    appendValues(of: fields, in: .gps)
  }

  private static func directoryByteCount(_ entries: Int) -> Int { 2 + entryByteCount * entries + 4 }
}

extension ExifBlock {
  private mutating func appendEntries(of fields: ExifFields, in directory: ExifFields.Directory) {
    for field in fields.fields where field.directory == directory {
      appendInteger16(field.tag)
      // Text is text, whatever the writer called it: libexif drops dates of type 129.
      appendInteger16(field.type.byteCount == 1 ? FieldType.ascii.rawValue : field.type.rawValue)
      appendInteger32(field.count)
      if field.value.count <= 4 {
        for offset in field.value { append(fields.values[offset]) }
        for _ in field.value.count..<4 { append(0) }
      } else {
        appendInteger32(nextValue)
        nextValue += field.value.count
      }
    }
  }

  /// Writes the values of a directory that find no place in an entry, in the order in which its entries were.
  private mutating func appendValues(of fields: ExifFields, in directory: ExifFields.Directory) {
    for field in fields.fields where field.directory == directory && field.value.count > 4 {
      for offset in field.value { append(fields.values[offset]) }
    }
  }

  private mutating func appendPointer(_ tag: Int, to offset: Int) {
    appendInteger16(tag)
    appendInteger16(FieldType.long.rawValue)
    appendInteger32(1)
    appendInteger32(offset)
  }

  private mutating func appendInteger32(_ value: Int) {
    appendInteger16(order == .bigEndian ? value >> 16 : value)
    appendInteger16(order == .bigEndian ? value : value >> 16)
  }

  private mutating func appendInteger16(_ value: Int) {
    let high = UInt8(truncatingIfNeeded: value >> 8)
    let low = UInt8(truncatingIfNeeded: value)
    append(order == .bigEndian ? high : low)
    append(order == .bigEndian ? low : high)
  }

  private mutating func append(_ byte: UInt8) {
    storage[byteCount] = byte
    byteCount += 1
  }
}
