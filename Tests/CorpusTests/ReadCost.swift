import Foundation
import MediaFormats
import MediaMetadata

/// What reading a file the way that a scan does it costs.
struct ReadCost {
  let path: String
  let format: MediaFormat
  let readCount: Int
  let byteCount: Int
  /// Whether nothing was found to be wrong with it.
  let isWhole: Bool
  /// Whether it has Exif, not far behind its beginning where its format leaves that open.
  let isWellPlaced: Bool

  /// The costs of the corpus' files but the damaged ones, measured once; PHOTOSEL_READS may name a file for a table
  /// of them, which `scripts/bench reads` shows.
  static let ofCorpus = Result {
    let costs = try measure()
    if let file = ProcessInfo.processInfo.environment["PHOTOSEL_READS"] {
      try table(costs).write(toFile: file, atomically: true, encoding: .utf8)
    }
    return costs
  }

  private static func measure() throws -> [ReadCost] {
    let manifest = try Corpus.manifest()
    var reader = MediaReader(wantsDetails: true)
    var source = ByteSource([])
    return try Corpus.files(below: "").compactMap { path, bytes in
      source.open(MemoryBytes(bytes))
      guard !path.hasPrefix("corrupt/"),
        case .media(let metadata, let fault)? = try? reader.read(
          &source, fileExtension: Corpus.fileExtension(of: path))
      else { return nil }
      return ReadCost(
        path: path, format: metadata.format, readCount: source.readCount, byteCount: source.bytesRead,
        isWhole: fault == nil, isWellPlaced: isExifWellPlaced(manifest[path]))
    }
  }

  /// In a JPEG or TIFF, Exif may follow anything; in other containers, something says where it is.
  private static func isExifWellPlaced(_ known: NSDictionary?) -> Bool {
    guard let known, let expected = known["expected"] as? NSDictionary,
      (expected["source"] as? String ?? "").hasPrefix("exif:"),
      let structure = known["structure"] as? NSDictionary
    else { return false }
    switch structure["kind"] as? String {
    case "jpeg": return (structure["exif_at"] as? Int).map { $0 < 65_536 } ?? false
    case "tiff":
      return ["ifd0_at", "exififd_at"].allSatisfy { key in
        (structure[key] as? Int).map { $0 < 65_536 } ?? true
      }
    default: return true
    }
  }
}

// MARK: - A table

extension ReadCost {
  /// A line for each format.
  private static func table(_ costs: [ReadCost]) -> String {
    let formats = Dictionary(grouping: costs, by: \.format.rawValue).sorted { $0.key < $1.key }
    let heading = line("reads", "files", "median", "9 of 10", "most", "bytes: median", "most")
    return heading + formats.map { row($0.key, $0.value) }.joined()
  }

  /// The line of one format.
  private static func row(_ format: String, _ costs: [ReadCost]) -> String {
    let reads = costs.map(\.readCount).sorted()
    let bytes = costs.map(\.byteCount).sorted()
    func cell(_ numbers: [Int], _ percentage: Int) -> String {
      "\(numbers[min(numbers.count * percentage / 100, numbers.count - 1)])"
    }
    return line(
      format, "\(costs.count)", cell(reads, 50), cell(reads, 90), cell(reads, 100), cell(bytes, 50),
      cell(bytes, 100))
  }

  private static func line(_ title: String, _ cells: String...) -> String {
    title.padding(toLength: 6, withPad: " ", startingAt: 0)
      + cells.map { String(repeating: " ", count: max(1, 15 - $0.count)) + $0 }.joined() + "\n"
  }
}
