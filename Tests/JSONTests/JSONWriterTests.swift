import JSON
import TestSupport
import Testing

@Suite struct JSONWriterTests {
  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    return String(decoding: writer.buffer, as: UTF8.self)
  }

  @Test func `values are written without spaces, commas where they belong`() {
    let text = written { writer in
      writer.beginObject()
      writer.key("path")
      writer.string("a.jpg")
      writer.key("size")
      writer.integer(12)
      writer.key("runs")
      writer.beginArray()
      for run in 0..<2 {
        writer.beginArray()
        writer.integer(run)
        writer.integer(run + 1)
        writer.endArray()
      }
      writer.endArray()
      writer.key("none")
      writer.beginArray()
      writer.endArray()
      writer.key("empty")
      writer.beginObject()
      writer.endObject()
      writer.key("yes")
      writer.boolean(true)
      writer.key("no")
      writer.boolean(false)
      writer.key("offset")
      writer.null()
      writer.endObject()
      writer.endLine()
      writer.beginObject()
      writer.endObject()
      writer.endLine()
    }
    let first = #"{"path":"a.jpg","size":12,"runs":[[0,1],[1,2]],"none":[],"empty":{},"#
    #expect(text == first + #""yes":true,"no":false,"offset":null}"# + "\n{}\n")
  }

  @Test func `a comma still comes when the buffer was taken away`() {
    var writer = JSONWriter()
    writer.beginArray()
    writer.integer(1)
    writer.buffer.removeAll(keepingCapacity: true)
    writer.integer(2)
    #expect(writer.buffer == Array(",2".utf8))
  }

  @Test(arguments: [0, 7, 10, -1, 1_234_567_890, .max, .min] as [Int])
  func `integers are written as Swift does`(value: Int) {
    #expect(written { $0.integer(value) } == "\(value)")
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (12, "12"), (-3, "-3"), (0.1, "0.1"), (1.5, "1.5"), (48.858_222, "48.858222"),
      (1e15, "1000000000000000"), (1e300, "1e+300"), (1e-7, "1e-07"), (.leastNonzeroMagnitude, "5e-324"),
      (.nan, "null"), (.infinity, "null"), (-.infinity, "null"),
    ] as [(Double, String)])
  func `numbers are written short, and what JSON lacks as null`(value: Double, expected: String) {
    #expect(written { $0.number(value) } == expected)
  }

  @Test(arguments: [11, 12] as [UInt64])
  func `numbers come back as they were`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var numbers: [Double] = []
    while numbers.count < 2_000 {
      let number = Double(bitPattern: random.next())
      if number.isFinite { numbers += [number, Double(random.next() % 1_000_000) / 1000] }
    }
    var writer = JSONWriter()
    writer.beginArray()
    for number in numbers { writer.number(number) }
    writer.endArray()
    let values = try #require(try JSONDocument(parsing: writer.buffer.span, maximumDepth: 1).root.elements)
    #expect(values.map(\.number) == numbers)
  }

  @Test(
    arguments: [
      ("", #""""#), ("plain", #""plain""#), ("é😀", #""é😀""#), ("\"\\/", #""\"\\/""#),
      ("\n\r\t\u{8}\u{c}\u{1f}\0", #""\n\r\t\u0008\u000c\u001f\u0000""#),
      ("\u{7f}\u{80}\u{9b}\u{a0}", "\"\\u007f\\u0080\\u009b\u{a0}\""),
      ("a\"b\nc", #""a\"b\nc""#),
    ])
  func `what JSON forbids is escaped, and what a terminal obeys`(text: String, expected: String) {
    #expect(written { $0.string(text) } == expected)
    #expect(written { $0.string(Array(text.utf8).span) } == expected)
  }

  @Test(arguments: [21, 22, 23] as [UInt64])
  func `any bytes come back as String would decode them`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    // Bytes that begin, continue and spoil sequences, more often than chance would have them.
    let telling: [UInt8] = [
      0x22, 0x5C, 0x41, 0x0A, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xE0, 0xE2, 0xED, 0xEF, 0xF0,
      0xF1, 0xF4, 0xF5,
    ]
    for _ in 0..<5_000 {
      let bytes = (0..<Int(random.next() % 8)).map { _ in
        random.next() % 3 == 0 ? UInt8(truncatingIfNeeded: random.next()) : telling[Int(random.next() % 20)]
      }
      var writer = JSONWriter()
      writer.string(bytes.span)
      let value = try JSONDocument(parsing: writer.buffer.span, maximumDepth: 0).root
      let decoded = String(decoding: bytes, as: UTF8.self)
      #expect(value.utf8 == Array(decoded.utf8), "\(bytes)")
      #expect(UTF8Text.isValid(bytes.span) == (Array(decoded.utf8) == bytes), "\(bytes)")
    }
  }
}
