import TestSupport
import Testing

@testable import MediaFormats

@Suite struct BMPTests {
  @Test(
    arguments: [
      ("usual", SampleBMP.file(width: 640, height: 480), 640, 480),
      ("from the top down", SampleBMP.file(width: 640, height: -480), 640, 480),
      ("as large as can be", SampleBMP.file(width: 1, height: -0x8000_0000), 1, 0x8000_0000),
      ("of the oldest form", SampleBMP.oldFile(width: 640, height: 480), 640, 480),
      ("of a width that can't be", SampleBMP.file(width: -640, height: 480), nil, nil),
      ("of no height", SampleBMP.file(width: 640, height: 0), nil, nil),
    ] as [(String, [UInt8], Int?, Int?)])
  func `the size is found in one read`(title: String, file: [UInt8], width: Int?, height: Int?) throws {
    let search = MovieSearch(file + [UInt8](repeating: 0, count: 5000), as: .bmp)
    #expect(search.contents.details.width == width)
    #expect(search.contents.details.height == height)
    #expect(search.fault == nil)
    #expect(search.readCount == 1)
    var source = ByteSource(file)
    #expect(try Signatures.recognize(&source, fileExtension: { [] }) == .media(.bmp))
  }

  @Test func `every prefix that is too short is reported`() {
    let file = SampleBMP.file()
    for count in 0..<file.count {
      let expected: MalformedMedia? =
        count < 26 ? .truncated(at: min(count, count < 18 ? 14 : count < 22 ? 18 : 22)) : nil
      #expect(MovieSearch(Array(file.prefix(count)), as: .bmp).fault == expected, "\(count) bytes")
    }
  }
}
