public import CaptureDates

/// What a file's container holds that tells when, where and by what it was taken: blocks of metadata, and what the
/// container states itself.
///
/// Each format adds to it what it finds. What was found before a fault stays.
public struct MediaContents: Equatable, Sendable {
  /// How far a container is searched.
  public enum Depth: Sendable {
    /// Until Exif is found, or in a movie a date as good, where that saves reads; what lies on the way is taken
    /// along.
    case exif
    /// To the end of what is known to hold metadata.
    case everything
  }

  /// A TIFF structure, and the directory that its first one is.
  public struct ExifPart: Equatable, Sendable {
    /// Where the structure is.
    public var payload: Payload
    /// What its IFD0 holds: `primary`, but in CR3, which keeps each directory in a structure of its own.
    public var directory: ExifFields.Directory

    /// Creates a part.
    public init(_ payload: Payload, _ directory: ExifFields.Directory = .primary) {
      self.payload = payload
      self.directory = directory
    }
  }

  /// The Exif, in parts that complete each other; where a file holds several, the first.
  public var exif: [ExifPart] = []
  /// XMP packets, the first to be believed first.
  public var xmp: [Payload] = []
  /// The data sets of IPTC-IIM.
  public var iptc: Payload?
  /// The dates that the container states itself, in no order.
  public var dates: [DateCandidate] = []
  /// What the container states besides.
  public var details = MediaDetails()
  /// What ties the still and the movie of a Live Photo together.
  public var contentIdentifier: [UInt8]?
  /// Whether it turned out to hold sound alone.
  public var isAudio = false
  /// Whether the search ended early, at Exif, so that more may be found (`Depth.everything`).
  public var isPartial = false

  /// Creates contents of which nothing is known.
  public init() {}
}

extension MediaContents {
  /// Ends the search where it goes no further than Exif; says whether that is so.
  mutating func ends(at depth: Depth) -> Bool {
    isPartial = depth == .exif
    return isPartial
  }

  /// Takes an XMP packet, unless it is empty or there are more than any program writes.
  mutating func takeXMP(_ packet: Payload) {
    if xmp.count < Limits.packets, !packet.isEmpty { xmp.append(packet) }
  }

  /// Takes a date string, once, unless it is empty. `start` is where in the file it stands, if that is known.
  mutating func take(_ text: [UInt8], offset: [UInt8] = [], from source: DateSource, at start: Int? = nil) {
    let candidate = DateCandidate(
      source: source, value: .text(text, subSecond: [], offset: offset), at: start.map { .byte($0) })
    if !text.isEmpty, !dates.contains(candidate) { dates.append(candidate) }
  }
}

extension MediaContents {
  /// Searches a file of a format. What was found earlier is forgotten.
  /// - Throws: when the container ends too early or makes no sense; what was found before that stays.
  public mutating func read(
    _ source: inout ByteSource, as format: MediaFormat, depth: Depth, inflater: any Inflater
  ) throws(MalformedMedia) {
    self = MediaContents()
    switch format {
    case .jpeg: try JPEG.read(&source, into: &self, depth: depth)
    case .tiff, .dng, .nef, .arw, .cr2, .pef, .srw, .erf, .iiq, .gpr, .threeFR, .rw2, .orf, .jxr:
      exif = [ExifPart(.range(0..<source.byteCount))]
    case .raf: try RAF.read(&source, into: &self, depth: depth)
    case .heic, .heif, .avif: try HEIF.read(&source, into: &self)
    case .cr3: try CR3.read(&source, into: &self, depth: depth)
    case .jxl: try JPEGXL.read(&source, into: &self, depth: depth)
    case .jp2: try JP2.read(&source, into: &self, depth: depth)
    case .png: try PNG.read(&source, into: &self, depth: depth, inflater: inflater)
    case .webp: try WebP.read(&source, into: &self, depth: depth)
    case .gif: try GIF.read(&source, into: &self)
    case .mov, .mp4, .m4v, .threeGP: try QuickTime.read(&source, into: &self, depth: depth)
    case .avi: try AVI.read(&source, into: &self, depth: depth)
    case .mkv, .webm: try Matroska.read(&source, into: &self)
    case .mts: try TransportStream.read(&source, into: &self)
    case .wmv: try ASF.read(&source, into: &self)
    case .mrw: try MRW.read(&source, into: &self)
    case .crw: try CIFF.read(&source, into: &self)
    case .psd: try PSD.read(&source, into: &self)
    case .x3f: try X3F.read(&source, into: &self, depth: depth)
    case .bmp: try BMP.read(&source, into: &self)
    case .mpeg, .flv, .ogv: break
    }
  }

  /// Adds the size of a picture whose search ended early, as far as that takes no read.
  public mutating func readSize(_ source: inout ByteSource, as format: MediaFormat) {
    if isPartial, format == .jpeg { JPEG.readSize(of: &source, into: &self) }
  }

  /// Searches the JPEG that begins at `start` of a file of another format.
  /// - Throws: as above.
  public mutating func read(_ source: inout ByteSource, jpegAt start: Int) throws(MalformedMedia) {
    self = MediaContents()
    try JPEG.read(&source, into: &self, depth: .everything, from: start)
  }
}
