/// A Canon raw file without a picture, written byte by byte for tests.
package enum SampleCR3 {
  private static let canon = "85c0b687-820f-11e0-8111-f4ce462b6a48"
  private static let xmp = "be7acfcb-97a9-42e8-9c71-999491e3afac"

  /// A file of structures by the names of their boxes, in that order; before the place stand the maker's notes, of
  /// `gap` bytes.
  package static func file(
    _ structures: [(box: String, tiff: [UInt8])], gap: Int = 32, xmp packet: [UInt8]? = nil
  )
    -> [UInt8]
  {
    let structures = structures.flatMap { structure in
      (structure.box == "CMT4" ? SampleBoxes.box("CMT3", [UInt8](repeating: 0xEE, count: gap)) : [])
        + SampleBoxes.box(structure.box, structure.tiff)
    }
    let movie = SampleBoxes.box(
      "moov",
      SampleBoxes.uuidBox(
        canon, SampleBoxes.box("CNCV", Array("CanonCR3_001/00.11.00/00.00.00".utf8)) + structures)
        + SampleBoxes.fullBox("mvhd", [UInt8](repeating: 0, count: 96)))
    return SampleBoxes.fileType("crx ", compatible: ["crx ", "isom"]) + movie
      + (packet.map { SampleBoxes.uuidBox(xmp, $0) } ?? []) + SampleBoxes.box("mdat", [1, 2, 3])
  }

  /// A file as a camera makes it, taken at that time, as Exif writes it, with an empty packet.
  package static func file(takenAt date: String) -> [UInt8] {
    file(
      [
        ("CMT1", SampleTIFF(primary: [.text(0x0110, "Canon EOS R6")]).bytes),
        ("CMT2", SampleTIFF(primary: [.text(0x9003, date)]).bytes),
        ("CMT4", SampleTIFF(primary: [.text(0x001D, "2021:07:06")]).bytes),
      ], xmp: Array("<x:xmpmeta xmlns:x='adobe:ns:meta/'/>".utf8))
  }
}
