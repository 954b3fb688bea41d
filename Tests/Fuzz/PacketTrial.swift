import CaptureDates
import MediaFormats

/// The readers of packets that containers hold.
enum PacketTrial {
  static func runXMP(_ bytes: [UInt8]) throws(Breach) {
    let xmp = try promiseHaste { () throws(Breach) in XMP(bytes) }
    for date in xmp.dates {
      try promise(date.source.rawValue.hasPrefix("xmp:"), "XMP tells a date of \(date.source.rawValue)")
    }
    try Promises.check(xmp.details)
    try Promises.check(xmp.dates)
  }

  static func runIPTC(_ bytes: [UInt8]) throws(Breach) {
    guard let date = IPTC.date(in: bytes) else { return }
    try promise(date.source == .iptc, "IPTC tells a date of \(date.source.rawValue)")
    try Promises.check([date])
  }
}
