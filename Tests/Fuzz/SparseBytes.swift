import MediaFormats

/// Bytes that zeros follow for a terabyte, as in a sparse file: on it every length that a file may state is true,
/// and what is read for one must be bounded otherwise.
final class SparseBytes: ByteStore {
  private let bytes: [UInt8]
  let byteCount = 1 << 40

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func read(into span: inout MutableSpan<UInt8>, count: Int, at offset: Int) throws(MalformedMedia) -> Int {
    let count = min(count, span.count, byteCount - offset)
    let told = max(0, min(count, bytes.count - offset))
    for index in 0..<told { span[index] = bytes[offset + index] }
    for index in told..<count { span[index] = 0 }
    return count
  }
}

extension SparseBytes {
  /// How much longer than other files it may take: the reads that a file is granted, all of them for zeros that are
  /// looked at one by one, are a matter of milliseconds in a release alone.
  static let patience: Int = {
    #if DEBUG
      10
    #else
      1
    #endif
  }()

  /// Whether these bytes are among the few that are tried as a sparse file too: to find the end of a search through
  /// zeros takes a hundred times as long as to read a small file.
  static func isWorthIt(for bytes: [UInt8]) -> Bool {
    var hash: UInt32 = 0
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return (hash >> 24).isMultiple(of: 128)
  }
}
