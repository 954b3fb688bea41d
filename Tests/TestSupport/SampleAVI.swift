/// An AVI movie of chosen chunks, written byte by byte for tests.
package enum SampleAVI {
  /// A 32-bit integer.
  package static func integer(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// A chunk, which says that it is `statedSize` bytes long if that is given.
  package static func chunk(_ type: String, _ payload: [UInt8], statedSize: Int? = nil) -> [UInt8] {
    let filler: [UInt8] = payload.count.isMultiple(of: 2) ? [] : [0]
    return Array(type.utf8) + integer(statedSize ?? payload.count) + payload + filler
  }

  /// A list of chunks.
  package static func list(_ type: String, _ chunks: [UInt8]) -> [UInt8] {
    chunk("LIST", Array(type.utf8) + chunks)
  }

  /// The main header, of a movie of 320 × 240.
  package static func mainHeader(
    microsecondsPerFrame: Int = 40_000, frames: Int = 50, width: Int = 320, height: Int = 240
  ) -> [UInt8] {
    let numbers = [microsecondsPerFrame, 0, 0, 0, frames, 0, 1, 0, width, height, 0, 0, 0, 0]
    return chunk("avih", numbers.flatMap(integer))
  }

  /// A file: the header with further chunks in it, what comes next, some frames, and what comes behind them.
  package static func file(
    header: [UInt8] = [], beforeFrames: [UInt8] = [], frames: [UInt8] = chunk("00dc", [1, 2, 3]),
    behindFrames: [UInt8] = []
  ) -> [UInt8] {
    let stream = list("strl", chunk("strh", [UInt8](repeating: 7, count: 56)) + chunk("strf", [7, 7, 7]))
    let chunks =
      list("hdrl", mainHeader() + stream + header) + beforeFrames + list("movi", frames) + behindFrames
    return chunk("RIFF", Array("AVI ".utf8) + chunks)
  }

  /// A file with a date wherever one can be.
  package static func file(takenAt date: String) -> [UInt8] {
    file(
      header: chunk("IDIT", Array("\(date)\n\0".utf8)),
      beforeFrames: list(
        "INFO", chunk("ISFT", Array("Camera\0".utf8)) + chunk("ICRD", Array("2003-03-10\0".utf8))),
      behindFrames: chunk("idx1", [UInt8](repeating: 0, count: 16)) + chunk("_PMX", Array("<x/>".utf8)))
  }
}
