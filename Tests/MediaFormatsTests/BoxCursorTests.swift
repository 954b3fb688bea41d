import TestSupport
import Testing

@testable import MediaFormats

@Suite struct BoxCursorTests {
  static let bytes: [UInt8] = [1, 0, 0, 2, 0x12, 0x34, 0x41, 0x42, 0, 0x43, 0x44]

  @Test func `fields are taken one after another`() throws {
    var source = ByteSource(Self.bytes)
    var cursor = BoxCursor(0..<11)
    #expect(try cursor.versionAndFlags(of: &source) == (1, 2))
    #expect(try cursor.integer(0, of: &source) == 0)
    #expect(try cursor.integer(2, of: &source) == 0x1234)
    #expect(try cursor.string(of: &source) == [0x41, 0x42])
    #expect(try cursor.string(of: &source) == [0x43, 0x44])
    #expect(try cursor.string(of: &source) == [])
    #expect(cursor.rest == 11..<11)
  }

  @Test func `none is taken from beyond the box's end`() throws {
    var source = ByteSource(Self.bytes)
    var cursor = BoxCursor(0..<5)
    try cursor.skip(3)
    #expect(throws: MalformedMedia.truncated(at: 5)) { try cursor.integer(4, of: &source) }
    #expect(throws: MalformedMedia.truncated(at: 5)) { try cursor.skip(3) }
    #expect(try cursor.integer(2, of: &source) == 0x0212)
  }

  @Test(arguments: 1...8)
  func `integers have any number of bytes`(byteCount: Int) throws {
    var source = ByteSource([0x7F] + [UInt8](repeating: 0xFF, count: 7))
    var cursor = BoxCursor(0..<8)
    #expect(try cursor.integer(byteCount, of: &source) == Int.max >> (64 - 8 * byteCount))
  }

  @Test func `a number past all numbers is named`() {
    var source = ByteSource([0x80] + [UInt8](repeating: 0, count: 7))
    var cursor = BoxCursor(0..<8)
    #expect(throws: MalformedMedia.invalid("number", at: 0)) { try cursor.integer(8, of: &source) }
  }

  @Test func `a string without an end is cut`() throws {
    var source = ByteSource([UInt8](repeating: 0x41, count: 10_000))
    var cursor = BoxCursor(0..<10_000)
    #expect(try cursor.string(of: &source).count == Limits.boxString)
  }
}
