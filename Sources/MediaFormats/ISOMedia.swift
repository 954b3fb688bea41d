/// Files of boxes: ISO base media (ISO/IEC 14496-12) and the QuickTime format that it grew from.
enum ISOMedia {
  /// What a QuickTime file without a file type box begins with.
  private static let quickTimeBoxes: [FourCC] = ["moov", "mdat", "wide", "free", "skip", "pnot"]
  private static let audioBrands: [FourCC] = ["M4A ", "M4B ", "M4P ", "F4A ", "aax "]
  private static let hevcBrands: [FourCC] = ["heic", "heix", "heim", "heis", "hevc", "hevx"]
  private static let imageBrands: [FourCC] = ["mif1", "mif2", "mif3", "msf1"]
  private static let av1Brands: [FourCC] = ["avif", "avis"]
  /// Those of films, whatever their tracks.
  static let filmBrands: [FourCC] = ["M4V ", "M4VH", "M4VP"]
  /// The brands of other movies, but for those of 3GPP, which are many and begin alike.
  private static let movieBrands: [(brand: FourCC, format: MediaFormat)] = [
    ("crx ", .cr3), ("qt  ", .mov), ("isom", .mp4), ("mp41", .mp4), ("mp42", .mp4),
  ]

  /// Says whether the first box is one that such a file begins with.
  static func isRecognized(_ source: inout ByteSource) throws(MalformedMedia) -> Bool {
    guard source.byteCount >= 8 else { return false }
    let type = try source.fourCC(at: 4)
    if type == .fileType { return true }
    guard quickTimeBoxes.contains(type) else { return false }
    // A box is at least its own header; sizes 0 (to the end) and 1 (64 bits) are special. A text in which such
    // a word stands there begins with four letters, which is 512 MB and more: only a movie's data is so large.
    let size = try source.integer32(at: 0, .bigEndian)
    return size <= 1 || size >= 8 && (size < 0x2000_0000 || type == .mediaData)
  }

  /// Tells the format by the major brand, and where that leaves it open, by the compatible ones.
  static func recognize(_ source: inout ByteSource) throws(MalformedMedia) -> Recognition {
    guard try source.fourCC(at: 4) == .fileType else { return .media(.mov) }
    let size = try source.integer32(at: 0, .bigEndian)
    let end = min(max(size, 12), Limits.head, source.byteCount)
    guard end >= 12 else { throw .truncated(at: source.byteCount) }
    let major = try source.fourCC(at: 8)
    if audioBrands.contains(major) { return .audio }
    if let format = movie(major) { return .media(format) }
    var brands = [major]
    for offset in stride(from: 16, through: end - 4, by: 4) { brands.append(try source.fourCC(at: offset)) }
    if let format = still(brands) { return .media(format) }
    return .media(try isPicture(&source, behind: size) ? .heif : .mp4)
  }

  /// Says whether a `meta` box of a picture stands at an offset, its handler first (ISO/IEC 23008-12, 6.2).
  private static func isPicture(_ source: inout ByteSource, behind offset: Int) throws(MalformedMedia) -> Bool
  {
    // A list of brands so long that this takes another read belongs to nothing known.
    guard offset <= Limits.head - 32 else { return false }
    for (type, place) in [(FourCC.metadata, 4), (.handler, 16), (.picture, 28)] {
      guard source.byteCount >= offset + place + 4, try source.fourCC(at: offset + place) == type else {
        return false
      }
    }
    return true
  }

  /// The format that a movie's major brand names.
  private static func movie(_ major: FourCC) -> MediaFormat? {
    if major.rawValue >> 16 == 0x3367 { return .threeGP }  // "3g", with whatever release.
    return filmBrands.contains(major) ? .m4v : movieBrands.first { $0.brand == major }?.format
  }

  /// The still format that one of the brands names, the most telling ones first.
  private static func still(_ brands: [FourCC]) -> MediaFormat? {
    if brands.contains(where: hevcBrands.contains) { return .heic }
    if brands.contains(where: av1Brands.contains) { return .avif }
    return brands.contains(where: imageBrands.contains) ? .heif : nil
  }
}
