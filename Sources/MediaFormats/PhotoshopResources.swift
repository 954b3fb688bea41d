/// The image resources of Photoshop (*Adobe Photoshop File Formats Specification*, *Image Resource Blocks*): one list in
/// a file of its own, or in as many APP13 segments of a JPEG as it takes.
struct PhotoshopResources {
  /// A resource, and where in the list its value is.
  struct Resource: Equatable {
    let identifier: Int
    let value: Range<Int>
  }

  /// The resources of interest.
  enum Identifier {
    static let iptc = 0x0404
    static let exif = 0x0422
    static let xmp = 0x0424
  }

  private static let segmentSignature = Array("Photoshop 3.0\0".utf8)
  /// What a resource begins with: Photoshop's own, and those of programs that came before or beside it.
  private static let signatures = [
    FourCC("8", "B", "I", "M"), FourCC("P", "H", "U", "T"), FourCC("D", "C", "S", "R"),
    FourCC("A", "g", "H", "g"), FourCC("M", "e", "S", "a"),
  ]
  /// The bytes of a resource without name and value.
  private static let emptyByteCount = 12

  /// Where the list is, piece by piece.
  private var pieces: [Range<Int>] = []
  /// Where in the list the next resource is.
  private var offset = 0
  /// How many more resources are looked at.
  private var remaining = Limits.imageResources

  /// A list of which no piece is known yet.
  init() {}

  /// A list in one piece.
  init(in range: Range<Int>) { pieces = [range] }
}

extension PhotoshopResources {
  /// Takes a further piece of the list, if an APP13 segment is one.
  mutating func append(_ segment: JPEGSegment, in source: inout ByteSource) throws(MalformedMedia) {
    guard pieces.count < Limits.pieces,
      try source.matches(Self.segmentSignature, at: segment.payload.lowerBound)
    else { return }
    pieces.append(segment.payload.dropFirst(Self.segmentSignature.count))
  }

  /// Returns the next resource; `nil` at the end of the list, and where it goes on with what is none.
  /// - Throws: where the file ends before the list.
  mutating func next(in source: inout ByteSource) throws(MalformedMedia) -> Resource? {
    guard remaining > 0, byteCount - offset >= Self.emptyByteCount else { return nil }
    remaining -= 1
    // A signature, an identifier, and the length of a name, which with the name takes an even number of bytes.
    let head = try bytes(offset..<offset + 7, in: &source)
    let signature = UInt32(truncatingIfNeeded: ByteOrder.bigEndian.integer32(head.span, 0))
    guard Self.signatures.contains(FourCC(rawValue: signature)) else { return nil }
    let size = offset + 6 + (Int(head[6]) + 2) / 2 * 2
    guard byteCount - size >= 4 else { return nil }
    let count = try bytes(size..<size + 4, in: &source)
    let value = size + 4..<size + 4 + ByteOrder.bigEndian.integer32(count.span, 0)
    offset = value.upperBound + value.count % 2
    return Resource(identifier: ByteOrder.bigEndian.integer16(head.span, 4), value: value)
  }

  /// Returns the data sets of IPTC-IIM; `nil` when there are none.
  mutating func iptc(in source: inout ByteSource) throws(MalformedMedia) -> Payload? {
    while let resource = try next(in: &source) {
      if resource.identifier == Identifier.iptc { return try payload(of: resource, in: &source) }
    }
    return nil
  }

  /// Returns what a resource holds; `nil` for nothing.
  func payload(of resource: Resource, in source: inout ByteSource) throws(MalformedMedia) -> Payload? {
    try source.payload(in: ranges(of: resource.value), limit: Limits.iptc)
  }

  /// The bytes of the list, as far as it says.
  private var byteCount: Int { pieces.reduce(0) { $0 + $1.count } }

  /// Returns the bytes of a part of the list, all of which are there.
  private func bytes(_ part: Range<Int>, in source: inout ByteSource) throws(MalformedMedia) -> [UInt8] {
    let bytes = try source.gather(ranges(of: part), limit: part.count)
    guard bytes.count == part.count else { throw .truncated(at: source.byteCount) }
    return bytes
  }

  /// Returns where in the file a part of the list is.
  private func ranges(of part: Range<Int>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for piece in pieces {
      let shared = part.clamped(to: start..<start + piece.count)
      if !shared.isEmpty {
        let first = piece.lowerBound + shared.lowerBound - start
        ranges.append(first..<first + shared.count)
      }
      start += piece.count
    }
    return ranges
  }
}
