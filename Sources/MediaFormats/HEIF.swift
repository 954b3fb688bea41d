/// A HEIF or AVIF file, seen as the items that its `meta` box lists (ISO/IEC 23008-12; AV1 Image File Format).
///
/// An Exif item says when its picture was taken; where there are several, the one that describes the primary item
/// counts. The file's own tables say how large the primary item is and how it is turned, and viewers go by those
/// alone: its Exif orientation tells nothing.
enum HEIF {
  /// Finds what the file holds.
  static func read(_ source: inout ByteSource, into contents: inout MediaContents) throws(MalformedMedia) {
    defer { source.wanted = nil }
    var boxes = Boxes(in: 0..<source.byteCount)
    while let box = try boxes.next(in: &source) {
      switch box.type {
      case .metadata:
        source.wanted = box.start..<box.start + Limits.tables
        return try read(box, of: &source, into: &contents)
      case .mediaData: try fetchTables(behind: box, from: &source)
      default: continue
      }
    }
  }

  /// Gets what follows the pictures in one read, and what precedes it: writers that put the tables last put Exif
  /// just before them.
  private static func fetchTables(behind box: Box, from source: inout ByteSource) throws(MalformedMedia) {
    let end = box.payload.upperBound
    guard end > Limits.head, end < source.byteCount else { return }
    let start = max(box.payload.lowerBound, end - Limits.head)
    source.wanted = start..<min(start + Limits.tables, source.byteCount)
    _ = try source.byte(at: start)
  }

  /// Finds what the tables tell, each thing even where another is at fault.
  private static func read(
    _ meta: Box, of source: inout ByteSource, into contents: inout MediaContents
  ) throws(MalformedMedia) {
    var tables = HEIFTables()
    var fault: MalformedMedia?
    do throws(MalformedMedia) {
      try tables.find(in: meta, of: &source)
    } catch {
      fault = error
    }
    do throws(MalformedMedia) {
      if let details = try HEIFProperties.details(in: tables, of: &source) { contents.details = details }
    } catch {
      fault = fault ?? error
    }
    try readItems(tables, of: &source, into: &contents)
    if let fault { throw fault }
  }

  /// Finds Exif and XMP. Where both are comes before what they hold, so that the tables are read once.
  private static func readItems(
    _ tables: HEIFTables, of source: inout ByteSource, into contents: inout MediaContents
  ) throws(MalformedMedia) {
    let items = HEIFMetadata(tables, of: &source)
    let exif = try HEIFLocation.pieces(of: items.exif, in: tables, of: &source)
    var xmp: [Range<Int>] = []
    var fault = items.fault
    do throws(MalformedMedia) {
      xmp = try HEIFLocation.pieces(of: items.xmp, in: tables, of: &source)
    } catch {
      fault = fault ?? error
    }
    source.wanted = nil
    if let structure = try ExifItem.structure(in: exif, of: &source) { contents.exif = [.init(structure)] }
    if let packet = try source.payload(in: xmp, limit: Limits.xmp) { contents.xmp.append(packet) }
    if let fault { throw fault }
  }
}
