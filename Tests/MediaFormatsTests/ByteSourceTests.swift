import Testing

@testable import MediaFormats

@Suite struct ByteSourceTests {
  @Test func `nothing is read before it is asked for`() {
    let store = Recorder(byteCount: 100)
    let source = ByteSource(store)
    #expect(source.byteCount == 100)
    #expect(source.readCount == 0)
    #expect(store.reads.isEmpty)
  }

  @Test(arguments: [1, 100, 4095, 4096])
  func `a file of up to 4 KB costs one read, and all of it is there`(byteCount: Int) throws {
    let store = Recorder(byteCount: byteCount)
    var source = ByteSource(store)
    for offset in 0..<byteCount { #expect(try source.byte(at: offset) == Recorder.byte(offset)) }
    #expect(store.reads == [Recorder.Read(0, byteCount)])
    #expect(source.readCount == 1)
    #expect(source.bytesRead == byteCount)
  }

  /// Places that are asked for one after another, and the reads which that takes.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let asked: [Range<Int>]
    let wanted: Range<Int>?
    let reads: [Recorder.Read]

    init(_ title: String, _ asked: [Range<Int>], wanted: Range<Int>? = nil, _ reads: [(Int, Int)]) {
      testDescription = title
      self.asked = asked
      self.wanted = wanted
      self.reads = reads.map { Recorder.Read($0.0, $0.1) }
    }

    static let rows = [
      Row("behind the head", [0..<1, 9000..<9004], [(0, 4096), (9000, 4096)]),
      Row("within what was read last", [9000..<9004, 13_000..<13_096], [(0, 4096), (9000, 4096)]),
      Row("before it", [9000..<9004, 8999..<9000], [(0, 4096), (9000, 4096), (8999, 4096)]),
      Row("across the end of the head", [4090..<4100], [(0, 4096), (4090, 4096)]),
      Row("the head once more", [0..<1, 9000..<9001, 4095..<4096, 9000..<9001], [(0, 4096), (9000, 4096)]),
      Row("near the end of the file", [19_990..<20_000], [(0, 4096), (19_990, 10)]),
      Row("more than a page", [5000..<15_000], [(0, 4096), (5000, 10_000)]),
      Row("more than the head", [0..<10_000], [(0, 4096), (0, 10_000)]),
      Row(
        "all that is wanted, at once", [100..<104, 15_000..<15_004, 6000..<6004], wanted: 50..<18_000,
        [(0, 4096), (4096, 13_904)]),
      Row(
        "all that is wanted, and begins behind the head", [6000..<6004, 5000..<5004], wanted: 5000..<9000,
        [(0, 4096), (5000, 4000)]),
      Row(
        "what is wanted across the end of the head", [4094..<4098, 9000..<9004], wanted: 50..<18_000,
        [(0, 4096), (4094, 13_906)]),
      Row(
        "what is wanted beyond the end of the file", [15_000..<15_001], wanted: 10_000..<90_000,
        [(0, 4096), (10_000, 10_000)]),
      Row("beside what is wanted", [9000..<9004], wanted: 5000..<9002, [(0, 4096), (9000, 4096)]),
    ]
  }

  @Test(arguments: Row.rows)
  func `as few reads are made as will do`(row: Row) throws {
    let store = Recorder(byteCount: 20_000)
    var source = ByteSource(store)
    source.wanted = row.wanted
    for range in row.asked {
      var bytes: [UInt8] = [0xAA]
      try source.append(range, to: &bytes)
      #expect(bytes == [0xAA] + range.map(Recorder.byte))
    }
    #expect(store.reads == row.reads)
    #expect(source.readCount == row.reads.count)
    #expect(source.bytesRead == row.reads.reduce(0) { $0 + $1.count })
  }

  @Test(arguments: [0, 1, 3, 5000])
  func `what lies outside of the file is refused without a read`(byteCount: Int) {
    let store = Recorder(byteCount: byteCount)
    var source = ByteSource(store)
    for offset in [byteCount, byteCount + 1, 1 << 40, Int.max / 2] {
      #expect(throws: MalformedMedia.truncated(at: byteCount)) { try source.byte(at: offset) }
    }
    for offset in [-1, .min] {
      #expect(throws: MalformedMedia.truncated(at: 0)) { try source.byte(at: offset) }
    }
    #expect(throws: MalformedMedia.truncated(at: max(0, byteCount - 1))) {
      try source.integer16(at: byteCount - 1, .bigEndian)
    }
    #expect(store.reads.isEmpty)
  }

  @Test
  func `an offset at the end of all numbers is outside of every file`() {
    var source = ByteSource([1, 2, 3])
    #expect(throws: MalformedMedia.truncated(at: 3)) { try source.byte(at: .max) }
    #expect(throws: MalformedMedia.truncated(at: 3)) { try source.integer16(at: .max, .bigEndian) }
    #expect(throws: MalformedMedia.truncated(at: 3)) { try source.integer32(at: .max - 1, .bigEndian) }
  }

  @Test func `a signature matches where it stands, and nowhere past the end`() throws {
    var source = ByteSource([1, 2, 3, 4])
    #expect(try source.matches([1, 2], at: 0))
    #expect(try source.matches([3, 4], at: 2))
    #expect(try source.matches([], at: 4))
    for (signature, offset) in [([1, 3], 0), ([4, 5], 3), ([1], 4), ([1], -1), ([1], Int.max), ([1], .min)] {
      #expect(try !source.matches(signature.map { UInt8($0) }, at: offset))
    }
    var empty = ByteSource([])
    #expect(try !empty.matches([1], at: 0))
    #expect(empty.readCount == 0)
  }

  @Test func `numbers stand in either byte order`() throws {
    var source = ByteSource([0xFF, 0xFE, 0x02, 0x01])
    #expect(try source.integer16(at: 0, .bigEndian) == 0xFFFE)
    #expect(try source.integer16(at: 0, .littleEndian) == 0xFEFF)
    #expect(try source.integer32(at: 0, .bigEndian) == 0xFFFE_0201)
    #expect(try source.integer32(at: 0, .littleEndian) == 0x0102_FEFF)
  }

  @Test func `a read that fails is told, and leaves nothing behind`() throws {
    let store = Recorder(byteCount: 20_000)
    var source = ByteSource(store)
    #expect(try source.byte(at: 9000) == Recorder.byte(9000))
    store.failsFrom = 10_000
    #expect(throws: MalformedMedia.unreadable(code: 5, at: 15_000)) { try source.byte(at: 15_000) }
    #expect(source.readCount == 3)
    // The piece that was to be replaced is gone, but the head is not.
    #expect(try source.byte(at: 100) == Recorder.byte(100))
    store.failsFrom = .max
    #expect(try source.byte(at: 15_000) == Recorder.byte(15_000))
    #expect(try source.byte(at: 9000) == Recorder.byte(9000))
  }

  @Test func `a file that shrank while it was read ends where its bytes do`() throws {
    let store = Recorder(byteCount: 20_000)
    store.lacksFrom = 5000
    var source = ByteSource(store)
    #expect(try source.byte(at: 4998) == Recorder.byte(4998))
    #expect(throws: MalformedMedia.truncated(at: 5000)) { try source.byte(at: 5000) }
    #expect(throws: MalformedMedia.truncated(at: 5000)) { try source.integer32(at: 4998, .bigEndian) }
    store.lacksFrom = 0
    source.open(store)
    #expect(throws: MalformedMedia.truncated(at: 0)) { try source.byte(at: 0) }
  }

  @Test func `a file that is asked for in too many places is given up`() throws {
    let store = Recorder(byteCount: 1 << 30)
    var source = ByteSource(store)
    // The first read brings the head too.
    for index in 1..<Limits.reads { _ = try source.byte(at: index * 100_000) }
    #expect(throws: MalformedMedia.scattered(at: 5000)) { try source.byte(at: 5000) }
    #expect(store.reads.count == Limits.reads)
    #expect(source.readCount == Limits.reads)
    // What is there already costs nothing.
    #expect(try source.byte(at: 4000) == Recorder.byte(4000))
  }

  @Test func `another file begins with nothing of the one before`() throws {
    var source = ByteSource(Recorder(byteCount: 20_000))
    _ = try source.byte(at: 9000)
    source.wanted = 0..<20_000
    let next = Recorder(byteCount: 10, adding: 1)
    source.open(next)
    #expect(source.readCount == 0)
    #expect(source.bytesRead == 0)
    #expect(source.wanted == nil)
    #expect(source.byteCount == 10)
    #expect(try source.byte(at: 9) == Recorder.byte(9) &+ 1)
    #expect(throws: MalformedMedia.truncated(at: 10)) { try source.byte(at: 10) }
    #expect(next.reads == [Recorder.Read(0, 10)])
  }

  @Test func `bytes in memory are read like a file's`() throws {
    let bytes = (0..<10_000).map(Recorder.byte)
    var source = ByteSource(bytes)
    for offset in stride(from: 0, to: 10_000, by: 7) {
      #expect(try source.byte(at: offset) == bytes[offset])
    }
    var small: [UInt8] = [0, 0]
    var span = small.mutableSpan
    #expect(try MemoryBytes([1, 2, 3]).read(into: &span, count: 9, at: 1) == 2)
    #expect(try MemoryBytes([1, 2, 3]).read(into: &span, count: 9, at: 7) == 0)
    #expect(small == [2, 3])
  }
}
