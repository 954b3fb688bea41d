import CaptureDates

/// What the chunks of one PNG file have told so far.
struct PNGMetadata {
  /// How good a place for Exif is; the least counts.
  private enum Place: Int {
    case chunk, profile, lateChunk, lateProfile
    /// A chunk of that name without a TIFF structure.
    case rubble
  }

  private static let creationTime = "Creation Time"
  private static let xmp = "XML:com.adobe.xmp"
  /// What the XMP packet of an APP1 segment of JPEG begins with, before a zero.
  private static let xmpSignature = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
  /// What every data set of IPTC-IIM begins with.
  private static let dataSetMarker: UInt8 = 0x1C

  private let inflater: any Inflater
  /// How many more bytes of texts are read, and inflated.
  private var affordable = Limits.texts
  /// Where the Exif was found.
  private var place: Place?

  /// Creates metadata that nothing is known of.
  init(inflater: any Inflater) { self.inflater = inflater }
}

extension PNGMetadata {
  /// Adds what a chunk tells to `contents`.
  mutating func take(
    _ chunk: PNGChunk, isBehindPicture: Bool, from source: inout ByteSource,
    into contents: inout MediaContents
  ) throws(MalformedMedia) {
    switch chunk.type {
    case .imageHeader: try takeHeader(chunk, from: &source, into: &contents)
    case .pngExif:
      if let structure = try source.tiffStructure(in: chunk.payload) {
        take(.range(structure), at: isBehindPicture ? .lateChunk : .chunk, into: &contents)
      } else {
        take(.range(chunk.payload), at: .rubble, into: &contents)
      }
    case .text, .compressedText, .internationalText:
      guard let text = try PNGText(chunk, in: &source) else { return }
      switch text.keyword {
      case Self.creationTime:
        guard contents.dates.isEmpty else { return }
        let date = try bytes(of: text, limit: Limits.textBytes, from: &source)
        contents.dates.append(
          DateCandidate(
            source: .pngCreationTime, value: .text(date, subSecond: [], offset: []),
            at: text.isCompressed ? nil : .byte(text.range.lowerBound)))
      case Self.xmp: try takeXMP(text, from: &source, into: &contents)
      default:
        guard let kind = PNGRawProfile.Kind(keyword: text.keyword) else { return }
        try takeProfile(text, kind, isBehindPicture: isBehindPicture, from: &source, into: &contents)
      }
    default: return
    }
  }

  /// Whether no chunk behind this one betters the Exif that was found.
  func isExifCertain(at chunk: PNGChunk) -> Bool {
    switch place {
    case .chunk, .lateChunk: true
    case .profile: chunk.isPicture
    case .lateProfile, .rubble, nil: false
    }
  }
}

extension PNGMetadata {
  /// Width and height come first (11.2.1), each from 1 on.
  private func takeHeader(
    _ chunk: PNGChunk, from source: inout ByteSource, into contents: inout MediaContents
  ) throws(MalformedMedia) {
    guard chunk.payload.count >= 8, contents.details.width == nil else { return }
    let width = try source.integer32(at: chunk.payload.lowerBound, .bigEndian)
    let height = try source.integer32(at: chunk.payload.lowerBound + 4, .bigEndian)
    guard 1...Int(Int32.max) ~= width, 1...Int(Int32.max) ~= height else { return }
    contents.details.setSize(width: width, height: height)
  }

  /// Keeps Exif from a better place than that of what is known.
  private mutating func take(_ exif: Payload, at place: Place, into contents: inout MediaContents) {
    if let known = self.place, known.rawValue <= place.rawValue { return }
    self.place = place
    contents.exif = [MediaContents.ExifPart(exif)]
  }

  private mutating func takeXMP(
    _ text: PNGText, from source: inout ByteSource, into contents: inout MediaContents
  ) throws(MalformedMedia) {
    guard contents.xmp.count < Limits.packets else { return }
    contents.takeXMP(
      text.isCompressed
        ? .bytes(try bytes(of: text, limit: Limits.xmp, from: &source)) : try source.payload(text.range))
  }

  private mutating func takeProfile(
    _ text: PNGText, _ kind: PNGRawProfile.Kind, isBehindPicture: Bool, from source: inout ByteSource,
    into contents: inout MediaContents
  ) throws(MalformedMedia) {
    let digits = try bytes(of: text, limit: PNGRawProfile.textByteCount(of: Limits.exif), from: &source)
    guard let profile = PNGRawProfile.bytes(in: digits) else { return }
    switch kind {
    case .xmp: contents.takeXMP(.bytes(profile))
    case .exif:
      if profile.starts(with: Self.xmpSignature) {
        return contents.takeXMP(.bytes(Array(profile.dropFirst(Self.xmpSignature.count))))
      }
      var memory = ByteSource(profile)
      guard let structure = try memory.tiffStructure(in: 0..<profile.count) else { return }
      take(.bytes(Array(profile[structure])), at: isBehindPicture ? .lateProfile : .profile, into: &contents)
    case .iptc:
      guard contents.iptc == nil else { return }
      contents.iptc = try dataSets(in: profile)
    }
  }

  /// The data sets of IPTC-IIM in a profile: all of it, or a resource of Photoshop.
  private func dataSets(in profile: [UInt8]) throws(MalformedMedia) -> Payload? {
    if profile.first == Self.dataSetMarker { return .bytes(profile) }
    var memory = ByteSource(profile)
    var resources = PhotoshopResources(in: 0..<profile.count)
    guard let dataSets = try resources.iptc(in: &memory) else { return nil }
    return .bytes(try memory.bytes(of: dataSets, limit: Limits.iptc))
  }

  /// The bytes of a text, the first `limit` of them.
  private mutating func bytes(
    of text: PNGText, limit: Int, from source: inout ByteSource
  ) throws(MalformedMedia) -> [UInt8] {
    let storedLimit = min(text.isCompressed ? Limits.exif : limit, affordable)
    guard storedLimit > 0 else { return [] }
    let stored = try source.bytes(of: source.payload(text.range), limit: storedLimit)
    affordable -= stored.count
    guard text.isCompressed else { return stored }
    let bytes = inflater.inflated(stored, limit: min(limit, affordable))
    affordable -= bytes.count
    return bytes
  }
}
