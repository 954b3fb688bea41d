/// A raw picture of Sigma: sections, and at the end of the file a directory of them (Foveon, *X3F Raw Image File
/// Format*, version 2.2; the header of version 4 as ExifTool documents it).
enum X3F {
  /// Where the header tells the picture's width, and behind that its height.
  private enum HeaderPlace {
    static let width = 28
    /// From version 4.0 on.
    static let newerWidth = 40
  }

  /// What the directory and the section of a picture begin with.
  private enum Signature {
    static let directory = Array("SECd".utf8)
    static let picture = Array("SECi".utf8)
  }

  /// The names of sections that hold pictures for viewing.
  private static let pictures: [FourCC] = ["IMAG", "IMA2"]
  /// The bytes before the first entry of a directory, those of one entry, and those before a section's picture.
  private static let (directoryHeader, entry, pictureHeader) = (12, 12, 28)
  /// The number by which a picture's section says that it is a JPEG.
  private static let jpeg = 18

  /// Finds the size, and the Exif of the first picture for viewing that has some: cameras since the SD14 write it.
  ///
  /// The older ones tell the time in a list of properties, as the second of a clock that those who set it may have
  /// set to local time or to UTC; that is no source of dates.
  static func read(
    _ source: inout ByteSource, into contents: inout MediaContents, depth: MediaContents.Depth
  ) throws(MalformedMedia) {
    let version = try source.integer16(at: 6, .littleEndian)
    let width = version < 4 ? HeaderPlace.width : HeaderPlace.newerWidth
    contents.details.setSize(
      width: try source.integer32(at: width, .littleEndian),
      height: try source.integer32(at: width + 4, .littleEndian))
    for picture in try picturePlaces(in: &source) {
      guard try source.matches(Signature.picture, at: picture),
        try source.integer32(at: picture + 12, .littleEndian) == jpeg
      else { continue }
      try JPEG.read(&source, into: &contents, depth: depth, from: picture + pictureHeader)
      if !contents.exif.isEmpty { return }
    }
  }

  /// Returns where the sections of pictures for viewing begin; the last four bytes of the file tell where the
  /// directory is.
  private static func picturePlaces(in source: inout ByteSource) throws(MalformedMedia) -> [Int] {
    let end = source.byteCount - 4
    source.wanted = max(0, source.byteCount - Limits.x3fTail)..<source.byteCount
    defer { source.wanted = nil }
    let directory = try source.integer32(at: end, .littleEndian)
    guard directory <= end - directoryHeader, try source.matches(Signature.directory, at: directory) else {
      throw .invalid("directory", at: end)
    }
    let count = try source.integer32(at: directory + 8, .littleEndian)
    guard count <= (end - directory - directoryHeader) / entry else {
      throw .invalid("directory", at: directory)
    }
    var places: [Int] = []
    for index in 0..<min(count, Limits.x3fSections) {
      let entry = directory + directoryHeader + entry * index
      guard pictures.contains(try source.fourCC(at: entry + 8)) else { continue }
      places.append(try source.integer32(at: entry, .littleEndian))
    }
    return places
  }
}
