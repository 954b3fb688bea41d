/// Which items of a HEIF file hold metadata of its picture.
struct HEIFMetadata: Equatable {
  private enum Code {
    static let entry: FourCC = "infe"
    static let exif: FourCC = "Exif"
    static let mime: FourCC = "mime"
    static let describes: FourCC = "cdsc"
  }

  /// The media type of XMP (ISO 16684-1, 7.2).
  private static let xmpType = Array("application/rdf+xml".utf8)

  /// What an item holds.
  private enum Kind { case exif, xmp }

  /// The number of the item that holds Exif.
  let exif: Int?
  /// The number of the item that holds an XMP packet.
  let xmp: Int?

  /// Finds the items. Of several of a kind, the first that describes the primary item counts; where none says
  /// that it does, the first.
  init(_ tables: HEIFTables, of source: inout ByteSource) throws(MalformedMedia) {
    let items = try Self.items(in: tables.information, of: &source)
    let exif = items.filter { $0.kind == .exif }.map(\.number)
    let xmp = items.filter { $0.kind == .xmp }.map(\.number)
    var describing: Set<Int> = []
    if exif.count > 1 || xmp.count > 1 {
      describing = try Self.items(describing: tables.primaryItem, in: tables.references, of: &source)
    }
    self.exif = exif.first { describing.contains($0) } ?? exif.first
    self.xmp = xmp.first { describing.contains($0) } ?? xmp.first
  }
}

// MARK: - Item information (ISO/IEC 14496-12, 8.11.6)

extension HEIFMetadata {
  private static func items(
    in table: Range<Int>?, of source: inout ByteSource
  ) throws(MalformedMedia) -> [(number: Int, kind: Kind)] {
    guard let table else { return [] }
    var cursor = BoxCursor(table)
    // Then their count, which the entries' own sizes tell as well.
    try cursor.skip(try cursor.versionAndFlags(of: &source).version == 0 ? 2 : 4)
    var items: [(number: Int, kind: Kind)] = []
    var entries = Boxes(in: cursor.rest)
    while let entry = try entries.next(in: &source) {
      guard entry.type == Code.entry, let item = try item(in: entry.payload, of: &source) else { continue }
      items.append(item)
    }
    return items
  }

  /// Reads an entry: its number, its protection, from version 2 on its type, then strings.
  private static func item(
    in entry: Range<Int>, of source: inout ByteSource
  ) throws(MalformedMedia) -> (number: Int, kind: Kind)? {
    var cursor = BoxCursor(entry)
    let version = try cursor.versionAndFlags(of: &source).version
    let number = try cursor.integer(version < 3 ? 2 : 4, of: &source)
    try cursor.skip(2)
    // Before there were types, every item was of a media type.
    switch version < 2 ? Code.mime : try cursor.fourCC(of: &source) {
    case Code.exif: return (number, .exif)
    case Code.mime:
      let name = try cursor.string(of: &source)
      let mediaType = try cursor.string(of: &source)
      let encoding = try cursor.string(of: &source)
      if mediaType == xmpType { return encoding.isEmpty ? (number, .xmp) : nil }
      return version < 2 && name == Array("Exif".utf8) ? (number, .exif) : nil
    default: return nil
    }
  }
}

// MARK: - Item references (ISO/IEC 14496-12, 8.11.12)

extension HEIFMetadata {
  /// Returns the numbers of the items that say that they describe `item`.
  private static func items(
    describing item: Int?, in table: Range<Int>?, of source: inout ByteSource
  ) throws(MalformedMedia) -> Set<Int> {
    guard let item, let table else { return [] }
    var cursor = BoxCursor(table)
    let numberByteCount = try cursor.versionAndFlags(of: &source).version == 0 ? 2 : 4
    var describing: Set<Int> = []
    var references = Boxes(in: cursor.rest)
    while let reference = try references.next(in: &source) {
      guard reference.type == Code.describes else { continue }
      var cursor = BoxCursor(reference.payload)
      let number = try cursor.integer(numberByteCount, of: &source)
      for _ in 0..<(try cursor.integer(2, of: &source)) {
        if try cursor.integer(numberByteCount, of: &source) == item { describing.insert(number) }
      }
    }
    return describing
  }
}
