/// The lists of metadata that a movie holds: user data, items under keys (both: Apple's QuickTime File Format), items
/// under four characters (iTunes), and documents (ISO/IEC 14496-12, 8.11).
struct QuickTimeMetadata {
  /// Whether the camera is one that writes the time on the wall where UTC is due (rule 34): GoPro's boxes tell.
  private(set) var writesWallTime = false
  /// How many more texts are read.
  private var remaining = Limits.movieTexts
}

extension QuickTimeMetadata {
  /// Reads user data (`udta`): items that cameras and programs put there as they like. A zero word may end them.
  mutating func readUserData(
    _ payload: Range<Int>, from source: inout ByteSource, into contents: inout MediaContents
  ) throws(MalformedMedia) {
    var boxes = Boxes(in: payload)
    while let box = try boxes.next(in: &source) {
      switch box.type {
      case .goProFirmware, .goProMetadata, .goProHighlights: writesWallTime = true
      case .xmpUserData: contents.takeXMP(.range(box.payload.clamped(to: payload)))
      case .metadata: try readMeta(box.payload.clamped(to: payload), from: &source, into: &contents)
      case .nikonData:
        guard isWithinLimit() else { return }
        try NikonMovieTags.read(box.payload.clamped(to: payload), from: &source, into: &contents)
      case .location:
        guard isWithinLimit() else { return }
        let point = try source.point(ofLocation: try box.payload(within: payload))
        if let point { contents.details.fill(from: point.details) }
      default:
        guard let item = QuickTimeItem(named: box.type) else { continue }
        guard isWithinLimit() else { return }
        let text = try source.movieText(in: try box.payload(within: payload))
        contents.take(item, text.bytes, at: text.start)
      }
    }
  }

  /// Reads a `meta` box.
  mutating func readMeta(
    _ payload: Range<Int>, from source: inout ByteSource, into contents: inout MediaContents
  ) throws(MalformedMedia) {
    let list = try Self.boxes(ofMeta: payload, in: &source)
    var boxes = Boxes(in: list)
    var keys: [Key]?
    while let box = try boxes.next(in: &source) {
      let part = box.payload.clamped(to: list)
      switch box.type {
      case .metadataKeys: keys = try Self.keys(part, in: &source)
      case .itemList: try readItems(part, keys, from: &source, into: &contents)
      case .xml:
        guard isWithinLimit() else { return }
        try SonyMetadata.read(part.dropFirst(4), from: &source, into: &contents)
      default: break
      }
    }
  }

  /// Counts a text, and says whether there were not more of them than any program writes.
  private mutating func isWithinLimit() -> Bool {
    remaining -= 1
    return remaining >= 0
  }
}

// MARK: - Items

extension QuickTimeMetadata {
  /// The key of an item of interest, counted from 1, and what that is about.
  private typealias Key = (index: UInt32, item: QuickTimeItem)

  /// Leaves out the version, which QuickTime's `meta` boxes lack, as the place of the handler tells.
  private static func boxes(ofMeta payload: Range<Int>, in source: inout ByteSource) throws(MalformedMedia)
    -> Range<Int>
  {
    guard payload.count >= 8 else { return payload }
    if try source.fourCC(at: payload.lowerBound + 4) == .handler { return payload }
    let hasVersion = try source.integer32(at: payload.lowerBound, .bigEndian) == 0
    return hasVersion ? payload.dropFirst(4) : payload
  }

  /// Reads the table of keys, which look like boxes: a size, a namespace and a name. Those of interest are kept.
  private static func keys(_ payload: Range<Int>, in source: inout ByteSource) throws(MalformedMedia) -> [Key]
  {
    var keys: [Key] = []
    var boxes = Boxes(in: payload.dropFirst(8))
    var index: UInt32 = 0
    while keys.count < Limits.movieTexts, let box = try boxes.next(in: &source) {
      index += 1
      let name = try box.payload(within: payload)
      guard box.type == .keyNamespace, name.count <= Limits.textBytes else { continue }
      if let item = QuickTimeItem(key: try source.gather([name], limit: Limits.textBytes)) {
        keys.append((index, item))
      }
    }
    return keys
  }

  /// Reads the items, whose types are numbers of keys or, where there are no keys, names.
  private mutating func readItems(
    _ payload: Range<Int>, _ keys: [Key]?, from source: inout ByteSource, into contents: inout MediaContents
  ) throws(MalformedMedia) {
    var boxes = Boxes(in: payload)
    while let box = try boxes.next(in: &source) {
      let item: QuickTimeItem? =
        if let keys {
          keys.first { $0.index == box.type.rawValue }?.item
        } else {
          QuickTimeItem(named: box.type)
        }
      guard let item else { continue }
      guard isWithinLimit() else { return }
      let text = try source.movieText(in: try box.payload(within: payload))
      contents.take(item, text.bytes, at: text.start)
    }
  }
}
