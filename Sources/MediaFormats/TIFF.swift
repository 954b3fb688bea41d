/// A TIFF structure, seen as the directories that hold Exif (TIFF 6.0, section 2; CIPA DC-008 4.5 and 4.6).
///
/// It is a file of its own, or the payload of an Exif segment, item, chunk or box in another one.
public enum TIFF {
  private enum Tag {
    static let exifDirectory = 0x8769
    static let gpsDirectory = 0x8825
  }

  private static let entryByteCount = 12

  /// Reads the wanted fields of the structure that fills `block` into `fields`, whose memory is used again.
  ///
  /// A field that lies outside the file is left out; so is a directory. What was found before stays.
  /// - Throws: when the header is none, or nothing at all can be found for want of bytes.
  public static func readExif(
    in source: inout ByteSource, block: Range<Int>, into fields: inout ExifFields
  ) throws(MalformedMedia) {
    let base = block.lowerBound
    // A segment is small and its directories may be anywhere in it: one read for all that the first has missed.
    if block.count <= Limits.segment { source.wanted = block }
    defer { source.wanted = nil }
    fields.removeAll(order: try byteOrder(of: &source, at: base))
    var walk = DirectoryWalk(order: fields.order, base: base)
    walk.enqueue(try source.integer32(at: base + 4, fields.order), .primary)
    var failure: MalformedMedia?
    while let (offset, directory) = walk.next() {
      do throws(MalformedMedia) {
        try walk.readDirectory(at: offset, directory, of: &source, into: &fields)
      } catch {
        failure = failure ?? error
        // A disk that fails and a file that is too scattered won't get better.
        switch error {
        case .unreadable, .scattered: walk.stop()
        case .truncated, .invalid: continue
        }
      }
    }
    if fields.isEmpty, let failure { throw failure }
    fields.moveExifTags()
  }

  private static func byteOrder(of source: inout ByteSource, at base: Int) throws(MalformedMedia) -> ByteOrder
  {
    // The header: II 2A 00 or MM 00 2A, each read as a big-endian number.
    switch (try source.integer16(at: base, .bigEndian), try source.integer16(at: base + 2, .bigEndian)) {
    case (0x4949, 0x2A00): .littleEndian
    case (0x4D4D, 0x002A): .bigEndian
    default: throw .invalid("TIFF header", at: base)
    }
  }

  /// A walk over the directories of one structure.
  private struct DirectoryWalk {
    let order: ByteOrder
    let base: Int
    /// The directories that were read and are to be read, each once.
    private var queue: [(offset: Int, directory: ExifFields.Directory)] = []
    private var nextInQueue = 0

    init(order: ByteOrder, base: Int) {
      self.order = order
      self.base = base
    }

    mutating func next() -> (offset: Int, directory: ExifFields.Directory)? {
      guard nextInQueue < min(queue.count, Limits.directories) else { return nil }
      defer { nextInQueue += 1 }
      return queue[nextInQueue]
    }

    mutating func stop() { nextInQueue = queue.count }

    /// Sees to a directory that a pointer names, unless it is known.
    mutating func enqueue(_ pointer: Int, _ directory: ExifFields.Directory) {
      let offset = base + pointer
      guard queue.count < Limits.directories, !queue.contains(where: { $0.offset == offset }) else { return }
      queue.append((offset, directory))
    }

    mutating func readDirectory(
      at offset: Int, _ directory: ExifFields.Directory, of source: inout ByteSource,
      into fields: inout ExifFields
    ) throws(MalformedMedia) {
      let count = min(try source.integer16(at: offset, order), Limits.directoryEntries)
      for index in 0..<count {
        let entry = offset + 2 + entryByteCount * index
        let tag = try source.integer16(at: entry, order)
        if let wanted = WantedTag(tag, in: directory, wantsDetails: fields.wantsDetails) {
          try readField(tag, wanted, entry: entry, in: directory, of: &source, into: &fields)
        } else if tag == Tag.exifDirectory || tag == Tag.gpsDirectory {
          // Whatever its type: one real camera calls the pointer a string.
          enqueue(try source.integer32(at: entry + 8, order), tag == Tag.exifDirectory ? .exif : .gps)
        }
      }
    }

    private func readField(
      _ tag: Int, _ wanted: WantedTag, entry: Int, in directory: ExifFields.Directory,
      of source: inout ByteSource,
      into fields: inout ExifFields
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
