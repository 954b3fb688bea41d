import CaptureDates
import MediaFormats

/// What a sidecar tells.
struct SidecarContent {
  /// The dates.
  var dates: [DateCandidate] = []
  /// The extension of the one file that it tells of, if it says so (rule 26).
  var fileExtension: [UInt8]?
}

extension SidecarContent {
  /// Makes sense of the text of a sidecar; none tells nothing.
  init(_ text: [UInt8], of kind: Sidecar.Kind) {
    switch kind {
    case .xmp:
      let xmp = XMP(text, in: .sidecar)
      dates = xmp.dates
      fileExtension = xmp.sidecarForExtension
    case .sony: dates = SonyMetadata.date(in: text).map { [$0] } ?? []
    case .thumbnail: break
    }
  }
}
