import CaptureDates

/// A raw picture of an older Canon, CRW: heaps, each with its directory at its end (Canon, *CIFF Specification on
/// Image Data File 1.0*).
enum CIFF {
  /// The records of interest; the upper bits tell how their values are kept: all of these in the heap.
  private enum Tag {
    static let imageProperties = 0x300A
    static let capturedTime = 0x180E
    static let imageInformation = 0x1810
    static let cameraObject = 0x2807
    static let makeModel = 0x080A
  }

  /// Finds when the picture was taken, its size and its camera: all are in the heap of image properties.
  static func read(_ source: inout ByteSource, into contents: inout MediaContents) throws(MalformedMedia) {
    let order: ByteOrder = try source.matches(Array("II".utf8), at: 0) ? .littleEndian : .bigEndian
    let start = try source.integer32(at: 2, order)
    guard start < source.byteCount else { throw .invalid("heap", at: 2) }
    source.wanted = max(0, source.byteCount - Limits.ciffTail)..<source.byteCount
    let root = try records(of: start..<source.byteCount, order, in: &source)
    guard let heap = root[Tag.imageProperties] else { return }
    let properties = try records(of: heap, order, in: &source)
    if let time = properties[Tag.capturedTime], time.count >= 4 {
      // A time zone stands behind it, which known files leave empty.
      let seconds = try source.integer32(at: time.lowerBound, order)
      if seconds > 0 {
        contents.dates.append(
          DateCandidate(
            source: .ciffTimestamp, value: .wallSeconds(Int64(seconds)), at: .byte(time.lowerBound)))
      }
    }
    if let image = properties[Tag.imageInformation], image.count >= 8 {
      contents.details.setSize(
        width: try source.integer32(at: image.lowerBound, order),
        height: try source.integer32(at: image.lowerBound + 4, order))
    }
    if let heap = properties[Tag.cameraObject],
      let names = try records(of: heap, order, in: &source)[Tag.makeModel]
    {
      try readCamera(names, of: &source, into: &contents)
    }
  }

  /// Reads maker and model, each of which a NUL ends.
  private static func readCamera(
    _ names: Range<Int>, of source: inout ByteSource, into contents: inout MediaContents
  ) throws(MalformedMedia) {
    let bytes = try source.gather([names], limit: Limits.textBytes)
    let texts = bytes.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    guard texts.count == 3 else { return }
    contents.details.make = MediaDetails.name(texts[0])
    contents.details.model = MediaDetails.name(texts[1])
  }

  /// Reads a heap's directory, which begins where the heap's last four bytes say: tag, length and offset, ten bytes
  /// each record.
  /// - Returns: Where the values are, by their tags. Records that hold a value themselves have no such place; their
  ///   tags are none of those of interest.
  private static func records(
    of heap: Range<Int>, _ order: ByteOrder, in source: inout ByteSource
  ) throws(MalformedMedia) -> [Int: Range<Int>] {
    guard heap.count >= 6 else { throw .invalid("heap", at: heap.lowerBound) }
    let directory = heap.lowerBound + (try source.integer32(at: heap.upperBound - 4, order))
    guard directory <= heap.upperBound - 6 else { throw .invalid("directory", at: heap.upperBound - 4) }
    let count = try source.integer16(at: directory, order)
    guard directory + 2 + 10 * count <= heap.upperBound else { throw .invalid("directory", at: directory) }
    var records: [Int: Range<Int>] = [:]
    for index in 0..<min(count, Limits.directoryEntries) {
      let entry = directory + 2 + 10 * index
      let tag = try source.integer16(at: entry, order)
      let start = heap.lowerBound + (try source.integer32(at: entry + 6, order))
      let end = start + (try source.integer32(at: entry + 2, order))
      if end <= heap.upperBound, records[tag] == nil { records[tag] = start..<end }
    }
    return records
  }
}
