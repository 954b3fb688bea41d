/// Which items of a HEIF file hold metadata of its picture.
struct HEIFMetadata: Equatable {
  /// The number of the item that holds Exif.
  private(set) var exif: Int?
  /// The number of the item that holds an XMP packet.
  private(set) var xmp: Int?
  /// What was wrong with the tables, so that an item may have been missed.
  private(set) var fault: MalformedMedia?

  /// Finds the items. Of several of a kind, the first that describes the primary item counts; where none says
  /// that it does, the first.
  init(_ tables: HEIFTables, of source: inout ByteSource) {
    var items = Items()
    do throws(MalformedMedia) {
      try items.find(in: tables.information, of: &source)
      if items.exif.count > 1 || items.xmp.count > 1 {
        try items.findDescribing(tables.primaryItem, in: tables.references, of: &source)
      }
    } catch {
      fault = error
    }
    exif = items.exif.first { items.describing.contains($0) } ?? items.exif.first
    xmp = items.xmp.first { items.describing.contains($0) } ?? items.xmp.first
  }
}

/// The numbers of items by what is known of them.
private struct Items {
  private enum Code {
    static let entry = FourCC("i", "n", "f", "e")
    static let exif = FourCC("E", "x", "i", "f")
    static let mime = FourCC("m", "i", "m", "e")
    static let describes = FourCC("c", "d", "s", "c")
  }

  /// The media type of XMP (ISO/IEC 23008-12, A.3).
  private static let xmpType = Array("application/rdf+xml".utf8)
  /// How items were named that hold Exif, before they had types.
  private static let exifName = Array("Exif".utf8)

  /// Those that hold Exif.
  private(set) var exif: [Int] = []
  /// Those that hold XMP.
  private(set) var xmp: [Int] = []
  /// Those that say that they describe the picture.
  private(set) var describing: Set<Int> = []
}

// MARK: - Item information (ISO/IEC 14496-12, 8.11.6)

extension Items {
  /// Finds those that hold metadata; an entry too short for its fields is left out.
  mutating func find(in table: Range<Int>?, of source: inout ByteSource) throws(MalformedMedia) {
    guard let table else { return }
    var cursor = BoxCursor(table)
    // Then their count, which the entries' own sizes tell as well.
    try cursor.skip(try cursor.versionAndFlags(of: &source).version == 0 ? 2 : 4)
    var entries = Boxes(in: cursor.rest)
    while let entry = try entries.next(in: &source) {
      guard entry.type == Code.entry else { continue }
      do throws(MalformedMedia) { try take(entry.payload, of: &source) } catch .truncated { continue }
    }
  }

  /// Reads an entry: its number, its protection, from version 2 on its type, then strings.
  private mutating func take(
    _ entry: Range<Int>, of source: inout ByteSource
  ) throws(MalformedMedia) {
    var cursor = BoxCursor(entry)
    let version = try cursor.versionAndFlags(of: &source).version
    let number = try cursor.integer(version < 3 ? 2 : 4, of: &source)
    try cursor.skip(2)
    // Before there were types, every item was of a media type.
    switch version < 2 ? Code.mime : try cursor.fourCC(of: &source) {
    case Code.exif: exif.append(number)
    case Code.mime:
      let name = try cursor.string(of: &source)
      let mediaType = try cursor.string(of: &source)
      let encoding = try cursor.string(of: &source)
      if mediaType == Self.xmpType, encoding.isEmpty { xmp.append(number) }
      if version < 2, name == Self.exifName { exif.append(number) }
    default: return
    }
  }
}

// MARK: - Item references (ISO/IEC 14496-12, 8.11.12)

extension Items {
  /// Finds those that describe `item`.
  mutating func findDescribing(
    _ item: Int?, in table: Range<Int>?, of source: inout ByteSource
  ) throws(MalformedMedia) {
    guard let item, let table else { return }
    var cursor = BoxCursor(table)
    let numberByteCount = try cursor.versionAndFlags(of: &source).version == 0 ? 2 : 4
    var references = Boxes(in: cursor.rest)
    while let reference = try references.next(in: &source) {
      guard reference.type == Code.describes else { continue }
      var cursor = BoxCursor(reference.payload)
      let number = try cursor.integer(numberByteCount, of: &source)
      for _ in 0..<(try cursor.integer(2, of: &source)) {
        if try cursor.integer(numberByteCount, of: &source) == item { describing.insert(number) }
      }
    }
  }
}
