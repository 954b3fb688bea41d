import TestSupport

/// A well-formed Exif structure of random fields, such as cameras write: dates and all that stands around them.
struct RandomExif {
  let bytes: [UInt8]

  init(using generator: inout SeededGenerator) {
    var maker = FieldMaker(
      tiff: SampleTIFF(isBigEndian: .random(using: &generator)), generator: generator)
    maker.fill()
    var tiff = maker.tiff
    tiff.gapBeforeExif = maker.chance(3) ? maker.number(0...4000) : 0
    tiff.gapBeforeGPS = maker.chance(3) ? maker.number(0...4000) : 0
    bytes = maker.chance(3) ? Self.withThumbnail(tiff, &maker) : tiff.bytes
    generator = maker.generator
  }

  /// The structure with a second directory, which has a date and a preview of its own.
  private static func withThumbnail(_ tiff: SampleTIFF, _ maker: inout FieldMaker) -> [UInt8] {
    let start = tiff.bytes.count
    let preview = maker.bytes(10...2000)
    let directoryByteCount = 2 + 12 * 3 + 4 + 20
    let fields = [
      SampleTIFF.Field.text(0x0132, "2001:01:01 01:01:01"), tiff.long(0x0201, start + directoryByteCount),
      tiff.long(0x0202, preview.count),
    ]
    var directory = tiff.integer16(fields.count)
    for field in fields {
      directory += tiff.integer16(field.tag) + tiff.integer16(field.type) + tiff.integer32(field.count)
      directory += field.value.count <= 4 ? field.value : tiff.integer32(start + 2 + 12 * 3 + 4)
    }
    directory += tiff.integer32(0) + fields[0].value
    return tiff.bytes(nextDirectoryAt: start) + directory + preview
  }
}

/// Makes fields at random.
private struct FieldMaker {
  var tiff: SampleTIFF
  var generator: SeededGenerator

  /// Fills the three directories, each in the order of its tags.
  mutating func fill() {
    let primary: [(Int, Kind)] = [
      (0x010E, .name), (0x010F, .name), (0x0110, .name), (0x0112, .short), (0x011A, .rationals(1)),
      (0x0131, .name), (0x0132, .date), (0x013B, .name), (0xC4A5, .bytes),
    ]
    let exif: [(Int, Kind)] = [
      (0x829A, .rationals(1)), (0x8827, .short), (0x882A, .hours), (0x9000, .version), (0x9003, .date),
      (0x9004, .date), (0x9010, .offset), (0x9011, .offset), (0x9012, .offset), (0x927C, .bytes),
      (0x9286, .bytes), (0x9290, .digits), (0x9291, .digits), (0x9292, .digits), (0xA001, .short),
      (0xA002, .long), (0xA003, .short), (0xA434, .name), (0xFDE8, .name),
    ]
    let gps: [(Int, Kind)] = [
      (0x0000, .version), (0x0001, .letter("NS")), (0x0002, .rationals(3)), (0x0003, .letter("EW")),
      (0x0004, .rationals(3)), (0x0006, .rationals(1)), (0x0007, .rationals(3)), (0x0012, .name),
      (0x001D, .date),
    ]
    tiff.primary = fields(primary)
    tiff.exif = fields(exif)
    tiff.gps = chance(2) ? fields(gps) : []
  }

  private enum Kind {
    case name, date, offset, digits, bytes, short, long, hours, version
    case letter(String)
    case rationals(Int)
  }

  private mutating func fields(_ kinds: [(Int, Kind)]) -> [SampleTIFF.Field] {
    var fields: [SampleTIFF.Field] = []
    for (tag, kind) in kinds where chance(2) { fields.append(field(tag, kind)) }
    return fields
  }

  private mutating func field(_ tag: Int, _ kind: Kind) -> SampleTIFF.Field {
    switch kind {
    case .name: return .text(tag, ["Canon", "NIKON CORPORATION", "  X ", ""][number(0...3)])
    case .date:
      let date = [
        "2024:05:03 14:03:22", "    :  :     :  :  ", "0000:00:00 00:00:00", "2024:05:03", "2024-05-03T14:03",
      ]
      return .text(tag, date[number(0...4)], terminator: [UInt8](repeating: 0, count: number(0...2)))
    case .offset: return .text(tag, ["+09:00", "-03:30", "   :  ", "Z"][number(0...3)])
    case .digits: return .text(tag, String("0123456789".prefix(number(1...10))))
    case .bytes:
      let value = bytes(1...3000)
      return .init(tag, type: 7, count: value.count, value: value)
    case .short: return tiff.short(tag, number(0...65_535))
    case .long: return tiff.long(tag, number(0...10_000))
    case .hours: return chance(2) ? tiff.signedShort(tag, number(-12...14)) : tiff.signedShort(tag, -6, 9)
    case .version: return .init(tag, type: 7, count: 4, value: Array("0232".utf8))
    case .letter(let letters):
      return .text(tag, chance(2) ? String(letters.prefix(1)) : String(letters.suffix(1)))
    case .rationals(let count):
      let value = (0..<count).flatMap { _ in tiff.integer32(number(0...70)) + tiff.integer32(number(0...2)) }
      return .init(tag, type: 5, count: count, value: value)
    }
  }

  mutating func bytes(_ counts: ClosedRange<Int>) -> [UInt8] {
    (0..<number(counts)).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  /// Comes true once in `count` times.
  mutating func chance(_ count: Int) -> Bool { number(1...count) == 1 }
}
