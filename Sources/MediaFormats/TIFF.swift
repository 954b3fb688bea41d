/// A TIFF structure, seen as the directories that hold Exif (TIFF 6.0, section 2; CIPA DC-008 4.5 and 4.6).
///
/// It is a file of its own, or the payload of an Exif segment, item, chunk or box in another one.
public enum TIFF {
  private enum Tag {
    static let exifDirectory = 0x8769
    static let gpsDirectory = 0x8825
    static let dateTimeOriginal = 0x9003
    static let timeZoneOffset = 0x882A
  }

  /// The wanted tags of each directory, with what their values may be.
  private enum Wanted {
    case text, number, coordinate

    init?(_ tag: Int, in directory: ExifFields.Directory) {
      switch (directory, tag) {
      // Make, Model, DateTime.
      case (.primary, 0x010F), (.primary, 0x0110), (.primary, 0x0132): self = .text
      // Orientation.
      case (.primary, 0x0112): self = .number
      // TIFF/EP keeps these two in the first directory.
      case (.primary, Tag.dateTimeOriginal): self = .text
      case (.primary, Tag.timeZoneOffset), (.exif, Tag.timeZoneOffset): self = .number
      // DateTimeOriginal and DateTimeDigitized, the three OffsetTimes, the three SubSecTimes.
      case (.exif, 0x9003), (.exif, 0x9004), (.exif, 0x9010...0x9012), (.exif, 0x9290...0x9292): self = .text
      // PixelXDimension, PixelYDimension.
      case (.exif, 0xA002), (.exif, 0xA003): self = .number
      // GPSLatitudeRef, GPSLongitudeRef, GPSDateStamp.
      case (.gps, 0x0001), (.gps, 0x0003), (.gps, 0x001D): self = .text
      // GPSLatitude, GPSLongitude, GPSTimeStamp.
      case (.gps, 0x0002), (.gps, 0x0004), (.gps, 0x0007): self = .coordinate
      default: return nil
      }
    }

    /// The most values that are copied: a whole date, both hours of TimeZoneOffset, degrees with minutes and seconds.
    var maximumCount: Int {
      switch self {
      case .text: Limits.textBytes
      case .number: 2
      case .coordinate: 3
      }
    }

    /// Says whether a value of that type can be what is wanted.
    func accepts(_ type: FieldType) -> Bool {
      switch self {
      case .text: type == .ascii || type == .undefined || type == .byte || type == .utf8
      case .number: type == .short || type == .long || type == .signedShort
      case .coordinate: type == .rational
      }
    }
  }

  /// Reads the wanted fields of the structure that fills `block`.
  ///
  /// A field that lies outside the file is left out; so is a directory. What was found before stays.
  /// - Throws: when the header is none, or nothing at all can be found for want of bytes.
  public static func exifFields(in source: inout ByteSource, block: Range<Int>) throws(MalformedMedia)
    -> ExifFields
  {
    let base = block.lowerBound
    // A segment is small and its directories may be anywhere in it: one read for all that the first has missed.
    if block.count <= Limits.segment { source.wanted = block }
    defer { source.wanted = nil }
    let order: ByteOrder
    if try source.matches([0x49, 0x49, 42, 0], at: base) {
      order = .littleEndian
    } else if try source.matches([0x4D, 0x4D, 0, 42], at: base) {
      order = .bigEndian
    } else {
      throw .invalid("TIFF header", at: base)
    }
    var walk = DirectoryWalk(order: order, base: base)
    walk.queue = [(base + (try source.integer32(at: base + 4, order)), .primary)]
    var failure: MalformedMedia?
    var next = 0
    while next < walk.queue.count, next < Limits.directories {
      let (offset, directory) = walk.queue[next]
      next += 1
      do throws(MalformedMedia) {
        try walk.readDirectory(at: offset, directory, of: &source)
      } catch {
        failure = failure ?? error
        // A disk that fails and a file that is too scattered won't get better.
        switch error {
        case .unreadable, .scattered: next = walk.queue.count
        case .truncated, .invalid: continue
        }
      }
    }
    if walk.fields.isEmpty, let failure { throw failure }
    walk.fields.moveExifTags()
    return walk.fields
  }

  /// A walk over the directories of one structure.
  private struct DirectoryWalk {
    let order: ByteOrder
    let base: Int
    var fields: ExifFields
    /// The directories to read and those read, each once.
    var queue: [(offset: Int, directory: ExifFields.Directory)] = []

    init(order: ByteOrder, base: Int) {
      self.order = order
      self.base = base
      fields = ExifFields(order: order)
    }

    mutating func readDirectory(
      at offset: Int, _ directory: ExifFields.Directory, of source: inout ByteSource
    ) throws(MalformedMedia) {
      let count = min(try source.integer16(at: offset, order), Limits.directoryEntries)
      for index in 0..<count {
        let entry = offset + 2 + 12 * index
        let tag = try source.integer16(at: entry, order)
        if tag == Tag.exifDirectory || tag == Tag.gpsDirectory {
          // Whatever its type: one real camera calls the pointer a string.
          enqueue(
            base + (try source.integer32(at: entry + 8, order)), tag == Tag.exifDirectory ? .exif : .gps)
        } else if let wanted = Wanted(tag, in: directory) {
          try readField(tag, wanted, entry: entry, in: directory, of: &source)
        }
      }
    }

    private mutating func enqueue(_ offset: Int, _ directory: ExifFields.Directory) {
      guard !queue.contains(where: { $0.offset == offset }) else { return }
      queue.append((offset, directory))
    }

    private mutating func readField(
      _ tag: Int, _ wanted: Wanted, entry: Int, in directory: ExifFields.Directory,
      of source: inout ByteSource
    ) throws(MalformedMedia) {
      guard !fields.contains(tag, in: directory),
        let type = FieldType(rawValue: try source.integer16(at: entry + 2, order)), wanted.accepts(type)
      else { return }
      let stated = try source.integer32(at: entry + 4, order)
      let count = min(stated, wanted.maximumCount)
      guard count > 0 else { return }
      let isInline = stated * type.byteCount <= 4
      let start = isInline ? entry + 8 : base + (try source.integer32(at: entry + 8, order))
      do throws(MalformedMedia) {
        try fields.append(tag, in: directory, type: type, count: count, at: start, of: &source)
      } catch .truncated {
        return
      }
    }
  }
}
