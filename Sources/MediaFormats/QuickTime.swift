/// A QuickTime or MPEG-4 movie.
enum QuickTime {
  /// Finds what the file holds.
  static func read(
    _ source: inout ByteSource, into contents: inout MediaContents, depth: MediaContents.Depth
  ) throws(MalformedMedia) {}
}
