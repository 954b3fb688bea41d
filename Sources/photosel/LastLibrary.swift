/// The DIRs that were scanned last, kept for a `select` without any (cli.md, *Which library*).
enum LastLibrary {
  /// The folder of the program's state; `nil` when there is no home.
  private static var folder: [UInt8]? {
    // A relative path is to be ignored (XDG Base Directory Specification); it could lie in a library.
    func absolute(_ name: String) -> [UInt8]? {
      System.variable(name).flatMap { $0.first == UInt8(ascii: "/") ? $0 : nil }
    }
    let state = absolute("XDG_STATE_HOME") ?? absolute("HOME").map { $0 + Array("/.local/state".utf8) }
    return state.map { $0 + Array("/photosel".utf8) }
  }

  /// The bytes of far more DIRs than anyone names.
  private static let limit = 1 << 20

  private static func file(in folder: [UInt8]) -> [UInt8] { folder + Array("/last".utf8) }

  /// The DIRs, as absolute paths; empty when nothing was scanned yet.
  static func roots() -> [[UInt8]] {
    guard let folder, let file = try? FileDescriptor(readingRegular: file(in: folder)),
      let bytes = try? file.readAll(limit: limit)
    else { return [] }
    return bytes.split(separator: 0).map(Array.init)
  }

  /// Remembers DIRs. It is a convenience: where there is no home, or no current folder, nothing is kept.
  static func remember(_ roots: [[UInt8]]) throws(SystemError) {
    let paths = roots.compactMap(PathText.absolute)
    guard let folder, paths.count == roots.count, self.roots() != paths else { return }
    try Files.createFolders(folder)
    do throws(Output.Failure) {
      try Output.file(file(in: folder)).write { write throws(SystemError) in
        try write(Array(paths.map { $0 + [0] }.joined()))
      }
    } catch {
      throw error.error
    }
  }
}
