/// Bytes in memory, as a file would give them.
public final class MemoryBytes: ByteStore {
  private let bytes: [UInt8]

  /// Creates a store of `bytes`.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// How many bytes there are.
  public var byteCount: Int { bytes.count }

  /// Copies bytes from an offset on.
  public func read(
    into span: inout MutableSpan<UInt8>, count: Int, at offset: Int
  ) throws(MalformedMedia) -> Int {
    let count = min(count, span.count, max(0, bytes.count - offset))
    for index in 0..<count { span[index] = bytes[offset + index] }
    return count
  }
}

extension ByteSource {
  /// Creates a source over bytes in memory.
  public init(_ bytes: [UInt8]) { self.init(MemoryBytes(bytes)) }
}
