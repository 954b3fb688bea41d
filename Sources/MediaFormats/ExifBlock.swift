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
  public var byteCount: Int { storage.count }
  private var storage: [UInt8] = []
  private var order = ByteOrder.bigEndian
  /// Where the next value will stand, counted from the TIFF header.
  private var nextValue = 0

  /// Creates an empty block.
  public init() { storage.reserveCapacity(Self.maximumByteCount) }

  /// The bytes that were written last.
  public var bytes: ArraySlice<UInt8> { storage[...] }

  /// Writes the block of `fields`.
  public mutating func write(_ fields: ExifFields) {
    let primary = fields.count(in: .primary)
    let exif = fields.count(in: .exif)
    let gps = fields.count(in: .gps)
    let pointers = (exif == 0 ? 0 : 1) + (gps == 0 ? 0 : 1)
    let exifStart = Self.headerByteCount + Self.directoryByteCount(primary + pointers)
    let gpsStart = exifStart + (exif == 0 ? 0 : Self.directoryByteCount(exif))

    storage.removeAll(keepingCapacity: true)
    order = fields.order
    nextValue = gpsStart + (gps == 0 ? 0 : Self.directoryByteCount(gps))
    storage += Self.signature
    append(order == .bigEndian ? 0x4D4D : 0x4949, 42)
    append(Self.headerByteCount)
    appendHalf(primary + pointers)
    appendEntries(of: fields, in: .primary)
    if exif > 0 { appendPointer(0x8769, to: exifStart) }
    if gps > 0 { appendPointer(0x8825, to: gpsStart) }
    append(0)
    for (directory, count) in [(ExifFields.Directory.exif, exif), (.gps, gps)] where count > 0 {
      appendHalf(count)
      appendEntries(of: fields, in: directory)
      append(0)
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
      // Text is text, whatever the writer called it: libexif drops dates of type 129.
      append(field.tag, field.type.byteCount == 1 ? FieldType.ascii.rawValue : field.type.rawValue)
      append(field.count)
      if field.value.count <= 4 {
        storage += fields.values[field.value]
        for _ in field.value.count..<4 { storage.append(0) }
      } else {
        append(nextValue)
        nextValue += field.value.count
      }
    }
  }

  /// Writes the values of a directory that find no place in an entry, in the order in which its entries were.
  private mutating func appendValues(of fields: ExifFields, in directory: ExifFields.Directory) {
    for field in fields.fields where field.directory == directory && field.value.count > 4 {
      storage += fields.values[field.value]
    }
  }

  private mutating func appendPointer(_ tag: Int, to offset: Int) {
    append(tag, FieldType.long.rawValue)
    append(1)
    append(offset)
  }

  /// Writes two numbers of 16 bits.
  private mutating func append(_ first: Int, _ second: Int) {
    append(order == .bigEndian ? first << 16 | second : second << 16 | first)
  }

  /// Writes a number of 32 bits.
  private mutating func append(_ value: Int) {
    let number = UInt32(truncatingIfNeeded: value)
    let bytes = order == .bigEndian ? number.byteSwapped : number
    storage.append(UInt8(truncatingIfNeeded: bytes))
    storage.append(UInt8(truncatingIfNeeded: bytes >> 8))
    storage.append(UInt8(truncatingIfNeeded: bytes >> 16))
    storage.append(UInt8(truncatingIfNeeded: bytes >> 24))
  }

  /// Writes a number of 16 bits.
  private mutating func appendHalf(_ value: Int) {
    let high = UInt8(truncatingIfNeeded: value >> 8)
    let low = UInt8(truncatingIfNeeded: value)
    storage.append(order == .bigEndian ? high : low)
    storage.append(order == .bigEndian ? low : high)
  }
}
