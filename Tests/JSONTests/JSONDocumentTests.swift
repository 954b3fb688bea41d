import TestSupport
import Testing

@testable import JSON

@Suite struct JSONDocumentTests {
  private func parse(_ text: String, maximumDepth: Int = 32) throws(JSONError) -> JSONValue {
    try parse(Array(text.utf8), maximumDepth: maximumDepth)
  }

  private func parse(_ bytes: [UInt8], maximumDepth: Int = 32) throws(JSONError) -> JSONValue {
    try JSONDocument(parsing: bytes.span, maximumDepth: maximumDepth).root
  }

  @Test func `values outlive the document that made them`() throws {
    let value = try #require(
      try parse(#"{"a": ["long enough not to be stored inline"]}"#)["a"]?.elements?.first)
    #expect(value.string == "long enough not to be stored inline")
  }

  @Test func `members come in the order of the text`() throws {
    let keys = (0..<100).map { "key\(($0 * 37) % 100)" }
    let text = "{" + keys.map { #""\#($0)": 0"# }.joined(separator: ",") + "}"
    let members = try #require(try parse(text).members)
    #expect(members.map(\.key) == keys)
  }

  @Test func `a value is read as what it is and as nothing else`() throws {
    let values = try #require(try parse(#"[{}, [], "7", 7, true, false, null]"#).elements)
    #expect(values.map(\.kind) == [.object, .array, .string, .number, .boolean, .boolean, .null])
    #expect(values.map(\.number) == [nil, nil, nil, 7, nil, nil, nil])
    #expect(values.map(\.integer) == [nil, nil, nil, 7, nil, nil, nil])
    #expect(values.map(\.string) == [nil, nil, "7", nil, nil, nil, nil])
    #expect(values.map(\.boolean) == [nil, nil, nil, nil, true, false, nil])
    #expect(values.map(\.isNull) == [false, false, false, false, false, false, true])
    #expect(values.map { $0.members != nil } == [true, false, false, false, false, false, false])
    #expect(values.map { $0.elements != nil } == [false, true, false, false, false, false, false])
    #expect(values[3]["key"] == nil)
  }

  @Test(
    arguments: [
      ("0", 0, 0), ("-0", 0, 0), ("12", 12, 12), ("1.0", 1, 1), ("1e3", 1000, 1000), ("1.5", 1.5, nil),
      ("-9007199254740992", -0x1p53, -0x20_0000_0000_0000), ("9007199254740994", 0x1p53 + 2, nil),
      ("18446744073709551616", 0x1p64, nil),
      ("1208925819614629174706176", 0x1p80, nil),
      ("1e-400", 0, 0), ("5e-324", .leastNonzeroMagnitude, nil),
      ("1.7976931348623157e308", .greatestFiniteMagnitude, nil),
    ] as [(String, Double, Int?)])
  func `numbers of any length are numbers, exact ones integers too`(
    text: String, number: Double, integer: Int?
  ) throws {
    let value = try parse(text)
    #expect(value.number == number)
    #expect(value.integer == integer)
  }

  @Test func `strings are UTF-8 with their NUL, escapes undone`() throws {
    let value = try parse(#""a\u0000b\n\ud83d\ude00é""#)
    #expect(value.string == "a\0b\n😀é")
    #expect(value.utf8 == Array("a\0b\n😀é".utf8))
  }

  @Test func `a byte order mark is passed over, and counts in no place`() throws {
    #expect(try parse([0xEF, 0xBB, 0xBF] + Array("[1]".utf8)).elements?.count == 1)
    #expect(throws: JSONError(.syntax("invalid token"), at: .position(line: 1, column: 2))) {
      try parse([0xEF, 0xBB, 0xBF] + Array("[x]".utf8))
    }
  }

  @Test(
    arguments: [
      ("", "line 1, column 1: is not JSON: ends too early"),
      ("  \n ", "line 2, column 2: is not JSON: ends too early"),
      ("{gestures: []}", "line 1, column 2: is not JSON: string or '}' expected"),
      ("{\"gestures\": [", "line 1, column 15: is not JSON: ends too early"),
      ("[1,\n  2,,\n 3]", "line 2, column 5: is not JSON: unexpected token"),
      ("[\"é😀\", x]", "line 1, column 8: is not JSON: invalid token"),
      ("[1] [2]", "line 1, column 5: is not JSON: more text after the end"),
      ("[1 2]", "line 1, column 4: is not JSON: ']' expected"),
      ("{\"a\" 1}", "line 1, column 6: is not JSON: ':' expected"),
      ("[NaN]", "line 1, column 2: is not JSON: invalid token"),
      ("[-Infinity]", "line 1, column 2: is not JSON: invalid token"),
      ("[1, 01]", "line 1, column 5: is not JSON: invalid token"),
      ("[\"a\nb\"]", "line 1, column 4: is not JSON: unexpected newline"),
      ("[\"a\u{1}b\"]", "line 1, column 4: is not JSON: control character 0x1"),
      ("[\"a", "line 1, column 4: is not JSON: ends too early"),
      (#"["\ud800"]"#, #"line 1, column 2: is not JSON: invalid Unicode '\uD800'"#),
      (#"["\udc00\ud800"]"#, #"line 1, column 2: is not JSON: invalid Unicode '\uDC00'"#),
      (#"{"a": 1, "b": {"c": 1, "c": 2}}"#, "b.c: is there twice"),
      (#"{"\u0061": 1, "a": 2}"#, "a: is there twice"),
      (
        #"{"gestures": [{}, {"points": [[1, 2], [3, 1e999]]}]}"#,
        "gestures[1].points[1][1]: is too great a number"
      ),
      (#"[{"a": [1, 2], "b, [\" ]": -1e400}]"#, #"[0]["b, [\" ]"]: is too great a number"#),
      ("1e999", "is too great a number"),
      (String(repeating: "9", count: 400), "is too great a number"),
      (#"{"a\u0000": 1}"#, "line 1, column 2: is not JSON: NUL byte in object key not supported"),
    ])
  func `a fault is named with its place`(text: String, expected: String) {
    #expect(message(of: Array(text.utf8)) == expected)
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0xFF],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are refused`(bytes: [UInt8]) {
    #expect(message(of: Array("[\"".utf8) + bytes + Array("\"]".utf8))?.hasSuffix(": is not UTF-8") == true)
    #expect(message(of: bytes) != nil)
  }

  @Test func `NUL outside a string is refused`() {
    #expect(message(of: [0]) != nil)
    #expect(message(of: Array("[1]".utf8) + [0]) != nil)
  }

  @Test func `nesting is counted before the parser descends`() throws {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(message(of: deep) == "line 1, column 33: is nested deeper than 32")
    #expect(throws: JSONError(.tooDeep(limit: 2), at: .position(line: 2, column: 3))) {
      try parse(
        "[[], \"[[[\",\n {\"a\": [[]]}]".replacing("{\"a\": ", with: "[").replacing("}", with: "]"),
        maximumDepth: 2)
    }
    #expect(try parse(#"[[[["]]]]["]]]]"#, maximumDepth: 4).kind == .array)
  }

  @Test func `the length is limited to the byte`() throws {
    let bytes = Array("[1]   ".utf8)
    #expect(throws: JSONError(.tooLarge(limit: 5), at: .document)) {
      try JSONDocument(parsing: bytes.span, maximumDepth: 1, maximumByteCount: 5)
    }
    _ = try JSONDocument(parsing: bytes.span, maximumDepth: 1, maximumByteCount: 6)
  }

  @Test func `every truncation of an object is refused`() {
    let text = Array(#"{"a\u00e9é": [1, -2.5e3, true, null, "x"], "b": {"c": {}}}"#.utf8)
    #expect(message(of: text) == nil)
    for length in 0..<text.count {
      #expect(message(of: Array(text.prefix(length))) != nil, "of \(length) bytes")
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `damaged text never goes down with the program`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = Array(#"[{"a\u00e9é": [1, -2.5e3, true, null, "x\ud83d\ude00"], "b": {"c": {}}}, 1e308]"#.utf8)
    for _ in 0..<5_000 {
      var damaged = text
      for _ in 0...random.next() % 3 {
        damaged[Int(random.next() % UInt64(text.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      _ = message(of: damaged)
    }
  }

  private func message(of bytes: [UInt8]) -> String? {
    do throws(JSONError) {
      _ = try parse(bytes)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
