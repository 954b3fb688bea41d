import TestSupport
import Testing

@testable import MediaFormats

@Suite struct SignaturesTests {
  /// A file that begins in some way, and what it is.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let fileExtension: String
    let expected: Recognition

    init(_ title: String, _ bytes: [UInt8], ext: String = "", _ expected: Recognition) {
      testDescription = title
      self.bytes = bytes + [UInt8](repeating: 0, count: max(0, 64 - bytes.count))
      fileExtension = ext
      self.expected = expected
    }

    init(_ text: String, ext: String = "", _ format: MediaFormat) {
      self.init(text, Array(text.utf8), ext: ext, .media(format))
    }
  }

  static func fileType(_ major: String, _ compatible: String...) -> [UInt8] {
    let brands = major.utf8 + [0, 0, 0, 0] + compatible.flatMap { Array($0.utf8) }
    return [0, 0, 0, UInt8(8 + brands.count)] + Array("ftyp".utf8) + brands
  }

  static func transportStream(first: Int, step: Int, control: UInt8 = 0x10) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1000)
    for packet in stride(from: first, through: first + 2 * step, by: step) {
      bytes[packet] = 0x47
      bytes[packet + 3] = control
    }
    return bytes
  }

  static let rows: [Row] = [
    Row("JPEG", [0xFF, 0xD8, 0xFF, 0xE0], ext: "heic", .media(.jpeg)),
    Row("PNG", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .media(.png)),
    Row("GIF89a", .gif),
    Row("GIF87a", .gif),
    Row("FUJIFILMCCD-RAW 0201", .raf),
    Row("CRW", [0x49, 0x49, 0x1A, 0, 0, 0] + Array("HEAPCCDR".utf8), .media(.crw)),
    Row("RW2", [0x49, 0x49, 0x55, 0], .media(.rw2)),
    Row("IIRO", .orf),
    Row("IIRS", .orf),
    Row("MMOR", .orf),
    Row("MRW", [0, 0x4D, 0x52, 0x4D], .media(.mrw)),
    Row("FOVb", .x3f),
    Row("JPEG XR", [0x49, 0x49, 0xBC, 1], .media(.jxr)),
    Row("8BPS", .psd),
    Row("JP2", [0, 0, 0, 12] + Array("jP  ".utf8), .media(.jp2)),
    Row("JPEG XL in boxes", [0, 0, 0, 12] + Array("JXL ".utf8), .media(.jxl)),
    Row("bare JPEG XL, small", [0xFF, 0x0A, 0b0000_1111], .media(.jxl)),
    Row("FF 0A of something else", [0xFF, 0x0A] + [UInt8](repeating: 0xFE, count: 10), .unknown),
    Row("MPEG program stream", [0, 0, 1, 0xBA], .media(.mpeg)),
    Row("MPEG video stream", [0, 0, 1, 0xB3], .media(.mpeg)),
    Row("FLV", [0x46, 0x4C, 0x56, 1], .media(.flv)),
    Row("TIFF II", [0x49, 0x49, 42, 0], .media(.tiff)),
    Row("TIFF MM", [0x4D, 0x4D, 0, 42], ext: "jpg", .media(.tiff)),
    Row("BigTIFF", [0x4D, 0x4D, 0, 43], .media(.tiff)),
    Row("DNG by its extension", [0x49, 0x49, 42, 0], ext: "dng", .media(.dng)),
    Row("CR2 by its bytes", [0x49, 0x49, 42, 0, 16, 0, 0, 0, 0x43, 0x52, 2, 0], .media(.cr2)),
    Row("WebP", Array("RIFF".utf8) + [9, 0, 0, 0] + Array("WEBPVP8 ".utf8), .media(.webp)),
    Row(
      "AVI called MP4", Array("RIFF".utf8) + [9, 0, 0, 0] + Array("AVI LIST".utf8), ext: "mp4", .media(.avi)),
    Row("RIFF with sound", Array("RIFF".utf8) + [9, 0, 0, 0] + Array("WAVEfmt ".utf8), .unknown),
    Row("HEIC", fileType("heic", "mif1", "heic"), .media(.heic)),
    Row("HEIC by a compatible brand", fileType("mif1", "heic"), .media(.heic)),
    Row("AVIF", fileType("avif", "mif1", "miaf"), .media(.avif)),
    Row("HEIF", fileType("mif1"), .media(.heif)),
    Row("CR3", fileType("crx ", "crx ", "isom"), .media(.cr3)),
    Row("MOV", fileType("qt  "), .media(.mov)),
    Row("MP4", fileType("isom", "iso2", "avc1", "mp41"), .media(.mp4)),
    Row("M4V", fileType("M4V "), .media(.m4v)),
    Row("3GP", fileType("3gp5", "isom"), .media(.threeGP)),
    Row("an unknown brand", fileType("XAVC"), .media(.mp4)),
    Row("M4A", fileType("M4A ", "isom"), .audio),
    Row("M4B", fileType("M4B "), .audio),
    Row("QuickTime of old", [0, 0, 0, 8] + Array("wide".utf8), .media(.mov)),
    Row("moov first", [0, 0, 4, 0] + Array("moov".utf8), .media(.mov)),
    Row("not a box", [0, 0, 0, 5] + Array("free".utf8), .unknown),
    Row("Matroska", [0x1A, 0x45, 0xDF, 0xA3] + Array("xxxxmatroska".utf8), .media(.mkv)),
    Row("WebM", [0x1A, 0x45, 0xDF, 0xA3] + Array("xxxxwebm".utf8), .media(.webm)),
    Row("Matroska that promises sound", [0x1A, 0x45, 0xDF, 0xA3], ext: "mka", .audio),
    Row("ASF", [0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11], .media(.wmv)),
    Row("ASF that promises sound", [0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11], ext: "wma", .audio),
    Row("Ogg with Theora", Array("OggS".utf8) + [0, 2] + Array("\u{80}theora".utf8), .media(.ogv)),
    Row("Ogg with Vorbis", Array("OggS".utf8) + [0, 2] + Array("\u{1}vorbis".utf8), .audio),
    Row("transport stream", transportStream(first: 0, step: 188), .media(.mts)),
    Row("a scrambled transport stream", transportStream(first: 0, step: 188, control: 0xD0), .media(.mts)),
    Row("a text of one letter", .init(repeating: 0x47, count: 2000), .unknown),
    Row("a text with that letter", transportStream(first: 0, step: 188, control: 0x74), .unknown),
    Row("one with that letter later", transportStream(first: 4, step: 192, control: 0x41), .unknown),
    Row("transport stream with time stamps", transportStream(first: 4, step: 192), .media(.mts)),
    Row("text that begins with G", Array("Gone with the wind, and more of it".utf8), ext: "mts", .unknown),
    Row("BMP of its size", [0x42, 0x4D, 64, 0, 0, 0], .media(.bmp)),
    Row("BM of another size", [0x42, 0x4D, 65, 0, 0, 0], .unknown),
    Row("PDF", Array("%PDF-1.4".utf8), ext: "jpg", .unknown),
    Row("zeros", [], .unknown),
  ]

  @Test(arguments: rows)
  func `content decides`(row: Row) throws {
    var source = ByteSource(row.bytes)
    #expect(
      try Signatures.recognize(&source, fileExtension: { Array(row.fileExtension.utf8) }) == row.expected)
    #expect(source.readCount == 1)
  }

  @Test(arguments: rows)
  func `every prefix is recognised or not, without a crash`(row: Row) {
    for length in 0..<min(row.bytes.count, 32) {
      var source = ByteSource(Array(row.bytes.prefix(length)))
      _ = try? Signatures.recognize(&source, fileExtension: { [] })
    }
  }

  @Test func `a transport stream has its sync bytes at three places`() throws {
    for missing in 0..<3 {
      var bytes = Self.transportStream(first: 4, step: 192)
      bytes[4 + 192 * missing] = 0x48
      var source = ByteSource(bytes)
      #expect(try Signatures.recognize(&source, fileExtension: { Array("m2ts".utf8) }) == .unknown)
    }
    var short = ByteSource(Array(Self.transportStream(first: 0, step: 188).prefix(376)))
    #expect(try Signatures.recognize(&short, fileExtension: { [] }) == .unknown)
  }

  /// The first bytes of bare JPEG XL, and whether its size header makes sense (ISO/IEC 18181-1 A.2).
  @Test(
    arguments: [
      // Lowest bit first: small, height 8 × (1 + 31), ratio 1.
      (0b01_11111_1, 0, 0, 0, 0, true),
      // Not small; two bits choose 9, 13, 18 or 30 bits of height.
      (0b11111_00_0, 0b0001_1111, 0, 0, 0, true),
      (0b11111_01_0, 0xFF, 0b0000_0001, 0, 0, true),
      (0b11111_10_0, 0xFF, 0b0011_1111, 0, 0, true),
      (0b11111_11_0, 0xFF, 0xFF, 0xFF, 0b0000_0111, false),
    ] as [(UInt8, UInt8, UInt8, UInt8, UInt8, Bool)])
  func `bare JPEG XL has a size of up to 2¹⁸`(
    first: UInt8, second: UInt8, third: UInt8, fourth: UInt8, fifth: UInt8, isOne: Bool
  ) throws {
    let bytes = [0xFF, 0x0A, first, second, third, fourth, fifth] + [UInt8](repeating: 0, count: 20)
    var source = ByteSource(bytes)
    let found = try Signatures.recognize(&source, fileExtension: { Array("jxl".utf8) })
    #expect(found == (isOne ? .media(.jxl) : .unknown))
  }

  @Test func `a bitmap shorter than its headers is none`() throws {
    for (length, isOne) in [(25, false), (26, true), (27, true)] {
      let bytes = [0x42, 0x4D, UInt8(length), 0, 0, 0] + [UInt8](repeating: 0, count: length - 6)
      var source = ByteSource(bytes)
      let found = try Signatures.recognize(&source, fileExtension: { Array("bmp".utf8) })
      #expect(found == (isOne ? .media(.bmp) : .unknown))
    }
  }

  @Test(arguments: ["mka", "weba", "wma", "oga"])
  func `an extension that promises sound says nothing of other content`(fileExtension: String) throws {
    for row in Self.rows where row.fileExtension.isEmpty && row.expected == .media(.jpeg) {
      var source = ByteSource(row.bytes)
      #expect(
        try Signatures.recognize(&source, fileExtension: { Array(fileExtension.utf8) }) == row.expected)
    }
  }

  @Test func `each format has a name of its own and a kind`() {
    #expect(Set(MediaFormat.allCases.map(\.rawValue)).count == MediaFormat.allCases.count)
    #expect(MediaFormat.threeGP.kind == .video)
    #expect(MediaFormat.threeFR.kind == .photo)
  }

  @Test func `extensions that promise media are those of the list`() {
    let promising =
      "jpg jpeg jpe jfif heic heif hif avif png webp tif tiff dng cr2 cr3 nef arw raf rw2 orf pef srw gif bmp jxl jp2 "
      + "mov mp4 m4v 3gp avi mkv webm m2ts mpg wmv"
    for name in promising.split(separator: " ") {
      #expect(MediaFormat(promisedBy: name.utf8) != nil, "\(name)")
    }
    for name in ["ts", "mts", "raw", "mod", "dat", "", "txt", "JPG", "jpgx"] {
      #expect(MediaFormat(promisedBy: name.utf8) == nil, "\(name)")
    }
  }
}
