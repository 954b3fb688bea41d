import FileWalk
import MediaFormats

/// The file that is open at the moment.
final class OpenFileBytes: ByteStore {
  private var file: OpenFile?
  private(set) var byteCount = 0

  /// Takes over a file, and tells what the file system told of it.
  func open(_ file: consuming OpenFile) -> FileStatus {
    let status = file.status
    byteCount = Int(status.size)
    self.file = consume file
    return status
  }

  /// Closes the file.
  func close() { file = nil }

  func read(into bytes: inout MutableSpan<UInt8>, count: Int, at offset: Int) throws(MalformedMedia) -> Int {
    do throws(FileError) {
      return try file?.read(into: &bytes, count: count, at: Int64(offset)) ?? 0
    } catch .system(let code) {
      throw .unreadable(code: code, at: offset)
    } catch {
      throw .truncated(at: offset)
    }
  }
}
