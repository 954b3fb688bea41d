/// A PNG file.
enum PNG {
  /// Finds what the file holds.
  static func read(
    _ source: inout ByteSource, into contents: inout MediaContents, depth: MediaContents.Depth,
    inflater: any Inflater
  ) throws(MalformedMedia) {}
}
