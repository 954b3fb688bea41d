#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The names in an open folder, read from the first to the last.
@safe struct DirectoryStream: ~Copyable {
  private let pointer: DirectoryPointer

  /// Starts at the first name of `folder`, which stays open.
  init(_ folder: borrowing FileDescriptor) throws(FileError) {
    // `closedir` will close what `fdopendir` was given.
    let copy = fcntl(folder.number, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw .last }
    guard let pointer = unsafe fdopendir(copy) else {
      let error = FileError.last
      close(copy)
      throw error
    }
    unsafe self.pointer = pointer
  }

  deinit { unsafe closedir(pointer) }

  /// Adds all that is left to `table`, as far as it can be read.
  consuming func read(into table: inout NameTable) throws(FileError) {
    while true {
      // Only this tells the end from an error.
      errno = 0
      guard let record = unsafe readdir(pointer) else { break }
      let kind = unsafe FileKind(listedType: record.pointee.d_type)
      unsafe withUnsafeBytes(of: &record.pointee.d_name) { name in
        let length = unsafe name.firstIndex(of: 0) ?? name.count
        let bytes = unsafe name[..<length].bindMemory(to: UInt8.self)
        let isSelfOrParent = unsafe length <= 2 && bytes.allSatisfy { $0 == UInt8(ascii: ".") }
        if !isSelfOrParent { unsafe table.append(bytes, kind) }
      }
    }
    guard errno == 0 else { throw .last }
  }
}
