import Foundation

/// The folder of real photos and videos that PHOTOSEL_CORPUS names.
enum Corpus {
  /// Its path; `nil` where the variable is not set.
  static let folder = ProcessInfo.processInfo.environment["PHOTOSEL_CORPUS"]

  /// Runs `photosel scan` in the folder, or in one below it, with the clock of `zone`.
  static func scan(
    _ arguments: String..., below folder: String = "", zone: String = "UTC"
  ) throws -> Output {
    let program = Bundle.main.bundlePath + "/photosel"
    return try run(
      program, ["scan", "--relative", "--quiet"] + arguments + ["."], in: (Self.folder ?? "") + "/" + folder,
      environment: ["TZ": zone])
  }

  /// Runs `photosel why` on a copy of a file that is alone in its folder, and was last written to at 2020-02-02
  /// 02:02:02 in UTC.
  static func why(_ path: String) throws -> Output {
    let place = FileManager.default.temporaryDirectory.appending(path: "corpus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: place) }
    let file = URL(filePath: (folder ?? "") + "/" + path)
    let copy = place.appending(path: file.lastPathComponent)
    try FileManager.default.copyItem(at: file, to: copy)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_580_608_922)], ofItemAtPath: copy.path())
    return try run(
      Bundle.main.bundlePath + "/photosel", ["why", file.lastPathComponent], in: place.path(),
      environment: ["TZ": "UTC"])
  }

  /// Runs `photosel why` on files where they are.
  static func why(all paths: [String], _ arguments: String...) throws -> Output {
    try run(
      Bundle.main.bundlePath + "/photosel",
      ["why", "--quiet", "--format", "ndjson"] + arguments + ["--"] + paths,
      in: folder ?? "", environment: ["TZ": "UTC"])
  }

  /// Hands what a scan printed to scripts/score-dates.
  static func score(_ scan: Output, _ arguments: String...) throws -> Output {
    try run(
      scripts + "/score-dates", ["manifest.jsonl"] + arguments, in: folder ?? "", input: scan.data)
  }

  /// The files of its folder of JPEGs, by their names.
  static func photos() throws -> [(name: String, bytes: [UInt8])] {
    let photos = URL(filePath: (folder ?? "") + "/jpeg")
    return try FileManager.default.contentsOfDirectory(atPath: photos.path()).sorted().map { name in
      (name, [UInt8](try Data(contentsOf: photos.appending(path: name))))
    }
  }

  /// The files below one of its folders, by their paths from its own beginning.
  static func files(below folder: String) throws -> [(path: String, bytes: [UInt8])] {
    let root = (Self.folder ?? "") + "/"
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root + folder).sorted()
    return try paths.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }.compactMap { path in
      let kind = try FileManager.default.attributesOfItem(atPath: root + path)[.type] as? FileAttributeType
      guard kind == .typeRegular else { return nil }
      return (path, [UInt8](try Data(contentsOf: URL(filePath: root + path))))
    }
  }

  /// What is known of each file, by its path.
  static func manifest() throws -> [String: NSDictionary] {
    let manifest = try Data(contentsOf: URL(filePath: (folder ?? "") + "/manifest.jsonl"))
    let records = try manifest.split(separator: UInt8(ascii: "\n")).map { line in
      try JSONSerialization.jsonObject(with: line) as? NSDictionary ?? [:]
    }
    return Dictionary(records.map { ($0["path"] as? String ?? "", $0) }) { $1 }
  }

  /// A path's extension, as readers are given it.
  static func fileExtension(of path: String) -> [UInt8] {
    Array(URL(filePath: path).pathExtension.lowercased().utf8)
  }

  /// The project's own scripts.
  static let scripts = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../scripts").standardizedFileURL.path()
}

/// What a program printed, and how it ended.
struct Output {
  let data: Data
  let errors: String
  /// The exit code; that of a signal is negative.
  let status: Int32

  var text: String { String(decoding: data, as: UTF8.self) }

  /// The items of an ndjson listing by their paths; what tells only their places is left out.
  func items() throws -> [String: NSDictionary] {
    var items: [String: NSDictionary] = [:]
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard var item = try JSONSerialization.jsonObject(with: line) as? [String: Any],
        let path = item["pathBytes"] as? String ?? item["path"] as? String
      else { throw CocoaError(.coderReadCorrupt) }
      item["index"] = nil
      item["item"] = nil
      items[path] = item as NSDictionary
    }
    return items
  }
}

/// Runs a program to its end. It finds nothing of the user's and leaves nothing behind.
private func run(
  _ program: String, _ arguments: [String], in folder: String, environment: [String: String] = [:],
  input: Data = Data()
) throws -> Output {
  let work = FileManager.default.temporaryDirectory.appending(path: "corpus-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: work, withIntermediateDirectories: false)
  defer { try? FileManager.default.removeItem(at: work) }
  // Files instead of pipes: none of them is ever full.
  let places = ["input", "output", "errors"].map { work.appending(path: $0) }
  for place in places { try input.write(to: place) }
  let process = Process()
  process.executableURL = URL(filePath: program)
  process.arguments = arguments
  process.currentDirectoryURL = URL(filePath: folder)
  process.environment =
    ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "XDG_STATE_HOME": work.path()]
    .merging(environment) { $1 }
  process.standardInput = try FileHandle(forReadingFrom: places[0])
  for place in places[1...] { try Data().write(to: place) }
  process.standardOutput = try FileHandle(forWritingTo: places[1])
  process.standardError = try FileHandle(forWritingTo: places[2])
  try process.run()
  process.waitUntilExit()
  let status = process.terminationStatus
  return Output(
    data: try Data(contentsOf: places[1]), errors: try String(contentsOf: places[2], encoding: .utf8),
    status: process.terminationReason == .exit ? status : -status)
}
