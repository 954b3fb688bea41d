import CaptureDates

/// A QuickTime or MPEG-4 movie, seen as the boxes of its file.
///
/// Boxes are laid out as ISO/IEC 14496-12 says, and as Apple's QuickTime File Format, from which that grew. The
/// movie box may come first or, as cameras write it, behind the data.
enum QuickTime {
  /// Finds what the file holds.
  static func read(
    _ source: inout ByteSource, into contents: inout MediaContents, depth: MediaContents.Depth
  ) throws(MalformedMedia) {
    var boxes = Boxes(in: 0..<source.byteCount)
    var movie = QuickTimeMovie()
    let box = try movieBox(&boxes, &movie, from: &source, into: &contents)
    movie.read(box.payload, from: &source, into: &contents)
    contents.dates += movie.headerDates
    let promisesPictures = try promisesPictures(&source)
    contents.isAudio = movie.holdsSoundAlone && !promisesPictures
    // What Sony writes behind the movie outranks a day that a program gave it.
    if depth == .exif,
      contents.dates.contains(where: { $0.source != .quickTimeDay && $0.isConclusive(latest: .max) })
    {
      contents.isPartial = true
    } else {
      try readBehind(box, &boxes, &movie, from: &source, into: &contents)
    }
    if let fault = movie.fault { throw fault }
  }

  /// Finds the movie box, and takes what stands before it.
  private static func movieBox(
    _ boxes: inout Boxes, _ movie: inout QuickTimeMovie, from source: inout ByteSource,
    into contents: inout MediaContents
  ) throws(MalformedMedia) -> Box {
    var end = 0
    for _ in 0..<Limits.boxesBeforeMovie {
      guard let box = try boxes.next(in: &source) else {
        throw movie.fault ?? .truncated(at: source.byteCount)
      }
      if box.type == .movie { return box }
      do throws(MalformedMedia) {
        try readAside(box, &movie, from: &source, into: &contents)
      } catch {
        movie.note(error)
      }
      end = box.payload.upperBound
      source.wantTail(from: end, to: source.byteCount)
    }
    throw movie.fault ?? .scattered(at: end)
  }

  /// Looks at the boxes behind the movie's. Fragments go on to the end of the file, and what makes no sense there is
  /// none of the movie's.
  private static func readBehind(
    _ movieBox: Box, _ boxes: inout Boxes, _ movie: inout QuickTimeMovie, from source: inout ByteSource,
    into contents: inout MediaContents
  ) throws(MalformedMedia) {
    var end = movieBox.payload.upperBound
    do throws(MalformedMedia) {
      for _ in 0..<Limits.boxesBehindMovie {
        source.wantTail(from: end, to: source.byteCount)
        guard let box = try boxes.next(in: &source), box.type != .movieFragment else { return }
        try readAside(box, &movie, from: &source, into: &contents)
        end = box.payload.upperBound
      }
    } catch {
      switch error {
      case .truncated, .invalid, .compressed: return
      case .scattered, .unreadable: throw error
      }
    }
  }

  /// Takes what a box beside the movie's tells.
  private static func readAside(
    _ box: Box, _ movie: inout QuickTimeMovie, from source: inout ByteSource,
    into contents: inout MediaContents
  ) throws(MalformedMedia) {
    switch box.type {
    case .userType: try contents.takeXMP(ofExtension: box, in: &source)
    case .metadata: try movie.metadata.readMeta(source.part(of: box), from: &source, into: &contents)
    default: break
    }
  }

  /// Whether the major brand names films, whatever their tracks.
  private static func promisesPictures(_ source: inout ByteSource) throws(MalformedMedia) -> Bool {
    guard source.byteCount >= 12, try source.fourCC(at: 4) == .fileType else { return false }
    return ["M4V ", "M4VH", "M4VP"].contains(try source.fourCC(at: 8))
  }
}

extension ByteSource {
  /// Has what lies from `start` to `end` read at once when a byte of it is missing, if it is short enough.
  mutating func wantTail(from start: Int, to end: Int) {
    wanted = start < end && end - start <= Limits.movieTail ? start..<end : nil
  }

  /// What a box holds, as far as the file goes.
  func part(of box: Box) -> Range<Int> { box.payload.clamped(to: 0..<byteCount) }
}

extension MediaContents {
  /// The type of the `uuid` boxes that hold XMP (ISO 16684-3, 5.2.1.5).
  private static let xmpType: [UInt8] = [
    0xBE, 0x7A, 0xCF, 0xCB, 0x97, 0xA9, 0x42, 0xE8, 0x9C, 0x71, 0x99, 0x94, 0x91, 0xE3, 0xAF, 0xAC,
  ]

  /// Takes the XMP packet of a `uuid` box; one of another type is left alone.
  mutating func takeXMP(ofExtension box: Box, in source: inout ByteSource) throws(MalformedMedia) {
    let part = source.part(of: box)
    guard part.count > Self.xmpType.count, try source.matches(Self.xmpType, at: part.lowerBound) else {
      return
    }
    takeXMP(part.dropFirst(Self.xmpType.count))
  }

  /// Takes an XMP packet of a movie, unless there are more than any program writes.
  mutating func takeXMP(_ packet: Range<Int>) {
    if xmp.count < Limits.moviePackets, !packet.isEmpty { xmp.append(.range(packet)) }
  }
}
