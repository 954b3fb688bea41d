/// Files of boxes: ISO base media (ISO/IEC 14496-12) and the QuickTime format that it grew from.
enum ISOMedia {
  /// Four characters that name a box or a brand.
  private typealias Code = [UInt8]

  private static func code(_ text: StaticString) -> Code { Array("\(text)".utf8) }

  private static let fileType = code("ftyp")
  private static let movieData = code("mdat")
  /// What a QuickTime file without a file type box begins with.
  private static let quickTimeBoxes = [
    code("moov"), movieData, code("wide"), code("free"), code("skip"), code("pnot"),
  ]
  private static let audioBrands = [code("M4A "), code("M4B "), code("M4P "), code("F4A "), code("aax ")]
  private static let hevcBrands = [
    code("heic"), code("heix"), code("heim"), code("heis"), code("hevc"), code("hevx"),
  ]
  private static let imageBrands = [code("mif1"), code("mif2"), code("mif3"), code("msf1")]
  private static let av1Brands = [code("avif"), code("avis")]

  /// Says whether the first box is one that such a file begins with.
  static func isRecognized(_ source: inout ByteSource) throws(MalformedMedia) -> Bool {
    guard source.byteCount >= 8 else { return false }
    if try source.matches(fileType, at: 4) { return true }
    for box in quickTimeBoxes where try source.matches(box, at: 4) {
      // A box is at least its own header; sizes 0 (to the end) and 1 (64 bits) are special. A text in which such
      // a word stands there begins with four letters, which is 512 MB and more: only a movie's data is so large.
      let size = try source.integer32(at: 0, .bigEndian)
      return size <= 1 || size >= 8 && (size < 0x2000_0000 || box == movieData)
    }
    return false
  }

  /// Tells the format by the major brand, and where that leaves it open, by the compatible ones.
  static func recognize(_ source: inout ByteSource) throws(MalformedMedia) -> Recognition {
    guard try source.matches(fileType, at: 4) else { return .media(.mov) }
    let size = try source.integer32(at: 0, .bigEndian)
    let end = min(max(size, 12), 4096, source.byteCount)
    guard end >= 12 else { throw .truncated(at: source.byteCount) }
    var brands: [Code] = []
    for offset in [8] + Array(stride(from: 16, through: end - 4, by: 4)) {
      var brand: Code = []
      try source.append(offset..<offset + 4, to: &brand)
      brands.append(brand)
    }
    let major = brands[0]
    if audioBrands.contains(major) { return .audio }
    if let format = movie(major) ?? still(brands) { return .media(format) }
    return .media(try isPicture(&source, behind: size) ? .heif : .mp4)
  }

  /// Says whether a `meta` box of a picture stands at an offset, its handler first (ISO/IEC 23008-12, 6.2).
  private static func isPicture(_ source: inout ByteSource, behind offset: Int) throws(MalformedMedia) -> Bool
  {
    // A list of brands so long that this takes another read belongs to nothing known.
    guard offset <= Limits.head - 32 else { return false }
    for (type, place) in [(code("meta"), 4), (code("hdlr"), 16), (code("pict"), 28)] {
      guard try source.matches(type, at: offset + place) else { return false }
    }
    return true
  }

  /// The format that a movie's major brand names.
  private static func movie(_ major: Code) -> MediaFormat? {
    switch major {
    case code("crx "): .cr3
    case code("qt  "): .mov
    case code("M4V "), code("M4VH"), code("M4VP"): .m4v
    case code("isom"), code("mp41"), code("mp42"): .mp4
    default: major.starts(with: code("3g")) ? .threeGP : nil
    }
  }

  /// The still format that one of the brands names, the most telling ones first.
  private static func still(_ brands: [Code]) -> MediaFormat? {
    if brands.contains(where: { hevcBrands.contains($0) }) { return .heic }
    if brands.contains(where: { av1Brands.contains($0) }) { return .avif }
    return brands.contains { imageBrands.contains($0) } ? .heif : nil
  }
}
