/// A Matroska or WebM movie.
enum Matroska {
  /// Finds what the file holds.
  static func read(_ source: inout ByteSource, into contents: inout MediaContents) throws(MalformedMedia) {}
}
