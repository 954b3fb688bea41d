public import CaptureDates
public import MediaFormats

/// What a file says about itself.
public struct MediaMetadata: Equatable, Sendable {
  /// The format that its bytes show.
  public var format: MediaFormat
  /// The dates that it offers, in no order.
  public var candidates: [DateCandidate] = []
  /// What else output shows.
  public var details = MediaDetails()

  /// Creates the metadata of a file that says nothing but what it is.
  public init(format: MediaFormat) { self.format = format }
}

/// What is known of a photo or video besides its date; `nil` where the file does not say.
public struct MediaDetails: Equatable, Sendable {
  /// The width of the picture as stored, in pixels.
  public var width: Int?
  /// The height of the picture as stored, in pixels.
  public var height: Int?
  /// How it is to be turned upright, 1 to 8 (Exif 3.0, 4.6.5.1.3).
  public var orientation: Int?
  /// Who made the camera.
  public var make: String?
  /// Which camera it is.
  public var model: String?
  /// Degrees north.
  public var latitude: Double?
  /// Degrees east.
  public var longitude: Double?

  /// Creates details of which nothing is known.
  public init() {}
}

/// What reading a file came to.
public enum MediaReading: Equatable, Sendable {
  /// A photo or video; `fault` says why its metadata may be incomplete.
  case media(MediaMetadata, fault: MalformedMedia?)
  /// Sound alone.
  case audio
  /// No format that is known.
  case unknown
}

extension MediaReading {
  /// Reads what a file says about itself. The extension (lower-case) only tells apart what its bytes do not.
  /// - Throws: when its first bytes can't be read.
  public init(_ source: inout ByteSource, fileExtension: [UInt8]) throws(MalformedMedia) {
    switch try Signatures.recognize(&source, fileExtension: fileExtension) {
    case .unknown: self = .unknown
    case .audio: self = .audio
    case .media(let format):
      var metadata = MediaMetadata(format: format)
      do throws(MalformedMedia) {
        try metadata.readExif(from: &source)
        self = .media(metadata, fault: nil)
      } catch {
        self = .media(metadata, fault: error)
      }
    }
  }
}

extension MediaMetadata {
  /// Finds the file's Exif and takes from it what it tells.
  fileprivate mutating func readExif(from source: inout ByteSource) throws(MalformedMedia) {
    guard format == .jpeg, let block = try JPEG.exifBlock(in: &source) else { return }
    let fields = try TIFF.exifFields(in: &source, block: block)
    guard !fields.isEmpty, let exif = Exif(parsing: ExifBlock.bytes(of: fields)) else { return }
    candidates = exif.dateCandidates()
    details = exif.details()
  }
}
