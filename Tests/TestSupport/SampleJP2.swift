/// A JPEG 2000 file without a picture, written byte by byte for tests.
package enum SampleJP2 {
  /// A file with a header, then `boxes`, then what would be the picture.
  package static func file(_ boxes: [UInt8]) -> [UInt8] {
    let size = SampleBoxes.integer(768, 4) + SampleBoxes.integer(1024, 4)
    return SampleBoxes.box("jP  ", [0x0D, 0x0A, 0x87, 0x0A])
      + SampleBoxes.fileType("jp2 ", compatible: ["jp2 "])
      + SampleBoxes.box("jp2h", SampleBoxes.box("ihdr", size + [0, 3, 7, 7, 0, 0])) + boxes
      + SampleBoxes.box("jp2c", [0xFF, 0x4F, 0xFF, 0x51], size: .toEnd)
  }

  /// A file with Exif, XMP and IPTC.
  package static func file(exif tiff: [UInt8], xmp: [UInt8], iptc: [UInt8]) -> [UInt8] {
    file(
      SampleBoxes.uuidBox("4a706754696666457869662d3e4a5032", tiff)
        + SampleBoxes.uuidBox("be7acfcb-97a9-42e8-9c71-999491e3afac", xmp)
        + SampleBoxes.uuidBox("33c7a4d2-b81d-4723-a0ba-f1a3e097ad38", iptc))
  }
}
