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

  /// Creates an empty block.
  public init() { storage.reserveCapacity(Self.maximumByteCount) }

  /// The bytes that were written last.
  public var bytes: ArraySlice<UInt8> { storage[...] }

  /// Writes the block of `fields`: the directories, then all values as they are kept.
  public mutating func write(_ fields: ExifFields) {
    let primary = fields.count(in: .primary)
    let exif = fields.count(in: .exif)
    let gps = fields.count(in: .gps)
    let pointers = (exif == 0 ? 0 : 1) + (gps == 0 ? 0 : 1)
    let exifStart = Self.headerByteCount + Self.directoryByteCount(primary + pointers)
    let gpsStart = exifStart + (exif == 0 ? 0 : Self.directoryByteCount(exif))
    let valuesStart = gpsStart + (gps == 0 ? 0 : Self.directoryByteCount(gps))

    storage.removeAll(keepingCapacity: true)
    storage += Self.signature
    storage.append(contentsOf: repeatElement(0, count: valuesStart))
    storage += fields.values
    var bytes = storage.mutableSpan
    var writer = Writer(order: fields.order, offset: Self.signature.count, valuesStart: valuesStart)
    writer.write(fields.order == .bigEndian ? 0x4D4D : 0x4949, 42, to: &bytes)
    writer.write(Self.headerByteCount, to: &bytes)
    writer.write(half: primary + pointers, to: &bytes)
    writer.writeEntries(of: fields, in: .primary, to: &bytes)
    if exif > 0 { writer.writePointer(0x8769, to: exifStart, into: &bytes) }
    if gps > 0 { writer.writePointer(0x8825, to: gpsStart, into: &bytes) }
    writer.write(0, to: &bytes)
    if exif > 0 { writer.writeDirectory(.exif, of: fields, count: exif, to: &bytes) }
    if gps > 0 { writer.writeDirectory(.gps, of: fields, count: gps, to: &bytes) }
  }

  private static func directoryByteCount(_ entries: Int) -> Int { 2 + entryByteCount * entries + 4 }
}

/// Writes what comes before the values, number by number.
private struct Writer {
  /// The order in which the bytes of a number are written.
  let order: ByteOrder
  /// Where the next number will stand in the block.
  var offset: Int
  /// Where the values are, counted from the TIFF header.
  let valuesStart: Int

  /// Writes a whole directory but the first, behind which no other comes.
  mutating func writeDirectory(
    _ directory: ExifFields.Directory, of fields: ExifFields, count: Int, to bytes: inout MutableSpan<UInt8>
  ) {
    write(half: count, to: &bytes)
    writeEntries(of: fields, in: directory, to: &bytes)
    write(0, to: &bytes)
  }

  mutating func writeEntries(
    of fields: ExifFields, in directory: ExifFields.Directory, to bytes: inout MutableSpan<UInt8>
  ) {
    for field in fields.fields where field.directory == directory {
      // Text is text, whatever the writer called it: libexif drops dates of type 129.
      let type = field.type.byteCount == 1 ? FieldType.ascii : field.type
      write(field.tag, type.rawValue, to: &bytes)
      write(field.count, to: &bytes)
      if field.value.count <= 4 {
        for index in field.value { bytes[offset + index - field.value.lowerBound] = fields.values[index] }
        offset += 4
      } else {
        write(valuesStart + field.value.lowerBound, to: &bytes)
      }
    }
  }

  mutating func writePointer(_ tag: Int, to place: Int, into bytes: inout MutableSpan<UInt8>) {
    write(tag, FieldType.long.rawValue, to: &bytes)
    write(1, to: &bytes)
    write(place, to: &bytes)
  }

  /// Writes two numbers of 16 bits.
  mutating func write(_ first: Int, _ second: Int, to bytes: inout MutableSpan<UInt8>) {
    write(order == .bigEndian ? first << 16 | second : second << 16 | first, to: &bytes)
  }

  /// Writes a number of 32 bits.
  mutating func write(_ value: Int, to bytes: inout MutableSpan<UInt8>) {
    let number = UInt32(truncatingIfNeeded: value)
    let stored = order == .bigEndian ? number.byteSwapped : number
    for index in 0..<4 { bytes[offset + index] = UInt8(truncatingIfNeeded: stored >> (8 * UInt32(index))) }
    offset += 4
  }

  /// Writes a number of 16 bits.
  mutating func write(half value: Int, to bytes: inout MutableSpan<UInt8>) {
    let number = UInt16(truncatingIfNeeded: value)
    let stored = order == .bigEndian ? number.byteSwapped : number
    bytes[offset] = UInt8(truncatingIfNeeded: stored)
    bytes[offset + 1] = UInt8(truncatingIfNeeded: stored >> 8)
    offset += 2
  }
}
