import TestSupport
import Testing

@testable import MediaFormats

@Suite struct ISOMediaTests {
  func recognize(_ bytes: [UInt8]) throws -> Recognition {
    var source = ByteSource(bytes)
    return try Signatures.recognize(&source, fileExtension: { [] })
  }

  /// A file type box of that size, whatever its brands take, and 64 bytes behind it.
  static func fileType(size: Int? = nil, _ brands: [String], minorVersion: String = "\0\0\0\0") -> [UInt8] {
    let major = Array((brands.first ?? "").utf8)
    let content = major + Array(minorVersion.utf8) + brands.dropFirst().flatMap { Array($0.utf8) }
    let size = size ?? 8 + content.count
    let sizeBytes = (0..<4).map { UInt8(truncatingIfNeeded: size >> (24 - 8 * $0)) }
    return sizeBytes + Array("ftyp".utf8) + content + [UInt8](repeating: 0, count: 64)
  }

  static let majors: [(String, Recognition)] =
    ["heic", "heix", "heim", "heis", "hevc", "hevx"].map { ($0, .media(.heic)) }
    + ["avif", "avis"].map { ($0, .media(.avif)) }
    + ["mif1", "mif2", "mif3", "msf1"].map { ($0, .media(.heif)) }
    + ["M4A ", "M4B ", "M4P ", "F4A ", "aax "].map { ($0, .audio) }
    + ["isom", "mp41", "mp42", "avc1", "XAVC", "dash", "iso5"].map { ($0, .media(.mp4)) }
    + ["M4V ", "M4VH", "M4VP"].map { ($0, .media(.m4v)) }
    + ["3gp4", "3gp5", "3g2a", "3ge6"].map { ($0, .media(.threeGP)) }
    + [("qt  ", .media(.mov)), ("crx ", .media(.cr3))]

  @Test(arguments: majors)
  func `the major brand tells the format`(brand: String, expected: Recognition) throws {
    #expect(try recognize(Self.fileType([brand])) == expected)
  }

  @Test(
    arguments: [
      (["mif1", "miaf", "heic"], .heic), (["msf1", "hevc"], .heic), (["mif1", "avif", "miaf"], .avif),
      (["XXXX", "mif1"], .heif), (["XXXX", "avis", "heic"], .heic), (["isom", "heic"], .mp4),
      (["qt  ", "heic"], .mov),
    ] as [([String], MediaFormat)])
  func `the compatible brands tell it where the major one leaves it open`(
    brands: [String], expected: MediaFormat
  ) throws {
    #expect(try recognize(Self.fileType(brands)) == .media(expected))
  }

  @Test func `the minor version is no brand, nor is what follows the box`() throws {
    #expect(try recognize(Self.fileType(["XXXX"], minorVersion: "heic")) == .media(.mp4))
    #expect(try recognize(Self.fileType(size: 16, ["XXXX", "heic"])) == .media(.mp4))
  }

  @Test(arguments: [0, 1, 7, 8, 11, 12, 13, 15, 19, 0x7FFF_FFFF, 0xFFFF_FFFF])
  func `a size that can't be costs the brands behind the major one, at most`(size: Int) throws {
    #expect(try recognize(Self.fileType(size: size, ["heic", "mif1"])) == .media(.heic))
    #expect(try recognize(Self.fileType(size: size, ["M4A ", "isom"])) == .audio)
  }

  @Test func `where no brand tells it, tables of a picture do`() throws {
    let tables = SampleHEIF().bytes[24...]
    #expect(SampleHEIF().bytes.starts(with: [0, 0, 0, 24]))
    for (brand, expected) in [("j2ki", MediaFormat.heif), ("    ", .heif), ("isom", .mp4), ("avif", .avif)] {
      #expect(try recognize(SampleBoxes.fileType(brand) + tables) == .media(expected))
    }
  }

  @Test(arguments: ["meta", "hdlr", "pict"])
  func `tables of anything else don't`(code: String) throws {
    let bytes = SampleBoxes.fileType("XXXX") + SampleHEIF().bytes[24...]
    #expect(try recognize(bytes) == .media(.heif))
    #expect(try recognize(HEIFFaultTests.changing(code, to: "mdir", in: bytes)) == .media(.mp4))
  }

  @Test func `no more than a page of brands is read`() throws {
    let many = ["XXXX"] + [String](repeating: "YYYY", count: 5000)
    var source = ByteSource(Self.fileType(many + ["heic"]))
    #expect(try ISOMedia.recognize(&source) == .media(.mp4))
    #expect(source.readCount == 1)
  }

  @Test func `a file that ends within its file type box is no crash`() throws {
    let file = Self.fileType(["mif1", "heic"])
    for length in 0..<file.count {
      var source = ByteSource(Array(file.prefix(length)))
      let found = try? Signatures.recognize(&source, fileExtension: { [] })
      #expect(
        found == (length < 8 ? .unknown : length < 12 ? nil : length < 20 ? .media(.heif) : .media(.heic)))
    }
  }

  @Test(arguments: ["moov", "mdat", "wide", "free", "skip", "pnot"])
  func `QuickTime of old begins with one of its boxes, of a size that can be`(box: String) throws {
    // Four letters of a text, "I'm ", are a size of more than a gigabyte.
    let text = 0x4927_6D20
    for (size, isOne) in [
      (0, true), (1, true), (2, false), (7, false), (8, true), (1 << 24, true), (0x1FFF_FFFF, true),
      (0x2000_0000, box == "mdat"), (text, box == "mdat"),
    ] {
      let header = (0..<4).map { UInt8(truncatingIfNeeded: size >> (24 - 8 * $0)) } + Array(box.utf8)
      let found = try recognize(header + [UInt8](repeating: 0xEE, count: 100))
      #expect(found == (isOne ? .media(.mov) : .unknown))
    }
  }
}
