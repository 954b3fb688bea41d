#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A regular file that is open for reading, closed with the value.
public struct OpenFile: ~Copyable, Sendable {
  /// What the file system told when the file was opened.
  public let status: FileStatus
  private let descriptor: FileDescriptor

  /// Opens the file at `path`, through links; a file that was named is opened wherever it is.
  public init(at path: [UInt8]) throws(FileError) {
    try self.init(FileDescriptor.file(at: path))
  }

  /// Takes over `descriptor` if a regular file is behind it.
  init(_ descriptor: consuming FileDescriptor) throws(FileError) {
    let (kind, status) = try descriptor.status()
    guard kind == .file else { throw .notRegularFile }
    self.status = status
    self.descriptor = descriptor
  }

  /// Puts `count` bytes of the file, beginning at `offset`, at the beginning of `bytes`; all that it holds
  /// without a count.
  ///
  /// - Returns: How many bytes were read; fewer than asked for only at the end of the file.
  public func read(
    into bytes: inout MutableSpan<UInt8>, count: Int = .max, at offset: Int64
  ) throws(FileError) -> Int {
    let result: Result<Int, FileError> = unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      let part = unsafe UnsafeMutableBufferPointer(rebasing: buffer.prefix(count))
      return unsafe fill(UnsafeMutableRawBufferPointer(part), at: offset)
    }
    return try result.get()
  }

  /// Returns up to `count` bytes of the file, beginning at `offset`.
  ///
  /// Fewer come back only at the end of the file. No more memory is taken than the file had bytes when it was
  /// opened, however large `count` is.
  public func read(_ count: Int, at offset: Int64) throws(FileError) -> [UInt8] {
    guard count > 0, offset >= 0, offset < status.size else { return [] }
    let count = Int(min(Int64(count), status.size - offset))
    var bytes = [UInt8](repeating: 0, count: count)
    var span = bytes.mutableSpan
    let filled = try read(into: &span, at: offset)
    bytes.removeLast(count - filled)
    return bytes
  }

  /// Reads until `buffer` is full or the file ends; a short read alone means neither.
  private func fill(_ buffer: UnsafeMutableRawBufferPointer, at offset: Int64) -> Result<Int, FileError> {
    var filled = 0
    while filled < buffer.count {
      let (position, overflow) = offset.addingReportingOverflow(Int64(filled))
      guard !overflow else { return .success(filled) }
      let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let count = unsafe pread(descriptor.number, rest.baseAddress, rest.count, off_t(position))
      if count == 0 { break }
      if count > 0 { filled += count } else if errno != EINTR { return .failure(.last) }
    }
    return .success(filled)
  }
}
