import CaptureDates
import Moments

@testable import Listing

extension Listing {
  /// What the listing looks like in a form, in one piece.
  func bytes(_ form: ListingForm) -> [UInt8] {
    var bytes: [UInt8] = []
    write(form) { (piece: borrowing [UInt8]) in bytes += copy piece }
    return bytes
  }

  /// The same as text.
  func text(_ form: ListingForm) -> String { String(decoding: bytes(form), as: UTF8.self) }
}

extension SavedScan {
  /// Reads a scan that a test writes out.
  init(text: String) throws(Malformed) { try self.init(Array(text.utf8)) }
}

extension WallTime {
  /// Reads a time that a test knows to be one.
  static func known(_ text: String) -> WallTime { WallTime(Array(text.utf8)) ?? WallTime(year: 1) }
}

extension MediaItem {
  /// An item of some name, taken at some time.
  init(
    _ path: String, _ captured: String? = nil, _ source: DateSource = .exifDateTimeOriginal, root: Int = 0,
    type: String = "jpeg", size: Int64? = 1000
  ) {
    self.init(root: root, relativePath: Array(path.utf8), type: type, size: size)
    self.captured = captured.map { .known($0) }
    if captured != nil { self.source = source }
  }
}
