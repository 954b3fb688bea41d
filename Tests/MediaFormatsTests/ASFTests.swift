import TestSupport
import Testing

@testable import MediaFormats

@Suite struct ASFTests {
  typealias ASF = SampleASF

  /// 2010-04-02T12:30:45.5Z in tenths of a microsecond since 1601, and as it is found.
  static let creation: UInt64 = 129_146_778_455_000_000
  static let found = "asf:creation @1270204245+500000000"

  @Test func `a whole file gives date, length and size in one read`() {
    let search = MovieSearch(ASF.file(creation: Self.creation), as: .wmv)
    #expect(search.dates == [Self.found])
    #expect(search.contents.details.duration == 2.5)
    #expect(search.contents.details.width == 640)
    #expect(search.contents.details.height == 360)
    #expect(!search.contents.isAudio)
    #expect(search.readCount == 1)
    #expect(search.fault == nil)
  }

  @Test(
    arguments: [
      ("the most", .max, "asf:creation @1833029933770+955161500"),
      ("the epoch of 1970", 116_444_736_000_000_000, "asf:creation @0+0"),
      ("none", 0, nil),
    ] as [(String, UInt64, String?)])
  func `rule 30: the creation time is a moment in UTC, counted from 1601`(
    title: String, creation: UInt64, expected: String?
  ) {
    #expect(MovieSearch(ASF.file(creation: creation), as: .wmv).dates == (expected.map { [$0] } ?? []))
  }

  @Test func `a broadcast has neither date nor length`() {
    let search = MovieSearch(ASF.file(ASF.fileProperties(creation: Self.creation, flags: 3)), as: .wmv)
    #expect(search.dates.isEmpty)
    #expect(search.contents.details.duration == nil)
  }

  @Test func `a movie that plays no longer than it is buffered has no length`() {
    let file = ASF.file(ASF.fileProperties(creation: 1, duration: 30_000_000))
    #expect(MovieSearch(file, as: .wmv).contents.details.duration == nil)
  }

  @Test(
    arguments: [
      ("sound alone", ASF.stream(ASF.audio) + ASF.stream(ASF.audio), true),
      ("sound and video", ASF.stream(ASF.audio) + ASF.stream(ASF.video), false),
      ("video and sound", ASF.stream(ASF.video) + ASF.stream(ASF.audio), false),
      ("video without a size", ASF.stream(ASF.video, width: 0), false),
      ("something else", ASF.stream("59DACFC0-59E6-11D0-A3AC-00A0C90348F6"), false),
      ("nothing", [], false),
    ])
  func `a file whose streams are no video holds sound`(title: String, streams: [UInt8], isAudio: Bool) {
    let search = MovieSearch(ASF.file(streams + ASF.fileProperties(creation: Self.creation)), as: .wmv)
    #expect(search.contents.isAudio == isAudio)
    #expect(search.dates == [Self.found])
  }

  @Test func `the first of two videos gives the size`() {
    let file = ASF.file(ASF.stream(ASF.video) + ASF.stream(ASF.video, width: 32, height: 16))
    #expect(MovieSearch(file, as: .wmv).contents.details.width == 640)
  }

  @Test func `every prefix is searched as far as it goes`() {
    let file = ASF.file(creation: Self.creation)
    for length in 0..<file.count {
      let search = MovieSearch(Array(file.prefix(length)), as: .wmv)
      // Whether it is valid, the flags tell, 58 bytes into what the object holds.
      #expect(search.dates == (length >= 30 + 24 + 68 ? [Self.found] : []), "\(length)")
      #expect(!search.contents.isAudio)
    }
  }

  static let unknown = "D2D0A440-E307-11D2-97F0-00A0C95EA850"

  @Test(
    arguments: [
      (
        "an object without a size", ASF.object(unknown, [], statedSize: 0),
        MalformedMedia.invalid("object size", at: 46)
      ),
      (
        "an object of 2⁶³ bytes", ASF.object(unknown, [], statedSize: 1 << 63),
        .invalid("object size", at: 46)
      ),
    ])
  func `what is wrong is named`(title: String, object: [UInt8], expected: MalformedMedia) {
    #expect(MovieSearch(ASF.file(object), as: .wmv).fault == expected)
  }

  @Test func `an object longer than the header is its last, and objects without end are given up`() {
    let last = ASF.file(ASF.stream(ASF.audio) + ASF.object(Self.unknown, [], statedSize: 1 << 62))
    #expect(MovieSearch(last, as: .wmv).contents.isAudio)
    let many = ASF.stream(ASF.audio) + (0..<Limits.asfObjects).flatMap { _ in ASF.object(Self.unknown, []) }
    #expect(!MovieSearch(ASF.file(many), as: .wmv).contents.isAudio)
  }
}
