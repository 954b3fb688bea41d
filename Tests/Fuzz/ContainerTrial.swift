import CaptureDates
import MediaFormats

/// The reader of one container's format, which gets the bytes whatever their signature, and the readers of what it
/// finds in them, up to what libexif is given.
enum ContainerTrial {
  /// Takes compressed bytes for what they hold, so that damage doesn't end in the checksum.
  private struct Uncompressed: Inflater {
    func inflated(_ compressed: [UInt8], limit: Int) -> [UInt8] { Array(compressed.prefix(limit)) }
  }

  static func run(_ bytes: [UInt8], as format: MediaFormat) throws(Breach) {
    for depth in [MediaContents.Depth.exif, .everything] {
      try run(MemoryBytes(bytes), as: format, depth)
    }
    if format == .jpeg { try readThumbnail(of: MemoryBytes(bytes)) }
    if SparseBytes.isWorthIt(for: bytes) { try runSparse(bytes, as: format) }
  }

  static func runSparse(_ bytes: [UInt8], as format: MediaFormat) throws(Breach) {
    try run(SparseBytes(bytes), as: format, .everything, patience: SparseBytes.patience)
    if format == .jpeg { try readThumbnail(of: SparseBytes(bytes)) }
  }

  private static func run(
    _ store: some ByteStore, as format: MediaFormat, _ depth: MediaContents.Depth, patience: Int = 1
  ) throws(Breach) {
    var source = ByteSource(store)
    var contents = MediaContents()
    let candidates = try promiseHaste(patience: patience) { () throws(Breach) -> [DateCandidate] in
      source.open(store)
      // What was found before a fault counts like the rest.
      try? contents.read(&source, as: format, depth: depth, inflater: Uncompressed())
      try readExif(of: &contents, from: &source)
      return contents.dates + readPackets(of: &contents, from: &source)
    }
    try Promises.check(source)
    try Promises.check(contents)
    try Promises.check(candidates)
  }

  private static func readExif(
    of contents: inout MediaContents, from source: inout ByteSource
  ) throws(Breach) {
    var tiff = TIFF()
    for (index, part) in contents.exif.enumerated() {
      switch part.payload {
      case .range(let range):
        try? tiff.read(&source, block: range, directory: part.directory, isFurther: index > 0)
      case .bytes(let bytes, _):
        var memory = ByteSource(bytes)
        try? tiff.read(&memory, block: 0..<bytes.count, directory: part.directory, isFurther: index > 0)
      }
    }
    try Promises.check(tiff.details)
    if let packet = tiff.xmp { contents.xmp.append(.range(packet)) }
    if let dataSets = tiff.iptc { contents.iptc = contents.iptc ?? .range(dataSets) }
    var block = ExifBlock()
    block.write(tiff.fields)
    try promise(block.byteCount <= ExifBlock.maximumByteCount, "a block of \(block.byteCount) bytes")
    guard let picture = tiff.jpegFromRaw else { return }
    var inner = MediaContents()
    try? inner.read(&source, jpegAt: picture.lowerBound)
    try Promises.check(inner)
  }

  private static func readPackets(
    of contents: inout MediaContents, from source: inout ByteSource
  ) -> [DateCandidate] {
    var dates: [DateCandidate] = []
    for packet in contents.xmp {
      guard let bytes = try? source.bytes(of: packet, limit: Limits.xmp) else { continue }
      let xmp = XMP(bytes)
      dates += xmp.dates
      contents.details.fill(from: xmp.details)
    }
    if let dataSets = contents.iptc, let bytes = try? source.bytes(of: dataSets, limit: Limits.iptc) {
      if let date = IPTC.date(in: bytes) { dates.append(date) }
    }
    return dates
  }

  private static func readThumbnail(of store: some ByteStore) throws(Breach) {
    var source = ByteSource(store)
    guard let thumbnail = (try? ExifThumbnail(in: &source)) ?? nil else { return }
    try promise(thumbnail.bytes.count <= 65_535, "a thumbnail of \(thumbnail.bytes.count) bytes")
    try promise(1...8 ~= thumbnail.orientation, "orientation \(thumbnail.orientation)")
    try Promises.check(source)
  }
}
