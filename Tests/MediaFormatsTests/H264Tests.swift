import TestSupport
import Testing

@testable import MediaFormats

@Suite struct H264Tests {
  typealias Stream = SampleTransportStream

  /// The date that the camera wrote into a stretch of video, as `date offset`.
  func date(in stream: [UInt8]) -> String? {
    guard case .text(let text, _, let offset)? = H264.cameraMetadata(in: stream)?.date?.value else {
      return nil
    }
    return String(decoding: text + [0x20] + offset, as: UTF8.self)
  }

  static let message = Stream.message(5, Stream.userData(Stream.date()))
  static let found = "2019:04:24 22:24:00 +02:00"

  @Test(
    arguments: [
      ("alone", Stream.unit(6, message), true),
      ("behind a message", Stream.unit(6, Stream.message(1, [9, 0, 0, 0]) + message), true),
      (
        "behind a long message",
        Stream.unit(6, Stream.message(300, [UInt8](repeating: 251, count: 700)) + message), true
      ),
      (
        "behind other user data",
        Stream.unit(6, Stream.message(5, [UInt8](repeating: 7, count: 40)) + message), true
      ),
      ("in the second unit", Stream.unit(6, Stream.message(1, [9])) + Stream.unit(6, message), true),
      ("behind a start code of three bytes", [1, 0, 0, 1] + Stream.unit(6, message).dropFirst(4), true),
      ("with another importance", Stream.unit(0x66, message), true),
      (
        "behind one whose digits aren't",
        Stream.unit(
          6,
          Stream.message(
            5, Stream.userData([[0x18, 0xFF, 0xFF, 0xFF, 0xFF], [0x19, 0xFF, 0xFF, 0xFF, 0xFF]])))
          + Stream.unit(6, message), true
      ),
      ("in a slice", Stream.unit(5, message), false),
      (
        "in a message of another type", Stream.unit(6, Stream.message(4, Stream.userData(Stream.date()))),
        false
      ),
      (
        "further than is looked",
        Stream.unit(6, Stream.message(1, [UInt8](repeating: 1, count: 5000)) + message), false
      ),
      ("cut by the next unit", Stream.unit(6, message.dropLast()) + Stream.unit(9, [0x10]), false),
      ("cut before its last byte", Stream.unit(6, message).dropLast(), false),
      (
        "with another identifier",
        Stream.unit(6, Stream.message(5, [0x18] + Stream.userData(Stream.date()).dropFirst())), false
      ),
      ("behind a message that claims to be longer", Stream.unit(6, [1, 200] + message), false),
      ("none", [], false),
      ("a start code alone", [0, 0, 1], false),
      ("a type alone", [0, 0, 1, 6], false),
      ("a number without end", Stream.unit(6, [UInt8](repeating: 255, count: 5000)), false),
    ] as [(String, [UInt8], Bool)])
  func `the message is found`(title: String, stream: [UInt8], isThere: Bool) {
    #expect(date(in: stream) == (isThere ? Self.found : nil))
  }

  @Test func `bytes that keep start codes out are left out`() {
    let packs: [[UInt8]] = [
      [0x18, 0x00, 0x20, 0x00, 0x01], [0x19, 0x01, 0x00, 0x00, 0x00], [0x70, 0, 0, 3, 0],
    ]
    let unit = Stream.unit(6, Stream.message(5, Stream.userData([[0x13, 0, 0, 0, 0]] + packs)))
    #expect(unit.contains([0, 0, 3, 0]))
    #expect(date(in: unit) == "2000:01:01 00:00:00 +00:00")
  }

  /// Zone bytes as in ExifTool's documentation: a sign, hours and half an hour; the hours count summer time in.
  @Test(
    arguments: [
      (0x00, "+00:00"), (0x02, "+01:00"), (0x44, "+02:00"), (0x52, "+09:00"), (0x0B, "+05:30"),
      (0x30, "-08:00"), (0x6A, "-05:00"), (0x27, "-03:30"), (0x84, "+02:00"), (0xFF, ""),
    ] as [(UInt8, String)])
  func `rule 30: the zone byte is an offset`(zone: UInt8, offset: String) {
    let stream = Stream.unit(6, Stream.message(5, Stream.userData(Stream.date(zone: zone))))
    #expect(date(in: stream) == "2019:04:24 22:24:00 \(offset)")
  }

  @Test(
    arguments: [
      ("both packs", Stream.date(), 2, true),
      ("packs between", [[0x13, 0, 0, 0, 0]] + Stream.date() + [[0x70, 1, 2, 3, 4]], 4, true),
      ("a second date", Stream.date() + [[0x18, 0, 0x20, 0x20, 1]], 3, true),
      ("more packs than said", Stream.date(), 1, false),
      ("fewer packs than said", Stream.date(), 200, true),
      ("no time", [Stream.date()[0]], 1, false),
      ("no day", [Stream.date()[1]], 1, false),
      ("a month of letters", [[0x18, 0, 0x20, 0x19, 0x0A], Stream.date()[1]], 2, false),
      ("none", [], 0, false),
    ] as [(String, [[UInt8]], Int, Bool)])
  func `a date takes two packs of decimal digits`(title: String, packs: [[UInt8]], count: Int, isThere: Bool)
  {
    let message = Stream.message(5, Stream.userData(packs, statedCount: count))
    #expect(date(in: Stream.unit(6, message)) == (isThere ? Self.found : nil))
  }

  @Test(
    arguments: [
      ([0x01, 0x03], "Panasonic", nil), ([0x01, 0x08], "Sony", "HDR-CX"), ([0x10, 0x11], "Canon", nil),
      ([0x11, 0x04], "JVC", nil), ([0x12, 0x34], nil, nil),
    ] as [([UInt8], String?, String?)])
  func `the maker's code is a name, and a Sony's packs are its model`(
    code: [UInt8], make: String?, model: String?
  ) {
    let name: [[UInt8]] = [[0xE4] + Array("HDR-".utf8), [0xE5] + Array("CX".utf8) + [0, 0]]
    let metadata = MDPM(Stream.userData([[0xE0] + code + [0, 0]] + name)[...])
    #expect(metadata?.make == make)
    #expect(metadata?.model == model)
  }

  @Test func `a model that is no text is none`() {
    let packs: [[UInt8]] = [[0xE0, 0x01, 0x08, 0, 0], [0xE4, 0x41, 0x0A, 0x1B, 0x5B]]
    #expect(MDPM(Stream.userData(packs)[...])?.model == nil)
    #expect(MDPM(Stream.userData([packs[0]])[...])?.model == nil)
  }
}
