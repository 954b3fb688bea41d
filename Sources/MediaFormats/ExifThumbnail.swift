/// The small JPEG that cameras keep beside a picture's data (CIPA DC-008 4.5.4 and 4.5.8): IFD1 says where in the
/// Exif segment it is.
public struct ExifThumbnail: Equatable, Sendable {
  /// The JPEG, as it stands in the file.
  public let bytes: [UInt8]
  /// How the picture, and the thumbnail with it, is to be turned upright, 1 to 8; 1 where nothing is said.
  public let orientation: Int

  private enum Tag {
    static let orientation = 0x0112
    static let offset = 0x0201
    static let byteCount = 0x0202
  }

  private static let entryByteCount = 12

  /// What every JPEG begins with: the start of an image, and of a marker.
  private static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// Finds the thumbnail of a JPEG file; `nil` when it has none, or none that is a JPEG within its Exif segment.
  public init?(in source: inout ByteSource) throws(MalformedMedia) {
    guard let block = try JPEG.exifBlock(in: &source) else { return nil }
    // All of it lies in the one segment: a second read at most.
    source.wanted = block
    defer { source.wanted = nil }
    guard block.count >= TIFFHeader.byteCount, try source.isTIFFHeader(at: block.lowerBound),
      let header = try TIFFHeader(at: block.lowerBound, of: &source)
    else { return nil }
    let directory = DirectoryReader(block: block, order: header.layout.order)
    guard let primary = try directory.offset(at: block.lowerBound + 4, in: &source),
      let next = try directory.end(of: primary, in: &source),
      let second = try directory.offset(at: next, in: &source),
      let offset = try directory.value(of: Tag.offset, at: second, in: &source),
      let byteCount = try directory.value(of: Tag.byteCount, at: second, in: &source),
      offset <= block.count, byteCount <= block.count - offset
    else { return nil }
    let start = block.lowerBound + offset
    guard byteCount > Self.signature.count, try source.matches(Self.signature, at: start) else { return nil }
    var bytes: [UInt8] = []
    try source.append(start..<start + byteCount, to: &bytes)
    self.bytes = bytes
    let turn = try directory.value(of: Tag.orientation, at: primary, in: &source) ?? 1
    orientation = 1...8 ~= turn ? turn : 1
  }

  /// Reads single entries of directories, and follows no offset out of the block.
  private struct DirectoryReader {
    let block: Range<Int>
    let order: ByteOrder

    /// Reads an offset, and returns the place in the file that it means; `nil` for none, or one outside.
    func offset(at place: Int, in source: inout ByteSource) throws(MalformedMedia) -> Int? {
      guard place + 4 <= block.upperBound else { return nil }
      let offset = try source.integer32(at: place, order)
      return offset > 0 && offset < block.count ? block.lowerBound + offset : nil
    }

    /// Returns where the entries of a directory end, and the offset of the next one stands.
    func end(of directory: Int, in source: inout ByteSource) throws(MalformedMedia) -> Int? {
      guard let count = try count(of: directory, in: &source) else { return nil }
      return directory + 2 + count * ExifThumbnail.entryByteCount
    }

    /// Returns the first number of a directory's entry with a tag; `nil` where there is no such number.
    func value(of tag: Int, at directory: Int, in source: inout ByteSource) throws(MalformedMedia) -> Int? {
      guard let count = try count(of: directory, in: &source) else { return nil }
      for index in 0..<count {
        let entry = directory + 2 + index * ExifThumbnail.entryByteCount
        guard try source.integer16(at: entry, order) == tag else { continue }
        switch FieldType(rawValue: try source.integer16(at: entry + 2, order)) {
        case .short: return try source.integer16(at: entry + 8, order)
        case .long: return try source.integer32(at: entry + 8, order)
        default: return nil
        }
      }
      return nil
    }

    /// Returns how many entries a directory has; `nil` for one that is not whole, or hostile.
    private func count(of directory: Int, in source: inout ByteSource) throws(MalformedMedia) -> Int? {
      guard directory + 2 <= block.upperBound else { return nil }
      let count = try source.integer16(at: directory, order)
      let isWhole = directory + 2 + count * ExifThumbnail.entryByteCount <= block.upperBound
      return isWhole && count <= Limits.directoryEntries ? count : nil
    }
  }
}
