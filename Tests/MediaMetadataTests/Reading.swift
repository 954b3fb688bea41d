import CaptureDates
import MediaFormats
import Testing

@testable import MediaMetadata

/// Returns what a reader makes of a file of these bytes.
func reading(
  _ bytes: [UInt8], wantsDetails: Bool = true, fileExtension: String = "jpg"
) throws(MalformedMedia) -> MediaReading {
  var reader = MediaReader(wantsDetails: wantsDetails)
  var source = ByteSource(bytes)
  return try reader.read(&source, fileExtension: Array(fileExtension.utf8))
}

/// Returns what a file that is a photo, and a whole one, says about itself.
func metadata(of bytes: [UInt8], wantsDetails: Bool = true) throws -> MediaMetadata {
  guard case .media(let metadata, fault: nil) = try reading(bytes, wantsDetails: wantsDetails) else {
    throw NotWholeMedia()
  }
  return metadata
}

/// The file is no photo, or a broken one.
struct NotWholeMedia: Error {}

extension MediaMetadata {
  /// The date that the file gets from its metadata, as `2024-05-03T14:03:22+09:00 exif:DateTimeOriginal`.
  var dateText: String? {
    // 2026-01-01, in UTC.
    let clock = HostClock(now: 1_767_225_600) { _ in 0 }
    let facts = FileFacts(name: Array("x.jpg".utf8), modified: (1_767_225_600, 0))
    guard let date = DateChooser(clock: clock, classes: .metadata).date(from: candidates, of: facts) else {
      return nil
    }
    var text: [UInt8] = []
    date.wall.append(to: &text)
    date.toldOffset?.append(to: &text)
    return "\(String(decoding: text, as: UTF8.self)) \(date.source.rawValue)"
  }

  /// The candidates, each as `source: date, fraction, offset, hours`; what is missing is left out.
  var candidateTexts: [String] {
    candidates.map { candidate in
      guard case .text(let date, let subSecond, let offset) = candidate.value else { return "no text" }
      let parts = [date, subSecond, offset].filter { !$0.isEmpty }.map { bytes in
        String(decoding: bytes, as: UTF8.self).replacing("\0", with: "␀")
      }
      return "\(candidate.source.rawValue): "
        + (parts + [candidate.timeZoneHours].compactMap { $0.map(String.init) }).joined(separator: ", ")
    }
  }
}
