/// A Photoshop picture (*Adobe Photoshop File Formats Specification*), searched for its image resources.
enum PSD {
  /// Where the section of colours begins, behind the header; the image resources are the one behind it.
  private static let colours = 26

  /// Finds what the file holds.
  static func read(_ source: inout ByteSource, into contents: inout MediaContents) throws(MalformedMedia) {
    contents.details.setSize(
      width: try source.integer32(at: 18, .bigEndian), height: try source.integer32(at: 14, .bigEndian))
    let section = colours + 4 + (try source.integer32(at: colours, .bigEndian))
    let start = section + 4
    var resources = PhotoshopResources(in: start..<start + (try source.integer32(at: section, .bigEndian)))
    while let resource = try resources.next(in: &source) {
      switch resource.identifier {
      case PhotoshopResources.Identifier.exif where contents.exif.isEmpty:
        contents.exif = try resources.payload(of: resource, in: &source).map { [.init($0)] } ?? []
      case PhotoshopResources.Identifier.xmp where contents.xmp.isEmpty:
        if let packet = try resources.payload(of: resource, in: &source) { contents.xmp.append(packet) }
      case PhotoshopResources.Identifier.iptc where contents.iptc == nil:
        contents.iptc = try resources.payload(of: resource, in: &source)
      default: break
      }
    }
  }
}
