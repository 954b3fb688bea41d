/// What a track of a movie tells: what it is for, when it was made, and how its pictures lie.
struct QuickTimeTrack {
  /// The first date of the track or its media that there is.
  private(set) var created: HeaderTime?
  /// What its media is for: `vide`, `soun` and others.
  private(set) var handler: FourCC?
  /// Whether its handler is called as GoPro calls them.
  private(set) var isGoPros = false
  /// The size and orientation of its pictures.
  private(set) var details = MediaDetails()
}

extension QuickTimeTrack {
  /// Reads the boxes of the track, which fill `payload`, but for its sample tables.
  mutating func read(_ payload: Range<Int>, from source: inout ByteSource) throws(MalformedMedia) {
    var boxes = Boxes(in: payload)
    while let box = try boxes.next(in: &source) {
      switch box.type {
      case .trackHeader: try readHeader(box.payload.clamped(to: payload), from: &source)
      case .media: return try readMedia(box.payload.clamped(to: payload), from: &source)
      default: break
      }
    }
  }

  /// Reads the track header (ISO/IEC 14496-12, 8.3.2).
  private mutating func readHeader(_ payload: Range<Int>, from source: inout ByteSource)
    throws(MalformedMedia)
  {
    var cursor = BoxCursor(payload)
    let version = try cursor.versionAndFlags(of: &source).version
    created = try cursor.time(version: version, of: &source)
    _ = try cursor.time(version: version, of: &source)
    try cursor.skip(8)  // The track's number, reserved.
    _ = try cursor.length(version: version, of: &source)
    try cursor.skip(16)  // Reserved, layer, group, volume, reserved.
    var matrix: [Int] = []
    for _ in 0..<9 { matrix.append(try cursor.signed32(of: &source)) }
    details.orientation = Self.orientation(matrix)
    // Sixteen bits of fraction.
    let width = try cursor.integer(4, of: &source) >> 16
    details.setSize(width: width, height: try cursor.integer(4, of: &source) >> 16)
  }

  /// Returns the Exif orientation of a matrix that turns by a right angle; `nil` for any other.
  private static func orientation(_ matrix: [Int]) -> Int? {
    switch (matrix[0].signum(), matrix[1].signum(), matrix[3].signum(), matrix[4].signum()) {
    case (1, 0, 0, 1): 1
    case (0, 1, -1, 0): 6
    case (-1, 0, 0, -1): 3
    case (0, -1, 1, 0): 8
    default: nil
    }
  }

  private mutating func readMedia(_ payload: Range<Int>, from source: inout ByteSource) throws(MalformedMedia)
  {
    var boxes = Boxes(in: payload)
    while let box = try boxes.next(in: &source) {
      switch box.type {
      case .mediaHeader:
        guard created == nil else { break }
        var cursor = BoxCursor(box.payload.clamped(to: payload))
        let version = try cursor.versionAndFlags(of: &source).version
        created = try cursor.time(version: version, of: &source)
      case .handler: return try readHandler(box.payload.clamped(to: payload), from: &source)
      default: break
      }
    }
  }

  /// Reads the handler (8.4.3); its name begins with its length in QuickTime.
  private mutating func readHandler(_ payload: Range<Int>, from source: inout ByteSource)
    throws(MalformedMedia)
  {
    guard payload.count >= 12 else { throw .truncated(at: payload.upperBound) }
    handler = try source.fourCC(at: payload.lowerBound + 8)
    let name = payload.lowerBound + 24
    let maker = Array("GoPro".utf8)
    guard payload.upperBound - name > maker.count else { return }
    for place in [name, name + 1] where try source.matches(maker, at: place) { isGoPros = true }
  }
}
