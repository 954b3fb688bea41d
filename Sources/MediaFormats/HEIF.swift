/// A HEIF or AVIF file.
enum HEIF {
  /// Finds what the file holds.
  static func read(_ source: inout ByteSource, into contents: inout MediaContents) throws(MalformedMedia) {}
}
