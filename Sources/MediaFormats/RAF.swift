/// A Fujifilm raw file: a header of fixed layout, the JPEG that the camera made, and the data of the sensor.
///
/// Fujifilm published no description of it; the layout is the one that all readers of it agree on.
enum RAF {
  /// Where the header tells the offset of the JPEG, in which all metadata are.
  private static let pictureOffset = 84

  /// Finds what the file holds.
  static func read(_ source: inout ByteSource, into contents: inout MediaContents, depth: MediaContents.Depth)
    throws(MalformedMedia)
  {
    let start = try source.integer32(at: pictureOffset, .bigEndian)
    guard start > pictureOffset, start < source.byteCount else {
      throw .invalid("JPEG offset", at: pictureOffset)
    }
    try JPEG.read(&source, into: &contents, depth: depth, from: start)
  }
}
