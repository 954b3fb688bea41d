/// Where results go: standard output, or the file of `-o`, whole or not at all.
enum Output: Equatable {
  /// A file that is open already, by its number.
  case descriptor(Int32)
  case file([UInt8])

  /// Standard output.
  static let standard = Output.descriptor(1)

  /// Makes sense of the path behind `-o`: `-`, and the names that systems give to open files, mean those.
  init(_ path: [UInt8]) {
    switch String(decoding: path, as: UTF8.self) {
    case "-", "/dev/stdout": self = .standard
    case "/dev/stderr": self = .descriptor(2)
    case let text:
      let number = ["/dev/fd/", "/proc/self/fd/"].lazy.filter(text.hasPrefix).compactMap { prefix in
        Int32(text.dropFirst(prefix.count))
      }
      self = number.first.map { $0 < 0 ? .file(path) : .descriptor($0) } ?? .file(path)
    }
  }

  /// Whether a person is looking.
  var isTerminal: Bool {
    if case .descriptor(let number) = self { System.isTerminal(number) } else { false }
  }

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
      case .descriptor(let number):
        let output = FileDescriptor(borrowing: number)
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
    // What is begun is ended or removed: an interrupt waits until then.
    let interrupts = System.heldInterrupts()
    defer { System.release(interrupts) }
    let temporary = try TemporaryFile(beside: path)
    do throws(SystemError) {
      if let permissions = Files.permissions(of: path) { try temporary.file.setPermissions(permissions) }
      try body { bytes throws(SystemError) in try temporary.file.write(bytes) }
      try temporary.file.synchronize()
      try Files.rename(temporary.path, to: path)
    } catch {
      Files.remove(temporary.path)
      throw error
    }
  }
}

/// A new file that is to take another one's place.
private struct TemporaryFile: ~Copyable {
  let file: FileDescriptor
  let path: [UInt8]

  /// Creates a file in the same folder, under a short name that nobody has.
  init(beside other: [UInt8]) throws(SystemError) {
    var attempt = 0
    while true {
      let name = ".photosel-\(System.processNumber)-\(attempt).part"
      let path = Files.folder(of: other) + Array(name.utf8)
      do throws(SystemError) {
        file = try FileDescriptor(creating: path)
        self.path = path
        return
      } catch {
        // A run of the same number may have been killed here before.
        guard error.isExistence, attempt < 100 else { throw error }
        attempt += 1
      }
    }
  }
}
