import CaptureDates

/// What the movie box of a QuickTime or MPEG-4 file tells: its header, its tracks, and lists of metadata.
///
/// The sample tables, which make up most of it, are passed over.
struct QuickTimeMovie {
  /// The lists of metadata, within the movie box and beside it.
  var metadata = QuickTimeMetadata()
  /// What its header says of its making.
  private var created: HeaderTime?
  /// The first date of a track or its media.
  private var trackCreated: HeaderTime?
  /// Whether a handler is called as GoPro calls its own.
  private var isGoPros = false
  /// Time units in a second.
  private var timescale: Int?
  private var handlers: Set<FourCC> = []
  private var trackCount = 0
  /// What went wrong first.
  private(set) var fault: MalformedMedia?
}

extension QuickTimeMovie {
  /// What the handlers of tracks to be looked at are called.
  private static let pictureHandlers: Set<FourCC> = [.video, .picture, .auxiliaryVideo]

  /// Whether all was read, and there are tracks of sound and none of pictures.
  var holdsSoundAlone: Bool {
    fault == nil && trackCount <= Limits.tracks && handlers.contains(.sound) && !hasPictures
  }

  private var hasPictures: Bool { !handlers.isDisjoint(with: Self.pictureHandlers) }

  /// The dates of the header and of the tracks, by the clock that the camera goes by.
  var headerDates: [DateCandidate] {
    let writesWallTime = isGoPros || metadata.writesWallTime
    return [(DateSource.quickTimeMovieHeader, created), (.quickTimeTrack, trackCreated)].compactMap {
      source, time in
      guard let time else { return nil }
      let value: DateCandidate.Value =
        writesWallTime ? .wallSeconds(time.seconds) : .instant(seconds: time.seconds, nanoseconds: 0)
      return DateCandidate(source: source, value: value, at: .byte(time.start))
    }
  }

  /// Keeps what went wrong, if it is the first that did.
  mutating func note(_ error: MalformedMedia) { fault = fault ?? error }

  /// Reads the boxes of the movie, which fill `payload`; a fault within one costs what is left of that one.
  mutating func read(
    _ payload: Range<Int>, from source: inout ByteSource, into contents: inout MediaContents
  ) {
    let list = payload.clamped(to: 0..<source.byteCount)
    var boxes = Boxes(in: list)
    source.wantWhole(list)
    do throws(MalformedMedia) {
      while let box = try boxes.next(in: &source) {
        do throws(MalformedMedia) {
          try read(box, in: list, from: &source, into: &contents)
        } catch {
          note(error)
        }
        guard box.payload.upperBound <= list.upperBound else { throw .truncated(at: list.upperBound) }
        source.wantWhole(list.dropFirst(box.payload.upperBound - list.lowerBound))
      }
      guard payload == list else { throw .truncated(at: list.upperBound) }
    } catch {
      note(error)
    }
  }

  private mutating func read(
    _ box: Box, in list: Range<Int>, from source: inout ByteSource, into contents: inout MediaContents
  ) throws(MalformedMedia) {
    let part = box.payload.clamped(to: list)
    switch box.type {
    case .movieHeader: try readHeader(part, from: &source, into: &contents)
    case .movieExtends: try readExtension(part, from: &source, into: &contents)
    case .track: try readTrack(part, from: &source, into: &contents)
    case .userData: try metadata.readUserData(part, from: &source, into: &contents)
    case .metadata: try metadata.readMeta(part, from: &source, into: &contents)
    case .userType: try contents.takeXMP(in: box, of: &source)
    default: break
    }
  }

  /// Reads the movie header (ISO/IEC 14496-12, 8.2.2).
  private mutating func readHeader(
    _ payload: Range<Int>, from source: inout ByteSource, into contents: inout MediaContents
  ) throws(MalformedMedia) {
    var cursor = BoxCursor(payload)
    let version = try cursor.versionAndFlags(of: &source).version
    created = try cursor.time(version: version, of: &source)
    _ = try cursor.time(version: version, of: &source)
    timescale = try cursor.integer(4, of: &source)
    contents.details.duration = try cursor.length(version: version, of: &source).flatMap(seconds)
  }

  /// Reads how long a movie in fragments is, which its header leaves open (8.8.2).
  private func readExtension(
    _ payload: Range<Int>, from source: inout ByteSource, into contents: inout MediaContents
  ) throws(MalformedMedia) {
    var boxes = Boxes(in: payload)
    guard contents.details.duration == nil, let box = try boxes.first(.movieExtendsHeader, in: &source) else {
      return
    }
    var cursor = BoxCursor(box.payload.clamped(to: payload))
    let version = try cursor.versionAndFlags(of: &source).version
    contents.details.duration = try cursor.length(version: version, of: &source).flatMap(seconds)
  }

  /// Returns time units as seconds; `nil` for no time at all, which says that it isn't known.
  private func seconds(_ units: Int) -> Double? {
    guard let timescale, timescale > 0, units > 0 else { return nil }
    return Double(units) / Double(timescale)
  }

  /// Looks into a track while its kind, its size or its date is still wanted.
  private mutating func readTrack(
    _ payload: Range<Int>, from source: inout ByteSource, into contents: inout MediaContents
  ) throws(MalformedMedia) {
    trackCount += 1
    guard trackCount <= Limits.tracks, !hasPictures || created == nil && trackCreated == nil else { return }
    var track = QuickTimeTrack()
    defer {
      trackCreated = trackCreated ?? track.created
      isGoPros = isGoPros || track.isGoPros
      if let handler = track.handler { handlers.insert(handler) }
      if let handler = track.handler, Self.pictureHandlers.contains(handler) {
        contents.details.fill(from: track.details)
      }
    }
    try track.read(payload, from: &source)
  }
}
