/// Something that gives bytes at absolute offsets: an open file.
public protocol ByteStore: AnyObject {
  /// How many bytes there are.
  var byteCount: Int { get }

  /// Puts `count` bytes from an offset on at the beginning of `bytes`, which may be longer.
  /// - Returns: How many it put there; fewer only at the end.
  func read(into bytes: inout MutableSpan<UInt8>, count: Int, at offset: Int) throws(MalformedMedia) -> Int
}

/// A file's bytes, read when they are asked for, in as few pieces as will do.
///
/// Two pieces are kept: the head, and the one that was read last. Every access is checked against the
/// file's size, and every read is counted. One source serves any number of files, one after another, so that
/// the memory of its pieces is taken only once.
public struct ByteSource: ~Copyable {
  /// How many reads were made of this file.
  public private(set) var readCount = 0
  /// How many bytes those reads asked for.
  public private(set) var bytesRead = 0
  /// A part of the file that is wanted whole once a byte of it is missing, so that it costs one read.
  var wanted: Range<Int>?

  private var store: any ByteStore
  private var head = Piece()
  private var last = Piece()

  /// A stretch of the file in memory.
  fileprivate struct Piece {
    var start = 0
    /// How many of the bytes belong to the file; memory of earlier files may follow.
    var count = 0
    var bytes: [UInt8] = []

    func holds(_ offset: Int, _ length: Int) -> Bool { offset >= start && length <= start + count - offset }
  }

  /// Creates a source of a file; nothing is read yet.
  public init(_ store: any ByteStore) { self.store = store }

  /// Goes on to another file.
  public mutating func open(_ store: any ByteStore) {
    self.store = store
    readCount = 0
    bytesRead = 0
    wanted = nil
    head.count = 0
    last.count = 0
  }
}

extension ByteSource {
  /// The file's size in bytes.
  public var byteCount: Int { store.byteCount }

  /// The byte at an offset.
  public mutating func byte(at offset: Int) throws(MalformedMedia) -> UInt8 {
    if try isInHead(offset, 1) { return head.bytes[offset] }
    return last.bytes[offset - last.start]
  }

  /// The 16-bit integer at an offset.
  public mutating func integer16(at offset: Int, _ order: ByteOrder) throws(MalformedMedia) -> Int {
    try withBytes(at: offset, count: 2) { order.integer16($0, 0) }
  }

  /// The 32-bit integer at an offset.
  public mutating func integer32(at offset: Int, _ order: ByteOrder) throws(MalformedMedia) -> Int {
    try withBytes(at: offset, count: 4) { order.integer32($0, 0) }
  }

  /// Appends the bytes of `range` to `bytes`.
  mutating func append(_ range: Range<Int>, to bytes: inout [UInt8]) throws(MalformedMedia) {
    if try isInHead(range.lowerBound, range.count) {
      bytes.append(contentsOf: head.bytes[range])
    } else {
      bytes.append(
        contentsOf: last.bytes[range.lowerBound - last.start..<range.upperBound - last.start])
    }
  }

  /// Lends `count` bytes from an offset on.
  mutating func withBytes<Result>(
    at offset: Int, count: Int, _ body: (Span<UInt8>) -> Result
  ) throws(MalformedMedia) -> Result {
    if try isInHead(offset, count) { return body(head.bytes.span.extracting(offset..<offset + count)) }
    let start = offset - last.start
    return body(last.bytes.span.extracting(start..<start + count))
  }

  /// Says whether the bytes of `range` are in memory, so that looking at them costs no read.
  func holds(_ range: Range<Int>) -> Bool {
    head.holds(range.lowerBound, range.count) || last.holds(range.lowerBound, range.count)
  }

  /// Says whether `signature` stands at an offset; past the end of the file nothing does.
  public mutating func matches(_ signature: [UInt8], at offset: Int) throws(MalformedMedia) -> Bool {
    guard offset >= 0, offset <= byteCount - signature.count else { return false }
    return try withBytes(at: offset, count: signature.count) { bytes in
      for index in signature.indices where bytes[index] != signature[index] { return false }
      return true
    }
  }

  /// Makes one of the two pieces hold `length` bytes at `offset`, and says whether it is the head.
  private mutating func isInHead(_ offset: Int, _ length: Int) throws(MalformedMedia) -> Bool {
    if head.holds(offset, length) { return true }
    if last.holds(offset, length) { return false }
    let end = offset &+ length
    guard offset >= 0, end >= offset, end <= byteCount else {
      throw .truncated(at: max(0, min(offset, byteCount)))
    }
    if head.count == 0 {
      try read(0, min(Limits.head, byteCount), intoHead: true)
      if head.holds(offset, length) { return true }
    }
    if let wanted, wanted.lowerBound <= offset, end <= wanted.upperBound {
      // What the head holds needs no second read, unless the bytes asked for straddle its end.
      let start = min(offset, max(wanted.lowerBound, head.count))
      try read(start, min(wanted.upperBound, byteCount) - start, intoHead: false)
    } else {
      try read(offset, max(length, min(Limits.head, byteCount - offset)), intoHead: false)
    }
    guard last.holds(offset, length) else { throw .truncated(at: last.start + last.count) }
    return false
  }
  private mutating func read(_ offset: Int, _ count: Int, intoHead: Bool) throws(MalformedMedia) {
    guard readCount < Limits.reads else { throw .scattered(at: offset) }
    readCount += 1
    bytesRead += count
    if intoHead {
      try head.read(offset, count, from: store)
    } else {
      try last.read(offset, count, from: store)
    }
  }
}

extension ByteSource.Piece {
  fileprivate mutating func read(_ offset: Int, _ length: Int, from store: any ByteStore)
    throws(MalformedMedia)
  {
    count = 0
    if bytes.count < length { bytes = [UInt8](repeating: 0, count: max(length, Limits.head)) }
    start = offset
    var span = bytes.mutableSpan
    count = try store.read(into: &span, count: length, at: offset)
  }
}

/// The order in which a number's bytes stand.
public enum ByteOrder: Sendable {
  /// The most significant first, `MM`.
  case bigEndian
  /// The least significant first, `II`.
  case littleEndian

  /// The 16-bit integer that stands at a place of `bytes`.
  @inline(__always)
  func integer16(_ bytes: Span<UInt8>, _ offset: Int) -> Int {
    switch self {
    case .bigEndian: Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    case .littleEndian: Int(bytes[offset + 1]) << 8 | Int(bytes[offset])
    }
  }

  /// The 32-bit integer that stands at a place of `bytes`.
  @inline(__always)
  func integer32(_ bytes: Span<UInt8>, _ offset: Int) -> Int {
    let first = integer16(bytes, offset)
    let second = integer16(bytes, offset + 2)
    return self == .bigEndian ? first << 16 | second : second << 16 | first
  }
}
