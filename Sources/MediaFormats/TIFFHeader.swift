/// What a TIFF structure begins with: its byte order, a number that tells its kind, and where its first directory is
/// (TIFF 6.0, section 2; BigTIFF as libtiff lays it out).
struct TIFFHeader: Equatable, Sendable {
  /// The number after the byte order; all kinds but BigTIFF are laid out alike.
  enum Kind: Int, Sendable {
    case tiff = 42
    case bigTIFF = 43
    /// Panasonic's and Leica's RW2.
    case panasonic = 0x0055
    /// Olympus's ORF: `IIRO` and `MMOR`.
    case olympus = 0x4F52
    /// Olympus's ORF of some older cameras: `IIRS`.
    case olympusOld = 0x5352
    /// JPEG XR (ISO/IEC 29199-2, A.5), whose upper byte is the version.
    case jpegXR = 0x01BC
  }

  /// The bytes of a header; one of BigTIFF has twice as many.
  static let byteCount = 8

  /// The kind of structure.
  let kind: Kind
  /// How its numbers are written.
  let layout: TIFFLayout
  /// Where the first directory is, counted from the header; `Int.max` for what no file has.
  let firstDirectory: Int

  /// Reads the header at `base`; `nil` where there is none.
  init?(at base: Int, of source: inout ByteSource) throws(MalformedMedia) {
    let order: ByteOrder
    switch try source.integer16(at: base, .bigEndian) {
    case 0x4949: order = .littleEndian
    case 0x4D4D: order = .bigEndian
    default: return nil
    }
    guard let kind = Kind(rawValue: try source.integer16(at: base + 2, order)) else { return nil }
    let layout = TIFFLayout(order: order, isBig: kind == .bigTIFF)
    var place = base + 4
    if layout.isBig {
      // The bytes of an offset, and a zero.
      guard try source.integer16(at: base + 4, order) == layout.offsetByteCount,
        try source.integer16(at: base + 6, order) == 0
      else { return nil }
      place = base + 8
    }
    self.kind = kind
    self.layout = layout
    firstDirectory = try source.withBytes(at: place, count: layout.offsetByteCount) { layout.offset($0, 0) }
  }
}
