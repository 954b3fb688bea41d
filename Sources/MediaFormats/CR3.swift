/// A Canon raw file of boxes.
enum CR3 {
  /// Finds what the file holds.
  static func read(_ source: inout ByteSource, into contents: inout MediaContents) throws(MalformedMedia) {}
}
