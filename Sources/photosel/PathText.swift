/// What is done to paths as text; nothing here asks the file system.
enum PathText {
  private static let slash = UInt8(ascii: "/")

  /// Returns a path that holds from anywhere; `nil` when the current folder has none.
  ///
  /// Names that only say "here" are dropped; `..` stays, as links make it mean what the file system says.
  static func absolute(_ path: [UInt8]) -> [UInt8]? {
    var base: [UInt8] = []
    if path.first != slash {
      guard let folder = System.currentFolder else { return nil }
      base = folder + [slash]
    }
    let names = (base + path).split(separator: slash).filter { $0 != [UInt8(ascii: ".")] }
    return names.isEmpty ? [slash] : names.reduce([]) { $0 + [slash] + $1 }
  }
}
