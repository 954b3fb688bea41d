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
    // Whatever else dates the movie may be outranked by what stands behind it.
    let isConclusive = contents.dates.contains {
      $0.source == .quickTimeCreationDate && $0.isConclusive(latest: .max)
    }
    if !isConclusive || !contents.ends(at: depth) {
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
      source.wantWhole(end..<max(end, source.byteCount))
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
        source.wantWhole(end..<max(end, source.byteCount))
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
    case .userType: try contents.takeXMP(in: box, of: &source)
    case .metadata: try movie.metadata.readMeta(source.part(of: box), from: &source, into: &contents)
    default: break
    }
  }

  /// Whether the major brand names films, whatever their tracks.
  private static func promisesPictures(_ source: inout ByteSource) throws(MalformedMedia) -> Bool {
    guard source.byteCount >= 12, try source.fourCC(at: 4) == .fileType else { return false }
    return ISOMedia.filmBrands.contains(try source.fourCC(at: 8))
  }
}

extension ByteSource {
  /// What a box holds, as far as the file goes.
  func part(of box: Box) -> Range<Int> { box.payload.clamped(to: 0..<byteCount) }
}
