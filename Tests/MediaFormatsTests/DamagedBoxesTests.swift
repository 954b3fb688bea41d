import TestSupport
import Testing

@testable import MediaFormats

/// Files of boxes in which bytes were changed by chance.
@Suite struct DamagedBoxesTests {
  @Test(
    arguments: [
      (.heic, SampleHEIF.file(exif: HEIFTests.tiff, xmp: HEIFTests.packet)),
      (.cr3, SampleCR3.file(takenAt: "2025:09:06 20:24:47")),
      (.jxl, SampleJXL.file(exif: HEIFTests.tiff)),
      (.jp2, SampleJP2.file(exif: HEIFTests.tiff, xmp: HEIFTests.packet, iptc: [0x1C])),
    ] as [(MediaFormat, [UInt8])])
  func `whatever is damaged, the search ends soon and nothing grows`(format: MediaFormat, whole: [UInt8]) {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<10_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[place] =
          [0, 1, 0x7F, 0x80, 0xFF, .random(in: 0...255, using: &generator)][
            Int.random(in: 0...5, using: &generator)]
      }
      if Bool.random(using: &generator) {
        bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator))
      }
      let file = BoxedFile(bytes, as: format)
      #expect(file.readCount <= 4, "seed \(seed)")
      #expect(file.contents.exif.count <= 3 && file.contents.xmp.count <= 1, "seed \(seed)")
      #expect(
        (file.exif + file.xmp).allSatisfy { $0.count <= Limits.extents * bytes.count }, "seed \(seed)")
    }
  }
}
