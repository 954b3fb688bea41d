import CExif
import MediaFormats
import TestSupport
import Testing

@testable import MediaMetadata

/// The small block must say what the whole Exif says, as libexif itself reads it.
@Suite struct LibexifAgreementTests {
  /// The tags that dates are made of, and the directories in which Exif has them.
  static let tags: [(UInt32, Exif.Directory)] =
    [(Tag.dateTime, .primary), (Tag.gpsDateStamp, .gps), (Tag.gpsTimeStamp, .gps)]
    + [
      Tag.dateTimeOriginal, Tag.dateTimeDigitized, Tag.timeZoneOffset, Tag.offsetTime, Tag.offsetTimeOriginal,
      Tag.offsetTimeDigitized, Tag.subSecTime, Tag.subSecTimeOriginal, Tag.subSecTimeDigitized,
    ].map { ($0, .exif) }

  @Test func `libexif reads the same from the small block as from the whole segment`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    var seen = 0
    for round in 0..<3000 {
      let tiff = RandomExif(using: &generator)
      let segment = Array("Exif\0\0".utf8) + tiff.bytes
      guard segment.count < 65_534 else { continue }
      let whole = try #require(WholeExif(parsing: segment))

      var source = ByteSource(tiff.bytes)
      var reader = TIFF(wantsDetails: round.isMultiple(of: 2))
      try reader.read(&source, block: 0..<tiff.bytes.count)
      var block = ExifBlock()
      block.write(reader.fields)
      guard let small = Exif(parsing: block.bytes), let large = Exif(parsing: segment[...]) else {
        Issue.record("no memory")
        return
      }
      for (tag, directory) in Self.tags {
        let bytes = whole.bytes(tag, directory)
        if !bytes.isEmpty { seen += 1 }
        let found = small.text(tag, in: directory)
        #expect(found == bytes, "tag \(String(tag, radix: 16)), seed \(seed), round \(round)")
      }
      let candidates = small.dateCandidates()
      #expect(candidates == large.dateCandidates(), "seed \(seed), round \(round)")
      let file = SampleJPEG.file(SampleJPEG.exifSegment(tiff.bytes))
      let read = try metadata(of: file)
      #expect(read.candidates == candidates, "seed \(seed), round \(round)")
      #expect(read.details == large.details(), "seed \(seed), round \(round)")
    }
    #expect(seen > 10_000, "the structures hold something to compare, seed \(seed)")
  }
}

/// A whole Exif segment as libexif reads it, with nothing of the project between.
private final class WholeExif {
  private let handle: UnsafeMutablePointer<ExifData>

  init?(parsing segment: [UInt8]) {
    guard let handle = exif_data_new() else { return nil }
    self.handle = handle
    exif_data_unset_option(handle, EXIF_DATA_OPTION_FOLLOW_SPECIFICATION)
    exif_data_load_data(handle, segment, UInt32(segment.count))
  }

  deinit { exif_data_unref(handle) }

  /// The bytes of a value; empty without one.
  func bytes(_ tag: UInt32, _ directory: Exif.Directory) -> [UInt8] {
    let content =
      switch directory {
      case .primary: handle.pointee.ifd.0
      case .exif: handle.pointee.ifd.2
      case .gps: handle.pointee.ifd.3
      }
    guard let entry = exif_content_get_entry(content, ExifTag(rawValue: tag)),
      let start = entry.pointee.data
    else { return [] }
    return Array(UnsafeBufferPointer(start: start, count: Int(entry.pointee.size)))
  }
}
