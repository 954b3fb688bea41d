import MediaFormats
import TestSupport
import Testing

@testable import MediaMetadata

/// PNG and WebP files, from their bytes to their dates.
@Suite struct ChunkedPicturesTests {
  static let tiff = SampleTIFF(dateTimeOriginal: "2001:02:03 04:05:06").bytes

  @Test func `a compressed profile dates the picture`() throws {
    let profile = SamplePNG.chunk(
      "zTXt", Array("Raw profile type exif\0\0".utf8) + CompressedProfile.compressed)
    for file in [SamplePNG.file(before: profile), SamplePNG.file(behind: profile)] {
      let metadata = try metadata(of: file)
      #expect(metadata.format == .png)
      #expect(metadata.dateText == "2024-05-03T14:03:22 exif:DateTimeOriginal")
      #expect(metadata.details.width == 640)
    }
  }

  @Test func `rule 2: Exif counts before the time of creation, and that before the time of the last edit`()
    throws
  {
    let time = SamplePNG.text("Creation Time", "2024-05-03T14:03:22+02:00")
    let exif = SamplePNG.chunk("eXIf", Self.tiff)
    let edit = SamplePNG.chunk("eXIf", SampleTIFF(primary: [.text(0x0132, "2020:01:01 12:00:00")]).bytes)
    let rows: [([UInt8], [UInt8], String)] = [
      (time, [], "2024-05-03T14:03:22+02:00 png:CreationTime"),
      ([], time, "2024-05-03T14:03:22+02:00 png:CreationTime"),
      (time, exif, "2001-02-03T04:05:06 exif:DateTimeOriginal"),
      (exif, time, "2001-02-03T04:05:06 exif:DateTimeOriginal"),
      (edit, time, "2024-05-03T14:03:22+02:00 png:CreationTime"),
      (time, edit, "2024-05-03T14:03:22+02:00 png:CreationTime"),
      (edit, [], "2020-01-01T12:00:00 exif:DateTime"),
    ]
    for (before, behind, expected) in rows {
      #expect(try metadata(of: SamplePNG.file(before: before, behind: behind)).dateText == expected)
    }
  }

  @Test func `rules 6 and 13: a picture that tells only of a copy, or nothing, is undated`() throws {
    let chunks =
      SamplePNG.text("Creation Time", "0000:00:00 00:00:00")
      + SamplePNG.text("date:create", "2024-05-03T14:03:22+02:00")
      + SamplePNG.chunk("tIME", [0x07, 0xE8, 5, 3, 14, 3, 22])
    #expect(try metadata(of: SamplePNG.file(before: chunks)).dateText == nil)
  }

  @Test func `whatever is read, the date is the same`() throws {
    let profile = SamplePNG.text("Raw profile type exif", SamplePNG.rawProfile("exif", Self.tiff))
    let late = SamplePNG.chunk("eXIf", SampleTIFF(dateTimeOriginal: "2011:02:03 04:05:06").bytes)
    for file in [SamplePNG.file(before: profile, behind: late), SamplePNG.file(before: late + profile)] {
      var source = ByteSource(file)
      var reader = MediaReader(wantsDetails: true, readsEverything: true)
      guard case .media(let everything, fault: nil) = try reader.read(&source, fileExtension: []) else {
        throw NotWholeMedia()
      }
      #expect(try metadata(of: file).dateText == everything.dateText)
    }
  }

  @Test func `Exif that is none is named`() throws {
    let file = SamplePNG.file(before: SamplePNG.chunk("eXIf", Array("no structure".utf8)))
    #expect(try reading(file).fault == .invalid("TIFF header", at: 41))
    let webP = SampleWebP.file(
      SampleWebP.header(.exif) + SampleWebP.chunk("EXIF", Array("no structure".utf8))
        + SampleWebP.lossyFrame())
    #expect(try reading(webP).fault == .invalid("TIFF header", at: 38))
  }

  @Test func `a WebP is dated by its Exif`() throws {
    let metadata = try metadata(
      of: SampleWebP.file(exif: SampleTIFF(dateTimeOriginal: "2001:02:03 04:05:06")))
    #expect(metadata.format == .webp)
    #expect(metadata.dateText == "2001-02-03T04:05:06 exif:DateTimeOriginal")
    #expect(metadata.details.height == 480)
  }
}

extension MediaReading {
  /// What is wrong with the file.
  fileprivate var fault: MalformedMedia? {
    if case .media(_, let fault) = self { fault } else { nil }
  }
}
