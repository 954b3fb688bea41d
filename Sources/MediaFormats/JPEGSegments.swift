/// A segment of a JPEG.
struct JPEGSegment: Equatable, Sendable {
  /// Its marker's second byte.
  let marker: UInt8
  /// What it holds behind its length, as that says: the end may lie beyond the file's.
  let payload: Range<Int>
}

/// The segments of a JPEG that come before its picture, one after another (ISO/IEC 10918-1 B.1.1.2 to B.1.1.4).
///
/// Bytes that belong to none are passed over, as decoders do.
struct JPEGSegments {
  private enum Marker {
    static let temporary: UInt8 = 0x01
    static let restarts: ClosedRange<UInt8> = 0xD0...0xD7
    static let startOfImage: UInt8 = 0xD8
    static let endOfImage: UInt8 = 0xD9
    static let startOfScan: UInt8 = 0xDA
  }

  /// The bytes of a frame's header up to the picture's width: marker, length, precision and two numbers.
  private static let frameHeaderByteCount = 9

  private var offset: Int

  /// Creates a walk over the segments of the JPEG that begins at `start`.
  init(of source: inout ByteSource, from start: Int) throws(MalformedMedia) {
    guard try source.matches([0xFF, Marker.startOfImage], at: start) else {
      throw .invalid("start of image", at: start)
    }
    offset = start + 2
  }

  /// Creates a walk that goes on where one segment ends and another begins.
  init(at offset: Int) { self.offset = offset }

  /// Whether looking at the next segment, were it the header of a frame, takes no read.
  func isNextInMemory(of source: borrowing ByteSource) -> Bool {
    source.holds(offset..<offset + Self.frameHeaderByteCount)
  }

  /// Returns the next segment; `nil` where the picture begins.
  mutating func next(in source: inout ByteSource) throws(MalformedMedia) -> JPEGSegment? {
    while true {
      let marker = try nextMarker(in: &source)
      switch marker {
      case Marker.startOfScan, Marker.endOfImage: return nil
      case Marker.temporary, Marker.startOfImage, Marker.restarts: continue
      default: break
      }
      let start = offset
      let length = try source.integer16(at: start, .bigEndian)
      guard length >= 2 else { throw .invalid("segment length", at: start) }
      offset = start + length
      return JPEGSegment(marker: marker, payload: start + 2..<offset)
    }
  }

  /// Reads on to the next marker, which any number of fill bytes may come before, and passes it.
  private mutating func nextMarker(in source: inout ByteSource) throws(MalformedMedia) -> UInt8 {
    while try source.byte(at: offset) != 0xFF { offset += 1 }
    while true {
      offset += 1
      let byte = try source.byte(at: offset)
      if byte == 0xFF { continue }
      offset += 1
      // A stuffed zero belongs to entropy-coded data: no marker.
      if byte != 0 { return byte }
      while try source.byte(at: offset) != 0xFF { offset += 1 }
    }
  }
}
