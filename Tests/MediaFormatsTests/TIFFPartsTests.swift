import TestSupport
import Testing

@testable import MediaFormats

/// Metadata that a container keeps in several structures, and structures whose directories lie far apart.
@Suite struct TIFFPartsTests {
  /// Parts as CR3 has them, each with one directory, in the given byte orders.
  static func parts(_ orders: [Bool]) -> [(ExifFields.Directory, [UInt8])] {
    var parts = orders.map { SampleTIFF(isBigEndian: $0) }
    parts[0].primary = [parts[0].short(0x0112, 6), .text(0x0132, "2024:05:04 09:00:00")]
    parts[1].primary = [
      .text(0x9003, "2024:05:03 14:03:22"), parts[1].long(0xA002, 6000), parts[1].signedShort(0x882A, -2, 1),
    ]
    parts[2].primary = [.text(0x0001, "N"), parts[2].rational(0x0002, (48, 1), (51, 10), (0, 1))]
    return Array(zip([.primary, .exif, .gps], parts.map(\.bytes)))
  }

  /// Reads parts that follow each other in one file.
  func read(_ parts: [(ExifFields.Directory, [UInt8])], with tiff: inout TIFF) -> [MalformedMedia?] {
    let file = parts.flatMap(\.1)
    var source = ByteSource(file)
    var start = 0
    return parts.enumerated().map { index, part in
      defer { start += part.1.count }
      do throws(MalformedMedia) {
        try tiff.read(
          &source, block: start..<start + part.1.count, directory: part.0, isFurther: index > 0)
        return nil
      } catch {
        return error
      }
    }
  }

  @Test(
    arguments: [
      [false, false, false], [true, true, true], [false, true, false], [true, false, false],
      [false, false, true],
    ])
  func `parts make one set of fields, whatever their byte orders`(orders: [Bool]) {
    var tiff = TIFF()
    #expect(read(Self.parts(orders), with: &tiff) == [nil, nil, nil])
    var whole = TIFF()
    _ = read(Self.parts([orders[0], orders[0], orders[0]]), with: &whole)
    #expect(tiff.fields == whole.fields)
    #expect(tiff.fields.order == (orders[0] ? .bigEndian : .littleEndian))
    #expect(
      tiff.fields.fields.map { "\($0.directory) \(String($0.tag, radix: 16))" } == [
        "primary 112", "primary 132", "exif 9003", "exif a002", "exif 882a", "gps 1", "gps 2",
      ])
    #expect(tiff.text(0x9003) == "2024:05:03 14:03:22\0")
  }

  @Test func `a part without fields leaves the byte order to the next`() {
    var tiff = TIFF()
    let empty = SampleTIFF(isBigEndian: true).bytes
    let parts = [(.primary, empty)] + Self.parts([false, false, false])
    #expect(read(parts, with: &tiff) == [nil, nil, nil, nil])
    #expect(tiff.fields.order == .littleEndian)
    #expect(tiff.fields.fields.count == 7)
  }

  @Test func `a broken part costs no other, and a broken Exif part is told`() {
    for broken in 0..<3 {
      var parts = Self.parts([true, true, true])
      let whole = parts[broken].1
      var tiff = TIFF()
      parts[broken].1 = [0x4D, 0x4D, 0, 41] + whole.dropFirst(4)
      #expect(read(parts, with: &tiff).map { $0 == nil } == (0..<3).map { $0 != broken })
      #expect(tiff.fields.fields.contains { $0.directory == parts[(broken + 1) % 3].0 })
      #expect(!tiff.fields.fields.contains { $0.directory == parts[broken].0 })
      // A directory that lies outside of the file.
      parts[broken].1 = Array(whole.prefix(4)) + [0x7F, 0, 0, 0] + whole.dropFirst(8)
      _ = read(parts, with: &tiff)
      #expect((tiff.fault != nil) == (parts[broken].0 == .exif))
    }
  }

  @Test func `a picture that is a part of its own begins anew`() throws {
    var tiff = TIFF()
    _ = read(Self.parts([false, false, false]), with: &tiff)
    let single = SampleTIFF(isBigEndian: true, primary: [.text(0x010F, "Maker")])
    var source = ByteSource(single.bytes)
    try tiff.read(&source, block: 0..<single.bytes.count)
    #expect(tiff.fields.fields.map(\.tag) == [0x010F])
  }

  /// A file whose first directory is at its end, as scanners write it, its values before or behind it.
  static func scan(valuesBefore: Bool) -> [UInt8] {
    let tiff = SampleTIFF()
    let date = Array("2024:05:03 14:03:22\0".utf8)
    let picture = 1_600_000
    let directory = valuesBefore ? picture + date.count : picture
    let value = valuesBefore ? picture : picture + 2 + 2 * 12 + 4
    let entries =
      tiff.integer16(2) + tiff.integer16(0x0132) + tiff.integer16(2) + tiff.integer32(20)
      + tiff.integer32(value)
      + tiff.integer16(0x0112) + tiff.integer16(3) + tiff.integer32(1) + tiff.integer32(1) + tiff.integer32(0)
    return [0x49, 0x49, 42, 0] + tiff.integer32(directory) + [UInt8](repeating: 0, count: picture - 8)
      + (valuesBefore ? date + entries : entries + date)
  }

  @Test func `a directory at the end of a file costs one more read, and values before it another`() throws {
    for (valuesBefore, reads) in [(false, 2), (true, 3)] {
      var source = ByteSource(Self.scan(valuesBefore: valuesBefore))
      var tiff = TIFF()
      try tiff.read(&source, block: 0..<source.byteCount)
      #expect(tiff.text(0x0132) == "2024:05:03 14:03:22\0")
      #expect(tiff.fields.fields.count == 2)
      #expect(source.readCount == reads)
      #expect(source.bytesRead < 9000)
    }
  }

  @Test func `values beside a directory are taken before one that lies elsewhere`() throws {
    let tiff = SampleTIFF()
    let directory = 200_000
    let maker = 100_000
    var bytes =
      [0x49, 0x49, 42, 0] + tiff.integer32(directory) + [UInt8](repeating: 0x4D, count: directory - 8)
    bytes += tiff.integer16(3)
    bytes += tiff.integer16(0x010F) + tiff.integer16(2) + tiff.integer32(9) + tiff.integer32(maker)
    bytes += tiff.integer16(0x0112) + tiff.integer16(3) + tiff.integer32(1) + tiff.integer32(6)
    bytes += tiff.integer16(0x0132) + tiff.integer16(2) + tiff.integer32(20)
    bytes +=
      tiff.integer32(directory + 2 + 3 * 12 + 4) + tiff.integer32(0) + Array("2024:05:03 14:03:22\0".utf8)
    var source = ByteSource(bytes)
    var reader = TIFF()
    try reader.read(&source, block: 0..<bytes.count)
    #expect(reader.fields.fields.map(\.tag) == [0x0112, 0x0132, 0x010F])
    #expect(reader.text(0x010F) == "MMMMMMMMM")
    #expect(source.readCount == 3)
  }

  @Test(arguments: [42, 43])
  func `an Exif directory behind the preview costs one more read`(magic: Int) throws {
    var sample = SampleTIFF(primary: [.text(0x0132, "2024:05:04 09:00:00")], exif: [])
    sample.magic = magic
    sample.exif = [.text(0x9003, "2024:05:03 14:03:22")]
    sample.gapBeforeExif = 203_000
    var source = ByteSource(sample.bytes)
    var tiff = TIFF()
    try tiff.read(&source, block: 0..<source.byteCount)
    #expect(tiff.text(0x9003) == "2024:05:03 14:03:22\0")
    #expect(source.readCount == 2)
    // Without it there is only the date of the last edit, and that is told.
    source.open(MemoryBytes(Array(sample.bytes.prefix(100_000))))
    try tiff.read(&source, block: 0..<source.byteCount)
    #expect(tiff.fields.fields.map(\.tag) == [0x0132])
    #expect(tiff.fault == .truncated(at: 100_000))
  }
}
