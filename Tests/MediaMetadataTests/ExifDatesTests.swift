import TestSupport
import Testing

@testable import MediaMetadata

@Suite struct ExifDatesTests {
  /// Returns the candidates of a JPEG with that Exif.
  func candidates(_ tiff: SampleTIFF) throws -> [String] {
    let all = try metadata(of: SampleJPEG.file(exif: tiff)).candidateTexts
    #expect(try metadata(of: SampleJPEG.file(exif: tiff), wantsDetails: false).candidateTexts == all)
    return all
  }

  @Test(arguments: [false, true])
  func `each date comes with the fraction and the offset that belong to it (rule 20)`(isBigEndian: Bool)
    throws
  {
    var tiff = SampleTIFF(isBigEndian: isBigEndian, primary: [.text(0x0132, "2024:05:06 10:20:30")])
    tiff.exif = [
      .text(0x9003, "2024:05:03 14:03:22"), .text(0x9004, "2024:05:04 15:04:23"),
      .text(0x9010, "+01:00"), .text(0x9011, "+09:00"), .text(0x9012, "-03:30"),
      .text(0x9290, "3"), .text(0x9291, "12"), .text(0x9292, "045"),
    ]
    #expect(
      try candidates(tiff) == [
        "exif:DateTimeOriginal: 2024:05:03 14:03:22␀, 12␀, +09:00␀",
        "exif:DateTimeDigitized: 2024:05:04 15:04:23␀, 045␀, -03:30␀",
        "exif:DateTime: 2024:05:06 10:20:30␀, 3␀, +01:00␀",
      ])
  }

  @Test(arguments: [false, true])
  func `TimeZoneOffset tells DateTimeOriginal's hours, then DateTime's (rule 22)`(isBigEndian: Bool) throws {
    var tiff = SampleTIFF(isBigEndian: isBigEndian, primary: [.text(0x0132, "2024:05:06 10:20:30")])
    tiff.exif = [tiff.signedShort(0x882A, -6, 9), .text(0x9003, "2024:05:03 14:03:22")]
    #expect(
      try candidates(tiff) == [
        "exif:DateTimeOriginal: 2024:05:03 14:03:22␀, -6", "exif:DateTime: 2024:05:06 10:20:30␀, 9",
      ])
    tiff.exif[0] = tiff.signedShort(0x882A, -6)
    #expect(
      try candidates(tiff) == [
        "exif:DateTimeOriginal: 2024:05:03 14:03:22␀, -6", "exif:DateTime: 2024:05:06 10:20:30␀",
      ])
  }

  @Test(arguments: [false, true])
  func `TIFF/EP keeps TimeZoneOffset and DateTimeOriginal in the first directory`(isBigEndian: Bool) throws {
    var tiff = SampleTIFF(isBigEndian: isBigEndian, primary: [.text(0x9003, "2024:05:03 14:03:22")])
    tiff.primary.insert(tiff.signedShort(0x882A, 5), at: 0)
    #expect(try candidates(tiff) == ["exif:DateTimeOriginal: 2024:05:03 14:03:22␀, 5"])
  }

  @Test func `a date's bytes stay as they are, whatever they are`() throws {
    let tiff = SampleTIFF(exif: [
      SampleTIFF.Field(0x9003, type: 2, count: 6, value: [0xFF, 0x80, 0, 0x20, 0x41, 0x0A])
    ])
    let candidates = try metadata(of: SampleJPEG.file(exif: tiff)).candidates
    #expect(
      candidates.map(\.value) == [.text([0xFF, 0x80, 0, 0x20, 0x41, 0x0A], subSecond: [], offset: [])])
  }

  @Test(arguments: [1, 4, 5, 63, 64])
  func `short and long strings are read whole`(length: Int) throws {
    let text = String(repeating: "7", count: length)
    let tiff = SampleTIFF(exif: [.text(0x9003, text, terminator: [])])
    #expect(try candidates(tiff) == ["exif:DateTimeOriginal: \(text)"])
  }

  @Test func `a fraction or an offset without a date is none`() throws {
    #expect(try candidates(SampleTIFF(exif: [.text(0x9291, "12"), .text(0x9011, "+09:00")])).isEmpty)
  }
}
