import TestSupport
import Testing

@testable import MediaFormats

@Suite struct RAFTests {
  static let date = "2007:05:22 13:58:30"

  func contents(of bytes: [UInt8]) throws(MalformedMedia) -> MediaContents {
    var source = ByteSource(bytes)
    var contents = MediaContents()
    try RAF.read(&source, into: &contents, depth: .exif)
    return contents
  }

  /// The date of the Exif that is found in `bytes`.
  func date(in bytes: [UInt8]) throws(MalformedMedia) -> String? {
    guard case .range(let block)? = try contents(of: bytes).exif.first?.payload else { return nil }
    var source = ByteSource(bytes)
    var tiff = TIFF()
    try tiff.read(&source, block: block)
    return tiff.text(0x9003)
  }

  @Test func `the Exif is that of the JPEG within`() throws {
    let file = SampleRAF.file(takenAt: Self.date)
    var source = ByteSource(file)
    #expect(try Signatures.recognize(&source, fileExtension: { [] }) == .media(.raf))
    #expect(try date(in: file) == Self.date + "\0")
  }

  @Test func `all of it is found in one read`() throws {
    var source = ByteSource(SampleRAF.file(takenAt: Self.date) + [UInt8](repeating: 0, count: 100_000))
    var contents = MediaContents()
    try RAF.read(&source, into: &contents, depth: .exif)
    #expect(contents.exif.count == 1)
    #expect(source.readCount == 1)
  }

  @Test(
    arguments: [
      ("none", 0, .invalid("JPEG offset", at: 84)), ("in the header", 84, .invalid("JPEG offset", at: 84)),
      ("behind the end", 1 << 20, .invalid("JPEG offset", at: 84)),
      ("as great as can be", 0xFFFF_FFFF, .invalid("JPEG offset", at: 84)),
      ("no JPEG there", 100, .invalid("start of image", at: 100)),
    ] as [(String, Int, MalformedMedia)])
  func `an offset that can't be is named`(title: String, offset: Int, expected: MalformedMedia) {
    let file = SampleRAF.file(jpeg: SampleJPEG.file(takenAt: Self.date), statedOffset: offset)
    #expect(throws: expected) { try contents(of: file) }
  }

  @Test func `every prefix is reported, or has a part of the Exif`() {
    let file = SampleRAF.file(takenAt: Self.date)
    for count in file.indices {
      let found = (try? date(in: Array(file.prefix(count)))) ?? nil
      #expect(found == nil || found == Self.date + "\0", "\(count) bytes")
      if count <= SampleRAF.headerByteCount {
        #expect(throws: MalformedMedia.self) { try contents(of: Array(file.prefix(count))) }
      }
    }
  }
}
