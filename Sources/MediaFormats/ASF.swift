import CaptureDates

/// An ASF movie, also called WMV: objects that a GUID names and a 64-bit size follows (Microsoft, *Advanced Systems
/// Format Specification*, revision 01.20.03).
enum ASF {
  /// GUIDs as they stand in the file (section 10).
  private enum Identifier {
    static let fileProperties: [UInt8] = [
      0xA1, 0xDC, 0xAB, 0x8C, 0x47, 0xA9, 0xCF, 0x11, 0x8E, 0xE4, 0x00, 0xC0, 0x0C, 0x20, 0x53, 0x65,
    ]
    static let streamProperties: [UInt8] = [
      0x91, 0x07, 0xDC, 0xB7, 0xB7, 0xA9, 0xCF, 0x11, 0x8E, 0xE6, 0x00, 0xC0, 0x0C, 0x20, 0x53, 0x65,
    ]
    static let audioMedia: [UInt8] = [
      0x40, 0x9E, 0x69, 0xF8, 0x4D, 0x5B, 0xCF, 0x11, 0xA8, 0xFD, 0x00, 0x80, 0x5F, 0x5C, 0x44, 0x2B,
    ]
    static let videoMedia: [UInt8] = [
      0xC0, 0xEF, 0x19, 0xBC, 0x4D, 0x5B, 0xCF, 0x11, 0xA8, 0xFD, 0x00, 0x80, 0x5F, 0x5C, 0x44, 0x2B,
    ]
  }

  /// The bytes of an object before what it holds: GUID and size.
  private static let objectHeader = 24
  /// Where the header's objects begin: behind their count and two reserved bytes (3.1).
  private static let firstObject = 30
  /// 1970-01-01 in seconds since 1601-01-01, from which FILETIME counts.
  private static let epoch: Int64 = 11_644_473_600
  /// FILETIME counts tenths of a microsecond.
  private static let ticksPerSecond: UInt64 = 10_000_000

  /// Finds what the header holds.
  static func read(_ source: inout ByteSource, into contents: inout MediaContents) throws(MalformedMedia) {
    let end = try source.size(at: 16)
    var start = firstObject
    var hasAudio = false
    var hasVideo = false
    for _ in 0..<Limits.asfObjects {
      guard end - start >= objectHeader else {
        // Of a header that is cut off, the video may be missing.
        contents.isAudio = hasAudio && !hasVideo && end <= source.byteCount
        return
      }
      let size = try source.size(at: start + 16)
      if contents.dates.isEmpty, try source.matches(Identifier.fileProperties, at: start) {
        try readFileProperties(at: start, of: &source, into: &contents)
      } else if try source.matches(Identifier.streamProperties, at: start) {
        hasAudio = try source.matches(Identifier.audioMedia, at: start + 24) || hasAudio
        if try source.matches(Identifier.videoMedia, at: start + 24), !hasVideo {
          hasVideo = true
          try readVideo(at: start, of: &source, into: &contents)
        }
      }
      guard size >= objectHeader else { throw .invalid("object size", at: start + 16) }
      start += min(size, end - start)
    }
  }

  /// Reads the File Properties Object (3.2). While a live broadcast is recorded, nothing in it is valid.
  private static func readFileProperties(
    at start: Int, of source: inout ByteSource, into contents: inout MediaContents
  ) throws(MalformedMedia) {
    let isBroadcast = try source.integer32(at: start + 88, .littleEndian) & 1 != 0
    guard !isBroadcast else { return }
    let creation = try source.integer64(at: start + 48)
    if creation > 0 {
      let value = DateCandidate.Value.instant(
        seconds: Int64(creation / ticksPerSecond) - epoch, nanoseconds: Int32(creation % ticksPerSecond) * 100
      )
      contents.dates.append(DateCandidate(source: .asfCreation, value: value, at: .byte(start + 48)))
    }
    // The movie is played behind a time in which it is buffered, in milliseconds.
    let ticks = Double(try source.integer64(at: start + 64))
    let buffering = Double(try source.integer64(at: start + 80)) * 10_000
    let seconds = (ticks - buffering) / Double(ticksPerSecond)
    if seconds > 0 { contents.details.duration = seconds }
  }

  /// Reads the size from the Stream Properties Object of video (3.3 and 9.2).
  private static func readVideo(
    at start: Int, of source: inout ByteSource, into contents: inout MediaContents
  ) throws(MalformedMedia) {
    contents.details.setSize(
      width: try source.integer32(at: start + 78, .littleEndian),
      height: try source.integer32(at: start + 82, .littleEndian))
  }
}

extension ByteSource {
  /// The little-endian 64-bit integer at an offset.
  fileprivate mutating func integer64(at offset: Int) throws(MalformedMedia) -> UInt64 {
    let low = try integer32(at: offset, .littleEndian)
    return UInt64(try integer32(at: offset + 4, .littleEndian)) << 32 | UInt64(low)
  }

  /// The size of an object, which stands at an offset.
  fileprivate mutating func size(at offset: Int) throws(MalformedMedia) -> Int {
    guard let size = Int(exactly: try integer64(at: offset)) else {
      throw .invalid("object size", at: offset)
    }
    return size
  }
}
