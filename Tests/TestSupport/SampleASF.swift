/// The header of an ASF movie, written byte by byte for tests.
package enum SampleASF {
  /// The GUID that the specification prints as `text`, as it stands in a file.
  package static func identifier(_ text: String) -> [UInt8] {
    let parts = text.split(separator: "-").map { part in
      stride(from: 0, to: part.count, by: 2).compactMap { UInt8(part.dropFirst($0).prefix(2), radix: 16) }
    }
    return parts[0].reversed() + parts[1].reversed() + parts[2].reversed() + parts[3] + parts[4]
  }

  package static let video = "BC19EFC0-5B4D-11CF-A8FD-00805F5C442B"
  package static let audio = "F8699E40-5B4D-11CF-A8FD-00805F5C442B"

  /// A little-endian integer of `count` bytes.
  package static func integer(_ value: UInt64, count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
  }

  /// An object, which says that it is `statedSize` bytes long if that is given.
  package static func object(_ identifier: String, _ content: [UInt8], statedSize: UInt64? = nil) -> [UInt8] {
    Self.identifier(identifier) + integer(statedSize ?? UInt64(content.count + 24), count: 8) + content
  }

  /// The File Properties Object of a movie created that many tenths of a microsecond after 1601 began.
  package static func fileProperties(
    creation: UInt64, duration: UInt64 = 55_000_000, preroll: UInt64 = 3000, flags: UInt64 = 2
  ) -> [UInt8] {
    let content =
      [UInt8](repeating: 9, count: 16) + integer(1000, count: 8) + integer(creation, count: 8)
      + integer(1, count: 8) + integer(duration, count: 8) + integer(duration, count: 8)
      + integer(preroll, count: 8) + integer(flags, count: 4) + [UInt8](repeating: 0, count: 12)
    return object("8CABDCA1-A947-11CF-8EE4-00C00C205365", content)
  }

  /// The Stream Properties Object of a stream of that type, and if it is video, of that size.
  package static func stream(_ type: String, width: UInt64 = 640, height: UInt64 = 360) -> [UInt8] {
    let content =
      identifier(type) + [UInt8](repeating: 0, count: 38) + integer(width, count: 4)
      + integer(height, count: 4)
    return object("B7DC0791-A9B7-11CF-8EE6-00C00C205365", content)
  }

  /// A file whose header is `objects`.
  package static func file(_ objects: [UInt8]) -> [UInt8] {
    let counts: [UInt8] = [3, 0, 0, 0, 1, 2]
    return object("75B22630-668E-11CF-A6D9-00AA0062CE6C", counts + objects)
  }

  /// A file with a date.
  package static func file(creation: UInt64) -> [UInt8] {
    file(fileProperties(creation: creation) + stream(audio) + stream(video))
  }
}
