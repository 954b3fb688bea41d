import CaptureDates
import MediaFormats
import TestSupport
import Testing

@testable import MediaMetadata

@Suite struct MediaReaderTests {
  @Test func `what a file is shows in its bytes`() throws {
    #expect(try reading(Array("no photo, whatever its name".utf8)) == .unknown)
    #expect(
      try reading([0, 0, 0, 16] + Array("ftypM4A ".utf8) + [0, 0, 0, 0], fileExtension: "m4a") == .audio)
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    #expect(try reading(png) == .media(MediaMetadata(format: .png), fault: .truncated(at: 8)))
    #expect(try reading(SampleJPEG.file([])) == .media(MediaMetadata(format: .jpeg), fault: nil))
  }

  @Test func `only the extension tells one raw file from another`() throws {
    let tiff = SampleTIFF(dateTimeOriginal: "2024:05:03 14:03:22").bytes
    for (fileExtension, format) in [("nef", MediaFormat.nef), ("dng", .dng), ("jpg", .tiff), ("", .tiff)] {
      guard case .media(let found, fault: nil) = try reading(tiff, fileExtension: fileExtension) else {
        throw NotWholeMedia()
      }
      #expect(found.format == format)
    }
  }

  @Test(
    arguments: [
      (
        "a header that is none", SampleJPEG.file(SampleJPEG.exifSegment(Array("II*!garbage".utf8))),
        MalformedMedia.invalid("TIFF header", at: 12)
      ),
      ("an empty structure", SampleJPEG.file(SampleJPEG.exifSegment([0])), .invalid("TIFF header", at: 12)),
      ("a segment that does not end", [0xFF, 0xD8, 0xFF, 0xE0, 0x10, 0, 1, 2, 3], .truncated(at: 9)),
      ("a length that can't be", [0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 2, 3], .invalid("segment length", at: 4)),
    ] as [(String, [UInt8], MalformedMedia)])
  func `a broken photo is a photo still, and what is wrong is named`(
    title: String, bytes: [UInt8], expected: MalformedMedia
  ) throws {
    #expect(try reading(bytes) == .media(MediaMetadata(format: .jpeg), fault: expected))
  }

  @Test func `a date of the last edit comes with a fault when the Exif directory is cut off`() throws {
    var tiff = SampleTIFF(primary: [.text(0x0132, "2024:05:03 14:03:22")])
    tiff.exif = [.text(0x9003, "2003:01:02 03:04:05")]
    tiff.gapBeforeExif = 5000
    let file = [0xFF, 0xD8] + SampleJPEG.exifSegment(Array(tiff.bytes.prefix(4000)))
    guard case .media(let found, let fault) = try reading(file) else { throw NotWholeMedia() }
    #expect(found.candidates.map(\.source) == [.exifDateTime])
    #expect(fault == .truncated(at: file.count))
  }

  @Test
  func `every prefix of a file is a photo without a date, or one with the right date`() throws {
    var tiff = SampleTIFF(dateTimeOriginal: "2024:05:03 14:03:22")
    tiff.gps = [tiff.rational(0x0007, (14, 1), (3, 1), (22, 1)), .text(0x001D, "2024:05:03")]
    let file = SampleJPEG.file(exif: tiff)
    var dates: Set<String?> = []
    for length in 3...file.count {
      guard case .media(let found, _) = try reading(Array(file.prefix(length))) else { throw NotWholeMedia() }
      dates.insert(found.dateText)
    }
    // The Exif directory stands before the GPS one.
    #expect(dates == [nil, "2024-05-03T14:03:22 exif:DateTimeOriginal"])
  }

  @Test func `random damage is no crash, and what is read after it is read right`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    let good = SampleJPEG.file(exif: ExifDetailsTests.full(isBigEndian: false))
    let expected = try reading(good)
    var reader = MediaReader(wantsDetails: true)
    var source = ByteSource([])
    for round in 0..<5000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 2..<bytes.count, using: &generator)
        bytes[place] =
          [0, 1, 0x7F, 0x80, 0xFF, .random(in: 0...255, using: &generator)].randomElement(
            using: &generator) ?? 0
      }
      if Bool.random(using: &generator) {
        bytes.removeLast(Int.random(in: 0..<bytes.count - 2, using: &generator))
      }
      source.open(MemoryBytes(bytes))
      _ = try? reader.read(&source, fileExtension: Array("jpg".utf8))
      source.open(MemoryBytes(good))
      let found = try reader.read(&source, fileExtension: Array("jpg".utf8))
      #expect(found == expected, "seed \(seed), round \(round)")
    }
  }

  @Test func `nothing of one file is left in the next`() throws {
    var full = ExifDetailsTests.full(isBigEndian: true)
    full.primary.append(.text(0x0132, "2024:05:06 10:20:30"))
    var files = [SampleJPEG.file(exif: full), SampleJPEG.file([])]
    files.append(SampleJPEG.file(exif: SampleTIFF(dateTimeOriginal: "2001:02:03 04:05:06")))
    files.append(SampleJPEG.file(SampleJPEG.exifSegment(Array("II*!".utf8))))
    files.append(Array("no photo".utf8))
    files.append(SampleJPEG.file(exif: SampleTIFF(isBigEndian: true, gps: [.text(0x001D, "2024:05:03")])))
    var reader = MediaReader(wantsDetails: true)
    var source = ByteSource([])
    for file in files + files.reversed() {
      source.open(MemoryBytes(file))
      #expect(try reader.read(&source, fileExtension: []) == reading(file, fileExtension: ""))
    }
  }
}
