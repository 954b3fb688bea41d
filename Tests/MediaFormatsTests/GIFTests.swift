import TestSupport
import Testing

@testable import MediaFormats

@Suite struct GIFTests {
  static let packet = SampleXMP.bytes()

  /// What is found in a file, and how many reads that took.
  static func contents(of bytes: [UInt8]) -> (MediaContents, MalformedMedia?, reads: Int) {
    var source = ByteSource(bytes)
    var contents = MediaContents()
    do throws(MalformedMedia) {
      try GIF.read(&source, into: &contents)
      return (contents, nil, source.readCount)
    } catch {
      return (contents, error, source.readCount)
    }
  }

  static func packet(in bytes: [UInt8]) -> [UInt8]? {
    guard case .range(let range)? = contents(of: bytes).0.xmp.first else { return nil }
    return Array(bytes[range])
  }

  @Test func `the packet is found whole`() {
    let file = SampleGIF.file(xmp: Self.packet)
    #expect(Self.packet(in: file) == Self.packet)
    #expect(Self.contents(of: file).reads == 1)
    #expect(Self.contents(of: file).1 == nil)
  }

  @Test func `the size is that of the screen`() {
    let details = Self.contents(of: SampleGIF.file([])).0.details
    #expect(details.width == 640)
    #expect(details.height == 480)
  }

  @Test(arguments: [
    [], SampleGIF.picture, SampleGIF.loop, [0x21, 0xFE, 2, 0x21, 0xFF, 0], [0], SampleGIF.picture + [0, 0],
  ])
  func `the packet is found behind`(blocks: [UInt8]) {
    #expect(Self.packet(in: SampleGIF.file(blocks + SampleGIF.xmp(Self.packet))) == Self.packet)
  }

  @Test func `a large picture before the packet costs few reads`() {
    let block = [255] + [UInt8](repeating: 0x21, count: 255)
    let data = Array(repeating: block, count: 4000).joined() + [0]
    let file = SampleGIF.file(SampleGIF.picture.dropLast(4) + data + SampleGIF.xmp(Self.packet))
    let (contents, fault, reads) = Self.contents(of: file)
    #expect(contents.xmp == [])
    #expect(fault == nil)
    #expect(reads <= 5)
  }

  @Test func `a packet that is cut off still counts`() throws {
    let file = Array(SampleGIF.file(SampleGIF.xmp(Self.packet)).dropLast(259 + 60))
    #expect(try #require(Self.packet(in: file)) == Self.packet.dropLast(60))
    #expect(Self.contents(of: file).1 == .truncated(at: file.count))
  }

  @Test func `every prefix is reported or read`() {
    let file = SampleGIF.file(xmp: Self.packet)
    for length in 6..<file.count {
      let (contents, fault, _) = Self.contents(of: Array(file.prefix(length)))
      #expect(contents.xmp.count <= 1)
      #expect(fault != nil || contents.xmp.count == 1)
    }
  }

  @Test func `what is no block is named`() {
    #expect(Self.contents(of: SampleGIF.file([0x99])).1 == .invalid("block", at: 25))
  }
}
