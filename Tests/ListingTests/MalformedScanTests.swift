import JSON
import TestSupport
import Testing

@testable import Listing

/// Files that are no saved scans, or broken ones.
@Suite struct MalformedScanTests {
  /// A member with a value that can't be, and what is due there.
  static let faults: [(String, String, String)] =
    [
      "\"root\":1", "\"captured\":20240503", "\"offset\":9", "\"zone\":true", "\"source\":[]", "\"kind\":{}",
      "\"type\":1", "\"make\":1", "\"model\":1.5", "\"pathBytes\":1", "\"rootBytes\":1",
    ].map { member in
      (member, String(member.dropFirst().prefix { $0 != "\"" }), "must be a string")
    }
    + [
      "\"size\":-1", "\"size\":1.5", "\"size\":\"1\"", "\"size\":1e300", "\"width\":-1", "\"height\":0.5",
      "\"orientation\":\"6\"",
    ].map { member in
      (member, String(member.dropFirst().prefix { $0 != "\"" }), "must be a whole number")
    }
    + ["\"mtime\":\"now\"", "\"latitude\":\"N\"", "\"longitude\":[]", "\"duration\":true"].map { member in
      (member, String(member.dropFirst().prefix { $0 != "\"" }), "must be a number")
    }
    + ["\"pathBytes\":\"?\"", "\"rootBytes\":\"YQ\""].map { member in
      (member, String(member.dropFirst().prefix { $0 != "\"" }), "must be base64")
    }
    + [
      "", "2024-13", "2024-02-30", "2024-05-03 14:03", "2024-05-03T25:00", "24-05-03", "2024-05-03T14:03:22Z",
    ]
    .map { ("\"captured\":\"\($0)\"", "captured", "must be a date such as 2024-05-03T14:03:22") }
    + [
      ("\"offset\":\"9\"", "offset", "must be an offset such as +09:00"),
      ("\"offset\":\"+15:00\"", "offset", "must be an offset such as +09:00"),
      ("\"zone\":\"utc\"", "zone", "must be tag, name or assumed"),
      ("\"source\":\"exif\"", "source", "must be a source of dates such as exif:DateTimeOriginal"),
      ("\"kind\":\"audio\"", "kind", "must be photo or video"),
    ]

  @Test(arguments: faults)
  func `a value that can't be is named with its place`(member: String, key: String, expected: String) {
    let date = key == "captured" ? "" : ",\"captured\":\"2024-05-03\""
    let line = "{\"path\":\"a\"\(date),\(member)}"
    #expect(throws: SavedScan.Malformed.value(line: 3, path: .root[key], expected: expected)) {
      try SavedScan(text: "{\"path\":\"b\"}\n\n\(line)\n{\"path\":1}")
    }
    let document = "{\"moments\":[{\"items\":[]},{\"items\":[{\"path\":\"b\"},\(line)]}]}"
    let path = JSONPath.root["moments"][1]["items"][1][key]
    #expect(throws: SavedScan.Malformed.value(line: nil, path: path, expected: expected)) {
      try SavedScan(text: document)
    }
  }

  @Test(
    arguments: [
      ("{}", "line 1, path: must be a file's path"),
      (#"{"path":null}"#, "line 1, path: must be a file's path"),
      (#"{"path":""}"#, "line 1, path: must be a file's path"),
      (#"{"path":7}"#, "line 1, path: must be a string"),
      (#"{"path":"a\u0000b"}"#, "line 1, path: must not hold NUL"),
      (#"{"path":"a","pathBytes":"YQBi"}"#, "line 1, path: must not hold NUL"),
      ("[]", "line 1: must be an object with a path"),
      ("7", "line 1: must be an object with a path"),
      ("{\"path\":\"a\"}\n\n\"b\"", "line 3: must be an object with a path"),
      ("{\"path\":\"a\"}\n{\"path\":\"b\"", "line 2: is not JSON: ends too early"),
      ("{\"path\":\"a\"}\n{\"path\":\"b\"} {\"path\":\"c\"}", "line 2: is not JSON: more text after the end"),
      ("{\"path\":\"a\"}\n" + String(repeating: "[", count: 50), "line 2: is nested deeper than 16"),
      (#"{"moments":{}}"#, "moments: must be an array of moments, as scan prints it"),
      (#"{"moments":[{}]}"#, "moments[0].items: must be an array of items"),
      (#"{"moments":[{"items":[]},7]}"#, "moments[1].items: must be an array of items"),
      (
        #"{"moments":[{"day":"today","items":[]}]}"#,
        "moments[0].day: must be a moment's key, such as 2024-05-03"
      ),
      (#"{"moments":[{"day":5,"items":[]}]}"#, "moments[0].day: must be a moment's key, such as 2024-05-03"),
      (#"{"moments":[{"items":[7]}]}"#, "moments[0].items[0]: must be an object with a path"),
      ("{\n  \"moments\": [\n    oops\n  ]\n}", "line 3, column 5: is not JSON: invalid token"),
      ("path\tname\n", "line 1: is not JSON: invalid token"),
    ])
  func `a file that is no saved scan is refused in words`(text: String, expected: String) {
    let error = #expect(throws: SavedScan.Malformed.self) { try SavedScan(text: text) }
    #expect(error?.description == expected)
  }

  @Test func `a member that is there twice is named, and so is a number that is too great`() {
    let twice = #expect(throws: SavedScan.Malformed.self) {
      try SavedScan(text: "{\"path\":\"a\"}\n{\"path\":\"b\",\"path\":\"c\"}")
    }
    let great = #expect(throws: SavedScan.Malformed.self) {
      try SavedScan(text: #"{"path":"a","size":1e999}"# + "\n")
    }
    #expect(twice?.description == "line 2, path: is there twice")
    #expect(great?.description.hasPrefix("line 1, size: is too great") == true)
  }

  @Test func `a line that is not UTF-8 is named`() {
    let error = #expect(throws: SavedScan.Malformed.self) {
      try SavedScan(Array("{\"path\":\"a\"}\n{\"path\":\"".utf8) + [0xFF] + Array("\"}\n".utf8))
    }
    #expect(error?.description == "line 2: is not UTF-8")
  }

  @Test func `a damaged file is read or refused in words, never a crash`() {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    let grid = ListingTests.grid()
    for form in [ListingForm.ndjson, .json] {
      let good = Listing(of: grid).bytes(form)
      for round in 0..<2000 {
        var bytes = good
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let place = Int.random(in: 0..<bytes.count, using: &generator)
          let choice = Array("{}[]\",:0-9eE.\\\n \0".utf8) + [0xFF, .random(in: 0...255, using: &generator)]
          bytes[place] = choice.randomElement(using: &generator) ?? 0
        }
        if round.isMultiple(of: 4) { bytes.removeLast(Int.random(in: 1..<bytes.count, using: &generator)) }
        do throws(SavedScan.Malformed) {
          let scan = try SavedScan(bytes)
          #expect(
            scan.items.allSatisfy { scan.roots.indices.contains($0.root) }, "seed \(seed), round \(round)")
        } catch {
          #expect(!error.description.isEmpty, "seed \(seed), round \(round)")
        }
      }
    }
  }
}
