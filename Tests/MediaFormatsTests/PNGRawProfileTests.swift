import TestSupport
import Testing

@testable import MediaFormats

@Suite struct PNGRawProfileTests {
  @Test(
    arguments: [
      ("as ImageMagick writes it", "\nexif\n       4\nbeadcafe\n", [0xBE, 0xAD, 0xCA, 0xFE]),
      ("capitals, blanks and other line ends", "\r\nexif\r\n 4\r\nBEAD\r\n CA FE", [0xBE, 0xAD, 0xCA, 0xFE]),
      ("no name", "\n\n       2\nbead\n", nil),
      ("more digits than the length says", "\nexif\n       2\nbeadcafe\n", [0xBE, 0xAD]),
      ("fewer", "\nexif\n       9\nbeadc", [0xBE, 0xAD]),
      ("something else among the digits", "\nexif\n       4\nbead-cafe\n", [0xBE, 0xAD]),
      ("no length", "\nexif\nbeadcafe\n", nil),
      ("a length of zero", "\nexif\n       0\nbeadcafe\n", nil),
      ("a length past all numbers", "\nexif\n99999999999999999999999999\nbead\n", nil),
      ("no digits", "\nexif\n       4\n", nil),
      ("nothing", "", nil),
    ] as [(String, String, [UInt8]?)])
  func `a profile's bytes are read`(title: String, text: String, expected: [UInt8]?) {
    #expect(PNGRawProfile.bytes(in: Array(text.utf8)) == expected)
  }

  @Test func `a profile of every byte and many lines comes back`() {
    let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0) }
    let text = Array(SamplePNG.rawProfile("exif", bytes).utf8)
    #expect(PNGRawProfile.bytes(in: text) == bytes)
    #expect(text.count <= PNGRawProfile.textByteCount(of: bytes.count))
  }

  @Test func `the kind of a profile is the last word of its keyword`() {
    #expect(PNGRawProfile.Kind(keyword: "Raw profile type exif") == .exif)
    #expect(PNGRawProfile.Kind(keyword: "Raw profile type APP1") == .exif)
    #expect(PNGRawProfile.Kind(keyword: "Raw profile type xmp") == .xmp)
    #expect(PNGRawProfile.Kind(keyword: "Raw profile type iptc") == .iptc)
    #expect(PNGRawProfile.Kind(keyword: "Raw profile type 8bim") == .iptc)
    for other in ["Raw profile type icc", "Raw profile type ", "exif", ""] {
      #expect(PNGRawProfile.Kind(keyword: other) == nil)
    }
  }
}
