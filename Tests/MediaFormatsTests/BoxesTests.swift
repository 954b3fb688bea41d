import TestSupport
import Testing

@testable import MediaFormats

@Suite struct BoxesTests {
  /// The boxes that fill `range`, or the whole of `bytes`.
  func boxes(in bytes: [UInt8], _ range: Range<Int>? = nil) throws(MalformedMedia) -> [Box] {
    var source = ByteSource(bytes)
    var walk = Boxes(in: range ?? 0..<bytes.count)
    var boxes: [Box] = []
    while let box = try walk.next(in: &source) { boxes.append(box) }
    return boxes
  }

  @Test func `boxes come one after another, of 32-bit, 64-bit and no size`() throws {
    let bytes =
      SampleBoxes.box("ftyp", [1, 2]) + SampleBoxes.box("wide") + SampleBoxes.box("meta", [3], size: .large)
      + SampleBoxes.box("mdat", [4, 5, 6], size: .toEnd)
    #expect(
      try boxes(in: bytes) == [
        Box(type: "ftyp", start: 0, payload: 8..<10), Box(type: "wide", start: 10, payload: 18..<18),
        Box(type: "meta", start: 18, payload: 34..<35), Box(type: "mdat", start: 35, payload: 43..<46),
      ])
  }

  @Test func `what a box holds may lie beyond the end, and ends the walk`() throws {
    let bytes = SampleBoxes.box("mdat", [1, 2, 3], size: .stated(5000))
    #expect(try boxes(in: bytes) == [Box(type: "mdat", start: 0, payload: 8..<5000)])
    let large = SampleBoxes.box("mdat", size: .statedLarge(0x3FFF_FFFF_FFFF_FFFF))
    #expect(try boxes(in: large) == [Box(type: "mdat", start: 0, payload: 16..<0x3FFF_FFFF_FFFF_FFFF)])
  }

  @Test func `a list ends before bytes too few for a header, and at a zero word within a file`() throws {
    let box = SampleBoxes.box("free", [1])
    #expect(try boxes(in: box + [0, 0, 0, 0]).count == 1)
    #expect(try boxes(in: box + [0, 0, 0, 0] + box + [9, 9], 0..<22).count == 1)
  }

  @Test(
    arguments: [
      ("a size smaller than its own field", SampleBoxes.box("free", size: .stated(7)), 0),
      ("a large size smaller than its own field", SampleBoxes.box("free", size: .statedLarge(15)), 0),
      (
        "a size past all numbers",
        SampleBoxes.box("free", [1], size: .compact) + SampleBoxes.box("free", size: .statedLarge(1 << 63)),
        17
      ),
      (
        "an end past all numbers",
        SampleBoxes.box("free", [1], size: .compact) + SampleBoxes.box("free", size: .statedLarge(1 << 62)),
        17
      ),
    ] as [(String, [UInt8], Int)])
  func `a size that can't be is named`(title: String, bytes: [UInt8], offset: Int) {
    #expect(throws: MalformedMedia.invalid("box size", at: offset)) { try boxes(in: bytes) }
  }

  @Test func `a header that the file does not hold whole is missed`() {
    let bytes = SampleBoxes.box("free", [1, 2, 3])
    #expect(throws: MalformedMedia.truncated(at: 11)) { try boxes(in: bytes + [0, 0, 0], 0..<100) }
  }

  @Test func `millions of empty boxes are not looked at`() throws {
    let bytes = (0..<Limits.boxes + 10).flatMap { _ in SampleBoxes.box("free") }
    #expect(try boxes(in: bytes).count == Limits.boxes)
  }

  @Test func `the first box of a type is found`() throws {
    let bytes = SampleBoxes.box("free") + SampleBoxes.box("skip", [1]) + SampleBoxes.box("skip", [2])
    var source = ByteSource(bytes)
    var walk = Boxes(in: 0..<bytes.count)
    #expect(try walk.first("skip", in: &source) == Box(type: "skip", start: 8, payload: 16..<17))
    #expect(try walk.first("moov", in: &source) == nil)
  }

  @Test func `a code keeps the Latin-1 values of its characters`() {
    #expect(FourCC("©day").rawValue == 0xA964_6179)
    #expect(FourCC("moov!").rawValue == FourCC("moov").rawValue)
  }

  @Test func `a box of a long type is told by its 16 bytes`() throws {
    let bytes =
      SampleBoxes.uuidBox("be7acfcb-97a9-42e8-9c71-999491e3afac", [1, 2])
      + SampleBoxes.box("uuid", [0xBE, 0x7A, 1, 2]) + SampleBoxes.box("XXXX", UUIDType.xmp + [1])
    var source = ByteSource(bytes)
    let found = try boxes(in: bytes).map { try source.content(of: $0, ofType: UUIDType.xmp) }
    #expect(found == [24..<26, nil, nil])
  }
}
