import Testing

@testable import Listing

@Suite struct VisibleTextTests {
  @Test(
    arguments: [
      ("plain text", Array("a b/é 写真 🌄".utf8), "a b/é 写真 🌄"),
      ("nothing", [], ""),
      ("newline and tab", Array("a\nb\tc".utf8), #"a\nb\tc"#),
      ("carriage return and escape", Array("a\r\u{1B}[31m".utf8), #"a\x0D\x1B[31m"#),
      (
        "NUL, the last control character of ASCII, and DEL", [0x00, 0x1F, 0x20, 0x7E, 0x7F],
        #"\x00\x1F ~\x7F"#
      ),
      (
        "the control characters of Latin 1", Array("\u{80}\u{9B}\u{9F}\u{A0}".utf8),
        "\\xC2\\x80\\xC2\\x9B\\xC2\\x9F\u{A0}"
      ),
      ("a byte of Latin 1", [0x61, 0xE9, 0x62], #"a\xE9b"#),
      ("bytes that are never UTF-8", [0xFF, 0xC0, 0x80], #"\xFF\xC0\x80"#),
      ("a character cut short", [0xE2, 0x82], #"\xE2\x82"#),
      ("a character cut short by another", [0xF0, 0x9F, 0x8C, 0x61], #"\xF0\x9F\x8Ca"#),
      ("half of a surrogate pair", [0xED, 0xA0, 0x80], #"\xED\xA0\x80"#),
    ] as [(String, [UInt8], String)])
  func `what a terminal would obey or could not show is escaped`(
    title: String, path: [UInt8], expected: String
  ) {
    #expect(String(decoding: visible(path), as: UTF8.self) == expected)
  }

  @Test func `what is shown of any bytes is text without control characters`() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let shown = visible([first, second])
        let text = String(validating: shown, as: UTF8.self)
        #expect(text?.unicodeScalars.contains { $0.properties.generalCategory == .control } == false)
      }
    }
  }
}
