import CaptureDates
public import MediaFormats

/// Reads what files say about themselves, one after another, into the same memory.
public struct MediaReader: ~Copyable {
  private let wantsDetails: Bool
  private var tiff: TIFF
  private var block = ExifBlock()

  /// Creates a reader, of dates alone or of details too, which cost libexif as much again.
  public init(wantsDetails: Bool) {
    self.wantsDetails = wantsDetails
    tiff = TIFF(wantsDetails: wantsDetails)
  }

  /// Reads a file. The extension (lower-case) only tells apart what its bytes do not.
  /// - Throws: when its first bytes can't be read.
  public mutating func read(
    _ source: inout ByteSource, fileExtension: @autoclosure () -> [UInt8]
  ) throws(MalformedMedia) -> MediaReading {
    switch try Signatures.recognize(&source, fileExtension: fileExtension) {
    case .unknown: return .unknown
    case .audio: return .audio
    case .media(let format):
      var metadata = MediaMetadata(format: format)
      do throws(MalformedMedia) {
        try readExif(of: &metadata, from: &source)
        return .media(metadata, fault: nil)
      } catch {
        return .media(metadata, fault: error)
      }
    }
  }

  /// Finds the file's Exif and takes from it what it tells.
  private mutating func readExif(
    of metadata: inout MediaMetadata, from source: inout ByteSource
  ) throws(MalformedMedia) {
    guard metadata.format == .jpeg, let place = try JPEG.exifBlock(in: &source) else { return }
    try tiff.read(&source, block: place)
    guard !tiff.fields.isEmpty else { return }
    block.write(tiff.fields)
    guard let exif = Exif(parsing: block.bytes) else { return }
    metadata.candidates = exif.dateCandidates()
    if wantsDetails { metadata.details = exif.details() }
    // Without its Exif directory a file has only the date of its last edit to offer; that should be known.
    if let fault = tiff.fault { throw fault }
  }
}
