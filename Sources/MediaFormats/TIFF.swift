/// A TIFF structure, seen as the directories that hold Exif (TIFF 6.0, section 2; CIPA DC-008 4.5 and 4.6).
///
/// It is a file of its own, or the payload of an Exif segment, item, chunk or box in another one. One value
/// reads any number of structures, one after another, into the same memory.
public struct TIFF {
  private enum Tag {
    static let exifDirectory = 0x8769
    static let gpsDirectory = 0x8825
  }

  private static let entryByteCount = 12

  /// An entry and where its value stands in the file.
  private struct Entry {
    let tag: Int
    let type: FieldType
    let count: Int
    let start: Int
  }

  /// What was found in the structure that was read last.
  public private(set) var fields: ExifFields
  /// Why the Exif directory of that structure could not be read whole, so that its dates may be missing.
  public private(set) var fault: MalformedMedia?
  /// Where its first directory says that an XMP packet is (tag 700).
  public private(set) var xmp: Range<Int>?
  /// Where its first directory says that IPTC data sets are (tag 0x83BB).
  public private(set) var iptc: Range<Int>?
  /// What its first directory says of the picture: width and height (tags 256 and 257), where it holds pictures.
  public private(set) var details = MediaDetails()
  /// Where a Panasonic raw file keeps the JPEG that the camera made (tag 0x2E).
  public private(set) var jpegFromRaw: Range<Int>?
  /// What ties the picture to the movie of its Live Photo (Apple's maker note, tag 0x11).
  public private(set) var contentIdentifier: [UInt8]?

  /// Where the structure begins in its file: what all its offsets count from.
  private var base = 0
  /// The directories that were read and are to be read, each once.
  private var queue: [(offset: Int, directory: ExifFields.Directory)] = []
  /// The wanted entries of the directory that is being read.
  private var entries: [Entry] = []

  /// Creates a reader, of dates alone or of details too.
  public init(wantsDetails: Bool = true) { fields = ExifFields(wantsDetails: wantsDetails) }

  /// Reads the wanted fields of the structure that fills `block`.
  ///
  /// A field that lies outside the file is left out; so is a directory. What was found before stays.
  /// - Throws: when the header is none, or nothing at all can be found for want of bytes.
  ///
  /// IFD0 is taken for what `directory` says; with `isFurther`, the fields are added to those of the part that was
  /// read before.
  public mutating func read(
    _ source: inout ByteSource, block: Range<Int>, directory: ExifFields.Directory = .primary,
    isFurther: Bool = false
  ) throws(MalformedMedia) {
    // A segment is small and its directories may be anywhere in it: one read for all that the first has missed.
    if block.count <= Limits.segment { source.wanted = block }
    defer { source.wanted = nil }
    base = block.lowerBound
    queue.removeAll(keepingCapacity: true)
    if !isFurther { fields.removeAll(order: .bigEndian) }
    fault = nil
    fields.removeAll(order: try byteOrder(of: &source))
    enqueue(try source.integer32(at: base + 4, fields.order), directory)
    var failure: MalformedMedia?
    var next = 0
    while next < queue.count {
      let (offset, directory) = queue[next]
      next += 1
      do throws(MalformedMedia) {
        try readDirectory(at: offset, directory, of: &source)
      } catch {
        failure = failure ?? error
        if directory == .exif { fault = fault ?? error }
        // A disk that fails and a file that is too scattered won't get better.
        switch error {
        case .unreadable, .scattered: next = queue.count
        case .truncated, .invalid: continue
        }
      }
    }
    if fields.isEmpty, let failure { throw failure }
    fields.moveExifTags()
  }
}

extension TIFF {
  /// Reads the header: II 2A 00 or MM 00 2A, each half as a big-endian number.
  private func byteOrder(of source: inout ByteSource) throws(MalformedMedia) -> ByteOrder {
    switch (try source.integer16(at: base, .bigEndian), try source.integer16(at: base + 2, .bigEndian)) {
    case (0x4949, 0x2A00): .littleEndian
    case (0x4D4D, 0x002A): .bigEndian
    default: throw .invalid("TIFF header", at: base)
    }
  }

  /// Sees to a directory that a pointer names, unless it is known.
  private mutating func enqueue(_ pointer: Int, _ directory: ExifFields.Directory) {
    let offset = base + pointer
    for known in queue where known.offset == offset { return }
    if queue.count < Limits.directories { queue.append((offset, directory)) }
  }

  private mutating func readDirectory(
    at offset: Int, _ directory: ExifFields.Directory, of source: inout ByteSource
  ) throws(MalformedMedia) {
    let order = fields.order
    let stated = min(try source.integer16(at: offset, order), Limits.directoryEntries)
    let first = offset + 2
    let count = min(stated, (source.byteCount - first) / Self.entryByteCount)
    entries.removeAll(keepingCapacity: true)
    try source.withBytes(at: first, count: Self.entryByteCount * count) { bytes in
      for index in 0..<count {
        let entry = Self.entryByteCount * index
        let tag = order.integer16(bytes, entry)
        if tag == Tag.exifDirectory || tag == Tag.gpsDirectory {
          // Whatever its type: one real camera calls the pointer a string.
          enqueue(order.integer32(bytes, entry + 8), tag == Tag.exifDirectory ? .exif : .gps)
        } else if let wanted = WantedTag(tag, in: directory, wantsDetails: fields.wantsDetails),
          let type = FieldType(rawValue: order.integer16(bytes, entry + 2)), wanted.accepts(type)
        {
          let values = order.integer32(bytes, entry + 4)
          let isInline = values * type.byteCount <= 4
          let start = isInline ? first + entry + 8 : base + order.integer32(bytes, entry + 8)
          entries.append(Entry(tag: tag, type: type, count: min(values, wanted.maximumCount), start: start))
        }
      }
    }
    for entry in entries where entry.count > 0 && !fields.contains(entry.tag, in: directory) {
      do throws(MalformedMedia) {
        try fields.append(
          entry.tag, in: directory, type: entry.type, count: entry.count, at: entry.start, of: &source)
      } catch .truncated {
        continue
      }
    }
    if count < stated { throw .truncated(at: source.byteCount) }
  }
}
