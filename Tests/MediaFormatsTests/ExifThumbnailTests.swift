import TestSupport
import Testing

@testable import MediaFormats

@Suite struct ExifThumbnailTests {
  /// A JPEG as far as its first bytes go.
  private static let picture: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDB] + (0..<60).map { UInt8($0) } + [0xFF, 0xD9]

  private static func tiff(isBigEndian: Bool = false, orientation: Int? = 6) -> SampleTIFF {
    var tiff = SampleTIFF(dateTimeOriginal: "2024:05:03 14:03:22", isBigEndian: isBigEndian)
    if let orientation { tiff.primary = [tiff.short(0x0112, orientation)] }
    tiff.gps = [.text(0x1D, "2024:05:03")]
    tiff.thumbnail = picture
    return tiff
  }

  private static func thumbnail(of bytes: [UInt8]) throws -> ExifThumbnail? {
    var source = ByteSource(bytes)
    return try ExifThumbnail(in: &source)
  }

  @Test(arguments: [false, true])
  func `a thumbnail is found as it stands, with the picture's orientation`(isBigEndian: Bool) throws {
    let found = try Self.thumbnail(of: SampleJPEG.file(exif: Self.tiff(isBigEndian: isBigEndian)))
    #expect(found?.bytes == Self.picture && found?.orientation == 6)
  }

  @Test(arguments: [(nil, 1), (0, 1), (1, 1), (8, 8), (9, 1), (65_535, 1)] as [(Int?, Int)])
  func `an orientation that there isn't is upright`(stated: Int?, expected: Int) throws {
    let found = try Self.thumbnail(of: SampleJPEG.file(exif: Self.tiff(orientation: stated)))
    #expect(found?.orientation == expected)
  }

  @Test func `the first bytes of a file cost one read, a thumbnail further in one more`() throws {
    var tiff = Self.tiff()
    for (gap, reads) in [(0, 1), (8000, 2)] {
      tiff.gapBeforeExif = gap
      var source = ByteSource(SampleJPEG.file(exif: tiff))
      #expect(try ExifThumbnail(in: &source)?.bytes == Self.picture)
      #expect(source.readCount == reads)
    }
  }

  @Test(
    arguments: [
      ("an offset past the block", 70_000, nil), ("an offset at its end", 1 << 16, nil),
      ("an offset as great as can be", Int(UInt32.max), nil), ("an offset elsewhere", 8, nil),
      ("a length past the block", nil, 6000), ("a length as great as can be", nil, Int(UInt32.max)),
      ("no bytes", nil, 0), ("no more than a signature", nil, 3),
    ] as [(String, Int?, Int?)])
  func `what IFD1 says must be a JPEG within the segment`(title: String, offset: Int?, count: Int?) throws {
    var tiff = Self.tiff()
    tiff.statedThumbnail = (offset, count)
    #expect(try Self.thumbnail(of: SampleJPEG.file(exif: tiff)) == nil)
  }

  @Test func `what is no JPEG is no thumbnail`() throws {
    for (place, byte) in [(0, 0x00), (1, 0xD9), (2, 0x00)] as [(Int, UInt8)] {
      var tiff = Self.tiff()
      tiff.thumbnail?[place] = byte
      #expect(try Self.thumbnail(of: SampleJPEG.file(exif: tiff)) == nil)
    }
  }

  @Test func `files without a thumbnail have none`() throws {
    #expect(try Self.thumbnail(of: SampleJPEG.file([])) == nil)
    #expect(try Self.thumbnail(of: SampleJPEG.file(takenAt: "2024:05:03 14:03:22")) == nil)
    #expect(try Self.thumbnail(of: SampleJPEG.file(SampleJPEG.exifSegment([0x49, 0x49, 0, 0]))) == nil)
  }

  @Test func `every prefix of a file has no thumbnail or the whole one`() throws {
    let file = SampleJPEG.file(exif: Self.tiff())
    for count in file.indices {
      let found = (try? Self.thumbnail(of: Array(file.prefix(count)))) ?? nil
      #expect(found == nil || found?.bytes == Self.picture, "\(count) bytes")
    }
  }

  @Test func `whatever a byte is changed to, nothing outside of the segment is taken`() throws {
    let file = SampleJPEG.file(exif: Self.tiff(isBigEndian: true))
    for place in file.indices {
      for byte in [0x00, 0x01, 0x7F, 0xFF] as [UInt8] {
        var damaged = file
        damaged[place] = byte
        let found = (try? Self.thumbnail(of: damaged)) ?? nil
        #expect((found?.bytes.count ?? 0) < file.count, "byte \(place) is \(byte)")
      }
    }
  }
}
