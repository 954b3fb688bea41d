import Moments

/// A file that tells of another in its folder, by its name.
struct Sidecar: Equatable, Sendable {
  /// The kinds of such files, those first whose dates rank higher.
  enum Kind: CaseIterable, Sendable {
    /// XMP of a photo or video: `NAME.EXT.xmp`, or `NAME.xmp` (rule 26).
    case xmp
    /// The XML that Sony's cameras put beside a video: `NAMEM01.XML` (rule 30, 2).
    case sony
    /// The small JPEG that a camera puts beside a video, with Exif: `NAME.THM` (rule 30, 4).
    case thumbnail
  }

  /// What kind it is.
  let kind: Kind
  /// Its name.
  let name: [UInt8]
  /// What the name of the file that it tells of is, or begins with, in whatever case.
  let target: ArraySlice<UInt8>

  /// Creates the sidecar of that name; `nil` where it is none's.
  init?(_ name: [UInt8]) {
    for (ending, kind) in Self.endings where name.count > ending.count {
      guard name.suffix(ending.count).elementsEqual(ending, by: { $0.asciiLowercased == $1 }) else {
        continue
      }
      self.kind = kind
      self.name = name
      target = name.dropLast(ending.count)
      return
    }
    return nil
  }

  private static let endings: [([UInt8], Kind)] = [
    (Array(".xmp".utf8), .xmp), (Array(".thm".utf8), .thumbnail), (Array("m01.xml".utf8), .sony),
  ]
}
