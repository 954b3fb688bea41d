import TestSupport
import Testing

@testable import MediaFormats

@Suite struct JPEGXLCodestreamTests {
  func read(_ bytes: [UInt8]) throws -> JPEGXLCodestream? {
    var source = ByteSource(bytes)
    return try JPEGXLCodestream(in: 0..<bytes.count, of: &source)
  }

  @Test(
    arguments: [
      ("small and square", [(1, 1), (7, 5), (1, 3)], 64, 64),
      ("small, of any shape", [(1, 1), (9, 5), (0, 3), (5, 5)], 48, 80),
      ("of 9 bits", [(0, 1), (0, 2), (511, 9), (0, 3), (0, 2), (0, 9)], 1, 512),
      ("of 13 bits", [(0, 1), (1, 2), (3023, 13), (0, 3), (1, 2), (4031, 13)], 4032, 3024),
      ("of 18 bits", [(0, 1), (2, 2), (9999, 18), (7, 3)], 20_000, 10_000),
      (
        "of 30 bits", [(0, 1), (3, 2), (1 << 30 - 1, 30), (0, 3), (3, 2), (1 << 30 - 1, 30)], 1 << 30, 1 << 30
      ),
      ("six fifths", [(0, 1), (0, 2), (99, 9), (2, 3)], 120, 100),
      ("four thirds", [(0, 1), (0, 2), (299, 9), (3, 3)], 400, 300),
      ("three halves", [(0, 1), (0, 2), (199, 9), (4, 3)], 300, 200),
      ("sixteen ninths", [(0, 1), (1, 2), (1079, 13), (5, 3)], 1920, 1080),
      ("five fourths", [(0, 1), (0, 2), (399, 9), (6, 3)], 500, 400),
    ] as [(String, [(value: Int, bitCount: Int)], Int, Int)])
  func `the size header gives`(
    title: String, fields: [(value: Int, bitCount: Int)], width: Int, height: Int
  ) throws {
    let codestream = try #require(try read(SampleJXL.codestream(fields + [(1, 1)])))
    #expect(codestream.width == width)
    #expect(codestream.height == height)
    #expect(codestream.orientation == 1)
  }

  @Test(arguments: 1...8)
  func `orientation comes behind the size, where it is no default`(orientation: Int) throws {
    let size = [(1, 1), (7, 5), (1, 3)]
    #expect(
      try read(SampleJXL.codestream(size + [(0, 1), (1, 1), (orientation - 1, 3)]))?.orientation
        == orientation)
    #expect(try read(SampleJXL.codestream(size + [(0, 1), (0, 1), (orientation - 1, 3)]))?.orientation == 1)
    #expect(try read(SampleJXL.codestream(size + [(1, 1), (1, 1), (orientation - 1, 3)]))?.orientation == 1)
  }

  @Test func `what begins otherwise, or ends at once, is none`() throws {
    #expect(try read([]) == nil)
    #expect(try read([0xFF]) == nil)
    #expect(try read([0xFF, 0x0A]) == nil)
    #expect(try read([0xFF, 0xD8, 0xFF, 0xE0]) == nil)
  }

  @Test func `bits behind the end are zeros`() throws {
    #expect(try read([0xFF, 0x0A, 0x41])?.width == 8)
  }
}
