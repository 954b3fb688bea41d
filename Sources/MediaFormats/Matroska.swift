import CaptureDates

/// A Matroska or WebM movie: elements of EBML (RFC 9559).
enum Matroska {
  /// The elements of interest (RFC 9559, 5.1).
  private enum ID {
    static let segment: UInt32 = 0x1853_8067
    static let seekHead: UInt32 = 0x114D_9B74
    static let seek: UInt32 = 0x4DBB
    static let seekID: UInt32 = 0x53AB
    static let seekPosition: UInt32 = 0x53AC
    static let info: UInt32 = 0x1549_A966
    static let timestampScale: UInt32 = 0x2A_D7B1
    static let duration: UInt32 = 0x4489
    static let dateUTC: UInt32 = 0x4461
    static let tracks: UInt32 = 0x1654_AE6B
    static let trackEntry: UInt32 = 0xAE
    static let trackType: UInt32 = 0x83
    static let video: UInt32 = 0xE0
    static let pixelWidth: UInt32 = 0xB0
    static let pixelHeight: UInt32 = 0xBA
    static let cluster: UInt32 = 0x1F43_B675
  }

  /// The TrackType of video.
  private static let videoTrack: UInt64 = 1
  /// 2001-01-01 in UTC, from which DateUTC counts, in seconds since 1970 (RFC 8794, 7.6).
  private static let epoch: Int64 = 978_307_200
  private static let nanosecondsPerSecond: Int64 = 1_000_000_000

  /// Finds what the file holds: in Info and Tracks, which mostly come before the first Cluster; elsewhere the
  /// SeekHead tells where.
  static func read(_ source: inout ByteSource, into contents: inout MediaContents) throws(MalformedMedia) {
    var segmentStart = 0
    var places: [UInt32: UInt64]?
    var info: EBMLElement?
    var tracks: EBMLElement?
    var elements = EBMLElements(in: 0..<source.byteCount)
    search: while info == nil || tracks == nil, let element = try elements.next(in: &source) {
      switch element.id {
      case ID.segment:
        segmentStart = element.payload.lowerBound
        elements.enter(element)
      case ID.seekHead where places == nil: places = try readSeekHead(element, of: &source)
      case ID.info where info == nil:
        info = element
        try readInfo(element, of: &source, into: &contents)
      case ID.tracks where tracks == nil: tracks = element
      case ID.cluster: break search
      default: break
      }
    }
    if info == nil, let place = places?[ID.info] {
      let element = try find(ID.info, at: place, from: segmentStart, in: &source)
      try readInfo(element, of: &source, into: &contents)
    }
    if tracks == nil, let place = places?[ID.tracks] {
      tracks = try find(ID.tracks, at: place, from: segmentStart, in: &source)
    }
    if let tracks { try readTracks(tracks, of: &source, into: &contents) }
  }

  /// Returns where a SeekHead says that the segment's elements are, the first of each kind (RFC 9559, 5.1.1).
  private static func readSeekHead(
    _ seekHead: EBMLElement, of source: inout ByteSource
  ) throws(MalformedMedia) -> [UInt32: UInt64] {
    var elements = EBMLElements(in: seekHead.payload)
    var places: [UInt32: UInt64] = [:]
    var id: UInt32?
    while let element = try elements.next(in: &source) {
      switch element.id {
      case ID.seek: elements.enter(element)
      case ID.seekID: id = try source.unsigned(of: element).flatMap { UInt32(exactly: $0) }
      case ID.seekPosition:
        guard let id, let place = try source.unsigned(of: element), places[id] == nil else { continue }
        places[id] = place
      default: break
      }
    }
    return places
  }

  /// Reads the header of an element where a SeekHead says that it is.
  private static func find(
    _ id: UInt32, at place: UInt64, from segmentStart: Int, in source: inout ByteSource
  ) throws(MalformedMedia) -> EBMLElement {
    // A segment begins within the file, so that the difference is no less than zero.
    guard place < UInt64(source.byteCount - segmentStart) else { throw .truncated(at: source.byteCount) }
    let start = segmentStart + Int(place)
    var elements = EBMLElements(in: start..<source.byteCount)
    guard let element = try elements.next(in: &source), element.id == id else {
      throw .invalid("seek position", at: start)
    }
    return element
  }

  /// Reads date and duration (RFC 9559, 5.1.2).
  private static func readInfo(
    _ info: EBMLElement, of source: inout ByteSource, into contents: inout MediaContents
  ) throws(MalformedMedia) {
    var elements = EBMLElements(in: info.payload)
    var ticks: Double?
    var nanosecondsPerTick: UInt64 = 1_000_000
    while let element = try elements.next(in: &source) {
      switch element.id {
      case ID.dateUTC where element.payload.count == 8 && contents.dates.isEmpty:
        guard let bits = try source.unsigned(of: element) else { continue }
        contents.dates.append(
          date(nanoseconds: Int64(bitPattern: bits), at: element.payload.lowerBound))
      case ID.timestampScale: nanosecondsPerTick = try source.unsigned(of: element) ?? nanosecondsPerTick
      case ID.duration: ticks = try source.float(of: element)
      default: break
      }
    }
    guard let ticks else { return }
    let seconds = ticks * Double(nanosecondsPerTick) / Double(nanosecondsPerSecond)
    if seconds > 0, seconds.isFinite { contents.details.duration = seconds }
  }

  private static func date(nanoseconds: Int64, at start: Int) -> DateCandidate {
    let (quotient, remainder) = nanoseconds.quotientAndRemainder(dividingBy: nanosecondsPerSecond)
    let borrow: Int64 = remainder < 0 ? 1 : 0
    return DateCandidate(
      source: .matroskaDateUTC,
      value: .instant(
        seconds: epoch + quotient - borrow,
        nanoseconds: Int32(truncatingIfNeeded: remainder + borrow * nanosecondsPerSecond)),
      at: .byte(start))
  }

  /// Reads the size of the first video track, and whether there is any (RFC 9559, 5.1.4).
  private static func readTracks(
    _ tracks: EBMLElement, of source: inout ByteSource, into contents: inout MediaContents
  ) throws(MalformedMedia) {
    var elements = EBMLElements(in: tracks.payload)
    var types: Set<UInt64> = []
    var width: Int?
    var height: Int?
    while let element = try elements.next(in: &source) {
      switch element.id {
      case ID.trackEntry: elements.enter(element)
      case ID.trackType:
        if let type = try source.unsigned(of: element) { types.insert(type) }
      // Only a video track has it.
      case ID.video where width == nil: elements.enter(element)
      case ID.pixelWidth, ID.pixelHeight:
        let length = try source.dimension(of: element)
        if element.id == ID.pixelWidth { width = length } else { height = length }
        contents.details.setSize(width: width ?? 0, height: height ?? 0)
      default: break
      }
    }
    contents.isAudio = elements.isAtEnd && !types.isEmpty && !types.contains(videoTrack)
  }
}

extension ByteSource {
  /// A width or height; `nil` when it is none.
  fileprivate mutating func dimension(of element: EBMLElement) throws(MalformedMedia) -> Int? {
    guard let value = try unsigned(of: element), 1...UInt64(UInt32.max) ~= value else { return nil }
    return Int(value)
  }
}
