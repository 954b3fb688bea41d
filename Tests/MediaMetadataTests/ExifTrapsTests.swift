import TestSupport
import Testing

@testable import MediaMetadata

/// Files whose date is lost, or another one found, when libexif is given the whole file or its whole Exif.
@Suite struct ExifTrapsTests {
  static let date = "2024:05:03 14:03:22"
  static let edited = "2025:11:12 08:09:10"

  /// A file that holds `date`, and does not want it found.
  struct Trap: CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]

    init(_ title: String, _ bytes: [UInt8]) {
      testDescription = title
      self.bytes = bytes
    }

    init(_ title: String, _ tiff: SampleTIFF) { self.init(title, SampleJPEG.file(exif: tiff)) }

    /// A file whose Exif stands behind other segments.
    init(_ title: String, behind segments: [UInt8]) {
      let tiff = SampleTIFF(dateTimeOriginal: date)
      self.init(title, SampleJPEG.file(segments + SampleJPEG.exifSegment(tiff.bytes)))
    }
  }

  static let behindSegments: [Trap] =
    [0xE3, 0xE6, 0xE7, 0xE8, 0xE9, 0xEA, 0xEC, 0xEF].map { marker in
      Trap("APP\(marker & 0xF) first", behind: SampleJPEG.segment(marker, Array("Ducky".utf8)))
    } + [
      Trap("a restart interval first", behind: SampleJPEG.segment(0xDD, [0, 8])),
      Trap("a baseline frame first", behind: SampleJPEG.segment(0xC0, frame)),
      Trap("a progressive frame first", behind: SampleJPEG.segment(0xC2, frame)),
      Trap("Huffman tables first", behind: SampleJPEG.segment(0xC4, [UInt8](repeating: 0, count: 17))),
    ]
    + (0...4).map { count in
      Trap(
        "a comment of \(count) bytes and XMP first",
        behind: SampleJPEG.segment(0xFE, [UInt8](repeating: 0x20, count: count))
          + SampleJPEG.segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>".utf8)))
    }

  private static let frame: [UInt8] = [8, 0, 8, 0, 8, 1, 1, 0x11, 0]

  static let inDirectories: [Trap] = [
    Trap("the offset and size of a preview in the first directory") { tiff in
      tiff.primary += [tiff.long(0x0201, 0x00FF_FFFF), tiff.long(0x0202, 0x7FFF_FFFF)]
    },
    Trap("the offset and size of a preview beside the date") { tiff in
      tiff.exif.insert(contentsOf: [tiff.long(0x0201, 0xFFFF), tiff.long(0x0202, 0xFFFF)], at: 0)
    },
    Trap("an interoperability directory beyond the block") { tiff in
      tiff.exif.insert(tiff.long(0xA005, 0x00FF_FFFF), at: 0)
    },
    Trap("the date in the first directory, as TIFF/EP has it") { tiff in
      tiff.primary.append(.text(0x9003, date))
      tiff.exif = []
    },
    Trap("a modification time in the Exif directory") { tiff in
      tiff.exif.insert(.text(0x0132, edited), at: 0)
    },
    Trap("a modification time in the first directory") { tiff in
      tiff.primary.insert(.text(0x0132, edited), at: 0)
    },
    Trap("a date of type UTF-8, Exif 3.0") { $0.exif = [.text(0x9003, date, type: 129)] },
    Trap("a date of type UNDEFINED") { $0.exif = [.text(0x9003, date, type: 7)] },
    Trap("a date of type BYTE") { $0.exif = [.text(0x9003, date, type: 1)] },
    Trap("a date of 19 bytes without NUL") { $0.exif = [.text(0x9003, date, terminator: [])] },
    Trap("a date of 19 bytes, with digits behind it") { tiff in
      tiff.exif = [.text(0x9003, date, terminator: []), .text(0x9004, "9999:99:99 99:99:99")]
    },
    Trap("a date with NULs and blanks behind it") { tiff in
      tiff.exif = [.text(0x9003, date, terminator: [0, 0x20, 0x39, 0])]
    },
    Trap("the same tag twice, the first counts") { $0.exif.append(.text(0x9003, edited)) },
    Trap("a maker note of garbage") { tiff in
      tiff.primary = [.text(0x010F, "NIKON"), .text(0x0110, "OLYMPUS")]
      tiff.exif.append(makerNote("Nikon\0\u{2}\u{10}\0\0"))
    },
    Trap("a maker note that points everywhere") { tiff in
      tiff.primary = [.text(0x010F, "Canon")]
      tiff.exif.append(
        .init(0x927C, type: 7, count: 3000, value: [UInt8](repeating: 0xFF, count: 3000)))
    },
    Trap("a maker note whose size is a lie") { tiff in
      tiff.exif.append(.init(0x927C, type: 7, count: 0x7FFF_FFFF, value: [1, 2, 3, 4, 5]))
    },
    Trap("GPS tags of the numbers that the interoperability directory has") { tiff in
      tiff.gps = [.text(0x0001, "R98"), .init(0x0002, type: 7, count: 4, value: Array("0100".utf8))]
    },
    Trap("pointers of type ASCII") { $0.pointerType = 2 },
    Trap("an Exif segment of 65,533 bytes, and the date at its end") { tiff in
      tiff.gapBeforeExif = 65_533 - 6 - tiff.bytes.count
    },
  ]

  /// Structures that the builder does not make, because no writer should.
  static let inBytes: [Trap] =
    [
      ("beyond the block", 0xFFFF_FFF0), ("in a circle", 8), ("into the date", 50), ("at the header", 0),
    ].map { title, offset in
      var tiff = SampleTIFF(dateTimeOriginal: date)
      tiff.primary = [.text(0x0132, edited)]
      let bytes = tiff.bytes(nextDirectoryAt: offset)
      return Trap("a second directory \(title)", SampleJPEG.file(SampleJPEG.exifSegment(bytes)))
    } + [
      Trap("a second directory with a date of the thumbnail", thumbnailFile),
      Trap("an Exif directory behind the segment, 135 KB on", distantFile),
      Trap("two Exif segments, the first counts", twiceFile),
    ]

  private static var thumbnailFile: [UInt8] {
    var tiff = SampleTIFF(dateTimeOriginal: date)
    tiff.primary = [.text(0x010F, "Canon")]
    let thumbnail = SampleTIFF(primary: [.init(0x0132, type: 2, count: 4, value: Array("2001".utf8))])
    return SampleJPEG.file(
      SampleJPEG.exifSegment(
        tiff.bytes(nextDirectoryAt: tiff.bytes.count) + thumbnail.bytes.dropFirst(8)))
  }

  /// The pointer to the Exif directory leads out of its segment, but not out of the file.
  private static var distantFile: [UInt8] {
    var tiff = SampleTIFF(dateTimeOriginal: date)
    tiff.primary = [.text(0x0132, edited)]
    let nearByteCount = 8 + 2 + 12 * 2 + 4 + 20
    tiff.gapBeforeExif = 135_000
    let near = tiff.bytes.prefix(nearByteCount)
    let file = [0xFF, 0xD8] + SampleJPEG.exifSegment(Array(near))
    return file + tiff.bytes.dropFirst(nearByteCount)
  }

  private static var twiceFile: [UInt8] {
    SampleJPEG.file(
      SampleJPEG.exifSegment(SampleTIFF(dateTimeOriginal: date).bytes)
        + SampleJPEG.exifSegment(SampleTIFF(dateTimeOriginal: edited).bytes))
  }

  private static func makerNote(_ beginning: String) -> SampleTIFF.Field {
    var generator = SeededGenerator(seed: 7)
    let noise = (0..<2048).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let value = Array(beginning.utf8) + noise
    return .init(0x927C, type: 7, count: value.count, value: value)
  }

  @Test(arguments: behindSegments + inDirectories + inBytes)
  func `the date is found, and no other`(trap: Trap) throws {
    #expect(try metadata(of: trap.bytes).dateText == "2024-05-03T14:03:22 exif:DateTimeOriginal")
    #expect(
      try metadata(of: trap.bytes, wantsDetails: false).dateText
        == "2024-05-03T14:03:22 exif:DateTimeOriginal")
  }

  @Test(arguments: [0, 3, 13, 255])
  func `a date of a type that is no text is none, and the next one counts (rule 8)`(type: Int) throws {
    let tiff = SampleTIFF(exif: [.text(0x9003, Self.date, type: type), .text(0x9004, Self.edited)])
    let found = try metadata(of: SampleJPEG.file(exif: tiff)).dateText
    #expect(found == "2025-11-12T08:09:10 exif:DateTimeDigitized")
  }

  @Test func `an Exif directory beyond the end of the file leaves what stands before it`() throws {
    var tiff = SampleTIFF(dateTimeOriginal: Self.date)
    tiff.primary = [.text(0x0132, Self.edited)]
    tiff.gapBeforeExif = 135_000
    let file = SampleJPEG.file(SampleJPEG.exifSegment(Array(tiff.bytes.prefix(58))))
    guard case .media(let found, _) = try reading(file) else { throw NotWholeMedia() }
    #expect(found.dateText == "2025-11-12T08:09:10 exif:DateTime")
  }
}

extension ExifTrapsTests.Trap {
  /// A file whose Exif holds the date in its Exif directory until `change` has made it hard to find.
  fileprivate init(_ title: String, _ change: (inout SampleTIFF) -> Void) {
    var tiff = SampleTIFF(dateTimeOriginal: ExifTrapsTests.date)
    change(&tiff)
    self.init(title, tiff)
  }
}

extension SampleTIFF {
  /// The structure with a pointer to a second directory behind the first one.
  func bytes(nextDirectoryAt offset: Int) -> [UInt8] {
    var bytes = bytes
    let pointers = (exif.isEmpty ? 0 : 1) + (gps.isEmpty ? 0 : 1)
    let place = 8 + 2 + 12 * (primary.count + pointers)
    bytes.replaceSubrange(place..<place + 4, with: integer32(offset))
    return bytes
  }
}
