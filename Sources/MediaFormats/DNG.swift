/// A digital negative (Adobe DNG 1.7): a TIFF that says so in its first directory.
enum DNG {
  private static let versionTag = 0xC612

  /// Says whether the TIFF file names the version of DNG that it follows, as far as that costs no read: a
  /// first directory elsewhere than among the first bytes is not looked at.
  static func isRecognized(_ source: inout ByteSource) throws(MalformedMedia) -> Bool {
    guard source.byteCount >= 16, let header = try TIFFHeader(at: 0, of: &source) else { return false }
    let layout = header.layout
    guard let first = Self.end(of: layout.countByteCount, from: header.firstDirectory, in: source) else {
      return false
    }
    let stated = try source.withBytes(at: header.firstDirectory, count: layout.countByteCount) {
      layout.entryCount($0)
    }
    let byteCount = layout.entryByteCount * min(stated, Limits.directoryEntries)
    guard Self.end(of: byteCount, from: first, in: source) != nil else { return false }
    return try source.withBytes(at: first, count: byteCount) { bytes in
      for entry in stride(from: 0, to: byteCount, by: layout.entryByteCount)
      where layout.order.integer16(bytes, entry) == Self.versionTag {
        return true
      }
      return false
    }
  }

  /// Where `byteCount` bytes end that are in memory from `start` on; `nil` where they are not.
  private static func end(of byteCount: Int, from start: Int, in source: borrowing ByteSource) -> Int? {
    guard start < source.byteCount, byteCount <= source.byteCount - start,
      source.holds(start..<start + byteCount)
    else { return nil }
    return start + byteCount
  }
}
