#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The names in a folder, in one buffer that is used again for the next folder.
struct NameTable {
  /// A name of the table.
  struct Entry {
    /// Where the name is in the buffer, without the NUL that ends it.
    fileprivate let range: Range<Int>
    /// What has that name, or `nil` where the file system leaves it to `stat`.
    let kind: FileKind?
  }

  /// The names, as they were read or sorted.
  private(set) var entries: [Entry] = []
  private var bytes: [UInt8] = []

  /// Forgets all names and keeps the memory.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Adds `name`.
  mutating func append(_ name: UnsafeBufferPointer<UInt8>, _ kind: FileKind?) {
    let start = bytes.count
    unsafe bytes.append(contentsOf: name)
    entries.append(Entry(range: start..<bytes.count, kind: kind))
    bytes.append(0)
  }

  /// Sorts the names by their bytes.
  mutating func sort() {
    let bytes = bytes
    unsafe bytes.withUnsafeBytes { buffer in
      guard let start = unsafe buffer.bindMemory(to: CChar.self).baseAddress else { return }
      entries.sort { unsafe strcmp(start + $0.range.lowerBound, start + $1.range.lowerBound) < 0 }
    }
  }

  /// Whether `name` is one of the names.
  func contains(_ name: [UInt8]) -> Bool {
    entries.contains { $0.range.count == name.count && bytes[$0.range].elementsEqual(name) }
  }

  /// The name of `entry`.
  subscript(entry: Entry) -> ArraySlice<UInt8> { bytes[entry.range] }

  /// Asks the file system about `entry` of the folder that is open as `folder`.
  func status(
    of entry: Entry, in folder: borrowing FileDescriptor, followsLinks: Bool
  ) throws(FileError) -> (kind: FileKind, status: FileStatus) {
    try unsafe bytes.withUnsafeBufferPointer { buffer throws(FileError) in
      let name = unsafe UnsafeRawBufferPointer(
        rebasing: UnsafeRawBufferPointer(buffer)[entry.range.lowerBound...])
      guard let start = unsafe name.bindMemory(to: CChar.self).baseAddress else {
        throw .system(errno: ENOENT)
      }
      return try unsafe folder.status(of: start, followsLinks: followsLinks)
    }
  }
}
