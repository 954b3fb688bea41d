import CaptureDates
import Foundation
import Testing

/// What the names of real files tell, against what the files do.
@Suite(.enabled(if: Corpus.folder != nil, "PHOTOSEL_CORPUS names no folder of real files"))
struct CorpusNamesTests {
  /// How many seconds cameras take from one to the other.
  static let patience = 10.0

  @Test func `rules 39 and 40: the time in a name is the file's, by the clock that the name's form shows`()
    throws
  {
    var compared = (local: 0, utc: 0)
    for (path, record) in try Corpus.manifest() where !path.hasPrefix("corrupt/") {
      // The collection puts a word and two underscores before the name that a file had.
      guard let name = path.components(separatedBy: "__").last,
        let told = NameDate(Array(name.utf8), latest: 1_767_225_600), told.wall.precision >= .second,
        let expected = record["expected"] as? NSDictionary
      else { continue }
      let isUTC = told.clock == .utc
      // A program's date, which may be the one of an edit, is no witness.
      guard let source = expected["source"] as? String, !source.hasPrefix("XMP-xmp"),
        let text = expected[isUTC ? "utc" : "local"] as? String,
        let date = try? Date(text.hasSuffix("Z") ? text : text + "Z", strategy: .iso8601)
      else { continue }
      let step = abs(date.timeIntervalSince1970 - Double(told.wall.secondsSince1970))
      #expect(step <= Self.patience, "\(path): \(text)")
      if isUTC { compared.utc += 1 } else { compared.local += 1 }
    }
    #expect(compared.local >= 5 && compared.utc >= 5, "\(compared)")
  }
}
