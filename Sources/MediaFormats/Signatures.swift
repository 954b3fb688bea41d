/// Recognises formats by their first bytes (containers.md, *What is media*).
public enum Signatures {
  /// A signature that needs no second look.
  private struct Row {
    let offset: Int
    let bytes: [UInt8]
    let format: MediaFormat

    init(_ bytes: [UInt8], _ format: MediaFormat, at offset: Int = 0) {
      self.offset = offset
      self.bytes = bytes
      self.format = format
    }

    init(_ text: StaticString, _ format: MediaFormat, at offset: Int = 0) {
      self.init(Array("\(text)".utf8), format, at: offset)
    }
  }

  /// The most telling come first: a raw file that is also a TIFF is named as what it is.
  private static let rows: [Row] = [
    Row([0xFF, 0xD8, 0xFF], .jpeg),
    Row([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
    Row("GIF87a", .gif),
    Row("GIF89a", .gif),
    Row("FUJIFILMCCD-RAW", .raf),
    Row("HEAPCCDR", .crw, at: 6),
    Row([0x49, 0x49, 0x55, 0x00], .rw2),
    Row("IIRO", .orf),
    Row("IIRS", .orf),
    Row("MMOR", .orf),
    Row([0x00, 0x4D, 0x52, 0x4D], .mrw),
    Row("FOVb", .x3f),
    Row([0x49, 0x49, 0xBC, 0x01], .jxr),
    Row("8BPS", .psd),
    Row([0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50, 0x20, 0x20], .jp2),
    Row([0x00, 0x00, 0x00, 0x0C, 0x4A, 0x58, 0x4C, 0x20], .jxl),
    Row([0x00, 0x00, 0x01, 0xBA], .mpeg),
    Row([0x00, 0x00, 0x01, 0xB3], .mpeg),
    Row([0x46, 0x4C, 0x56, 0x01], .flv),
  ]

  /// Says what the file is. The extension (lower-case) only tells apart what its bytes do not.
  public static func recognize(
    _ source: inout ByteSource, fileExtension: () -> [UInt8]
  ) throws(MalformedMedia) -> Recognition {
    for row in rows where try source.matches(row.bytes, at: row.offset) { return .media(row.format) }
    if let format = try tiffShaped(&source, fileExtension) { return .media(format) }
    if let format = try resourceInterchange(&source) { return .media(format) }
    if try ISOMedia.isRecognized(&source) { return try ISOMedia.recognize(&source) }
    if let streams = try streamContainer(&source, fileExtension) { return streams }
    if try isTransportStream(&source) { return .media(.mts) }
    if try isBitmap(&source) { return .media(.bmp) }
    if try isJPEGXLCodestream(&source) { return .media(.jxl) }
    return .unknown
  }

  /// TIFF 6.0 and BigTIFF. CR2 and DNG say what they are; every other raw file looks like a TIFF of that maker, which
  /// a scan may be as well, and only its extension tells.
  private static func tiffShaped(
    _ source: inout ByteSource, _ fileExtension: () -> [UInt8]
  ) throws(MalformedMedia) -> MediaFormat? {
    let headers: [[UInt8]] = [
      [0x49, 0x49, 42, 0], [0x4D, 0x4D, 0, 42], [0x49, 0x49, 43, 0], [0x4D, 0x4D, 0, 43],
    ]
    guard try source.matches(anyOf: headers, at: 0) else { return nil }
    if try source.matches([0x43, 0x52, 2, 0], at: 8) { return .cr2 }
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

  /// RIFF: what it holds stands at byte 8.
  private static func resourceInterchange(_ source: inout ByteSource) throws(MalformedMedia) -> MediaFormat? {
    guard try source.matches(Array("RIFF".utf8), at: 0) else { return nil }
    if try source.matches(Array("WEBP".utf8), at: 8) { return .webp }
    if try source.matches(Array("AVI ".utf8), at: 8) { return .avi }
    return nil
  }

  /// Matroska, ASF and Ogg hold sound as well as video; extensions that promise sound are believed.
  private static func streamContainer(
    _ source: inout ByteSource, _ fileExtension: () -> [UInt8]
  ) throws(MalformedMedia) -> Recognition? {
    func promises(_ sound: String...) -> Bool {
      sound.contains(String(decoding: fileExtension(), as: UTF8.self))
    }
    if try source.matches([0x1A, 0x45, 0xDF, 0xA3], at: 0) {
      if promises("mka", "weba") { return .audio }
      return .media(try source.contains("webm", before: 64) ? .webm : .mkv)
    }
    let asfHeader: [UInt8] = [0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11]
    if try source.matches(asfHeader, at: 0) { return promises("wma") ? .audio : .media(.wmv) }
    if try source.matches(Array("OggS".utf8), at: 0) {
      for codec: StaticString in ["theora", "OVP80"] where try source.contains(codec, before: 512) {
        return promises("oga") ? .audio : .media(.ogv)
      }
      return .audio
    }
    return nil
  }

  /// An MPEG transport stream (ISO/IEC 13818-1 2.4.3.2): packets of 188 bytes, or of 192 with a time stamp before each.
  private static func isTransportStream(_ source: inout ByteSource) throws(MalformedMedia) -> Bool {
    for (first, step) in [(0, 188), (4, 192)] {
      if try source.matches([0x47], at: first), try source.matches([0x47], at: first + step),
        try source.matches([0x47], at: first + 2 * step)
      {
        return true
      }
    }
    return false
  }

  /// A Windows bitmap whose size field tells the file's size.
  private static func isBitmap(_ source: inout ByteSource) throws(MalformedMedia) -> Bool {
    guard try source.matches([0x42, 0x4D], at: 0), source.byteCount >= 26 else { return false }
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

extension ByteSource {
  /// Says whether one of `signatures` stands at an offset.
  fileprivate mutating func matches(anyOf signatures: [[UInt8]], at offset: Int) throws(MalformedMedia)
    -> Bool
  {
    for signature in signatures where try matches(signature, at: offset) { return true }
    return false
  }

  /// Says whether ASCII `text` stands anywhere before byte `end`.
  fileprivate mutating func contains(_ text: StaticString, before end: Int) throws(MalformedMedia) -> Bool {
    let wanted = Array("\(text)".utf8)
    for offset in 0..<max(0, min(end, byteCount) - wanted.count + 1) {
      if try matches(wanted, at: offset) { return true }
    }
    return false
  }
}
