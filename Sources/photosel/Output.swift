/// Where results go: standard output, or the file of `-o`, whole or not at all.
enum Output {
  case standard
  case file([UInt8])

  /// Why results could not be written.
  struct Failure: Error {
    let output: Output
    let error: SystemError
  }

  /// Lends a place to write to; what was written counts only if `body` comes to its end.
  ///
  /// A reader that has closed the pipe has what it wanted: that is no failure.
  func write(_ body: ((borrowing [UInt8]) throws(SystemError) -> Void) throws(SystemError) -> Void)
    throws(Failure)
  {
    do throws(SystemError) {
      switch self {
      case .standard:
        let output = FileDescriptor.standardOutput
        try body { bytes throws(SystemError) in try output.write(bytes) }
      case .file(let path) where Files.isSpecial(path):
        let output = try FileDescriptor(writing: path)
        try body { bytes throws(SystemError) in try output.write(bytes) }
      case .file(let path): try replace(Files.target(of: path), body)
      }
    } catch {
      if error.isBrokenPipe { return }
      throw Failure(output: self, error: error)
    }
  }

  /// Writes to a new file beside the one meant, and lets it take that one's place at the end.
  private func replace(
    _ path: [UInt8], _ body: ((borrowing [UInt8]) throws(SystemError) -> Void) throws(SystemError) -> Void
  ) throws(SystemError) {
    let temporary = path + Array(".\(System.processNumber).part".utf8)
    let file = try FileDescriptor(creating: temporary)
    do throws(SystemError) {
      try body { bytes throws(SystemError) in try file.write(bytes) }
      try file.synchronize()
      try Files.rename(temporary, to: path)
    } catch {
      Files.remove(temporary)
      throw error
    }
  }
}
