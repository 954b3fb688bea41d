/// A PNG file, seen as the chunks that tell of its picture (PNG 3rd edition, 5 and 11).
///
/// What stands before the picture counts before what stands behind it, and among either the chunk made for Exif
/// before a profile in text.
enum PNG {
  /// Finds what the file holds.
  static func read(
    _ source: inout ByteSource, into contents: inout MediaContents, depth: MediaContents.Depth,
    inflater: any Inflater
  ) throws(MalformedMedia) {
    defer { source.wanted = nil }
    var chunks = PNGChunks()
    var metadata = PNGMetadata(inflater: inflater)
    while let chunk = try chunks.next(in: &source) {
      try metadata.take(chunk, isBehindPicture: chunks.isBehindPicture, from: &source, into: &contents)
      chunks.hasExif = !contents.exif.isEmpty
      // The last part of the file is in memory.
      if !chunks.isInTail, metadata.isExifCertain(at: chunk), contents.ends(at: depth) { return }
    }
  }
}
