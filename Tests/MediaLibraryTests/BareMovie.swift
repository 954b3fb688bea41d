/// A QuickTime movie that is hardly more than its header, written byte by byte.
enum BareMovie {
  /// A movie whose header tells that moment, in seconds since 1970 UTC, and that it plays for so many seconds.
  static func file(recordedAt seconds: Int, duration: Int = 1) -> [UInt8] {
    let times = integer32(seconds + 2_082_844_800) + integer32(0) + integer32(600) + integer32(600 * duration)
    let header = box("mvhd", [0, 0, 0, 0] + times + [UInt8](repeating: 0, count: 80))
    let handler = box(
      "hdlr", [UInt8](repeating: 0, count: 8) + Array("vide".utf8) + [UInt8](repeating: 0, count: 12))
    let track = box("trak", box("mdia", handler))
    return box("ftyp", Array("qt  ".utf8) + integer32(0)) + box("moov", header + track)
  }

  private static func box(_ type: String, _ payload: [UInt8]) -> [UInt8] {
    integer32(payload.count + 8) + Array(type.utf8) + payload
  }

  private static func integer32(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }
}
