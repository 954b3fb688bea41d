import TestSupport
import Testing

@testable import MediaFormats

@Suite struct TransportStreamTests {
  typealias Stream = SampleTransportStream

  static let found = "h264:mdpm 2019:04:24 22:24:00+02:00"
  static let picture = Stream.picture()
  static let sound = Stream.packet(0x1100, beginsUnit: true, Stream.unitHeader(0xBD))

  /// Packets, and what they are about.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let packets: [[UInt8]]

    init(_ title: String, _ packets: [[UInt8]]) {
      testDescription = title
      self.packets = packets
    }
  }

  static let rows: [Row] = [
    Row("one picture", Stream.packets(picture)),
    Row("packets of sound between", Stream.packets(picture, room: 40).flatMap { [$0, sound] }),
    Row(
      "a message that goes on in the next unit",
      Stream.packets(Array(picture.prefix(50))) + Stream.packets(Array(picture.dropFirst(50)))),
    Row("a byte of filler in each packet", Stream.packets(picture, room: 183)),
    Row(
      "the bytes of the picture in the packets of sound, too",
      Stream.packets(picture, room: 50).flatMap { [$0, Stream.packet(0x1100, picture)] }),
    Row(
      "a packet that is damaged",
      [Stream.packet(Stream.video, isDamaged: true, [1, 2, 3])]
        + Stream.packets(picture, room: 60).flatMap {
          [$0, Stream.packet(Stream.video, isDamaged: true, [9])]
        }),
    Row(
      "a packet that lost its sync byte",
      Stream.packets(picture, room: 60).flatMap {
        [$0, [0x46] + Stream.packet(Stream.video, [9]).dropFirst()]
      }),
    Row(
      "packets before a unit begins",
      [Stream.packet(Stream.video, [0, 0, 1, 6, 5])] + Stream.packets(picture)),
    Row(
      "a header that fills more than its packet",
      [
        Stream.packet(
          Stream.video, beginsUnit: true, Stream.unitHeader(extra: [UInt8](repeating: 0xFF, count: 200)))
      ]
        + [Stream.packet(Stream.video, [0xFF])] + Stream.packets(picture)),
    Row(
      "a header that is cut",
      [Stream.packet(Stream.video, beginsUnit: true, [0, 0, 1, 0xE0])] + Stream.packets(picture)),
    Row(
      "a second video",
      Stream.packets(picture, room: 60).flatMap {
        [$0, Stream.packet(0x1012, beginsUnit: true, Stream.unitHeader())]
      }),
    Row(
      "a picture without before it",
      Stream.packets(Stream.unit(0x25, [UInt8](repeating: 5, count: 100))) + Stream.packets(picture)),
    Row(
      "packets of adaptation alone, shorter than they are",
      Stream.packets(picture, room: 60).flatMap {
        [$0, [0x47, 0x10, 0x11, 0x20, 10] + [UInt8](repeating: 5, count: 183)]
      }),
    Row(
      "what looks like a header in the middle of a unit",
      [Stream.packet(0x1100, Stream.unitHeader())] + Stream.packets(picture)),
    Row(
      "adaptation longer than its packet",
      [[0x47, 0x10, 0x11, 0x30, 255] + [UInt8](repeating: 0, count: 183)] + Stream.packets(picture)),
  ]

  @Test(arguments: rows, [true, false])
  func `rule 30: the date beside the pictures is found, its message in however many packets`(
    row: Row, isStamped: Bool
  ) {
    let search = MovieSearch(Stream.file(row.packets, isStamped: isStamped), as: .mts)
    #expect(search.dates == [Self.found])
    #expect(search.fault == nil)
  }

  @Test(arguments: 1...184)
  func `a message may be split anywhere`(room: Int) {
    let search = MovieSearch(Stream.file(Stream.packets(Self.picture, room: room)), as: .mts)
    #expect(search.dates == (room < 9 ? [] : [Self.found]))
  }

  @Test func `a camera says who it is`() {
    let packs =
      Stream.date() + [
        [0xE0, 0x01, 0x08, 0x31, 0], [0xE4] + Array("ILCE".utf8), [0xE5] + Array("-7M3".utf8),
      ]
    let details = MovieSearch(Stream.file(Stream.packets(Stream.picture(packs))), as: .mts).contents.details
    #expect(details.make == "Sony")
    #expect(details.model == "ILCE-7M3")
  }

  /// The date stands behind `gap` packets; how many reads find it, in files of 1 MB.
  @Test(
    arguments: [(0, 1), (18, 1), (19, 2), (20, 2), (338, 2), (339, 3), (1300, 3)])
  func `a part is read only if the date isn't in those before it`(gap: Int, reads: Int) {
    let packets = Array(repeating: Self.sound, count: gap) + Stream.packets(Self.picture)
    let file = Stream.file(packets)
    let search = MovieSearch(SparseBytes(byteCount: 1 << 20, [0: file]), as: .mts)
    #expect(search.dates == [Self.found])
    #expect(search.readCount == reads)
  }

  @Test func `what stands further than 256 KB into the file isn't read`() {
    let packets = Array(repeating: Self.sound, count: 1400) + Stream.packets(Self.picture)
    let search = MovieSearch(Stream.file(packets), as: .mts)
    #expect(search.dates.isEmpty)
    #expect(search.fault == nil)
    #expect(search.readCount == 3)
  }

  @Test func `a time stamp may look like a sync byte`() {
    let packets = Stream.file(Stream.packets(Self.picture), isStamped: false)
    let file = stride(from: 0, to: packets.count, by: 188).flatMap {
      [0x47, 0, 0, 0] + packets[$0..<$0 + 188]
    }
    #expect(MovieSearch(file, as: .mts).dates == [Self.found])
  }

  @Test func `bytes without sync are no stream`() {
    let search = MovieSearch([UInt8](repeating: 0, count: 1000), as: .mts)
    #expect(search.fault == .invalid("sync byte", at: 0))
  }

  @Test func `every prefix is searched as far as it goes`() {
    let file = Stream.file()
    for length in 0..<file.count {
      let search = MovieSearch(Array(file.prefix(length)), as: .mts)
      #expect(search.dates == (length >= 3 * 192 ? [Self.found] : []), "\(length)")
    }
  }
}
