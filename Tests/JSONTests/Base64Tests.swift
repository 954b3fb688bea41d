import JSON
import Testing

@Suite struct Base64Tests {
  @Test(
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
      ("foobar", "Zm9vYmFy"),
    ])
  func `the examples of RFC 4648, section 10`(plain: String, encoded: String) {
    #expect(Base64.encode(Array(plain.utf8).span) == Array(encoded.utf8))
    #expect(Base64.decode(Array(encoded.utf8).span) == Array(plain.utf8))
  }

  @Test func `all bytes come back`() {
    for length in 0...6 {
      let bytes = (0..<256).flatMap { first in
        (0..<length).map { UInt8(truncatingIfNeeded: first &* 251 &+ $0 &* 83) }
      }
      #expect(Base64.decode(Base64.encode(bytes.span).span) == bytes)
    }
  }

  @Test(
    arguments: [
      ("a digit too few", "Zm9"), ("no padding", "Zg"), ("half a padding", "Zg="), ("padding alone", "===="),
      ("three of padding", "Z==="), ("padding before the end", "Zg==Zm9v"), ("padding amid", "Z=g="),
      ("stray bits", "Zh=="), ("stray bits of two", "Zm9="), ("a line end", "Zm9v\n"), ("a space", "Zm9 "),
      ("the URL alphabet", "_-8="),
    ])
  func `what encode would not write is refused`(title: String, text: String) {
    #expect(Base64.decode(Array(text.utf8).span) == nil)
  }
}
