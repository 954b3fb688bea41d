/// A Photoshop picture of chosen image resources, written byte by byte for tests.
package enum SamplePSD {
  private static func integer(_ value: Int, count: Int = 4) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
  }

  /// An image resource.
  package static func resource(_ identifier: Int, name: String = "", _ value: [UInt8]) -> [UInt8] {
    func filled(_ bytes: [UInt8]) -> [UInt8] { bytes.count.isMultiple(of: 2) ? bytes : bytes + [0] }
    return Array("8BIM".utf8) + integer(identifier, count: 2) + filled([UInt8(name.utf8.count)] + name.utf8)
      + integer(value.count) + filled(value)
  }

  /// A file of 640 × 360, with a table of colours before its resources and some layers behind them.
  package static func file(_ resources: [UInt8], colours: Int = 768, statedLength: Int? = nil) -> [UInt8] {
    let header =
      Array("8BPS".utf8) + integer(1, count: 2) + [0, 0, 0, 0, 0, 0] + integer(3, count: 2) + integer(360)
      + integer(640) + integer(8, count: 2) + integer(3, count: 2)
    return header + integer(colours) + [UInt8](repeating: 5, count: colours)
      + integer(statedLength ?? resources.count) + resources + integer(0)
  }

  /// A file whose Exif is `tiff`.
  package static func file(exif tiff: [UInt8]) -> [UInt8] {
    file(resource(0x03ED, [1, 2, 3]) + resource(0x0422, tiff) + resource(0x0424, Array("<x/>".utf8)))
  }
}
