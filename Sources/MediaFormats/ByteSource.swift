/// A file's bytes at absolute offsets, read when they are asked for, in as few pieces as will do.
///
/// Two pieces are kept: the head, and the one that was read last. Every access is checked against the
/// file's size, and every read is counted.
public struct ByteSource: ~Copyable {
  /// Reads up to `count` bytes at an offset; fewer only at the end of the file.
  public typealias Fetch = (_ offset: Int, _ count: Int) throws(MalformedMedia) -> [UInt8]

  /// The file's size in bytes.
  public let byteCount: Int
  /// How many reads were made.
  public private(set) var readCount = 0
  /// How many bytes those reads asked for.
  public private(set) var bytesRead = 0
  /// A part of the file that is wanted whole once a byte of it is missing, so that it costs one read.
  public var wanted: Range<Int>?

  private let fetch: Fetch
  private var head: [UInt8] = []
  private var piece: [UInt8] = []
  private var pieceStart = 0

  /// Creates a source of `byteCount` bytes; nothing is read yet.
  public init(byteCount: Int, fetch: @escaping Fetch) {
    self.byteCount = byteCount
    self.fetch = fetch
  }

  /// Creates a source over bytes in memory.
  public init(_ bytes: [UInt8]) {
    self.init(byteCount: bytes.count) { offset, count in Array(bytes[offset..<offset + count]) }
  }
}

extension ByteSource {
  /// The byte at an offset.
  public mutating func byte(at offset: Int) throws(MalformedMedia) -> UInt8 {
    if offset >= 0, offset < head.count { return head[offset] }
    try load(offset, 1)
    return offset < head.count ? head[offset] : piece[offset - pieceStart]
  }

  /// The 16-bit integer at an offset.
  public mutating func integer16(at offset: Int, _ order: ByteOrder) throws(MalformedMedia) -> Int {
    try load(offset, 2)
    return withLoaded(offset) { bytes, start in
      switch order {
      case .bigEndian: Int(bytes[start]) << 8 | Int(bytes[start + 1])
      case .littleEndian: Int(bytes[start + 1]) << 8 | Int(bytes[start])
      }
    }
  }

  /// The 32-bit integer at an offset.
  public mutating func integer32(at offset: Int, _ order: ByteOrder) throws(MalformedMedia) -> Int {
    let first = try integer16(at: offset, order)
    let second = try integer16(at: offset + 2, order)
    return order == .bigEndian ? first << 16 | second : second << 16 | first
  }

  /// Appends the bytes of `range` to `bytes`.
  public mutating func append(_ range: Range<Int>, to bytes: inout [UInt8]) throws(MalformedMedia) {
    try load(range.lowerBound, range.count)
    withLoaded(range.lowerBound) { loaded, start in
      bytes.append(contentsOf: loaded[start..<start + range.count])
    }
  }

  /// Says whether `signature` stands at an offset; past the end of the file nothing does.
  public mutating func matches(_ signature: [UInt8], at offset: Int) throws(MalformedMedia) -> Bool {
    guard offset >= 0, offset <= byteCount - signature.count else { return false }
    try load(offset, signature.count)
    return withLoaded(offset) { bytes, start in
      for index in signature.indices where bytes[start + index] != signature[index] { return false }
      return true
    }
  }

  /// Lends the piece that holds `offset`, which was loaded, with the place of that offset in it.
  private func withLoaded<Result>(_ offset: Int, _ body: ([UInt8], Int) -> Result) -> Result {
    if offset >= pieceStart, offset < pieceStart + piece.count { return body(piece, offset - pieceStart) }
    return body(head, offset)
  }

  /// Makes one of the two pieces hold `count` bytes at `offset`.
  private mutating func load(_ offset: Int, _ count: Int) throws(MalformedMedia) {
    let end = offset &+ count
    if offset >= pieceStart, end <= pieceStart + piece.count { return }
    if offset >= 0, end <= head.count { return }
    guard offset >= 0, end >= offset, end <= byteCount else {
      throw .truncated(at: max(0, min(offset, byteCount)))
    }
    if head.isEmpty {
      head = try read(0, min(Limits.head, byteCount))
      if end <= head.count { return }
    }
    if let wanted, wanted.lowerBound <= offset, end <= wanted.upperBound {
      // What the head holds needs no second read, unless the bytes asked for straddle its end.
      let start = min(offset, max(wanted.lowerBound, head.count))
      piece = try read(start, min(wanted.upperBound, byteCount) - start)
      pieceStart = start
    } else {
      piece = try read(offset, max(count, min(Limits.head, byteCount - offset)))
      pieceStart = offset
    }
    guard end <= pieceStart + piece.count else { throw .truncated(at: pieceStart + piece.count) }
  }

  private mutating func read(_ offset: Int, _ count: Int) throws(MalformedMedia) -> [UInt8] {
    guard readCount < Limits.reads else { throw .scattered(at: offset) }
    readCount += 1
    bytesRead += count
    return try fetch(offset, count)
  }
}

/// The order in which a number's bytes stand.
public enum ByteOrder: Sendable {
  /// The most significant first, `MM`.
  case bigEndian
  /// The least significant first, `II`.
  case littleEndian
}
