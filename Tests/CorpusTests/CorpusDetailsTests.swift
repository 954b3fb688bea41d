import Foundation
import Testing

/// What is told of real files besides their dates, against what other readers find.
@Suite(.enabled(if: Corpus.folder != nil, "PHOTOSEL_CORPUS names no folder of real files"))
struct CorpusDetailsTests {
  /// The whole JPEGs of the manifest, each with the item that a scan makes of it.
  func photos() throws -> [(path: String, known: NSDictionary, found: NSDictionary)] {
    let manifest = try Data(contentsOf: URL(filePath: (Corpus.folder ?? "") + "/manifest.jsonl"))
    let items = try Corpus.scan("--format", "ndjson", "--date-from", "metadata").items()
    return try manifest.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard let known = try JSONSerialization.jsonObject(with: line) as? NSDictionary,
        let path = known["path"] as? String, !path.hasPrefix("corrupt/"), let found = items[path],
        found["type"] as? String == "jpeg"
      else { return nil }
      return (path, known, found)
    }
  }

  @Test func `camera and orientation are those that libexif finds in the whole file`() throws {
    var compared = 0
    for photo in try photos() {
      guard let tools = photo.known["tools"] as? NSDictionary,
        let libexif = tools["libexif-0.6.24"] as? NSDictionary
      else { continue }
      for (key, tag) in [("make", "Make"), ("model", "Model")] {
        // What follows NUL is no part of a name.
        guard let whole = libexif[tag] as? String, let name = whole.split(separator: "\0").first else {
          continue
        }
        let trimmed = name.trimmingCharacters(in: .whitespaces)
        #expect(photo.found[key] as? String == (trimmed.isEmpty ? nil : trimmed), "\(photo.path)")
        compared += 1
      }
      guard let orientation = libexif["Orientation"] as? Int else { continue }
      let expected = 1...8 ~= orientation ? orientation : nil
      #expect(photo.found["orientation"] as? Int == expected, "\(photo.path)")
      compared += 1
    }
    #expect(compared > 400)
  }

  @Test func `places are those that others find`() throws {
    var compared = 0
    for photo in try photos() {
      guard let gps = photo.known["gps"] as? NSDictionary,
        let latitude = gps["GPSLatitude_signed"] as? Double,
        let longitude = gps["GPSLongitude_signed"] as? Double
      else { continue }
      guard abs(latitude) <= 90, abs(longitude) <= 180 else {
        #expect(photo.found["latitude"] == nil && photo.found["longitude"] == nil, "\(photo.path)")
        continue
      }
      let found = (photo.found["latitude"] as? Double, photo.found["longitude"] as? Double)
      #expect(abs((found.0 ?? .infinity) - latitude) < 1e-6, "\(photo.path)")
      #expect(abs((found.1 ?? .infinity) - longitude) < 1e-6, "\(photo.path)")
      compared += 1
    }
    #expect(compared > 10)
  }
}
