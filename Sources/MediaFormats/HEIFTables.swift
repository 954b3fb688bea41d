/// Where the tables are that tell of a file's items (ISO/IEC 14496-12, 8.11): the boxes of its `meta` box.
struct HEIFTables {
  private enum BoxType {
    static let primaryItem = FourCC("p", "i", "t", "m")
    static let information = FourCC("i", "i", "n", "f")
    static let locations = FourCC("i", "l", "o", "c")
    static let references = FourCC("i", "r", "e", "f")
    static let properties = FourCC("i", "p", "r", "p")
    static let itemData = FourCC("i", "d", "a", "t")
  }

  /// The number of the item that is the picture itself.
  private(set) var primaryItem: Int?
  /// What the items are.
  private(set) var information: Range<Int>?
  /// Where they are.
  private(set) var locations: Range<Int>?
  /// How they belong together.
  private(set) var references: Range<Int>?
  /// What the pictures among them are like.
  private(set) var properties: Range<Int>?
  /// The contents of items that are kept among the tables.
  private(set) var itemData: Range<Int>?

  /// Finds the tables, in whatever order they come; of two of a kind, the first counts.
  mutating func find(in meta: Box, of source: inout ByteSource) throws(MalformedMedia) {
    var cursor = BoxCursor(meta.payload)
    _ = try cursor.versionAndFlags(of: &source)
    var boxes = Boxes(in: cursor.rest)
    while let box = try boxes.next(in: &source) {
      switch box.type {
      case BoxType.primaryItem where primaryItem == nil:
        primaryItem = try Self.primaryItem(in: box, of: &source)
      case BoxType.information: information = information ?? box.payload
      case BoxType.locations: locations = locations ?? box.payload
      case BoxType.references: references = references ?? box.payload
      case BoxType.properties: properties = properties ?? box.payload
      case BoxType.itemData: itemData = itemData ?? box.payload
      default: continue
      }
    }
  }

  private static func primaryItem(in box: Box, of source: inout ByteSource) throws(MalformedMedia) -> Int {
    var cursor = BoxCursor(box.payload)
    let version = try cursor.versionAndFlags(of: &source).version
    return try cursor.integer(version == 0 ? 2 : 4, of: &source)
  }
}
