import TestSupport
import Testing

@testable import MediaFormats

@Suite struct CIFFTests {
  /// 2003-11-10 17:39:26 on the wall.
  static let seconds = 1_068_485_966
  static let found = "ciff:timestamp 1068485966"
  static let sample = SampleCIFF(seconds: seconds)

  @Test(arguments: [false, true])
  func `a whole file gives date, size and camera in one read`(isBigEndian: Bool) {
    let search = MovieSearch(SampleCIFF(seconds: Self.seconds, isBigEndian: isBigEndian).bytes, as: .crw)
    #expect(search.dates == [Self.found])
    #expect(search.contents.details.width == 3072)
    #expect(search.contents.details.height == 2048)
    #expect(search.contents.details.make == "Canon")
    #expect(search.contents.details.model == "Canon EOS 10D")
    #expect(search.readCount == 1)
    #expect(search.fault == nil)
  }

  @Test func `behind a picture of megabytes it costs a second read`() {
    let header = Self.sample.file([]).prefix(26)
    let heap = Self.sample.heap(Self.sample.properties)
    let picture = 7 << 20
    let directory =
      Self.sample.integer(1, count: 2) + Self.sample.integer(0x300A, count: 2)
      + Self.sample.integer(heap.count) + Self.sample.integer(picture)
    let tail = heap + directory + Self.sample.integer(picture + heap.count)
    let search = MovieSearch(
      SparseBytes(byteCount: 26 + picture + tail.count, [0: Array(header), 26 + picture: tail]), as: .crw)
    #expect(search.dates == [Self.found])
    #expect(search.readCount == 2)
  }

  @Test(
    arguments: [
      ("none", [], [], nil),
      ("no time", [(0x1810, [1, 0, 0, 0])], [], nil),
      ("a clock that was never set", [(0x180E, [0, 0, 0, 0])], [], nil),
      ("a time too short", [(0x180E, [1, 2, 3])], [], nil),
      ("a time that the record itself holds", [(0x580E, [1, 2, 3, 4])], [], nil),
      (
        "the first of two times", [(0x180E, [1, 0, 0, 0]), (0x180E, [2, 0, 0, 0])], ["ciff:timestamp 1"], nil
      ),
      ("the last second", [(0x180E, [255, 255, 255, 255])], ["ciff:timestamp 4294967295"], nil),
      (
        "a heap that is none", [(0x180E, [1, 0, 0, 0]), (0x2807, [0])], ["ciff:timestamp 1"],
        .invalid("heap", at: 30)
      ),
    ] as [(String, [(Int, [UInt8])], [String], MalformedMedia?)])
  func `rule 17: the time is seconds on the wall`(
    title: String, records: [(Int, [UInt8])], dates: [String], fault: MalformedMedia?
  ) {
    let heap = Self.sample.heap(records.map { (tag: $0.0, value: $0.1) })
    let search = MovieSearch(Self.sample.file([(0x300A, heap)]), as: .crw)
    #expect(search.dates == dates)
    #expect(search.fault == fault)
    #expect(search.contents.details == MediaDetails())
  }

  @Test func `a value that doesn't fit its heap is none`() {
    var heap = Self.sample.heap([(0x180E, [1, 0, 0, 0])])
    // Behind the value, the count of records and the tag.
    heap[8] = 255
    let search = MovieSearch(Self.sample.file([(0x300A, heap)]), as: .crw)
    #expect(search.dates.isEmpty)
    #expect(search.fault == nil)
  }

  @Test(arguments: [[UInt8]("Canon".utf8), [UInt8]("Canon\0EOS".utf8)])
  func `a camera whose names don't end has none`(names: [UInt8]) {
    let heap = Self.sample.heap([(0x2807, Self.sample.heap([(0x080A, names)]))])
    let search = MovieSearch(Self.sample.file([(0x300A, heap)]), as: .crw)
    #expect(search.contents.details == MediaDetails())
    #expect(search.fault == nil)
  }

  /// The file has no records: a header of 26 bytes, a count of two and an offset of four.
  @Test(
    arguments: [
      ("a heap beyond the end", 2, [32, 0], MalformedMedia.invalid("heap", at: 2)),
      ("a heap too short for a directory", 2, [27, 0], .invalid("heap", at: 27)),
      ("a directory beyond the end", 28, [1, 0], .invalid("directory", at: 28)),
      ("the furthest directory", 28, [255, 255, 255, 255], .invalid("directory", at: 28)),
      ("a record beyond the end", 26, [1], .invalid("directory", at: 26)),
    ] as [(String, Int, [UInt8], MalformedMedia)])
  func `what is wrong is named`(title: String, place: Int, bytes: [UInt8], expected: MalformedMedia) {
    var file = Self.sample.file([])
    file.replaceSubrange(place..<place + bytes.count, with: bytes)
    #expect(MovieSearch(file, as: .crw).fault == expected)
  }

  @Test func `every prefix is reported, since the directory stands at the end`() {
    let file = Self.sample.bytes
    for length in 0..<file.count {
      let search = MovieSearch(Array(file.prefix(length)), as: .crw)
      #expect(search.dates.isEmpty, "\(length)")
    }
  }
}
