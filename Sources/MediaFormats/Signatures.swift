/// Recognises formats by their first bytes (containers.md, *What is media*).
public enum Signatures {
  /// The formats that need no second look. The most telling come first: a raw file that is also a TIFF is named as
  /// what it is.
  private static let formats: [(signature: Signature, format: MediaFormat)] = [
    (Signature([0xFF, 0xD8, 0xFF]), .jpeg),
    (Signature([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), .png),
    (Signature("GIF87a"), .gif),
    (Signature("GIF89a"), .gif),
    (Signature("FUJIFILMCCD-RAW"), .raf),
    (Signature("HEAPCCDR", at: 6), .crw),
    (Signature([0x49, 0x49, 0x55, 0x00]), .rw2),
    (Signature("IIRO"), .orf),
    (Signature("IIRS"), .orf),
    (Signature("MMOR"), .orf),
    (Signature([0x00, 0x4D, 0x52, 0x4D]), .mrw),
    (Signature("FOVb"), .x3f),
    (Signature([0x49, 0x49, 0xBC, 0x01]), .jxr),
    (Signature("8BPS"), .psd),
    (Signature([0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50, 0x20, 0x20]), .jp2),
    (Signature([0x00, 0x00, 0x00, 0x0C, 0x4A, 0x58, 0x4C, 0x20]), .jxl),
    (Signature("RIFF????WEBP"), .webp),
    (Signature("RIFF????AVI "), .avi),
    (Signature([0x00, 0x00, 0x01, 0xBA]), .mpeg),
    (Signature([0x00, 0x00, 0x01, 0xB3]), .mpeg),
    (Signature([0x46, 0x4C, 0x56, 0x01]), .flv),
  ]

  /// TIFF 6.0 and BigTIFF, each in both byte orders.
  private static let tiff = [
    Signature([0x49, 0x49, 42, 0]), Signature([0x4D, 0x4D, 0, 42]), Signature([0x49, 0x49, 43, 0]),
    Signature([0x4D, 0x4D, 0, 43]),
  ]
  /// What stands behind the header of a Canon's TIFF: "CR" and a version.
  private static let cr2 = Signature([0x43, 0x52, 2, 0], at: 8)

  private static let matroska = Signature([0x1A, 0x45, 0xDF, 0xA3])
  private static let asf = Signature([0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11])
  private static let ogg = Signature("OggS")
  private static let bitmap = Signature("BM")

  /// Says what the file is. The extension (lower-case) only tells apart what its bytes do not.
  public static func recognize(
    _ source: inout ByteSource, fileExtension: () -> [UInt8]
  ) throws(MalformedMedia) -> Recognition {
    let first = try FirstBytes(of: &source)
    for (signature, format) in formats where signature.matches(first) { return .media(format) }
    for signature in tiff where signature.matches(first) {
      return .media(try tiffShaped(&source, first, fileExtension))
    }
    if try ISOMedia.isRecognized(&source) { return try ISOMedia.recognize(&source) }
    if let streams = try streamContainer(&source, first, fileExtension) { return streams }
    if try TransportStream.prefixLength(in: &source) != nil { return .media(.mts) }
    if bitmap.matches(first), try isBitmap(&source) { return .media(.bmp) }
    if try isJPEGXLCodestream(&source) { return .media(.jxl) }
    return .unknown
  }

  /// CR2 and DNG say what they are; every other raw file looks like a TIFF of that maker, which a scan may be as
  /// well, and only its extension tells.
  private static func tiffShaped(
    _ source: inout ByteSource, _ first: FirstBytes, _ fileExtension: () -> [UInt8]
  ) throws(MalformedMedia) -> MediaFormat {
    if cr2.matches(first) { return .cr2 }
    let name = String(decoding: fileExtension(), as: UTF8.self)
    // GoPro's raw files are digital negatives of a kind that few programs can read.
    if name != "gpr", try DNG.isRecognized(&source) { return .dng }
    switch name {
    case "dng": return .dng
    case "nef": return .nef
    case "arw": return .arw
    case "pef": return .pef
    case "srw": return .srw
    case "3fr": return .threeFR
    case "erf": return .erf
    case "iiq": return .iiq
    case "gpr": return .gpr
    case "cr2": return .cr2
    default: return .tiff
    }
  }

  /// Matroska, ASF and Ogg hold sound as well as video; extensions that promise sound are believed.
  private static func streamContainer(
    _ source: inout ByteSource, _ first: FirstBytes, _ fileExtension: () -> [UInt8]
  ) throws(MalformedMedia) -> Recognition? {
    func promises(_ sound: String...) -> Bool {
      sound.contains(String(decoding: fileExtension(), as: UTF8.self))
    }
    if matroska.matches(first) {
      if promises("mka", "weba") { return .audio }
      let head = try source.gather([0..<64], limit: 64)
      return .media(head.firstIndex(of: "webm") == nil ? .mkv : .webm)
    }
    if asf.matches(first) { return promises("wma") ? .audio : .media(.wmv) }
    if ogg.matches(first) {
      let head = try source.gather([0..<512], limit: 512)
      let isVideo = head.firstIndex(of: "theora") != nil || head.firstIndex(of: "OVP80") != nil
      return isVideo && !promises("oga") ? .media(.ogv) : .audio
    }
    return nil
  }

  /// A Windows bitmap whose size field tells the file's size.
  private static func isBitmap(_ source: inout ByteSource) throws(MalformedMedia) -> Bool {
    guard source.byteCount >= 26 else { return false }
    return try source.integer32(at: 2, .littleEndian) == source.byteCount
  }

  /// A bare JPEG XL codestream, of a size that makes sense.
  private static func isJPEGXLCodestream(_ source: inout ByteSource) throws(MalformedMedia) -> Bool {
    guard source.byteCount >= 12,
      let codestream = try JPEGXLCodestream(in: 0..<source.byteCount, of: &source)
    else { return false }
    return codestream.height <= 1 << 18 && codestream.width <= 1 << 18
  }
}
