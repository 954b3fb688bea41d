import CaptureDates
import TestSupport

@testable import MediaFormats

/// What the search of a PNG file found, its payloads as bytes.
struct PNGReading: Equatable {
  var exif: [UInt8]?
  var xmp: [String] = []
  var iptc: [UInt8]?
  var dates: [String] = []
  var details = MediaDetails()
  var isPartial = false
  var fault: MalformedMedia?
  var readCount = 0
  var bytesRead = 0

  init(_ bytes: [UInt8], depth: MediaContents.Depth = .everything) {
    self.init(MemoryBytes(bytes), depth: depth)
  }

  init(_ store: any ByteStore, depth: MediaContents.Depth = .everything) {
    var source = ByteSource(store)
    var contents = MediaContents()
    do throws(MalformedMedia) {
      try contents.read(&source, as: .png, depth: depth, inflater: StoredInflater())
    } catch {
      fault = error
    }
    exif = contents.exif.first.flatMap { try? source.bytes(of: $0.payload, limit: Limits.exif) }
    xmp = contents.xmp.compactMap { packet in
      (try? source.bytes(of: packet, limit: Limits.xmp)).map { String(decoding: $0, as: UTF8.self) }
    }
    iptc = contents.iptc.flatMap { try? source.bytes(of: $0, limit: Limits.iptc) }
    dates = contents.dates.map { date in
      guard case .text(let text, subSecond: [], offset: []) = date.value, date.source == .pngCreationTime
      else {
        return "\(date)"
      }
      return String(decoding: text, as: UTF8.self)
    }
    details = contents.details
    isPartial = contents.isPartial
    readCount = source.readCount
    bytesRead = source.bytesRead
  }

  var isTruncated: Bool {
    if case .truncated? = fault { true } else { false }
  }
}
