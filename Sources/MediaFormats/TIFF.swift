/// A TIFF structure, seen as the directories that hold Exif (TIFF 6.0, section 2; CIPA DC-008 4.5 and 4.6), BigTIFF
/// and the kinds of raw files that differ by their magic number included.
///
/// It is a file of its own, or the payload of an Exif segment, item, chunk or box in another one. One value
/// reads any number of structures, one after another, into the same memory.
public struct TIFF {
  private enum Tag {
    static let jpegFromRaw = 0x002E
    static let xmp = 0x02BC
    static let iptc = 0x83BB
    static let exifDirectory = 0x8769
    static let gpsDirectory = 0x8825
    static let makerNote = 0x927C
  }

  /// A wanted entry, and where its value stands in the file.
  private struct Entry {
    let tag: Int
    let type: FieldType
    let count: Int
    let value: Range<Int>
  }

  /// What was found in the structure that was read last.
  public private(set) var fields: ExifFields
  /// Why the Exif directory of that structure could not be read whole, so that its dates may be missing.
  public private(set) var fault: MalformedMedia?
  /// Where its first directory says that an XMP packet is (tag 700).
  public private(set) var xmp: Range<Int>?
  /// Where its first directory says that IPTC data sets are (tag 0x83BB).
  public private(set) var iptc: Range<Int>?
  /// How large the picture of its first directory is; unknown where that is a small copy of another one, as in many
  /// raw files.
  public private(set) var details = MediaDetails()
  /// Where a Panasonic raw file keeps the JPEG that the camera made (tag 0x2E).
  public private(set) var jpegFromRaw: Range<Int>?
  /// What ties the picture to the movie of its Live Photo (Apple's maker note, tag 0x11).
  public private(set) var contentIdentifier: [UInt8]?

  /// Where the structure begins in its file: what all its offsets count from.
  private var base = 0
  private var kind = TIFFHeader.Kind.tiff
  private var layout = TIFFLayout(order: .bigEndian, isBig: false)
  /// The directories that were read and are to be read, each once.
  private var queue: [(offset: Int, directory: ExifFields.Directory)] = []
  /// The wanted entries of the directory that is being read.
  private var entries: [Entry] = []
  /// The maker note of the directory that is being read.
  private var makerNote: Range<Int>?
  /// What the directory that is being read says of its picture.
  private var size = PictureSize(in: .tiff)

  /// Creates a reader, of dates alone or of details too.
  public init(wantsDetails: Bool = true) { fields = ExifFields(wantsDetails: wantsDetails) }

  /// Reads the wanted fields of the structure that fills `block`, and forgets those of the one before.
  ///
  /// A field that lies outside the file is left out; so is a directory. What was found before a fault stays.
  /// - Parameters:
  ///   - source: The file.
  ///   - block: Where in it the structure is.
  ///   - directory: What the first directory is: another one than IFD0 where a container keeps each in a structure
  ///     of its own.
  ///   - isFurther: Whether the structure is a further part of the one before, so that all is kept and added to.
  /// - Throws: when the header is none, or nothing at all can be found for want of bytes.
  public mutating func read(
    _ source: inout ByteSource, block: Range<Int>, directory: ExifFields.Directory = .primary,
    isFurther: Bool = false
  ) throws(MalformedMedia) {
    if !isFurther { removeAll() }
    // A segment is small and its directories may be anywhere in it: one read for all that the first has missed, but
    // for the end of the very largest, so that both together are no more than 64 KB.
    if block.count <= Limits.segment {
      let isNearTheHead = block.lowerBound < Limits.head
      let end = isNearTheHead ? min(block.upperBound, Limits.stillBytes) : block.upperBound
      source.wanted = block.lowerBound..<max(block.lowerBound, end)
    }
    defer { source.wanted = nil }
    base = block.lowerBound
    guard let header = try TIFFHeader(at: base, of: &source) else { throw .invalid("TIFF header", at: base) }
    kind = header.kind
    layout = header.layout
    queue.removeAll(keepingCapacity: true)
    enqueue(header.firstDirectory, directory)
    if queue.isEmpty { throw .invalid("directory offset", at: base + 4) }
    let failure = readDirectories(of: &source)
    if fields.isEmpty, let failure { throw failure }
    fields.moveExifTags()
  }

  private mutating func removeAll() {
    fields.removeAll()
    fault = nil
    xmp = nil
    iptc = nil
    details = MediaDetails()
    jpegFromRaw = nil
    contentIdentifier = nil
  }
}

extension TIFF {
  /// Sees to a directory that a pointer names, unless it is known, or would begin within the header.
  private mutating func enqueue(_ pointer: Int, _ directory: ExifFields.Directory) {
    guard pointer >= TIFFHeader.byteCount else { return }
    let offset = place(of: pointer)
    for known in queue where known.offset == offset { return }
    if queue.count < Limits.directories { queue.append((offset, directory)) }
  }

  /// The place in the file that an offset means; `Int.max` for what no file has.
  private func place(of offset: Int) -> Int {
    let (place, isTooFar) = base.addingReportingOverflow(offset)
    return isTooFar ? .max : place
  }

  /// Reads the first directory and those that it leads to, and returns what went wrong first.
  private mutating func readDirectories(of source: inout ByteSource) -> MalformedMedia? {
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
        case .truncated, .invalid, .compressed: continue
        }
      }
    }
    return failure
  }

  private mutating func readDirectory(
    at offset: Int, _ directory: ExifFields.Directory, of source: inout ByteSource
  ) throws(MalformedMedia) {
    let layout = layout
    let stated = try min(
      source.withBytes(at: offset, count: layout.countByteCount) { layout.entryCount($0) },
      Limits.directoryEntries)
    let first = offset + layout.countByteCount
    let byteCount = source.byteCount
    let count = min(stated, (byteCount - first) / layout.entryByteCount)
    entries.removeAll(keepingCapacity: true)
    makerNote = nil
    size = PictureSize(in: kind)
    try source.withBytes(at: first, count: layout.entryByteCount * count) { bytes in
      readEntries(bytes, at: first, of: directory, before: byteCount)
    }
    if directory == .primary, fields.wantsDetails { details.fill(from: size.details) }
    try copyValues(of: directory, from: &source)
    if let makerNote, contentIdentifier == nil {
      contentIdentifier = try AppleMakerNote.contentIdentifier(in: makerNote, of: &source)
    }
    if count < stated { throw .truncated(at: byteCount) }
  }

  /// Reads the entries of a directory, which are at the place `start` of a file that ends at `end`.
  private mutating func readEntries(
    _ bytes: Span<UInt8>, at start: Int, of directory: ExifFields.Directory, before end: Int
  ) {
    let layout = layout
    let wantsDetails = fields.wantsDetails
    var next = 0
    while next < bytes.count {
      let entry = next
      next += layout.entryByteCount
      let tag = layout.order.integer16(bytes, entry)
      if tag == Tag.exifDirectory || tag == Tag.gpsDirectory {
        enqueue(layout.pointer(bytes, entry: entry), tag == Tag.exifDirectory ? .exif : .gps)
      } else if let wanted = WantedTag(tag, in: directory, wantsDetails: wantsDetails) {
        readEntry(bytes, entry, of: tag, as: wanted, at: start + entry, of: directory, before: end)
      }
    }
  }

  /// Reads the wanted entry at a place of a directory's `bytes`, which is the place `start` of the file.
  ///
  /// Apart from the loop over all entries, which is quicker without the few that are wanted.
  @inline(never)
  private mutating func readEntry(
    _ bytes: Span<UInt8>, _ entry: Int, of tag: Int, as wanted: WantedTag, at start: Int,
    of directory: ExifFields.Directory, before end: Int
  ) {
    let layout = layout
    let order = layout.order
    guard let type = FieldType(rawValue: order.integer16(bytes, entry + 2)), wanted.accepts(type) else {
      return
    }
    let count = layout.offset(bytes, entry + 4)
    let valuePlace = layout.entryByteCount - layout.offsetByteCount
    let isInEntry = count <= layout.offsetByteCount / type.byteCount
    let place = isInEntry ? start + valuePlace : place(of: layout.valueOffset(bytes, entry: entry))
    guard count > 0, place < end else { return }
    switch wanted {
    case .text, .number, .coordinate:
      let count = min(count, wanted.maximumCount)
      guard count * type.byteCount <= end - place, !fields.contains(tag, in: directory) else { return }
      for known in entries where known.tag == tag { return }
      let value = place..<place + count * type.byteCount
      entries.append(Entry(tag: tag, type: type, count: count, value: value))
    case .size:
      let number = type == .short ? order.integer16 : order.integer32
      size.note(number(bytes, entry + valuePlace), of: tag)
    case .block:
      // One that is cut off is taken as far as it goes.
      note(place..<place + min(count, (end - place) / type.byteCount) * type.byteCount, of: tag)
    }
  }

  /// Copies the values of the wanted entries. What is in memory comes first, as each read takes the place of
  /// the one before.
  private mutating func copyValues(
    of directory: ExifFields.Directory, from source: inout ByteSource
  ) throws(MalformedMedia) {
    var isComplete = true
    for entry in entries {
      if source.holds(entry.value) {
        try copy(entry, of: directory, from: &source)
      } else {
        isComplete = false
      }
    }
    if isComplete { return }
    for entry in entries where !fields.contains(entry.tag, in: directory) {
      try copy(entry, of: directory, from: &source)
    }
  }

  private mutating func copy(
    _ entry: Entry, of directory: ExifFields.Directory, from source: inout ByteSource
  ) throws(MalformedMedia) {
    try fields.append(
      entry.tag, in: directory, type: entry.type, count: entry.count, at: entry.value, of: &source,
      layout.order)
  }

  private mutating func note(_ block: Range<Int>, of tag: Int) {
    switch tag {
    case Tag.xmp: xmp = xmp ?? block
    case Tag.iptc: iptc = iptc ?? block
    case Tag.jpegFromRaw where kind == .panasonic: jpegFromRaw = jpegFromRaw ?? block
    case Tag.makerNote: makerNote = makerNote ?? block
    default: break
    }
  }
}
