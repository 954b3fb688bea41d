import TestSupport
import Testing

@testable import MediaFormats

@Suite struct PSDTests {
  typealias PSD = SamplePSD

  static let tiff: [UInt8] = [0x4D, 0x4D, 0, 42, 0]

  /// The bytes of a payload.
  func bytes(_ payload: Payload?, of file: [UInt8]) throws -> [UInt8]? {
    var source = ByteSource(file)
    return try payload.map { try source.bytes(of: $0, limit: 1000) }
  }

  @Test(
    arguments: [
      ("one each", PSD.resource(0x0404, [7]) + PSD.resource(0x0422, tiff) + PSD.resource(0x0424, [8, 9])),
      (
        "with names",
        PSD.resource(0x0404, name: "a", [7]) + PSD.resource(0x0422, name: "ab", tiff)
          + PSD.resource(0x0424, name: "abc", [8, 9])
      ),
      (
        "two each",
        PSD.resource(0x0404, [7]) + PSD.resource(0x0422, tiff) + PSD.resource(0x0424, [8, 9])
          + PSD.resource(0x0404, [1]) + PSD.resource(0x0422, [1]) + PSD.resource(0x0424, [1])
      ),
    ])
  func `Exif, XMP and IPTC are found`(title: String, resources: [UInt8]) throws {
    let file = PSD.file(resources)
    let search = MovieSearch(file, as: .psd)
    #expect(try bytes(search.contents.exif.first?.payload, of: file) == Self.tiff)
    #expect(try bytes(search.contents.xmp.first, of: file) == [8, 9])
    #expect(try bytes(search.contents.iptc, of: file) == [7])
    #expect(search.contents.exif.count == 1)
    #expect(search.contents.xmp.count == 1)
    #expect(search.contents.details.width == 640)
    #expect(search.contents.details.height == 360)
    #expect(search.readCount == 1)
    #expect(search.fault == nil)
  }

  @Test(
    arguments: [
      ("no resources", PSD.file([], colours: 0)),
      ("others", PSD.file(PSD.resource(0x0425, [1]))),
      ("behind the resources", PSD.file(PSD.resource(0x0422, tiff), statedLength: 0)),
      (
        "behind more than are looked at",
        PSD.file(
          (0..<Limits.imageResources).flatMap { _ in PSD.resource(1, []) } + PSD.resource(0x0422, tiff))
      ),
    ])
  func `no Exif is found`(title: String, file: [UInt8]) {
    let search = MovieSearch(file, as: .psd)
    #expect(search.contents.exif.isEmpty)
    #expect(search.fault == nil)
  }

  @Test func `every prefix is searched as far as it goes`() throws {
    let file = PSD.file(exif: Self.tiff)
    let start = try #require(file.firstRange(of: Self.tiff)).lowerBound
    for length in 0..<file.count {
      let search = MovieSearch(Array(file.prefix(length)), as: .psd)
      #expect(search.contents.exif.isEmpty == (length < start), "\(length)")
    }
    #expect(MovieSearch(Array(file.prefix(40)), as: .psd).fault == .truncated(at: 40))
  }
}
