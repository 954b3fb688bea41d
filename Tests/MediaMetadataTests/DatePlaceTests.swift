import CaptureDates
import MediaFormats
import TestSupport
import Testing

@testable import MediaMetadata

/// Where dates stand in their files.
@Suite struct DatePlaceTests {
  /// The dates of a file, all of them.
  private static func dates(in file: [UInt8]) throws -> [DateCandidate] {
    var reader = MediaReader(wantsDetails: true, readsEverything: true)
    var source = ByteSource(file)
    guard case .media(let metadata, _) = try reader.read(&source, fileExtension: []) else { return [] }
    return metadata.candidates
  }

  /// What stands in a file where a date is due: the forms in which formats write it.
  private static func forms(of candidate: DateCandidate) -> [[UInt8]] {
    switch candidate.value {
    case .text(let text, _, _):
      // IPTC writes day and time apart, GPS the time as numbers.
      let isOfParts = candidate.source == .iptc || candidate.source == .gps
      return [isOfParts ? Array(text.prefix(candidate.source == .gps ? 10 : 8)) : text]
    case .wallSeconds(let seconds):
      let since1904 = Int(seconds) + SampleMovie.secondsTo1970
      return [
        SampleMovie.integer32(since1904), SampleMovie.integer64(UInt64(since1904)),
        SampleMovie.integer32(Int(seconds)).reversed(),
      ]
    case .instant(let seconds, let nanoseconds):
      let since1904 = Int(seconds) + SampleMovie.secondsTo1970
      let since2001 = (Int(seconds) - 978_307_200) * 1_000_000_000 + Int(nanoseconds)
      let since1601 = (Int(seconds) + 11_644_473_600) * 10_000_000 + Int(nanoseconds) / 100
      return [
        SampleMovie.integer32(since1904), SampleMovie.integer64(UInt64(since1904)),
        SampleMovie.integer64(UInt64(bitPattern: Int64(since2001))),
        SampleMovie.integer64(UInt64(since1601)).reversed(),
      ]
    }
  }

  /// The sources of a sample that no one place holds.
  private static let packed: [String: Set<DateSource>] = [
    "usual.mts": [.h264MDPM],
    "texts.png": [.exifDateTimeOriginal, .exifDateTimeDigitized, .exifDateTime, .gps],
  ]

  @Test(arguments: Samples.all)
  func `every date stands where its place says`(sample: Sample) throws {
    let dates = try Self.dates(in: sample.bytes)
    for date in dates {
      guard case .byte(let start)? = date.place else {
        #expect(Self.packed["\(sample)"]?.contains(date.source) == true, "\(date.source)")
        continue
      }
      let stands = Self.forms(of: date).contains { sample.bytes.dropFirst(start).starts(with: $0) }
      #expect(stands, "\(date.source) at \(start)")
    }
    for source in Self.packed["\(sample)"] ?? [] { #expect(dates.contains { $0.source == source }) }
  }

  @Test func `a packet that is kept on the way has its place`() throws {
    let file = SamplePNG.file(
      before: SamplePNG.chunk("tEXt", [UInt8](repeating: 0x41, count: 5000))
        + SamplePNG.internationalText("XML:com.adobe.xmp", SampleXMP.packet("xmp:CreateDate='2019-07'")))
    guard case .byte(let start)? = try Self.dates(in: file).first?.place else {
      Issue.record("no place")
      return
    }
    #expect(file.dropFirst(start).starts(with: "2019-07'".utf8))
  }

  @Test func `what was decoded stands nowhere`() throws {
    let packet = SampleXMP.packet("xmp:CreateDate='2019-07'")
    let file = SampleJPEG.file(
      SampleJPEG.xmpSegment(packet.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }))
    #expect(try Self.dates(in: file).map(\.place) == [nil])
    let texts = SamplePNG.file(before: SamplePNG.compressedText("Creation Time", "2024-05-03 14:03:22"))
    #expect(try Self.dates(in: texts).map(\.place) == [nil])
  }
}
