/// A Photoshop picture (*Adobe Photoshop File Formats Specification*), searched for its image resources.
enum PSD {
  /// The resources of interest.
  private enum Resource {
    static let iptc = 0x0404
    static let exif = 0x0422
    static let xmp = 0x0424
  }

  /// Where the section of colours begins, behind the header; the image resources are the one behind it.
  private static let colours = 26

  /// Finds what the file holds.
  static func read(_ source: inout ByteSource, into contents: inout MediaContents) throws(MalformedMedia) {
    contents.details.setSize(
      width: try source.integer32(at: 18, .bigEndian), height: try source.integer32(at: 14, .bigEndian))
    let section = colours + 4 + (try source.integer32(at: colours, .bigEndian))
    var offset = section + 4
    let end = offset + (try source.integer32(at: section, .bigEndian))
    for _ in 0..<Limits.imageResources where end - offset >= 12 {
      let identifier = try source.integer16(at: offset + 4, .bigEndian)
      // A Pascal string comes next, and like the value is filled up to an even length.
      let name = 1 + Int(try source.byte(at: offset + 6))
      let start = offset + 6 + name + name % 2 + 4
      let size = try source.integer32(at: start - 4, .bigEndian)
      let value = start..<start + size
      switch identifier {
      case Resource.exif where contents.exif.isEmpty: contents.exif = [MediaContents.ExifPart(.range(value))]
      case Resource.xmp where contents.xmp.isEmpty: contents.xmp.append(.range(value))
      case Resource.iptc where contents.iptc == nil: contents.iptc = .range(value)
      default: break
      }
      offset = start + size + size % 2
    }
  }
}
