/// A transport stream of an AVCHD camera, written byte by byte for tests.
package enum SampleTransportStream {
  /// The identifier of the video's packets.
  package static let video = 0x1011

  /// A packet that holds the first bytes of `payload`, with filler before fewer than it has room for.
  ///
  /// It begins a unit if a header of PES or a table begins in it.
  package static func packet(
    _ identifier: Int, beginsUnit: Bool = false, isDamaged: Bool = false, _ payload: some Sequence<UInt8>
  ) -> [UInt8] {
    let content = Array(payload.prefix(184))
    let flags = UInt8(identifier >> 8) | (beginsUnit ? 0x40 : 0) | (isDamaged ? 0x80 : 0)
    let header = [0x47, flags, UInt8(identifier & 0xFF)]
    let filler = 184 - content.count
    switch filler {
    case 0: return header + [0x10] + content
    case 1: return header + [0x30, 0] + content
    default:
      return header + [0x30, UInt8(filler - 1), 0] + [UInt8](repeating: 0xFF, count: filler - 2) + content
    }
  }

  /// The header of a PES packet of video of unknown length, with a time stamp in `extra` bytes.
  package static func unitHeader(_ identifier: UInt8 = 0xE0, extra: [UInt8] = [0x21, 0, 1, 0, 1]) -> [UInt8] {
    [0, 0, 1, identifier, 0, 0, 0x80, 0x80, UInt8(extra.count)] + extra
  }

  /// The packets of a stretch of video, `room` bytes in each.
  package static func packets(_ stream: [UInt8], room: Int = 184, identifier: Int = video) -> [[UInt8]] {
    let unit = unitHeader() + stream
    return stride(from: 0, to: unit.count, by: room).map {
      packet(identifier, beginsUnit: $0 == 0, unit[$0..<min($0 + room, unit.count)])
    }
  }

  /// A file of packets, with a time stamp of four bytes before each if wanted.
  package static func file(_ packets: [[UInt8]], isStamped: Bool = true) -> [UInt8] {
    let tables = [packet(0, beginsUnit: true, [0, 0, 0xB0]), packet(0x100, beginsUnit: true, [0, 2, 0xB0])]
    return (tables + packets + tables).flatMap { (isStamped ? [0, 0xE5, 0x62, 0xF0] : []) + $0 }
  }

  /// A NAL unit with its start code, and with bytes that keep start codes out of it.
  package static func unit(_ type: UInt8, _ payload: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = [0, 0, 0, 1, type]
    var zeros = 0
    for byte in payload {
      if zeros == 2, byte <= 3 {
        bytes.append(3)
        zeros = 0
      }
      bytes.append(byte)
      zeros = byte == 0 ? zeros + 1 : 0
    }
    return bytes
  }

  /// A message of supplemental information.
  package static func message(_ type: Int, _ payload: [UInt8]) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] {
      [UInt8](repeating: 255, count: value / 255) + [UInt8(value % 255)]
    }
    return number(type) + number(payload.count) + payload
  }

  /// The user data that holds packs.
  package static func userData(_ packs: [[UInt8]], statedCount: Int? = nil) -> [UInt8] {
    let identifier: [UInt8] = [
      0x17, 0xEE, 0x8C, 0x60, 0xF8, 0x4D, 0x11, 0xD9, 0x8C, 0xD6, 0x08, 0x00, 0x20, 0x0C, 0x9A, 0x66,
    ]
    return identifier + Array("MDPM".utf8) + [UInt8(statedCount ?? packs.count)] + packs.flatMap { $0 }
  }

  /// 24 April 2019, 22:24:00.
  package static func date(zone: UInt8 = 0x44) -> [[UInt8]] {
    [[0x18, zone, 0x20, 0x19, 0x04], [0x19, 0x24, 0x22, 0x24, 0x00]]
  }

  /// The first access unit of a camera's video.
  package static func picture(_ packs: [[UInt8]] = date()) -> [UInt8] {
    let information = message(0, [1]) + message(5, userData(packs)) + [0x80]
    return unit(9, [0x10]) + unit(0x27, [0x64, 0, 0x28]) + unit(6, information) + unit(0x25, [0x88, 0x84])
  }

  /// A file with a date.
  package static func file() -> [UInt8] { file(packets(picture())) }
}
