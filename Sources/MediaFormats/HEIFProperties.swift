/// What the pictures of a HEIF file are like (ISO/IEC 23008-12, 6.5 and 9.3).
enum HEIFProperties {
  private enum BoxType {
    static let container = FourCC("i", "p", "c", "o")
    static let association = FourCC("i", "p", "m", "a")
    static let spatialExtents = FourCC("i", "s", "p", "e")
    static let rotation = FourCC("i", "r", "o", "t")
    static let mirror = FourCC("i", "m", "i", "r")
  }

  /// Returns size and orientation of the primary item; `nil` where nothing is said of it.
  ///
  /// What is said of it without a word of turning says that it stands upright.
  static func details(
    in tables: HEIFTables, of source: inout ByteSource
  ) throws(MalformedMedia) -> MediaDetails? {
    guard let item = tables.primaryItem, let table = tables.properties else { return nil }
    var properties: [Box] = []
    var associated: [Int]?
    var boxes = Boxes(in: table)
    while let box = try boxes.next(in: &source) {
      switch box.type {
      case BoxType.container where properties.isEmpty:
        var container = Boxes(in: box.payload)
        while let property = try container.next(in: &source) { properties.append(property) }
      case BoxType.association where associated == nil:
        associated = try Self.associated(with: item, in: box, of: &source)
      default: continue
      }
    }
    guard let associated else { return nil }
    // They count from 1; 0 is none.
    let used = associated.map { $0 - 1 }.filter(properties.indices.contains).map { properties[$0] }
    return try details(used, of: &source)
  }

  /// Returns the numbers of the properties that a table gives an item; `nil` where it does not list the item.
  private static func associated(
    with item: Int, in table: Box, of source: inout ByteSource
  ) throws(MalformedMedia) -> [Int]? {
    var cursor = BoxCursor(table.payload)
    let (version, flags) = try cursor.versionAndFlags(of: &source)
    let byteCount = flags & 1 == 0 ? 1 : 2
    for _ in 0..<min(try cursor.integer(4, of: &source), Limits.items) {
      let isWanted = try cursor.integer(version == 0 ? 2 : 4, of: &source) == item
      let count = try cursor.integer(1, of: &source)
      guard isWanted else {
        try cursor.skip(count * byteCount)
        continue
      }
      var numbers: [Int] = []
      // The highest bit says whether a reader must know the property.
      let mask = 1 << (8 * byteCount - 1) - 1
      for _ in 0..<count { numbers.append(try cursor.integer(byteCount, of: &source) & mask) }
      return numbers
    }
    return nil
  }

  private static func details(
    _ properties: [Box], of source: inout ByteSource
  ) throws(MalformedMedia) -> MediaDetails {
    var details = MediaDetails()
    var turn = Turn()
    for property in properties {
      var cursor = BoxCursor(property.payload)
      switch property.type {
      case BoxType.spatialExtents:
        _ = try cursor.versionAndFlags(of: &source)
        let width = try cursor.integer(4, of: &source)
        details.setSize(width: width, height: try cursor.integer(4, of: &source))
      case BoxType.rotation: turn.rotate(quarters: try cursor.integer(1, of: &source) & 3)
      case BoxType.mirror: turn.mirror(isSideways: try cursor.integer(1, of: &source) & 1 == 1)
      default: continue
      }
    }
    details.orientation = turn.orientation
    return details
  }
}

/// One of the eight ways in which a picture can be turned and mirrored to stand upright.
private struct Turn {
  /// Whether left and right are exchanged, before all else.
  private var isMirrored = false
  /// How many quarters of a circle it is then turned, against the clock.
  private var quarters = 0

  /// Turns it further, against the clock (ISO/IEC 23008-12, 6.5.10).
  mutating func rotate(quarters more: Int) { quarters = (quarters + more) & 3 }

  /// Exchanges left and right, or top and bottom (ISO/IEC 23008-12, 6.5.12).
  mutating func mirror(isSideways: Bool) {
    isMirrored.toggle()
    quarters = ((isSideways ? 0 : 2) - quarters) & 3
  }

  /// What Exif calls it.
  var orientation: Int { (isMirrored ? [2, 5, 4, 7] : [1, 8, 3, 6])[quarters] }
}
